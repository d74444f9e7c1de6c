// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/items/items.h"

#include "model/intake/items/fields.h"
#include "model/intake/items/itemdates.h"
#include "model/intake/items/itemlabels.h"
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
            const bool address = text.sliced(i).startsWith(u"://");
            // "Researcher (PI: …)": the colon is inside the brackets.
            const bool inside =
                label.count(u'(') + label.count(u'（') > label.count(u')') + label.count(u'）');
            return label.size() >= 1 && !address && !inside ? label : QStringView();
        }
    }
    return {};
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
    item.dates += takeDates(item.text, context.today, context.strictDates, context.studies);
    dropEmptiedTimeLabels(item);
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
static bool areColumnNames(const QStringList &cells)
{
    static const QRegularExpression words(
        QStringLiteral(
            "^(?:本人|主要|所在|起止|获奖|就读|毕业|授予|颁奖|颁发|时间|日期|年月|年份|学校|院校|"
            "学院|院系|"
            "专业|科系|系所|期间|起讫|职称|学历|学位|单位|公司|机构|部门|岗位|职务|职位|角色|工作|"
            "内容|课题|项目|奖项|奖励|荣誉|"
            "证书|级别|学期|课程|授课|"
            "等级|名称|成绩|排名|绩点|情况|分数|导师|成果|备注|题目|期刊|作者|论文|研究|方向|["
            "与及和/、])+$|"
            "^(?:periods?|dates?|years?|time|roles?|where|positions?|organi[sz]ations?|"
            "institutions?|"
            "schools?|university|company|employers?|degrees?|majors?|fields?|awards?|titles?|names?"
            "|"
            "levels?|awarded by|descriptions?|c?gpa|cpi|%|marks?|percentage|scores?|tests?|grades?|"
            "supervisors?|advis[oe]rs?|projects?|rank(?:ing)?|board|institutes?|examinations?|"
            "qualifications?|venues?|topics?|remarks?|courses?|class|streams?|"
            "speciali[sz]ations?|passing|subjects?|results?|aggregate|name|of|[\\s/&])+$"),
        QRegularExpression::CaseInsensitiveOption);
    return std::ranges::all_of(cells,
                               [](const QString &cell) { return words.match(cell).hasMatch(); });
}

static bool isTableHead(const Item &item)
{
    QStringList cells;
    for (const Passage &cell : item.cells)
        cells.append(folded(cell.text).trimmed());
    return cells.size() > 1 && item.dates.isEmpty() && areColumnNames(cells);
}

/// What the name of a column says that the cells below it do not: a bare number is a grade there, a
/// bare name an advisor.
static QString columnLabel(const QString &head)
{
    static const QRegularExpression grade(
        QStringLiteral(
            "^(?:(?:c?gpa|cpi|grades?|marks?|percentage|绩点|均分|成绩)(?:\\s*[/及与和]\\s*"
            "(?:rank(?:ing)?|排名))?)?[\\s/%()]*$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression rank(QStringLiteral("^(?:(?:class )?rank(?:ing)?|排名)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression advisor(QStringLiteral("^(?:advis[oe]rs?|supervisors?|导师)$"),
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression issuer(
        QStringLiteral(
            "^(?:awarded by|awarding body|issuer|(?:颁奖|授予|颁发|授奖|发证)(?:单位|机构|部门))$"),
        QRegularExpression::CaseInsensitiveOption);
    if (issuer.match(head).hasMatch())
        return issuerLabel.toString();
    if (grade.match(head).hasMatch())
        return QStringLiteral("GPA: ");
    if (rank.match(head).hasMatch())
        return QStringLiteral("Rank: ");
    return advisor.match(head).hasMatch() ? QStringLiteral("Advisor: ") : QString();
}

/// The rows of a table with what the names of its columns add to them.
static QList<TextLine> withColumnNames(QList<TextLine> lines)
{
    QStringList labels;
    for (TextLine &line : lines) {
        QStringList cells;
        for (qsizetype c = 0; c < line.cells.size(); ++c)
            cells.append(folded(line.cell(c).text).trimmed());
        if (cells.size() >= 3 && areColumnNames(cells)) {
            labels.clear();
            for (const QString &cell : std::as_const(cells))
                labels.append(columnLabel(cell));
            continue;
        }
        if (labels.size() != cells.size() || labels.join(QString()).isEmpty())
            continue;
        Passage named;
        for (qsizetype c = 0; c < cells.size(); ++c) {
            named.insertText(c > 0 ? u'\t' + labels[c] : labels[c]);
            named.append(line.cell(c));
        }
        line.passage = named;
        line.styles.clear();
        finishLine(line);
    }
    return lines;
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

void setText(Item &item, const Passage &text)
{
    item.text = text;
    item.cells.clear();
    qsizetype from = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text.text[i] != u'\t')
            continue;
        const Passage cell = text.mid(from, i - from).tidied();
        if (!cell.isEmpty())
            item.cells.append(cell);
        from = i + 1;
    }
}

QList<Item> itemsOf(const QList<TextLine> &given, const ItemContext &settings)
{
    const QList<TextLine> lines = withColumnNames(given);
    ItemContext context = settings;
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
        if (endsWithOpenRange(item.text.text) && line.cells.size() == 1) {
            context.joiner.join(item.text, line.passage);
            item.lineCount += 1;
            item.styles.clear();
            continue;
        }
        // A cell at the right edge is no part of the sentence that runs on.
        item.ownDate = item.ownDate || line.cells.size() > 1 || item.text.text.contains(u'\t');
        item.dates += takeDates(item.text, context.today, context.strictDates, context.studies);
        takeAsides(item, context.knowledge);
        Item tail = itemOf(line);
        tail.dates += takeDates(tail.text, context.today, context.strictDates, context.studies);
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
