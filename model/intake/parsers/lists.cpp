// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/lists.h"

#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

Span stripped(const QString &text, Span span)
{
    while (span.length > 0 &&
           (text[span.start].isSpace() || QStringView(u"•·-*,;:=>").contains(text[span.start]))) {
        ++span.start;
        --span.length;
    }
    while (span.length > 0 && (text[span.end() - 1].isSpace() ||
                               QStringView(u",;:。=>").contains(text[span.end() - 1])))
        --span.length;
    if (span.length > 1 && text[span.end() - 1] == u'.')
        --span.length;
    return span;
}

Span labelSpan(const QString &text)
{
    static const QRegularExpression label(
        u"^\\s*(?:[^\\p{L}\\p{N}\\s(]+\\s*)?([\\p{L}][^:,;。、]{0,40}?)\\s*[:：]\\s*(?!//)"_s);
    const auto match = label.match(text);
    if (!match.hasMatch())
        return {};
    return {match.capturedStart(1), match.capturedLength(1)};
}

QList<Span> splitList(QStringView source)
{
    const QString text = folded(source);
    QList<Span> parts;
    qsizetype from = 0;
    int depth = 0;
    const auto cut = [&](qsizetype at, qsizetype length) {
        const Span part = stripped(text, {from, at - from});
        if (part.length > 0)
            parts.append(part);
        from = at + length;
    };
    static const QRegularExpression others(u"[,、;|•·∙]|://"_s);
    const bool manySlashes = text.count(u'/') >= 2 && !text.contains(others);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'(' || c == u'[')
            ++depth;
        else if (c == u')' || c == u']')
            depth = std::max(0, depth - 1);
        if (depth > 0)
            continue;
        const bool spaced =
            i > 0 && i + 1 < text.size() && text[i - 1].isSpace() && text[i + 1].isSpace();
        if (QStringView(u",;、|•·∙").contains(c) || c == u'。' ||
            (c == u'/' && (spaced || manySlashes)) || (c == u'>' && spaced)) {
            cut(i, 1);
        } else if (text.mid(i, 4) == u" == "_s) {
            cut(i, 4);
        } else if (c == u' ' && text.mid(i, 3) == u"   "_s) {
            cut(i, 3);
        } else if (c == u'.' && i + 1 < text.size() && text[i + 1] == u' ' && i > 2 &&
                   text[i - 1].isLower()) {
            cut(i, 1); // a sentence ends
        }
    }
    cut(text.size(), 0);
    // "A, B and C": the last two
    static const QRegularExpression joint(u"\\s+(?:and|&)\\s+|\\s*(?:和|与|以及)\\s*"_s);
    QList<Span> list;
    for (const Span &part : std::as_const(parts)) {
        const auto match = joint.match(text.mid(part.start, part.length));
        const bool list2 = match.hasMatch() && parts.size() > 1 && &part == &parts.last() &&
                           match.capturedStart() > 0;
        if (!list2) {
            list.append(part);
            continue;
        }
        list.append(stripped(text, {part.start, match.capturedStart()}));
        list.append(
            stripped(text, {part.start + match.capturedEnd(), part.length - match.capturedEnd()}));
    }
    return list;
}

QList<qsizetype> labelStarts(QStringView source)
{
    const QString text = folded(source);
    QList<qsizetype> starts{0};
    if (labelSpan(text).isEmpty())
        return starts;
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        const bool initial = text[i - 1].isUpper() && (i < 2 || !text[i - 2].isLetter());
        const bool point = text[i] == u'.' && text[i + 1].isSpace() && !initial;
        if (!point && text[i] != u';' && text[i] != u'|')
            continue;
        const Span label = labelSpan(text.mid(i + 1));
        if (!label.isEmpty() && label.length <= 24)
            starts.append(i + 1);
    }
    return starts;
}

} // namespace Bole
