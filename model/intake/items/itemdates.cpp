// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/items/itemdates.h"

#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

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
    // "某某大学 | 硕士 | 2023.09 - 2026.06 | 专业前3%": a cell of its own.
    static const QString bars = QStringLiteral("|｜•∙");
    const QStringView before = text.first(span.start).trimmed();
    const QStringView after = text.sliced(span.end()).trimmed();
    const bool cell = !before.isEmpty() && bars.contains(before.back()) && !after.isEmpty() &&
                      bars.contains(after.front());
    // "2019.09-2025.06 导师：…": a label follows.
    static const QRegularExpression labelled(
        QStringLiteral("^\\s+(?:导师|指导|GPA|绩点|排名|advis|superv)"),
        QRegularExpression::CaseInsensitiveOption);
    // "Intern, Summer 2021 (remote)"
    static const QRegularExpression remark(
        QStringLiteral("^\\s*[(（](?:[^()（）\\d]{3,24}|排名[^()（）]{1,8})[)）]\\s*$"));
    return cell || remark.matchView(text.sliced(span.end())).hasMatch() ||
           labelled.matchView(text.sliced(span.end())).hasMatch() || only(text.first(span.start)) ||
           only(text.sliced(span.end())) || announced.matchView(text.first(span.start)).hasMatch();
}

/// "MSc Law, 2018–2020, grade 1.3", "Intern (May 2022 – July 2022): built …": a stay between commas
/// or in brackets in the middle of a line. Among studies a single date there is one, too.
static bool isBounded(QStringView text, const Span &span, const DateRange &range, bool studies)
{
    constexpr qsizetype longest = 160;
    static const QString opening = QStringLiteral(",，(（;；.");
    static const QString closing = QStringLiteral(",，)）;；.。");
    const QStringView before = text.first(span.start).trimmed();
    const QStringView after = text.sliced(span.end()).trimmed();
    static const QString dashes = QStringLiteral("-–—");
    if (!range.single && !before.isEmpty() && !after.isEmpty() && text.size() <= longest &&
        dashes.contains(before.back()) && dashes.contains(after.front()))
        return true;
    // "Reviewer: Ibis (2025, 2026), Gulls (2026)": a list of years is no stay.
    if (text.sliced(span.start, span.length).contains(u',') || text.size() > longest ||
        before.isEmpty() || after.isEmpty() || (range.single && !studies) ||
        !closing.contains(after.front()))
        return false;
    return opening.contains(before.back()) && (studies || before.back() != u'.');
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

/// "ASPLOS 2026 and OSDI 2026": each year is part of a name, also the one at the edge.
static bool isOneOfEditions(const DateRange &range, const QList<DateRange> &ranges,
                            QStringView text)
{
    const auto isYear = [](const DateRange &r) {
        return r.single && r.start && r.start->month == 0;
    };
    static const QRegularExpression joint(
        QStringLiteral("^\\s*(?:and|&|,|;|和|、)\\s*(?:and\\s+)?\\p{Lu}[^,;、]{1,30}\\s$"));
    return isYear(range) && std::ranges::any_of(ranges, [&](const DateRange &other) {
               const qsizetype from = other.span.end();
               return isYear(other) && from < range.span.start &&
                      joint.matchView(text.sliced(from, range.span.start - from)).hasMatch();
           });
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

/// "2023、2024" and nothing else.
static bool isOnlyDates(QStringView text, const QList<DateRange> &ranges)
{
    qsizetype at = 0;
    const auto worded = [&](qsizetype to) {
        return std::ranges::any_of(text.sliced(at, to - at),
                                   [](QChar c) { return c.isLetterOrNumber(); });
    };
    for (const DateRange &range : ranges) {
        if (worded(range.span.start))
            return false;
        at = range.span.end();
    }
    return !ranges.isEmpty() && !worded(text.size());
}

QList<DatedPassage> takeDates(Passage &text, PartialDate today, bool strict, bool studies)
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
            const Span list = listSpan(range, ranges, part);
            const bool only = std::ranges::count(ranges, range.single, &DateRange::single) == 1;
            if (!isTrustworthy(range, part) ||
                !(isEdge(part, list) || (only && isBounded(part, list, range, studies))))
                continue;
            const bool bareYear = range.single && range.start && range.start->month == 0;
            const bool alone = cells.size() > 1 && isOnlyDates(part, ranges);
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
            if (!isOneOfEditions(range, ranges, part))
                removed.append(span);
        }
    }
    for (qsizetype i = removed.size() - 1; i >= 0; --i) {
        Passage rest = text.mid(0, removed[i].start);
        rest.append(text.mid(removed[i].end()));
        text = rest;
    }
    if (!removed.isEmpty()) {
        static const QRegularExpression empty(QStringLiteral("[(（\\[【][\\s,，、/&]*[)）\\]】]"));
        for (auto match = empty.match(text.text); match.hasMatch();
             match = empty.match(text.text)) {
            Passage rest = text.mid(0, match.capturedStart());
            rest.append(text.mid(match.capturedEnd()));
            text = rest;
        }
    }
    return taken;
}

void partAtDates(QList<Item> &items, PartialDate today)
{
    static const QRegularExpression after(QStringLiteral("^\\)?(?:\\.\\s+|[。，；;]\\s*)(?=\\S)"));
    // "某某小学（2021年7月）担任支教队队长": what somebody did there follows the brackets. A comma
    // of Chinese counts as Han by its script extensions.
    static const QRegularExpression bracketed(
        QStringLiteral("^[)）]\\s*(?![、，。；：])(?=\\p{Han}{2}.{4})"));
    static const QRegularExpression sentence(QStringLiteral("[a-z)]{3}\\. [A-Z]|。"));
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QString text = items[i].text.text;
        if (text.contains(u'\t') || text.size() < (hasHan(text) ? 20 : 40))
            continue;
        for (const DateRange &range : findDateRanges(text, today)) {
            const QString before = text.left(range.span.start).trimmed();
            QRegularExpressionMatch match = after.match(text.mid(range.span.end()));
            const bool told = bracketed.match(text.mid(range.span.end())).hasMatch() &&
                              (before.endsWith(u'(') || before.endsWith(u'（'));
            if (told)
                match = bracketed.match(text.mid(range.span.end()));
            const bool bounded = before.endsWith(u',') || before.endsWith(u'，') ||
                                 before.endsWith(u'(') || before.endsWith(u'（');
            // "X Lab (advisor: …). April – August 2024. What was done": the range is a sentence.
            const bool apart = before.endsWith(QStringLiteral(").")) && before.size() < 160;
            if ((range.single && !told) || !match.hasMatch() || !(bounded || apart) ||
                (!apart && sentence.match(before).hasMatch()))
                continue;
            const qsizetype end = range.span.end() + match.capturedLength();
            Item rest = items[i];
            rest.text = items[i].text.mid(end);
            rest.bullet.clear();
            rest.bold = rest.startsBold = rest.numbered = false;
            rest.gapBefore = 0;
            rest.styles.clear();
            rest.lineCount = 2;
            rest.tells = true;
            items[i].text = items[i].text.mid(0, end).trimmed();
            items[i].lineCount = 1;
            items.insert(i + 1, rest);
            break;
        }
    }
}

} // namespace Bole
