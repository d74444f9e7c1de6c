// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/citationlines.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

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

/// Up to three words between commas, and no sentence: a line of authors ends where it ends.
bool isOnlyNames(const QString &line)
{
    const QStringList parts = line.split(u',');
    return parts.size() > 1 && std::ranges::all_of(parts, [](const QString &part) {
               const qsizetype stop = part.lastIndexOf(u". "_s);
               const bool ended = stop > 1 && part[stop - 1].isLower();
               return part.trimmed().count(u' ') <= 2 && !ended;
           });
}

/// Plain titles with bullets below them that tell about each: the titles begin the entries.
bool areTitlesOverBullets(const QList<TextLine> &lines)
{
    if (lines.isEmpty() || lines.first().hasBullet())
        return false;
    int titles = 0;
    int told = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString &bullet = lines[i].bullet;
        if (std::ranges::any_of(bullet, [](QChar c) { return c.isDigit(); }))
            return false;
        if (lines[i].hasBullet() || (i > 0 && !lines[i - 1].hasBullet()))
            continue;
        ++titles;
        for (qsizetype k = i + 1; k < qMin(i + 4, lines.size()); ++k) {
            if (lines[k].hasBullet()) {
                told += lines[i].left <= lines[k].left + 2;
                break;
            }
        }
    }
    return titles >= 2 && told == titles;
}

/// "EMNLP 2025", "预印本" in a cell of its own before the title: it begins a citation.
bool hasVenueCell(const TextLine &line)
{
    static const QRegularExpression label(
        u"^(?:[A-Z][A-Za-z/&+-]{1,12}\\s*'?(?:20)?\\d{2}|预印本|在投|在审|preprint|arxiv|under review|in submission)$"_s);
    return line.cells.size() > 1 && label.match(line.cell(0).text.trimmed()).hasMatch();
}

} // namespace

QList<CitationLine> citationLines(const QList<TextLine> &lines, bool fromPages,
                                  const QHash<int, double> &edges)
{
    static const QRegularExpression ended(u"(?:19|20)\\d\\d.{0,24}[.\\])]\\s*$"_s);
    const bool marked = std::any_of(lines.cbegin(), lines.cend(),
                                    [](const TextLine &line) { return line.hasBullet(); });
    const bool titled = areTitlesOverBullets(lines);
    const bool labelled = std::ranges::count_if(lines, hasVenueCell) >= 2;
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
        const bool begins =
            titled ? !line.hasBullet() && (result.isEmpty() || lines[result.size() - 1].hasBullet())
                   : belongsToList(lines, result.size());
        citation.startsEntry = begins || leftDate || (labelled && hasVenueCell(line)) ||
                               (!fromPages && line.level > 0);
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
                (line.passage.text.front().isUpper() || isHan(line.passage.text.front())))
                citation.passage.insertText(u" •");
            if (line.hasBullet() && plainNumber(line.bullet) == 0)
                citation.passage.insertText(u" •");
            // What looked like a bullet, but begins no entry, is a part of the text.
            if (plainNumber(line.bullet) > 0)
                citation.passage.insertText(u' ' + line.bullet.trimmed());
            joiner.join(citation.passage, line.passage);
            from = citation.passage.size() - line.passage.trimmed().size();
            // Where the next word had no room, the break says nothing about what follows it.
            const QString head = above->passage.text.trimmed();
            const bool forced = line.size > 0 && !head.isEmpty() && head.back().isLetter() &&
                                !isOnlyNames(head) &&
                                !fitsBehind(*above, line, edges.value(line.region));
            if (!forced)
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

/// "1 Okafor, M. …" over "2 Jiang, X. …": numbers that nothing but a space parts from the text.
static QList<TextLine> withBareNumbers(QList<TextLine> lines)
{
    static const QRegularExpression bare(u"^(\\d{1,3})\\s+(?=[\\p{Lu}\\p{Han}\"“])"_s);
    QList<QPair<qsizetype, int>> numbers;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = bare.match(lines[i].passage.text);
        const int number = match.captured(1).toInt();
        const bool next = numbers.isEmpty() || qAbs(number - numbers.last().second) == 1;
        if (match.hasMatch() && !lines[i].hasBullet() && next)
            numbers.append({i, number});
    }
    if (numbers.size() < 2 || numbers.first().first != 0)
        return lines;
    for (const auto &[index, number] : std::as_const(numbers)) {
        TextLine &line = lines[index];
        const qsizetype cut = bare.match(line.passage.text).capturedLength();
        line.passage = line.passage.mid(cut);
        line.bullet = QString::number(number) + u'.';
        line.cells = {{0, line.passage.size()}};
        line.styles.removeIf([&](const StyledSpan &style) { return style.span.start < cut; });
        for (StyledSpan &style : line.styles)
            style.span.start -= cut;
    }
    return lines;
}

QList<TextLine> cutAtNumbers(const QList<TextLine> &given)
{
    const QList<TextLine> lines = withBareNumbers(given);
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

/// Whether the text is nothing but words for kinds and states of publications: what headings are
/// made of, states, and how many there are.
static bool namesOnlyKinds(const QString &text, const Knowledge &knowledge)
{
    static const QRegularExpression others(
        u"[(]\\s*\\d+\\s*[篇项]?\\s*[)]|[(]?[一二三四五六七八九十]+[、)]|\\b(?:and|or|the|of)\\b|[与和及的]"_s,
        caseless);
    // "SCI 论文" is a label, "(CCF-A)" alone the end of a citation.
    static const QRegularExpression index(u"\\b(?:SCI|SSCI|EI|CCF)(?:-?[ABC])?\\b"_s);
    const auto isWord = [](QChar c) {
        return c.isLetterOrNumber();
    };
    QString rest = text;
    rest.remove(index);
    if (std::ranges::count_if(rest, isWord) < 2)
        return false;
    for (const WordTable table : {WordTable::Statuses, WordTable::HeadingWords}) {
        const QList<WordMatch> words = knowledge.findWords(table, rest);
        for (qsizetype i = words.size() - 1; i >= 0; --i)
            rest.replace(words[i].span.start, words[i].span.length, u" "_s);
    }
    rest.remove(others);
    return std::ranges::none_of(rest, isWord);
}

SectionKind subListKind(QStringView title, const Stored<SectionKind> &said)
{
    static const QRegularExpression talks(
        u"\\b(?:talks?|presentations?|posters?|speeches|seminars?)\\b|报告|演讲|讲座|宣讲|墙报|参加"_s,
        caseless);
    if (said == SectionKind::Talks)
        return talks.matchView(title).hasMatch() ? SectionKind::Talks : SectionKind::Publications;
    // "Public scholarship" is writing, no prize.
    static const QRegularExpression prizes(u"\\b(?:awards?|prizes?|honou?rs?)\\b|奖|荣誉"_s,
                                           caseless);
    const bool own = said == SectionKind::Patents || said == SectionKind::Projects ||
                     (said == SectionKind::Awards && prizes.matchView(title).hasMatch());
    return own ? said.value_or(SectionKind::Publications) : SectionKind::Publications;
}

/// "会议报告", "软件著作权" by itself: the heading of a list that holds no publications.
static std::optional<SectionKind> kindOfPlainHeading(const QString &text,
                                                     const Knowledge &knowledge)
{
    const auto heading = knowledge.heading(text);
    const auto said = heading ? fromName<SectionKind>(heading->value) : std::nullopt;
    const SectionKind kind = subListKind(text, said.value_or(SectionKind::Publications));
    return kind == SectionKind::Publications ? std::nullopt : std::optional(kind);
}

/// "（二）主持或参与课题": a numbered line that is the heading of a list of another kind.
static std::optional<SectionKind> kindOfSubList(const TextLine &line, const QString &text,
                                                const Knowledge &knowledge)
{
    static const QRegularExpression numbered(
        u"^(?:[(][一二三四五六七八九十]+[)]|[一二三四五六七八九十]+[、.])\\s*"_s);
    const auto match = numbered.match(folded(line.bullet) + text);
    const qsizetype inText = match.capturedLength() - line.bullet.size();
    if (text.size() > 24 || line.cells.size() > 1)
        return std::nullopt;
    if (!match.hasMatch() || inText < 0)
        return line.hasBullet() ? std::nullopt : kindOfPlainHeading(text, knowledge);
    const QStringView title = QStringView(text).sliced(inText);
    const auto heading = knowledge.heading(title);
    const QList<WordMatch> words = knowledge.findWords(WordTable::HeadingWords, title);
    if (!heading && words.isEmpty())
        return std::nullopt;
    const auto said = fromName<SectionKind>(heading ? heading->value : words.last().value);
    return subListKind(title, said.value_or(SectionKind::Publications));
}

std::optional<ListLabel> listLabel(const TextLine &line, const Knowledge &knowledge)
{
    const QString text = folded(line.passage.text).trimmed();
    static const QRegularExpression year(u"^((?:19|20)\\d{2})\\s*年?\\s*:?$"_s);
    // Set apart: a year alone in a line may also be the end of the citation above.
    const bool apart = line.gapBefore > 0.3 || line.bold || line.level > 0;
    if (const auto match = year.match(text); match.hasMatch() && apart)
        return ListLabel{text, SectionKind::Publications,
                         PartialDate{match.captured(1).toInt(), 0, 0}};
    if (const auto kind = kindOfSubList(line, text, knowledge))
        return ListLabel{text, *kind, {}};
    // "…, under review" may end in a line of its own: a label begins like one.
    if (text.isEmpty() || text.size() > 48 || line.cells.size() > 1 || text.front().isLower() ||
        text.endsWith(u'.') || !namesOnlyKinds(text, knowledge))
        return std::nullopt;
    static const QRegularExpression patents(u"专利|软著|著作权|patent"_s, caseless);
    return ListLabel{text,
                     patents.match(text).hasMatch() ? SectionKind::Patents
                                                    : SectionKind::Publications,
                     {}};
}

bool isListRemark(const TextLine &line)
{
    static const QRegularExpression remark(
        u"^\\W*(?:(?:total\\s+)?citations?|h-?index|i10-?index|引用(?:次数)?|被引(?:次数)?)\\s*[:"
        u"：=]?\\s*"
        u"\\d[\\d,]*\\W*$|^\\W*(?:none(?: yet)?|n/a|暂无|无)\\W*$"_s,
        caseless);
    return remark.match(folded(line.passage.text).trimmed()).hasMatch();
}

} // namespace Bole
