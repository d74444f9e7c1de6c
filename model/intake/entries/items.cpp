// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/items.h"

#include "model/intake/entries/fields.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

QStringView labelOf(QStringView text)
{
    for (qsizetype i = 0; i < qMin<qsizetype>(text.size(), 32); ++i) {
        if (text[i] == u':' || text[i] == u'：') {
            const QStringView label = text.first(i).trimmed();
            const bool address = label.startsWith(u"http", Qt::CaseInsensitive);
            return label.size() >= 1 && !address ? label : QStringView();
        }
    }
    return {};
}

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

/// "国家奖学金（2025）": a short line that its year closes.
static bool endsWithYear(QStringView text)
{
    static const QRegularExpression year(
        QStringLiteral("[(（]\\s*(?:19|20)\\d{2}[^()（）]{0,12}[)）]$"));
    return text.size() < 30 && hasHan(text) && year.matchView(text).hasMatch();
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

bool continuesLine(const TextLine &before, const TextLine &line, const ItemContext &context,
                   double fullRight)
{
    if (line.hasBullet() || line.level > 0 || before.level > 0 || line.region != before.region)
        return false;
    const QStringView head = QStringView(before.passage.text).trimmed();
    const QStringView tail = QStringView(line.passage.text).trimmed();
    if (head.isEmpty() || tail.isEmpty())
        return false;
    const bool lower = tail.front().isLower() && !context.list;
    const bool hyphen = head.endsWith(u'-') || head.endsWith(u'‐');
    const bool comma = head.endsWith(u',') || head.endsWith(u'，') || head.endsWith(u'、');
    const bool cells = before.cells.size() > 1;
    // "(2025 –" goes on with "2026)".
    if (!cells && line.gapBefore < 0.5 && tail.size() < 24 && endsWithOpenRange(head)) {
        const QList<DateRange> dates = findDateRanges(tail);
        if (!dates.isEmpty() && dates.first().span.start <= 1)
            return true;
    }
    // "技能：…" and right below it "兴趣：…": each label begins its own item.
    if (hasHan(tail) && !labelOf(head).isEmpty() && !labelOf(tail).isEmpty() &&
        labelOf(tail).size() <= 8)
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
    if (line.gapBefore > 0.42 || endsWithYear(head) || (head.size() < 60 && isDateLine(tail)))
        return false;
    if (isBracketedYear(tail) && hasHan(head))
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
    return sameStyle && full && !endsSentence(head.last(1)) && !line.startsBold &&
           qAbs(line.left - before.left) < 3 * line.size;
}

/// Dates that a sentence merely mentions are not the entry's.
static bool isEdge(QStringView text, const Span &span)
{
    static const QString brackets = QStringLiteral(" \t(（[【),，.。;；:：|•·∙●-–—/)）]】@");
    const auto only = [](QStringView part) {
        return std::all_of(part.begin(), part.end(), [](QChar c) { return brackets.contains(c); });
    };
    // "Grad. May 2020", "毕业于 2020 年": a word that only announces the date.
    static const QRegularExpression announced(
        QStringLiteral(
            "^\\s*(?:grad(?:uat(?:ed|ion))?\\.?(?: in| date)?|completed|conferred|awarded|"
            "since|class of|毕业于|毕业时间)\\s*[:：]?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    return only(text.first(span.start)) || only(text.sliced(span.end())) ||
           announced.matchView(text.first(span.start)).hasMatch();
}

/// The span of a list of dates ("2024, 2025 and 2026") that the range is one of.
static Span listSpan(const DateRange &range, const QList<DateRange> &ranges, QStringView text)
{
    static const QRegularExpression joint(QStringLiteral("^\\s*(?:[,，、/&]|and|和)\\s*$"));
    qsizetype first = 0;
    while (ranges[first].span != range.span)
        ++first;
    qsizetype last = first;
    const auto joined = [&](qsizetype a, qsizetype b) {
        const qsizetype from = ranges[a].span.end();
        return joint.matchView(text.sliced(from, ranges[b].span.start - from)).hasMatch();
    };
    while (first > 0 && joined(first - 1, first))
        --first;
    while (last + 1 < ranges.size() && joined(last, last + 1))
        ++last;
    return {ranges[first].span.start, ranges[last].span.end() - ranges[first].span.start};
}

static bool isTrustworthy(const DateRange &range, QStringView text)
{
    const bool bareYear = range.single && range.start && range.start->month == 0;
    if (range.score < 0.3)
        return false;
    // "2023 National Contest", "第 1 名 2022 年度": a year that belongs to a title.
    const QStringView after = text.sliced(range.span.end());
    const bool leads = range.span.start <= 1;
    static const QRegularExpression glued(
        QStringLiteral("^\\s?(?:年度|学年|级|届|赛季)|^[\\p{L}]"));
    if (bareYear && leads && glued.matchView(after).hasMatch())
        return false;
    if (bareYear && text.size() > 90 && !text.contains(u'\t')) {
        const QStringView before = text.first(range.span.start).trimmed();
        return leads || before.endsWith(u'(') || before.endsWith(u',') || before.endsWith(u'•') ||
               before.endsWith(u'（') || before.endsWith(u'|');
    }
    return true;
}

QList<DatedPassage> takeDates(Passage &text, PartialDate today, bool strict)
{
    QList<DatedPassage> taken;
    QList<Span> cells;
    qsizetype from = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i == text.size() || text.text[i] == u'\t') {
            cells.append({from, i - from});
            from = i + 1;
        }
    }
    QList<Span> removed;
    for (const Span &cell : std::as_const(cells)) {
        const QString part = text.text.mid(cell.start, cell.length);
        const QList<DateRange> ranges = findDateRanges(part, today);
        for (const DateRange &range : ranges) {
            if (!isTrustworthy(range, part) || !isEdge(part, listSpan(range, ranges, part)))
                continue;
            const bool bareYear = range.single && range.start && range.start->month == 0;
            const bool alone = cells.size() > 1 && dateRange(part, today).has_value();
            if (strict && bareYear && !alone && range.span.length < part.trimmed().size())
                continue;
            // "…, expected graduation: 2025": said of the entry, not its period.
            static const QRegularExpression announced(
                QStringLiteral("\\S.*[,，;；].*(?:预期|预计|毕业|expected|graduat)"),
                QRegularExpression::CaseInsensitiveOption);
            if (range.single && announced.match(part.left(range.span.start)).hasMatch())
                continue;
            const Span span{cell.start + range.span.start, range.span.length};
            taken.append({range, text.mid(span)});
            removed.append(span);
        }
    }
    for (qsizetype i = removed.size() - 1; i >= 0; --i) {
        Passage rest = text.mid(0, removed[i].start);
        rest.append(text.mid(removed[i].end()));
        text = rest;
    }
    if (!removed.isEmpty()) {
        static const QRegularExpression empty(QStringLiteral("[(（\\[][\\s,，、/&]*[)）\\]]"));
        for (auto match = empty.match(text.text); match.hasMatch();
             match = empty.match(text.text)) {
            Passage rest = text.mid(0, match.capturedStart());
            rest.append(text.mid(match.capturedEnd()));
            text = rest;
        }
    }
    return taken;
}

static bool isDuration(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral(
            "^\\(?(?:\\d+\\s*(?:years?|months?|weeks?|yrs?|mos?|年|个月|月)[\\s,]*)+\\)?$"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(text).hasMatch();
}

/// What stands at the right edge beside the text: places and durations.
static void takeAsides(Item &item, const Knowledge &knowledge)
{
    while (true) {
        const qsizetype tab = item.text.text.lastIndexOf(u'\t');
        if (tab < 0)
            return;
        const Passage cell = item.text.mid(tab + 1).trimmed();
        if (!cell.isEmpty() && !isDuration(cell.text) && !looksLikePlace(cell.text, knowledge))
            return;
        if (!cell.isEmpty())
            item.asides.append(cell);
        item.text = item.text.mid(0, tab);
    }
}

static Item itemOf(const TextLine &line)
{
    Item item;
    item.text = line.passage;
    item.bullet = line.bullet;
    item.numbered = !line.bullet.isEmpty() && std::any_of(line.bullet.begin(), line.bullet.end(),
                                                          [](QChar c) { return c.isDigit(); });
    item.bold = line.bold;
    item.italic = line.italic;
    item.startsBold = line.startsBold;
    item.level = line.level;
    item.page = line.page;
    item.left = line.left;
    item.textLeft = line.textLeft;
    item.size = line.size;
    item.gapBefore = line.gapBefore;
    item.confidence = line.confidence;
    item.font = line.font;
    item.styles = line.styles;
    return item;
}

static void finish(Item &item, const ItemContext &context)
{
    const QStringList cells = item.text.text.split(u'\t');
    item.ownDate =
        item.ownDate || std::any_of(cells.cbegin(), cells.cend(), [&](const QString &cell) {
            return dateRange(cell.trimmed(), context.today).has_value();
        });
    item.dates += takeDates(item.text, context.today, context.strictDates);
    takeAsides(item, context.knowledge);
    // A place may stand before the date that was taken.
    item.bareDate = item.text.text.trimmed().isEmpty() && item.isDated();
    qsizetype from = 0;
    const QString &text = item.text.text;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != u'\t')
            continue;
        const Passage cell = item.text.mid(from, i - from).tidied();
        if (!cell.isEmpty())
            item.cells.append(cell);
        from = i + 1;
    }
}

/// "时间 奖项 级别", "Period Role Where" over the rows of a table.
static bool isTableHead(const Item &item)
{
    static const QRegularExpression words(
        QStringLiteral(
            "^(?:本人|主要|所在|起止|获奖|就读|毕业|授予|颁奖|颁发|时间|日期|年月|年份|学校|院校|"
            "学院|院系|"
            "专业|学历|学位|单位|公司|机构|部门|岗位|职务|职位|角色|工作|内容|课题|项目|奖项|荣誉|"
            "证书|级别|"
            "等级|名称|成绩|排名|绩点|情况|分数|导师|成果|备注|题目|期刊|作者|论文|研究|方向|["
            "与及和/、])+$|"
            "^(?:periods?|dates?|years?|time|roles?|where|positions?|organi[sz]ations?|"
            "institutions?|"
            "schools?|university|company|employers?|degrees?|majors?|fields?|awards?|titles?|names?"
            "|"
            "levels?|awarded by|descriptions?|grades?|gpa|scores?|tests?|supervisors?|projects?|"
            "venues?|topics?|remarks?)$"),
        QRegularExpression::CaseInsensitiveOption);
    return item.cells.size() > 1 && item.dates.isEmpty() &&
           std::ranges::all_of(item.cells, [](const Passage &cell) {
               return words.match(cell.text.trimmed()).hasMatch();
           });
}

/// Dates have a place of their own here: a year inside a title is no date then.
static bool hasDateColumn(const QList<TextLine> &lines, PartialDate today)
{
    int alone = 0;
    for (const TextLine &line : lines) {
        for (qsizetype c = 0; c < line.cells.size(); ++c) {
            const QString text = line.cell(c).text.trimmed();
            if (text.size() < 32 && dateRange(text, today)) {
                ++alone;
                break;
            }
        }
    }
    return alone >= 2;
}

/// "X University, MSc in Y, 2021 to 2023. Supervisor: …": the sentence that the dates close names
/// the entry, what follows tells about it.
static void partAtDates(QList<Item> &items, PartialDate today)
{
    static const QRegularExpression after(QStringLiteral("^\\)?(?:\\.\\s+|[。，]\\s*)(?=\\S)"));
    static const QRegularExpression sentence(QStringLiteral("[a-z)]{3}\\. [A-Z]|。"));
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QString text = items[i].text.text;
        if (text.contains(u'\t') || text.size() < (hasHan(text) ? 20 : 40))
            continue;
        for (const DateRange &range : findDateRanges(text, today)) {
            const QString before = text.left(range.span.start).trimmed();
            const QRegularExpressionMatch match = after.match(text.mid(range.span.end()));
            const bool bounded = before.endsWith(u',') || before.endsWith(u'，') ||
                                 before.endsWith(u'(') || before.endsWith(u'（');
            if (range.single || !match.hasMatch() || !bounded || sentence.match(before).hasMatch())
                continue;
            const qsizetype end = range.span.end() + match.capturedLength();
            Item rest = items[i];
            rest.text = items[i].text.mid(end);
            rest.bullet.clear();
            rest.bold = rest.startsBold = rest.numbered = false;
            rest.gapBefore = 0;
            rest.styles.clear();
            rest.lineCount = 2;
            items[i].text = items[i].text.mid(0, end).trimmed();
            items[i].lineCount = 1;
            items.insert(i + 1, rest);
            break;
        }
    }
}

QList<Item> itemsOf(const QList<TextLine> &lines, const ItemContext &given)
{
    ItemContext context = given;
    context.strictDates = hasDateColumn(lines, context.today);
    QHash<int, double> fullRight = context.rightEdges;
    for (const TextLine &line : lines)
        fullRight[line.region] = qMax(fullRight.value(line.region), line.right);
    QList<Item> items;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const TextLine &line = lines[i];
        const bool joins = i > 0 && !items.isEmpty() &&
                           continuesLine(lines[i - 1], line, context, fullRight[line.region]);
        if (!joins) {
            items.append(itemOf(line));
            continue;
        }
        Item &item = items.last();
        // A cell at the right edge is no part of the sentence that runs on.
        item.ownDate = item.ownDate || line.cells.size() > 1 || item.text.text.contains(u'\t');
        item.dates += takeDates(item.text, context.today, context.strictDates);
        takeAsides(item, context.knowledge);
        Item tail = itemOf(line);
        tail.dates += takeDates(tail.text, context.today, context.strictDates);
        if (tail.text.text.contains(u'\t'))
            takeAsides(tail, context.knowledge);
        if (!tail.dates.isEmpty() && tail.text.text.trimmed().isEmpty()) {
            item.dates += tail.dates;
        } else if (line.passage.text.contains(u'\t')) {
            item.dates += tail.dates;
            item.asides += tail.asides;
            context.joiner.join(item.text, tail.text);
        } else {
            context.joiner.join(item.text, line.passage);
        }
        item.lineCount += 1;
        item.styles.clear();
        item.bold = item.bold && line.bold;
    }
    if (!context.list)
        partAtDates(items, context.today);
    for (Item &item : items)
        finish(item, context);
    items.removeIf(isTableHead);
    items.removeIf([](const Item &item) {
        return item.text.text.trimmed().isEmpty() && item.dates.isEmpty() && item.asides.isEmpty();
    });
    return items;
}

} // namespace Bole
