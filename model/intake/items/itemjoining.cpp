// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/items/items.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

static bool endsSentence(QStringView text)
{
    static const QString ends = QStringLiteral(".。；;!！?？：:");
    return !text.isEmpty() && ends.contains(text.back());
}

/// Not a run of listed things that simply wraps.
static bool splitsIntoFew(QStringView text)
{
    return text.count(u',') + text.count(u'，') + text.count(u'、') < 2;
}

/// "国家奖学金（2025）", "Merit Scholarship, 2025": a short line that its year closes.
static bool endsWithYear(QStringView text)
{
    static const QRegularExpression year(
        QStringLiteral("[(（]\\s*(?:19|20)\\d{2}[^()（）]{0,12}[)）]$|"
                       "^[^,，]{4,40}[,，]\\s*(?:19|20)\\d{2}$"));
    return text.size() < (hasHan(text) ? 30 : 60) && year.matchView(text).hasMatch();
}

static bool isBracketedYear(QStringView text)
{
    static const QRegularExpression year(
        QStringLiteral("^[(（]\\s*(?:19|20)\\d{2}[^()（）]{0,12}[)）]$"));
    return year.matchView(text).hasMatch();
}

/// "May 2024 | Ithaca, NY": a line that a date begins, with a sign or nothing behind it.
static bool isDateLine(QStringView text)
{
    static const QString signs = QStringLiteral("|•·∙｜");
    if (text.isEmpty() || !(text.front().isDigit() || text.front().isUpper()) || text.size() > 60)
        return false;
    const QList<DateRange> dates = findDateRanges(text);
    if (dates.isEmpty() || dates.first().span.start > 0)
        return false;
    const QStringView rest = text.sliced(dates.first().span.end()).trimmed();
    return !rest.isEmpty() && signs.contains(rest.front());
}

/// "M.A. Economics, X University, 2018–2020": the next degree of a list.
static bool beginsWithDegree(QStringView text, const ItemContext &context)
{
    const QStringView head = text.first(qMin<qsizetype>(text.size(), 24));
    if (!head.front().isUpper() || !context.knowledge.findInstitution(text))
        return false;
    const QList<WordMatch> degrees = context.knowledge.findWords(WordTable::Degrees, head);
    return !degrees.isEmpty() && degrees.first().span.start == 0 && !findDateRanges(text).isEmpty();
}

/// A dated line that a school begins, under another dated one.
static bool isNextSchool(QStringView head, QStringView tail, const ItemContext &context)
{
    const auto school = context.knowledge.findInstitution(tail);
    return school && school->span.start <= 1 && !findDateRanges(tail).isEmpty() &&
           !findDateRanges(head).isEmpty();
}

/// "NATIONAL TAIWAN" over "UNIVERSITY": together they are a school that the table knows, and begin
/// with it.
static bool isSchoolOverBreak(QStringView head, QStringView tail, const ItemContext &context)
{
    constexpr qsizetype longest = 48;
    if (!context.studies || head.size() > longest || hasHan(head) || endsSentence(head))
        return false;
    const QString both = head.toString() + u' ' + tail.toString();
    const auto school = context.knowledge.findInstitution(both);
    return school && school->isKnown() && school->span.start <= 4 &&
           school->span.end() > head.size() + 1 && !context.knowledge.institution(head);
}

static bool beginsWithDate(QStringView text)
{
    if (!text.front().isDigit() && !text.front().isUpper())
        return false;
    const QList<DateRange> dates = findDateRanges(text.first(qMin<qsizetype>(text.size(), 40)));
    return !dates.isEmpty() && dates.first().span.start == 0 && dates.first().score > 0.3;
}

/// Nothing but a date stands at the end.
static bool endsWithDate(QStringView text)
{
    static const QString last = QStringLiteral("0123456789)）");
    if (text.isEmpty() || !last.contains(text.back()))
        return false;
    const QList<DateRange> dates = findDateRanges(text.last(qMin<qsizetype>(text.size(), 40)));
    return !dates.isEmpty() && dates.last().span.end() + 1 >= qMin<qsizetype>(text.size(), 40);
}

/// A date at the left, and what it dates in the cell behind it.
static bool isDatedRow(const TextLine &line)
{
    return line.cells.size() == 2 && line.cell(0).size() < 32 &&
           dateRange(line.cell(0).text.trimmed()).has_value();
}

/// Whether the row above ended because its next word had no room. In a narrow column its longest
/// row says little about where the edge is: then the two must need each other for one date.
static bool isWrapped(const TextLine &before, const TextLine &line, const ItemContext &context,
                      double fullRight)
{
    if (fitsBehind(before, line, fullRight) || line.startsBold != before.startsBold ||
        line.gapBefore > 0.3 || line.cells.size() > 1)
        return false;
    const QStringView head = QStringView(before.passage.text).trimmed();
    const QStringView tail = QStringView(line.passage.text).trimmed();
    if (endsWithDate(head) || (isDatedRow(before) && !findDateRanges(tail).isEmpty()))
        return false;
    const bool oneDate = !isDatedRow(before) && (beginsWithDate(head) || endsWithDate(tail));
    return oneDate || context.fullRows.value(line.region) >= 4;
}

/// "Software: Python, QGIS" and right below it "Lab techniques: PCR".
static bool isNextLabel(const TextLine &before, QStringView head, QStringView tail)
{
    static const QString asks = QStringLiteral(",，、-–:：(（");
    const QStringView label = labelOf(tail);
    return !before.hasBullet() && !hasHan(tail) && tail.front().isUpper() && !label.isEmpty() &&
           label.size() <= 28 && label.count(u' ') <= 3 && !labelOf(head).isEmpty() &&
           labelOf(head).size() <= 28 && !asks.contains(head.back());
}

bool continuesLine(const TextLine &before, const TextLine &line, const ItemContext &context,
                   double fullRight)
{
    if (line.hasBullet() || line.level > 0 || before.level > 0 || line.region != before.region)
        return false;
    const QStringView head = QStringView(before.passage.text).trimmed();
    const QStringView tail = QStringView(line.passage.text).trimmed();
    if (head.isEmpty() || tail.isEmpty())
        return false;
    // "2024 This Prize" over "2023 That Prize": each line begins with its own date.
    if (beginsWithDate(head) && beginsWithDate(tail))
        return false;
    const bool lower = tail.front().isLower() && !context.list;
    const bool hyphen = head.endsWith(u'-') || head.endsWith(u'‐');
    const bool comma = head.endsWith(u',') || head.endsWith(u'，') || head.endsWith(u'、');
    const bool datedRow = isDatedRow(before);
    const bool cells = before.cells.size() > 1;
    // "(2025 –" goes on with "2026)".
    if (!cells && line.gapBefore < 0.5 && tail.size() < 24 && endsWithOpenRange(head)) {
        const QList<DateRange> dates = findDateRanges(tail);
        static const QRegularExpression word(QStringLiteral("^\\p{L}+"));
        if ((!dates.isEmpty() && dates.first().span.start <= 1) ||
            isPresentWord(word.matchView(tail).captured()))
            return true;
    }
    // "技能：…" and right below it "兴趣：…": each label begins its own item.
    if (hasHan(tail) && !labelOf(head).isEmpty() && !labelOf(tail).isEmpty() &&
        labelOf(tail).size() <= 8)
        return false;
    if (isNextLabel(before, head, tail))
        return false;
    if (!cells && line.cells.size() == 1 && line.gapBefore < 0.42 &&
        isSchoolOverBreak(head, tail, context))
        return true;
    static const QRegularExpression studyLabel(
        QStringLiteral("^(?:(?:final|overall|average|cumulative|class|relevant|core|main|major|"
                       "minor)\\s*)*(?:average|overall|c?gpa|grades?|marks?|scores?|rank(?:ing)?|"
                       "advis\\w+|(?:co-)?supervis\\w+|thesis|dissertation|course(?:s|work)?|"
                       "honou?rs?|awards?|major|minor|concentration)$"),
        QRegularExpression::CaseInsensitiveOption);
    if (tail.front().isUpper() && studyLabel.matchView(labelOf(tail)).hasMatch())
        return false;
    if (!context.fromPages) {
        if (line.gapBefore > 0)
            return lower && !endsSentence(head) && !before.bold && head.size() > 40 && !cells;
        if (lower || hyphen)
            return true;
        if (before.bold != line.bold || before.italic != line.italic || line.startsBold)
            return false;
        const QList<DateRange> dates = findDateRanges(head);
        if (!dates.isEmpty() &&
            (dates.first().span.start <= 1 ||
             (!dates.last().single && dates.last().span.end() + 1 >= head.size())))
            return false;
        const bool longLine = head.size() > (hasHan(head) ? 24 : 66);
        return longLine && !endsSentence(head) && line.cells.size() == 1 && !cells &&
               findDateRanges(tail).isEmpty();
    }
    if (beginsWithDegree(tail, context) || isNextSchool(head, tail, context))
        return false;
    if (line.gapBefore > 0.42 || endsWithYear(head) || (endsWithDate(head) && endsWithDate(tail)) ||
        (head.size() < 60 && isDateLine(tail)))
        return false;
    if (isBracketedYear(tail) && hasHan(head))
        return true;
    // "… 绩点 3.7/4.0 排名" goes on with "6/110".
    static const QRegularExpression asks(
        QStringLiteral("(?:排名|绩点|GPA|均分|rank|score)\\s*[:：]?$"),
        QRegularExpression::CaseInsensitiveOption);
    if (asks.matchView(head).hasMatch() && tail.front().isDigit() && tail.size() < 24)
        return true;
    const bool sameStyle = qAbs(before.size - line.size) < 0.6 && before.bold == line.bold &&
                           (before.italic == line.italic || before.hasBullet());
    // A cell at the right edge does not make its line a full one.
    const double width = fullRight - before.left;
    const double room = width < 220 ? qMax(4.5 * line.size, 0.3 * width) : 4.5 * line.size;
    const bool full = before.right > fullRight - room && !cells;
    if (line.cells.size() > 1 && !lower)
        return false;
    // Chinese breaks anywhere: a long line that ends in the middle of a sentence goes on.
    if (sameStyle && !cells && head.size() > 30 && isHan(head.back()) && isHan(tail.front()) &&
        (full || before.right > 0.8 * fullRight) && line.left <= before.textLeft + 2.5 * line.size)
        return true;
    // In a list every line is an item, unless its comma asks for more.
    if (context.list && !before.hasBullet() && !comma && !hyphen && splitsIntoFew(head))
        return false;
    if (before.hasBullet()) {
        const bool aligned = line.left > before.left + 0.3 * line.size;
        return aligned && (full || lower || hyphen || comma) &&
               (sameStyle || lower || !line.startsBold);
    }
    if ((hyphen && lower) || (comma && sameStyle && !cells))
        return true;
    if (lower && sameStyle && !cells && !endsSentence(head) && line.gapBefore < 0.3 &&
        !isHan(head.back()))
        return true;
    // A title in bold over two lines: there was no room for its next word.
    if (before.bold && line.bold && sameStyle && !cells && line.cells.size() == 1 &&
        line.gapBefore < 0.3 && qAbs(line.left - before.left) < line.size && head.size() > 8)
        return !fitsBehind(before, line, fullRight);
    const double from = datedRow ? before.bodyLeft : before.left;
    if (!sameStyle || endsSentence(head.last(1)) || qAbs(line.left - from) > 3 * line.size)
        return false;
    return (full && !line.startsBold) ||
           (!context.list && (!cells || datedRow) && isWrapped(before, line, context, fullRight));
}

} // namespace Bole
