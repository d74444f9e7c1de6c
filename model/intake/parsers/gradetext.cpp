// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/gradetext.h"

#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

GradeText::GradeText(QStringView text) : m_original(text), m_text(folded(text))
{
    foldDecimalCommas();
    maskPlaceholders();
}

bool GradeText::isFree(Span span) const
{
    return std::ranges::none_of(m_found,
                                [&](const GradeFinding &f) { return f.span.overlaps(span); });
}

Span GradeText::spanOf(const QRegularExpressionMatch &match, int group)
{
    return {match.capturedStart(group), match.capturedLength(group)};
}

void GradeText::add(GradeFinding finding, Span span, double score)
{
    if (!isFree(span))
        return;
    finding.span = trimmedSpan(span);
    finding.score = score;
    m_found.append(finding);
}

Span GradeText::trimmedSpan(Span span) const
{
    while (span.length > 0 && QStringView(u" ,;:").contains(m_text[span.start])) {
        ++span.start;
        --span.length;
    }
    while (span.length > 0 && QStringView(u" ,;:").contains(m_text[span.end() - 1]))
        --span.length;
    return span;
}

std::optional<double> GradeText::number(const QRegularExpressionMatch &match, QStringView group)
{
    const QString text = match.captured(group.toString());
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

bool GradeText::isPartial(Span span) const
{
    static const QRegularExpression before(
        u"(?:major|semester|term|per "
        u"year|year\\s*\\d|last|junior|senior|sophomore|freshman|专业课|"
        "主修|学期|学年|核心课|大[一二三四])[^,;。]{0,12}$"_s,
        caseless);
    static const QRegularExpression within(u"^\\s*(?:major|semester|专业课|主修)"_s, caseless);
    static const QRegularExpression after(u"^\\s*[(,]?\\s*(?:in\\s+)?(?:\\d(?:st|nd|rd|th)\\s+("
                                          u"?:year|semester)|major|last\\s|大[一二三四]|第"
                                          "[一二三四\\d]\\s*学[年期])"_s,
                                          caseless);
    return before.match(m_text.left(span.start).right(24)).hasMatch() ||
           after.match(m_text.mid(span.end(), 24)).hasMatch() ||
           within.match(m_text.mid(span.start, 12)).hasMatch();
}

/// "1,3" is 1.3 in many countries; a list of numbers has spaces or more commas.
void GradeText::foldDecimalCommas()
{
    static const QRegularExpression decimal(u"(?<![\\d.,])\\d{1,2},(?=\\d{1,2}(?![\\d,]))"_s);
    for (auto it = decimal.globalMatch(m_text); it.hasNext();)
        m_text[it.next().capturedEnd() - 1] = u'.';
}

/// "X.XX/4.00" only stands for a grade, and 4 is none.
void GradeText::maskPlaceholders()
{
    static const QRegularExpression masked(
        u"(?<![A-Za-z])[xX*]+(?:\\.[xX*\\d]+)?\\s*/\\s*[\\dxX*]+(?:\\.[\\dxX*]+)?|"
        u"\\d\\.[xX*]+(?:\\s*/\\s*[\\d.]+)?"_s);
    for (auto it = masked.globalMatch(m_text); it.hasNext();) {
        const auto match = it.next();
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i)
            m_text[i] = u'|';
    }
}

} // namespace Bole
