// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/partialdate.h"

#include <QString>

#include <optional>

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
class DateScanner
{
public:
    DateScanner(const QString &folded, QStringView original, int thisYear)
        : m_text(folded), m_original(original), m_thisYear(thisYear)
    {
    }

    std::optional<DateAtom> atomAt(qsizetype at) const;
    /// What may follow a range's sign: also "17.12" and "08" (a month of `first`'s year).
    std::optional<DateAtom> secondAtomAt(qsizetype at, const DateAtom &first) const;
    /// "17.01", "Sep 15", two digits for the year: only a range makes a date of it.
    std::optional<DateAtom> shortAtomAt(qsizetype at) const;

    bool atBorder(qsizetype at) const;
    qsizetype skipSpace(qsizetype at) const;
    QChar charAt(qsizetype at) const;
    /// One past `word` (lower case) if it stands at `at` as a whole word, else -1.
    qsizetype wordAt(qsizetype at, QStringView word) const;

private:
    std::optional<DateAtom> shortWordAtomAt(qsizetype at) const;
    struct Number
    {
        int value = 0;
        int digits = 0;
        qsizetype end = 0;
    };
    Number numberAt(qsizetype at) const;
    int monthAt(qsizetype at, qsizetype *end) const;
    bool seasonAt(qsizetype at, qsizetype *end) const;
    std::optional<DateAtom> wordAtom(qsizetype at) const;
    std::optional<DateAtom> numberAtom(qsizetype at) const;
    std::optional<DateAtom> yearFirst(const Number &year) const;
    std::optional<DateAtom> dayOrMonthFirst(const Number &first) const;
    std::optional<DateAtom> chineseTail(PartialDate date, qsizetype at) const;
    std::optional<Number> yearAt(qsizetype at, bool *shortYear) const;
    int fullYear(int twoDigits) const;
    bool isYear(const Number &number) const;

    const QString &m_text;
    QStringView m_original;
    int m_thisYear;
};

} // namespace Bole
