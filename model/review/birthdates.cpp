// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/birthdates.h"

#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <ranges>

namespace Bole {

QList<Span> fullDates(const QString &text)
{
    static const QString year = QStringLiteral("(?:1[89]|20)\\d{2}");
    static const QString month =
        QStringLiteral("(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?,?");
    static const QString day = QStringLiteral("\\d{1,2}(?:st|nd|rd|th)?,?");
    static const QRegularExpression date(
        QStringLiteral(R"((?<!\d)(?:%1\s*[-./年]\s*\d{1,2}\s*[-./月]\s*\d{1,2}(?:\s*日)?|)"
                       R"(\d{1,2}\s*[-./]\s*\d{1,2}\s*[-./]\s*%1|%3\s+%2\s+%1|%2\s+%3\s+%1)(?!\d))")
            .arg(year, month, day),
        QRegularExpression::CaseInsensitiveOption);
    QList<Span> found;
    auto matches = date.globalMatch(folded(text));
    while (matches.hasNext()) {
        const auto match = matches.next();
        found.append({match.capturedStart(), match.capturedLength()});
    }
    return found;
}

QString withoutFullDates(const QString &text, const QString &mask)
{
    QString result = text;
    const QList<Span> dates = fullDates(text);
    for (const Span &date : dates | std::views::reverse)
        result.replace(date.start, date.length, mask);
    return result;
}

} // namespace Bole
