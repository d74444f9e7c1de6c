// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/formname.h"

#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

/// The cell behind the first label that `labels` knows.
static Passage valueBehind(const QList<TextLine> &lines, const QRegularExpression &labels)
{
    for (const TextLine &line : lines) {
        for (qsizetype c = 0; c + 1 < line.cells.size(); ++c) {
            if (labels.match(folded(line.cell(c).text).trimmed()).hasMatch())
                return line.cell(c + 1).trimmed();
        }
    }
    return {};
}

static bool isName(const QString &text)
{
    constexpr qsizetype longest = 40;
    return !text.isEmpty() && text.size() <= longest && !hasHan(text) &&
           std::ranges::all_of(text, [](QChar c) {
               return c.isLetter() || c.isMark() || QStringView(u" -'’.").contains(c);
           });
}

std::optional<Passage> formName(const QList<TextLine> &lines)
{
    static const QRegularExpression family(
        u"^(?:family|last|sur) ?name(?:\\(s\\)|s)?(?: ?\\(.*\\))? ?:?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression given(
        u"^(?:given|first|fore) ?name(?:\\(s\\)|s)?(?: ?\\(.*\\))? ?:?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const Passage last = valueBehind(lines, family);
    Passage name = valueBehind(lines, given);
    if (!isName(last.text) || !isName(name.text))
        return std::nullopt;
    name.insertText(u" ");
    name.append(last);
    return name;
}

} // namespace Bole
