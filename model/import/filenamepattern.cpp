// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/filenamepattern.h"

namespace Bole {

using namespace Qt::StringLiterals;

Result<FileNamePattern> FileNamePattern::fromText(const QString &text)
{
    static const QRegularExpression part(u"\\{([^{}]*)\\}|\\*"_s);
    QString expression;
    QStringList named;
    qsizetype at = 0;
    for (const QRegularExpressionMatch &match : part.globalMatch(text)) {
        expression += QRegularExpression::escape(text.mid(at, match.capturedStart() - at));
        at = match.capturedEnd();
        const QString name = match.captured(1).trimmed().toLower();
        const bool isKnown = name == u"number" || name == u"name" || name == u"kind";
        if (match.captured() == u"*") {
            expression += u".*?"_s;
            continue;
        }
        if (!isKnown || named.contains(name))
            return failure(ErrorCode::InvalidValue, u"pattern"_s);
        named.append(name);
        expression +=
            u"(?<%1>%2)"_s.arg(name, name == u"number" ? u"[\\p{L}\\p{N}-]+?"_s : u".+?"_s);
    }
    if (!named.contains(u"number"_s) && !named.contains(u"name"_s))
        return failure(ErrorCode::InvalidValue, u"pattern"_s);
    FileNamePattern pattern;
    pattern.m_text = text;
    pattern.m_expression = QRegularExpression(
        u'^' + expression + QRegularExpression::escape(text.mid(at)) + u'$',
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
    return pattern.m_expression.isValid() ? Result<FileNamePattern>(pattern)
                                          : failure(ErrorCode::InvalidValue, u"pattern"_s);
}

FileNamePattern::Parts FileNamePattern::parts(const QString &stem) const
{
    if (isEmpty())
        return {};
    const QRegularExpressionMatch match = m_expression.match(stem.trimmed());
    const auto captured = [&](const QString &name) {
        return match.hasMatch() ? match.captured(name).trimmed() : QString();
    };
    return {captured(u"number"_s), captured(u"name"_s), captured(u"kind"_s)};
}

} // namespace Bole
