// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/dates.h"

#include "model/intake/parsers/datescanner.h"
#include "model/knowledge/calendar.h"
#include "model/knowledge/folding.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

/// Puts dates together to ranges, with the words around them.
class RangeFinder
{
public:
    RangeFinder(QStringView text, int thisYear)
        : m_folded(folded(text)), m_scan(m_folded, text, thisYear)
    {
    }

    QList<DateRange> all()
    {
        QList<DateRange> list;
        qsizetype at = 0;
        while (at < m_folded.size()) {
            const auto range = rangeAt(at);
            if (range && (list.isEmpty() || range->span.start >= list.last().span.end())) {
                at = range->span.end();
                list.append(*range);
            } else {
                ++at;
            }
        }
        return list;
    }

    qsizetype rangeSign(qsizetype at) const
    {
        qsizetype next = m_scan.skipSpace(at);
        const qsizetype start = next;
        while (m_scan.charAt(next) == u'-' || m_scan.charAt(next) == u'~')
            ++next;
        if (m_scan.charAt(next) == u'>')
            ++next;
        if (next > start)
            return m_scan.skipSpace(next);
        for (const auto &[word, month] : calendarWords(CalendarWord::Range, m_scan.charAt(next))) {
            const qsizetype end = m_scan.wordAt(next, word);
            if (end > 0 && !(word == u"至" && m_scan.charAt(end) == u'今'))
                return m_scan.skipSpace(end);
        }
        return -1;
    }

private:
    qsizetype anyWordAt(qsizetype at, CalendarWord kind) const
    {
        for (const CalendarEntry &entry : calendarWords(kind, m_scan.charAt(at))) {
            if (const qsizetype end = m_scan.wordAt(at, entry.word); end > 0)
                return end;
        }
        return -1;
    }

    /// Where text before `at` ends, but for spaces, colons or a bracket.
    qsizetype endBefore(qsizetype at) const
    {
        while (at > 0 && QStringView(u" :.([").contains(m_folded[at - 1]))
            --at;
        return at;
    }

    bool standsBefore(qsizetype end, QStringView word) const
    {
        return end >= word.size() && m_scan.wordAt(end - word.size(), word) == end;
    }

    /// The start of a word of this kind directly before `at`.
    qsizetype anyWordBefore(qsizetype at, CalendarWord kind) const
    {
        const qsizetype end = endBefore(at);
        for (const CalendarEntry &entry : calendarWords(kind)) {
            if (standsBefore(end, entry.word))
                return end - entry.word.size();
        }
        return -1;
    }

    std::optional<DateRange> rangeAt(qsizetype at)
    {
        if (!m_scan.atBorder(at))
            return std::nullopt;
        const auto first = m_scan.atomAt(at);
        if (first && isPlausible(at, *first)) {
            if (auto range = withEnd(at, *first))
                return range;
        }
        if (auto range = monthsOfYear(at))
            return range;
        return shortRangeAt(at);
    }

    /// "6 – 8/2024": two months of the year behind them.
    std::optional<DateRange> monthsOfYear(qsizetype at) const
    {
        static const QRegularExpression months(
            QStringLiteral("(\\d{1,2})\\s*[-~]\\s*(\\d{1,2})/((?:19|20)\\d{2})(?![\\d/])"));
        const auto match = months.match(m_folded, at, QRegularExpression::NormalMatch,
                                        QRegularExpression::AnchorAtOffsetMatchOption);
        const int from = match.captured(1).toInt();
        const int to = match.captured(2).toInt();
        if (!match.hasMatch() || from < 1 || from >= to || to > 12)
            return std::nullopt;
        const int year = match.captured(3).toInt();
        DateRange range;
        range.start = PartialDate{year, from, 0};
        range.end = PartialDate{year, to, 0};
        range.span = {at, match.capturedLength()};
        range.score = 0.9;
        return range;
    }

    /// "17.09 - 21.06", "Sep 15 – now"
    std::optional<DateRange> shortRangeAt(qsizetype at)
    {
        const auto first = m_scan.shortAtomAt(at);
        if (!first || rangeSign(first->end) < 0)
            return std::nullopt;
        auto range = withEnd(at, *first);
        // "Jun 15 – Jul 20, 2020" are days.
        const bool days = range && range->end && range->end->day > 0;
        return range && !range->single && !days ? range : std::nullopt;
    }

    /// A bare four-digit number is a year only where nothing says that it is something else.
    bool isPlausible(qsizetype at, const DateAtom &atom) const
    {
        const QChar after = m_scan.charAt(atom.end);
        if (!atom.bareYear)
            return !(after.isLetterOrNumber() && !isHan(after) && !atom.word);
        if (after == u'.' && m_scan.charAt(atom.end + 1).isDigit())
            return false;
        if (QStringView(u"%+@_#$").contains(after) && !after.isNull())
            return false;
        if (after == u',' && m_scan.charAt(atom.end + 3).isDigit() &&
            m_scan.charAt(atom.end + 1).isDigit() && m_scan.charAt(atom.end + 2).isDigit() &&
            !m_scan.charAt(atom.end + 4).isDigit())
            return false;
        static constexpr QStringView units[] = {
            u"人", u"名",   u"个",    u"余",     u"多",    u"万",    u"元",       u"条",
            u"次", u"年度", u"users", u"people", u"lines", u"stars", u"students", u"hours"};
        for (const QStringView unit : units) {
            if (unit != u"年度" && m_scan.wordAt(m_scan.skipSpace(atom.end), unit) > 0)
                return false;
        }
        static constexpr QStringView counters[] = {u"pp", u"no", u"page", u"pages", u"room", u"rm"};
        return std::ranges::none_of(counters, [this, end = endBefore(at)](QStringView word) {
            return standsBefore(end, word);
        });
    }

    std::optional<DateRange> withEnd(qsizetype at, DateAtom first)
    {
        DateRange range;
        range.span.start = at;
        const qsizetype second = rangeSign(first.end);
        if (second >= 0) {
            qsizetype from = second;
            if (const qsizetype word = anyWordAt(from, CalendarWord::Expected); word > 0) {
                range.expected = true;
                from = m_scan.skipSpace(m_scan.charAt(word) == u'.' ? word + 1 : word);
            }
            if (const qsizetype end = anyWordAt(from, CalendarWord::Present);
                end > 0 && first.date.year > 0)
                return ongoing(range, first, end);
            auto last = m_scan.secondAtomAt(from, first);
            const bool guessed = last && first.date.year > 0 && last->date.year == 0 &&
                                 last->date.month < first.date.month;
            if (last && share(first, *last)) {
                orderLike(*last, first);
                orderLike(first, *last);
                range.start = first.date;
                range.end = last->date;
                range.span.length = last->end - at;
                range.score = guessed ? 0.5 : rangeScore(first, *last);
                return closed(range);
            }
        }
        if (first.date.year == 0)
            return std::nullopt;
        if (const qsizetype dots = second >= 0 ? dotsAt(second) : -1; dots > 0)
            return ongoing(range, first, dots);
        const qsizetype next = m_scan.skipSpace(first.end);
        if (const qsizetype end = m_scan.wordAt(next, u"至今"); end > 0)
            return ongoing(range, first, end);
        if (second >= 0 && isEndOfText(second) && hasDash(first.end)) {
            // "2020 –" at the end of a text: goes on, as many write it
            range.start = first.date;
            range.current = true;
            range.span.length = first.end - at;
            range.score = 0.5;
            return range;
        }
        if (auto year = academicYear(range, first))
            return year;
        if (auto list = yearList(range, first))
            return list;
        return single(range, first);
    }

    bool hasDash(qsizetype at) const
    {
        const QChar c = m_scan.charAt(m_scan.skipSpace(at));
        return c == u'-' || c == u'~';
    }

    /// "2024 - ....": one past the dots that stand for a day to come, or -1.
    qsizetype dotsAt(qsizetype at) const
    {
        qsizetype end = at;
        while (m_scan.charAt(end) == u'.' || m_scan.charAt(end) == u'…')
            ++end;
        return end - at >= 2 || (end > at && m_scan.charAt(at) == u'…') ? end : -1;
    }

    bool isEndOfText(qsizetype at) const { return at >= m_folded.size(); }

    /// "Jun – Aug 2023", "Sept 2021 – Dec": the year printed once serves both.
    /// "03/02/2022 – 31/05/2022": the second date says that days come first.
    static void orderLike(const DateAtom &model, DateAtom &atom)
    {
        if (!model.ordered || !atom.eitherFirst || model.dayFirst == atom.dayFirst)
            return;
        std::swap(atom.date.month, atom.date.day);
        atom.dayFirst = model.dayFirst;
    }

    bool share(DateAtom &first, DateAtom &last) const
    {
        if (first.date.year == 0 && last.date.year == 0)
            return false;
        if (first.date.year == 0)
            first.date.year = last.date.year - (first.date.month > last.date.month ? 1 : 0);
        if (last.date.year == 0) {
            last.date.year = first.date.year + (last.date.month < first.date.month ? 1 : 0);
            if (last.date.month == 0)
                last.date = {first.date.year, 0, 0}; // "Fall 2021 – Winter"
        }
        return first.date.isValid() && last.date.isValid();
    }

    static double rangeScore(const DateAtom &first, const DateAtom &last)
    {
        if (first.shortYear && last.shortYear && !first.labelled)
            return 0.8;
        return last.date < first.date ? 0.85 : 0.98;
    }

    std::optional<DateRange> ongoing(DateRange range, const DateAtom &first, qsizetype end)
    {
        range.start = first.date;
        range.current = true;
        range.span.length = end - range.span.start;
        range.score = 0.98;
        return closed(range);
    }

    /// "2019/2020": two years that follow each other are one of study.
    std::optional<DateRange> academicYear(DateRange range, const DateAtom &first) const
    {
        if (!first.bareYear || m_scan.charAt(first.end) != u'/')
            return std::nullopt;
        const auto next = m_scan.atomAt(first.end + 1);
        constexpr int longest = 8; // "2013/2017": a whole degree
        if (!next || !next->bareYear || next->date.year <= first.date.year ||
            next->date.year > first.date.year + longest)
            return std::nullopt;
        range.start = first.date;
        range.end = next->date;
        range.span.length = next->end - range.span.start;
        range.score = 0.9;
        return closed(range);
    }

    /// "Summer 2013, 2014": years one after the other are a range.
    std::optional<DateRange> yearList(DateRange range, const DateAtom &first)
    {
        qsizetype joint = m_scan.skipSpace(first.end);
        if (const qsizetype word = m_scan.wordAt(joint, u"and"); word > 0)
            joint = word - 1;
        else if (m_scan.charAt(joint) != u',' && m_scan.charAt(joint) != u'&')
            return std::nullopt;
        if (first.date.month != 0)
            return std::nullopt;
        const auto next = m_scan.atomAt(m_scan.skipSpace(joint + 1));
        if (!next || !next->bareYear || next->date.year != first.date.year + 1)
            return std::nullopt;
        range.start = first.date;
        range.end = next->date;
        range.span.length = next->end - range.span.start;
        range.score = 0.7;
        return range;
    }

    std::optional<DateRange> single(DateRange range, const DateAtom &atom)
    {
        range.start = range.end = atom.date;
        range.single = true;
        range.span.length = atom.end - range.span.start;
        range.score = atom.bareYear ? 0.6 : atom.shortYear ? 0.7 : 0.95;
        if (const qsizetype since = anyWordBefore(range.span.start, CalendarWord::Since);
            since >= 0) {
            range.end.reset();
            range.single = false;
            range.current = true;
            range.score = 0.9;
            range.span = {since, range.span.end() - since};
            return range;
        }
        if (const qsizetype until = anyWordBefore(range.span.start, CalendarWord::Until);
            until >= 0) {
            range.start.reset();
            range.single = false;
            range.span = {until, range.span.end() - until};
            return range;
        }
        return closed(range);
    }

    /// Looks behind and before the range for "(expected)", 预计 and the like.
    DateRange closed(DateRange range) const
    {
        // "2020-2021学年"
        if (const qsizetype end = m_scan.wordAt(m_scan.skipSpace(range.span.end()), u"学年");
            end > 0 && !range.single && !range.current)
            range.span.length = end - range.span.start;
        qsizetype next = m_scan.skipSpace(range.span.end());
        const bool bracket = m_scan.charAt(next) == u'(';
        if (bracket)
            next = m_scan.skipSpace(next + 1);
        if (const qsizetype word = anyWordAt(next, CalendarWord::Expected); word > 0 && bracket) {
            range.expected = true;
            qsizetype end = m_scan.charAt(word) == u'.' ? word + 1 : word;
            const qsizetype close = m_folded.indexOf(u')', end);
            if (close >= 0 && close - end < 24)
                end = close + 1;
            range.span.length = end - range.span.start;
        } else if (bracket && !range.current) {
            if (const qsizetype now = anyWordAt(next, CalendarWord::Present);
                now > 0 && m_scan.charAt(m_scan.skipSpace(now)) == u')' && range.single) {
                range.current = true;
                range.end.reset();
                range.single = false;
                range.span.length = m_scan.skipSpace(now) + 1 - range.span.start;
            }
        }
        if (const qsizetype word = anyWordBefore(range.span.start, CalendarWord::Expected);
            word >= 0) {
            range.expected = true;
            range.span = {word, range.span.end() - word};
        } else if (!range.expected && range.single) {
            range.expected = graduationIsExpected(range.span.start);
        }
        return range;
    }

    /// "Expected graduation: June 2026", "预计毕业时间：2026-06"
    bool graduationIsExpected(qsizetype at) const
    {
        const QString before = m_folded.left(at).right(40).toLower();
        const qsizetype colon = before.lastIndexOf(u',');
        const QStringView near = QStringView(before).sliced(colon + 1);
        for (const auto &[word, month] : calendarWords(CalendarWord::Expected)) {
            const qsizetype found = near.lastIndexOf(word);
            if (found < 0 || (found > 0 && near[found - 1].isLetter() && !isHan(word.front())))
                continue;
            const QStringView rest = near.sliced(found + word.size());
            if (rest.contains(u"grad") || rest.contains(u"毕业") || rest.contains(u"complet") ||
                rest.trimmed().size() <= 4)
                return true;
        }
        return false;
    }

    QString m_folded;
    DateScanner m_scan;
};

int yearOf(PartialDate today)
{
    return today.year > 0 ? today.year : QDate::currentDate().year();
}

} // namespace

QList<DateRange> findDateRanges(QStringView text, PartialDate today)
{
    return RangeFinder(text, yearOf(today)).all();
}

std::optional<DateRange> dateRange(QStringView text, PartialDate today)
{
    const auto ranges = findDateRanges(text, today);
    if (ranges.size() != 1)
        return std::nullopt;
    const Span span = ranges[0].span;
    const auto isFiller = [](QStringView rest) {
        for (const QChar c : rest) {
            if (c.isLetterOrNumber())
                return false;
        }
        return true;
    };
    return isFiller(text.first(span.start)) && isFiller(text.sliced(span.end()))
               ? std::optional(ranges[0])
               : std::nullopt;
}

bool isPresentWord(QStringView text)
{
    return std::ranges::any_of(calendarWords(CalendarWord::Present), [text](const auto &entry) {
        return text.compare(entry.word, Qt::CaseInsensitive) == 0;
    });
}

bool endsWithOpenRange(QStringView text)
{
    const QString plain = folded(text).trimmed();
    if (!plain.endsWith(u'-') && !plain.endsWith(u'~') && !plain.endsWith(u'至') &&
        !plain.endsWith(u" to"))
        return false;
    const auto ranges = findDateRanges(plain);
    return !ranges.isEmpty() && ranges.last().span.end() + 4 >= plain.size();
}

} // namespace Bole
