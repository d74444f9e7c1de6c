// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/datescanner.h"

#include "model/knowledge/calendar.h"

namespace Bole {

std::optional<DateAtom> DateScanner::wordAtom(qsizetype at) const
{
    qsizetype end = 0;
    DateAtom atom;
    atom.word = true;
    atom.date.month = monthAt(at, &end);
    // "F'19", "Sp'20", "AU21": a term by its first letters, right before a short year.
    for (const QStringView term : {u"AU", u"SP", u"SU", u"FA", u"WI"}) {
        const Number year = numberAt(at + term.size());
        if (QStringView(text()).sliced(at).startsWith(term) && year.digits == 2 &&
            !charAt(year.end).isLetterOrNumber()) {
            atom.date.year = fullYear(year.value);
            atom.shortYear = true;
            atom.end = year.end;
            return atom;
        }
    }
    for (const QStringView term : {u"F'", u"S'", u"W'", u"Sp'", u"Su'", u"Fa'"}) {
        bool isShort = false;
        if (!QStringView(text()).sliced(at).startsWith(term))
            continue;
        if (const auto year = yearAt(at + term.size() - 1, &isShort);
            year && !charAt(year->end).isLetterOrNumber()) {
            atom.date.year = year->value;
            atom.shortYear = true;
            atom.end = year->end;
            return atom;
        }
    }
    if (atom.date.month == 0 && !seasonAt(at, &end))
        return std::nullopt;
    const bool season = atom.date.month == 0;
    const auto afterComma = [&](qsizetype from) {
        qsizetype next = skipSpace(from);
        if (charAt(next) == u',' || charAt(next) == u'-' || charAt(next) == u'/')
            next = skipSpace(next + 1);
        return next;
    };
    bool shortYear = false;
    qsizetype next = afterComma(end);
    if (wordAt(next, u"of") > 0)
        next = skipSpace(next + 2);
    if (const auto year = yearAt(next, &shortYear); year && !isDigit(charAt(year->end))) {
        atom.date.year = year->value;
        atom.shortYear = shortYear;
        atom.end = year->end;
        return atom;
    }
    const Number day = numberAt(skipSpace(end));
    if (!season && day.digits >= 1 && day.digits <= 2 && day.value >= 1 && day.value <= 31) {
        qsizetype after = day.end;
        for (const QStringView suffix : {u"st", u"nd", u"rd", u"th"}) {
            if (QStringView(text()).sliced(after).startsWith(suffix, Qt::CaseInsensitive))
                after += 2;
        }
        if (const auto year = yearAt(afterComma(after), &shortYear)) {
            atom.date.year = year->value;
            atom.date.day = day.value;
            atom.end = year->end;
            return atom.date.isValid() ? std::optional(atom) : std::nullopt;
        }
    }
    // No year: only a neighbour can give it one.
    atom.end = end;
    return atom;
}

std::optional<DateAtom> DateScanner::chineseTail(PartialDate date, qsizetype at) const
{
    DateAtom atom{date, at};
    atom.labelled = true;
    qsizetype next = skipSpace(at);
    const Number month = numberAt(next);
    if (month.digits >= 1 && month.digits <= 2 && month.value >= 1 && month.value <= 12 &&
        charAt(skipSpace(month.end)) == u'月') {
        atom.date.month = month.value;
        atom.end = skipSpace(month.end) + 1;
        const Number day = numberAt(skipSpace(atom.end));
        const QChar unit = charAt(skipSpace(day.end));
        if (day.digits >= 1 && day.digits <= 2 && (unit == u'日' || unit == u'号')) {
            atom.date.day = day.value;
            atom.end = skipSpace(day.end) + 1;
        }
        return atom.date.isValid() ? std::optional(atom) : std::nullopt;
    }
    // "2023年9-12月": the unit stands behind the last month only.
    const qsizetype dash = skipSpace(month.end);
    const Number last = numberAt(skipSpace(dash + 1));
    if (month.digits >= 1 && month.digits <= 2 && month.value >= 1 && month.value <= 12 &&
        charAt(dash) == u'-' && last.value > month.value && last.value <= 12 &&
        charAt(skipSpace(last.end)) == u'月') {
        atom.date.month = month.value;
        atom.end = month.end;
        return atom;
    }
    if (QStringView(u"春夏秋冬").contains(charAt(next)) && !charAt(next).isNull()) {
        ++next;
        for (const QStringView word : {u"季", u"学期"}) {
            if (const qsizetype after = wordAt(next, word); after > 0)
                next = after;
        }
        atom.word = true;
        atom.end = next;
    }
    return atom;
}

std::optional<DateAtom> DateScanner::yearFirst(const Number &year) const
{
    DateAtom atom{{year.value, 0, 0}, year.end};
    const qsizetype next = skipSpace(year.end);
    if (charAt(next) == u'年' && charAt(next + 1) != u'级' && charAt(next + 1) != u'度')
        return chineseTail(atom.date, next + 1);
    if (QStringView(u"春夏秋冬").contains(charAt(next)) && !charAt(next).isNull())
        return chineseTail(atom.date, next);
    const QChar separator = charAt(next);
    const bool tight = next == year.end;
    if (separator == u'.' || separator == u'/' || (separator == u'-' && tight)) {
        const Number month = numberAt(skipSpace(next + 1));
        // "2011–12" with a long dash is two years; "2011-12" is December.
        const bool longDash =
            separator == u'-' && m_original[next] != u'-' && m_original[next] != QChar(0x2011);
        if (month.digits >= 1 && month.digits <= 2 && month.value >= 1 && month.value <= 12 &&
            !(longDash && month.value > year.value % 100 && month.digits == 2)) {
            atom.date.month = month.value;
            atom.end = month.end;
            const qsizetype third = skipSpace(month.end);
            const Number day = numberAt(skipSpace(third + 1));
            if (charAt(third) == separator && third == month.end && day.digits >= 1 &&
                day.digits <= 2 && day.value >= 1 && day.value <= 31) {
                atom.date.day = day.value;
                atom.end = day.end;
                if (!atom.date.isValid())
                    return std::nullopt;
            }
            if (charAt(atom.end) == u'月')
                ++atom.end;
            return atom;
        }
    }
    // "2021 Sep", "2022 Spring"; "2021, Sept."
    qsizetype wordStart = separator == u',' || separator == u'.' ? skipSpace(next + 1) : next;
    qsizetype end = 0;
    if (const int month = monthAt(wordStart, &end); month > 0) {
        bool shortYear = false;
        const qsizetype after = skipSpace(charAt(end) == u',' ? end + 1 : end);
        if (!yearAt(after, &shortYear)) { // else the month belongs to the year behind it
            atom.date.month = month;
            atom.word = true;
            atom.end = end;
            return atom;
        }
    }
    if (seasonAt(next, &end)) {
        bool shortYear = false;
        if (!yearAt(skipSpace(end), &shortYear)) {
            atom.word = true;
            atom.end = end;
            return atom;
        }
    }
    atom.bareYear = true;
    return atom;
}

std::optional<DateAtom> DateScanner::dayOrMonthFirst(const Number &first) const
{
    DateAtom atom;
    const QChar separator = charAt(first.end);
    if (separator == u'/' || separator == u'.' || separator == u'-') {
        const Number second = numberAt(skipSpace(first.end + 1));
        if (isYear(second) && first.value >= 1 && first.value <= 12) {
            atom.date = {second.value, first.value, 0};
            atom.end = second.end;
            return atom;
        }
        const Number third = numberAt(skipSpace(second.end + 1));
        if (second.digits >= 1 && second.digits <= 2 && charAt(second.end) == separator &&
            isYear(third)) {
            // 3/4/2021 is March the 4th, 3.4.2021 is April the 3rd; 13 is never a month, and
            // 01/09/2021 is more likely the day a term begins than some day in January.
            const bool firstOfMonth = first.value == 1 && second.value != 1;
            const bool dayFirst =
                second.value <= 12 && (separator == u'.' || first.value > 12 || firstOfMonth);
            atom.dayFirst = dayFirst;
            atom.eitherFirst = separator == u'/' && first.value <= 12 && second.value <= 12;
            atom.ordered = separator == u'/' && !atom.eitherFirst;
            atom.date = dayFirst ? PartialDate{third.value, second.value, first.value}
                                 : PartialDate{third.value, first.value, second.value};
            atom.end = third.end;
            return atom.date.isValid() ? std::optional(atom) : std::nullopt;
        }
        if (separator != u'.')
            return std::nullopt;
    }
    // "1 September 2021", "1. November 2016", "21st May, 2020"
    qsizetype next = first.end;
    if (charAt(next) == u'.')
        ++next;
    for (const QStringView suffix : {u"st", u"nd", u"rd", u"th"}) {
        if (QStringView(text()).sliced(next).startsWith(suffix, Qt::CaseInsensitive))
            next += 2;
    }
    next = skipSpace(next);
    qsizetype end = 0;
    const int month = monthAt(next, &end);
    if (month == 0 || first.value < 1 || first.value > 31)
        return std::nullopt;
    bool shortYear = false;
    qsizetype yearStart = skipSpace(end);
    if (charAt(yearStart) == u',')
        yearStart = skipSpace(yearStart + 1);
    const auto year = yearAt(yearStart, &shortYear);
    if (!year)
        return std::nullopt;
    atom.date = {year->value, month, first.value};
    atom.word = true;
    atom.end = year->end;
    return atom.date.isValid() ? std::optional(atom) : std::nullopt;
}

std::optional<DateAtom> DateScanner::numberAtom(qsizetype at) const
{
    const Number number = numberAt(at);
    if (isYear(number)) {
        if (isLatinLetter(charAt(number.end)) && charAt(number.end) != u's')
            return std::nullopt; // 2000mAh
        return yearFirst(number);
    }
    if (number.digits >= 1 && number.digits <= 2) {
        const qsizetype next = skipSpace(number.end);
        if (charAt(next) == u'月' && number.value >= 1 && number.value <= 12)
            return DateAtom{{0, number.value, 0}, next + 1, false, false, false, true};
        if (number.digits == 2 && charAt(next) == u'年') {
            auto atom = chineseTail({fullYear(number.value), 0, 0}, next + 1);
            if (!atom || atom->date.month == 0)
                return std::nullopt; // "10 年" is a duration
            atom->shortYear = true;
            return atom;
        }
        return dayOrMonthFirst(number);
    }
    return std::nullopt;
}

/// "Sep 15" as September 2015: only where a range shows that it is no day.
std::optional<DateAtom> DateScanner::shortWordAtomAt(qsizetype at) const
{
    DateAtom atom;
    qsizetype end = 0;
    atom.date.month = monthAt(at, &end);
    const Number year = numberAt(skipSpace(end));
    if (atom.date.month == 0 || year.digits != 2)
        return std::nullopt;
    qsizetype behind = skipSpace(year.end);
    if (charAt(behind) == u',')
        behind = skipSpace(behind + 1);
    if (isDigit(charAt(behind)))
        return std::nullopt; // "Jul 20, 2020"
    atom.date.year = fullYear(year.value);
    atom.shortYear = true;
    atom.end = year.end;
    return atom;
}

/// "202209" as forms ask for it.
std::optional<DateAtom> DateScanner::closedUpMonth(const Number &number) const
{
    const Number year{number.value / 100, 4, number.end};
    const int month = number.value % 100;
    if (!isYear(year) || month < 1 || month > 12)
        return std::nullopt;
    DateAtom atom{{year.value, month, 0}, number.end};
    atom.shortYear = true;
    return atom;
}

std::optional<DateAtom> DateScanner::shortAtomAt(qsizetype at) const
{
    if (isLatinLetter(charAt(at)))
        return shortWordAtomAt(at);
    const Number first = numberAt(at);
    if (first.digits == 6)
        return closedUpMonth(first);
    if (first.digits != 2)
        return std::nullopt;
    const QChar separator = charAt(first.end);
    const Number second = numberAt(first.end + 1);
    if ((separator != u'.' && separator != u'/') || second.digits < 1 || second.digits > 2)
        return std::nullopt;
    DateAtom atom;
    atom.shortYear = true;
    atom.end = second.end;
    const bool monthFirst =
        separator == u'/' && first.value >= 1 && first.value <= 12 && second.digits == 2;
    if (monthFirst)
        atom.date = {fullYear(second.value), first.value, 0};
    else if (second.value >= 1 && second.value <= 12)
        atom.date = {fullYear(first.value), second.value, 0};
    else
        return std::nullopt;
    return atom;
}

std::optional<DateAtom> DateScanner::atomAt(qsizetype at) const
{
    const QChar c = charAt(at);
    if (c == u'\'') {
        bool shortYear = false;
        const auto year = yearAt(at, &shortYear);
        if (!year || charAt(year->end).isLetterOrNumber())
            return std::nullopt;
        return DateAtom{{year->value, 0, 0}, year->end, true, false, false, true};
    }
    if (isDigit(c))
        return numberAtom(at);
    return isLatinLetter(c) ? wordAtom(at) : std::nullopt;
}

std::optional<DateAtom> DateScanner::secondAtomAt(qsizetype at, const DateAtom &first) const
{
    if (first.shortYear) {
        if (auto atom = shortAtomAt(at))
            return atom;
    }
    if (auto atom = atomAt(at))
        return atom;
    const Number number = numberAt(at);
    const QChar after = charAt(number.end);
    if (number.digits < 1 || number.digits > 2 || after == u'%' || isLatinLetter(after))
        return std::nullopt;
    if (first.date.day > 0 && number.value <= 31 && number.value > first.date.day) {
        const DateAtom atom{{first.date.year, first.date.month, number.value}, number.end};
        return atom.date.isValid() ? std::optional(atom) : std::nullopt;
    }
    if (first.date.month > 0 && first.date.day == 0 && number.value >= 1 && number.value <= 12 &&
        first.date.year > 0)
        return DateAtom{{first.date.year, number.value, 0}, number.end};
    if (first.bareYear && number.digits == 2) { // 2018–19
        const int year = first.date.year / 100 * 100 + number.value;
        if (year > first.date.year && year <= first.date.year + 12)
            return DateAtom{{year, 0, 0}, number.end, true, false, true};
    }
    return std::nullopt;
}

} // namespace Bole
