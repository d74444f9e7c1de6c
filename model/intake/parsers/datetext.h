// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/folding.h"

#include <QString>

#include <optional>

namespace Bole {

/// The signs, numbers and words of the calendar at given places of a text that is folded already.
/// The text outlives it.
class DateText
{
public:
    DateText(const QString &folded, int thisYear) : m_text(folded), m_thisYear(thisYear) {}

    struct Number
    {
        int value = 0;
        int digits = 0;
        qsizetype end = 0;
    };

    const QString &text() const { return m_text; }
    QChar charAt(qsizetype at) const;
    qsizetype skipSpace(qsizetype at) const;
    /// One past `word` (lower case) if it stands at `at` as a whole word, else -1.
    qsizetype wordAt(qsizetype at, QStringView word) const;
    bool atBorder(qsizetype at) const;

    Number numberAt(qsizetype at) const;
    int monthAt(qsizetype at, qsizetype *end) const;
    bool seasonAt(qsizetype at, qsizetype *end) const;
    std::optional<Number> yearAt(qsizetype at, bool *shortYear) const;
    int fullYear(int twoDigits) const;
    bool isYear(const Number &number) const;

    static bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }
    static bool isLatinLetter(QChar c) { return c.isLetter() && !isHan(c); }

private:
    const QString &m_text;
    int m_thisYear;
};

} // namespace Bole
