// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/datetext.h"
#include "model/record/partialdate.h"

namespace Bole {

/// One date of a text while its neighbours are still unknown.
struct DateAtom
{
    PartialDate date;         ///< year 0: shares the year of its neighbour ("Jun – Aug 2023")
    qsizetype end = 0;        ///< one past its last unit
    bool shortYear = false;   ///< two digits
    bool word = false;        ///< a month or season was spelt out
    bool bareYear = false;    ///< nothing but four digits
    bool labelled = false;    ///< 年 or an apostrophe says that it is a year
    bool dayFirst = false;    ///< of day, month and year
    bool eitherFirst = false; ///< 02/03/2024: could be read the other way
    bool ordered = false;     ///< 31/03/2024: could not
};

/// Reads dates at given places of a text that is folded already. Knows no ranges.
class DateScanner : public DateText
{
public:
    DateScanner(const QString &folded, QStringView original, int thisYear)
        : DateText(folded, thisYear), m_original(original)
    {
    }

    std::optional<DateAtom> atomAt(qsizetype at) const;
    /// What may follow a range's sign: also "17.12" and "08" (a month of `first`'s year).
    std::optional<DateAtom> secondAtomAt(qsizetype at, const DateAtom &first) const;
    /// "17.01", "Sep 15", two digits for the year, or "202209": only a range makes a date of it.
    std::optional<DateAtom> shortAtomAt(qsizetype at) const;

private:
    std::optional<DateAtom> shortWordAtomAt(qsizetype at) const;
    std::optional<DateAtom> closedUpMonth(const Number &number) const;
    std::optional<DateAtom> wordAtom(qsizetype at) const;
    std::optional<DateAtom> numberAtom(qsizetype at) const;
    std::optional<DateAtom> yearFirst(const Number &year) const;
    std::optional<DateAtom> dayOrMonthFirst(const Number &first) const;
    std::optional<DateAtom> chineseTail(PartialDate date, qsizetype at) const;

    QStringView m_original;
};

} // namespace Bole
