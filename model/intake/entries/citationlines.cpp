// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/citationlines.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Whether a line ends before the right edge: its break is the writer's.
bool endsEarly(const TextLine &line, const QHash<int, double> &edges)
{
    const double edge = edges.value(line.region);
    return line.size > 0 && line.right < edge - 8 * line.size;
}

/// The number of "12." or "12)"; 0 for other bullets.
int plainNumber(const QString &bullet)
{
    static const QRegularExpression number(u"^\\s*(\\d{1,3})[.)、]"_s);
    return number.match(bullet).captured(1).toInt();
}

/// Whether the line's bullet is one of the list's: "218." behind "pp. 203–" only looks like one.
bool belongsToList(const QList<TextLine> &lines, qsizetype index)
{
    const int number = plainNumber(lines[index].bullet);
    if (number == 0)
        return lines[index].hasBullet();
    for (qsizetype i = index - 1; i >= 0; --i) {
        if (!lines[i].hasBullet())
            continue;
        const int before = plainNumber(lines[i].bullet);
        // Lists are numbered upwards or downwards, and some begin anew.
        return before > 0 ? qAbs(number - before) <= 2 || number == 1 || number < before
                          : number < 100 && number == 1;
    }
    return number < 100;
}

} // namespace

QList<CitationLine> citationLines(const QList<TextLine> &lines, bool fromPages,
                                  const QHash<int, double> &edges)
{
    static const QRegularExpression ended(u"(?:19|20)\\d\\d.{0,24}[.\\])]\\s*$"_s);
    const bool marked = std::any_of(lines.cbegin(), lines.cend(),
                                    [](const TextLine &line) { return line.hasBullet(); });
    QList<CitationLine> result;
    double base = 1e9;
    for (const TextLine &line : lines)
        base = qMin(base, line.left);
    for (const TextLine &line : lines) {
        CitationLine citation;
        citation.text = line.passage.text;
        const double em = line.size > 0 ? line.size : 2;
        citation.indent = (line.textLeft - base) / em;
        citation.gapBefore = line.gapBefore;
        // A column of dates at the left begins one with every date.
        const bool leftDate = line.cells.size() > 1 && dateRange(line.cell(0).text).has_value();
        citation.startsEntry =
            belongsToList(lines, result.size()) || leftDate || (!fromPages && line.level > 0);
        // Neither bullets nor indents: a citation that ends early makes room for the next.
        if (fromPages && !marked && !result.isEmpty()) {
            const TextLine &above = lines[result.size() - 1];
            citation.followsEnd =
                endsEarly(above, edges) && fitsBehind(above, line, edges.value(line.region)) &&
                ended.match(above.passage.text).hasMatch() && !line.passage.text.isEmpty() &&
                line.passage.text.front().isUpper();
        }
        citation.styles = line.styles;
        result.append(citation);
    }
    return result;
}

JoinedCitation joinedCitation(const QList<TextLine> &lines, const LineJoiner &joiner,
                              const QHash<int, double> &edges)
{
    const TextLine *above = nullptr;
    JoinedCitation citation;
    for (const TextLine &line : lines) {
        qsizetype from = 0;
        if (citation.passage.isEmpty()) {
            citation.passage = line.passage;
        } else {
            const QChar last = citation.passage.text.trimmed().back();
            // A break of the writer's parts the title from what follows, as a mark would.
            if (endsEarly(*above, edges) && fitsBehind(*above, line, edges.value(line.region)) &&
                (last.isLetterOrNumber() || last == u')') && !line.passage.text.isEmpty() &&
                line.passage.text.front().isUpper())
                citation.passage.insertText(u" •");
            // What looked like a bullet, but begins no entry, is a part of the text.
            if (plainNumber(line.bullet) > 0)
                citation.passage.insertText(u' ' + line.bullet.trimmed());
            joiner.join(citation.passage, line.passage);
            from = citation.passage.size() - line.passage.trimmed().size();
            citation.lineStarts.append(from);
        }
        above = &line;
        for (StyledSpan style : line.styles) {
            style.span.start += from;
            citation.styles.append(style);
        }
    }
    QString &text = citation.passage.text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != u'\t')
            continue;
        text[i] = u' ';
        if (i + 1 < text.size() && text[i + 1] != u'\t')
            citation.gaps.append(i + 1);
    }
    return citation;
}

QList<TextLine> cutAtNumbers(const QList<TextLine> &lines)
{
    // Only behind the end of a citation, and only one number after the other.
    static const QRegularExpression number(
        u"(?<=[.;。；)）\\]】])\\s*(?:[\\[【(（](\\d{1,2})[\\]】)）]|(?<=[;。；])(\\d{1,2})[.、](?!\\d))\\s*(?=\\S)"_s);
    static const QRegularExpression first(u"^\\s*[\\[【(（]?(\\d{1,2})[\\]】)）.、]"_s);
    QList<TextLine> result;
    int last = 0;
    for (const TextLine &line : lines) {
        if (const auto match = first.match(line.bullet); match.hasMatch())
            last = match.captured(1).toInt();
        TextLine rest = line;
        qsizetype cut = 0;
        for (auto it = number.globalMatch(line.passage.text); last > 0 && it.hasNext();) {
            const auto match = it.next();
            const int here = (match.captured(1) + match.captured(2)).toInt();
            if (here != last + 1)
                continue;
            last = here;
            TextLine before = rest;
            before.passage = line.passage.mid(cut, match.capturedStart() - cut);
            before.styles.removeIf(
                [&](const StyledSpan &style) { return style.span.start >= before.passage.size(); });
            before.cells = {{0, before.passage.size()}};
            result.append(before);
            const qsizetype by = match.capturedEnd() - cut;
            cut = match.capturedEnd();
            rest.passage = line.passage.mid(cut);
            rest.bullet = match.captured().trimmed();
            rest.cells = {{0, rest.passage.size()}};
            rest.styles.removeIf([&](const StyledSpan &style) { return style.span.start < by; });
            for (StyledSpan &style : rest.styles)
                style.span.start -= by;
        }
        result.append(rest);
    }
    return result;
}

std::optional<ListLabel> listLabel(const TextLine &line)
{
    static const QRegularExpression chinese(
        u"^(?:[一二三四五六七八九十]、|[(][一二三四五六七八九十\\d][)]|\\d[.、])?\\s*"
        u"(?:国际|国内|国家|英文|中文|主要|代表性?|学术|科研|已?发表的?|已?录用的?|已?接收的?|在投|"
        u"在审"
        u"|审稿中|投稿中|待投|待发表|SCI|EI|CCF|核心|顶级|高水平|其他)*"
        u"(?:(?:期刊|会议|学位)?论文|期刊|会议|文章|专著|著作|预印本|在投|在审|审稿中|已投稿|已?"
        u"录用|专利|软著|软件著作权)"
        u"(?:情况|列表|成果)?\\s*(?:[(]\\d+\\s*[篇项]?[)])?\\s*:?$"_s);
    static const QRegularExpression english(
        u"^(?:(?:peer[- "
        u"]?reviewed|refereed|international|selected|other|full|short|accepted|published|"
        u"recent|granted|pending)\\s+)*"
        u"(?:journals?|conferences?|workshops?|preprints?|posters?|demos?|book\\s+chapters?|books?|"
        u"patents?|"
        u"technical\\s+reports?|(?:papers?\\s+)?(?:under|in)\\s+(?:review|submission|preparation|"
        u"press|"
        u"revision)|submitted|working\\s+papers?|manuscripts?|forthcoming)"
        u"(?:\\s+(?:papers?|articles?|abstracts?|presentations?|publications?|proceedings|"
        u"manuscripts?|(?:in|under)\\s+\\w+|(?:and|&)\\s+[\\w "
        u"]{3,24}))*"
        u"\\s*(?:[(]\\d+[)])?\\s*:?$"_s,
        caseless);
    const QString text = folded(line.passage.text).trimmed();
    static const QRegularExpression year(u"^((?:19|20)\\d{2})\\s*年?\\s*:?$"_s);
    // Set apart: a year alone in a line may also be the end of the citation above.
    const bool apart = line.gapBefore > 0.3 || line.bold || line.level > 0;
    if (const auto match = year.match(text); match.hasMatch() && apart)
        return ListLabel{text, false, PartialDate{match.captured(1).toInt(), 0, 0}};
    if (text.size() > 48 || line.cells.size() > 1 ||
        (!chinese.match(text).hasMatch() && !english.match(text).hasMatch()))
        return std::nullopt;
    static const QRegularExpression patents(u"专利|软著|著作权|patent"_s, caseless);
    return ListLabel{text, patents.match(text).hasMatch(), {}};
}

} // namespace Bole
