// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/datetext.h"

#include "model/knowledge/calendar.h"
#include "model/knowledge/folding.h"

namespace Bole {

QChar DateText::charAt(qsizetype at) const
{
    return at >= 0 && at < m_text.size() ? m_text[at] : QChar();
}

qsizetype DateText::skipSpace(qsizetype at) const
{
    while (charAt(at) == u' ')
        ++at;
    return at;
}

qsizetype DateText::wordAt(qsizetype at, QStringView word) const
{
    if (at < 0 || at + word.size() > m_text.size())
        return -1;
    if (QStringView(m_text).sliced(at, word.size()).compare(word, Qt::CaseInsensitive) != 0)
        return -1;
    const qsizetype end = at + word.size();
    if (isHan(word.front()))
        return end;
    if (isLatinLetter(charAt(end)) || isLatinLetter(charAt(at - 1)))
        return -1;
    return end;
}

bool DateText::atBorder(qsizetype at) const
{
    const QChar before = charAt(at - 1);
    if (before.isNull() || before == u' ' || isHan(before))
        return true;
    if (before.isLetterOrNumber() || QStringView(u"./_#@$\u20AC=").contains(before))
        return false;
    if (before == u'-')
        return !charAt(at - 2).isLetterOrNumber();
    return true;
}

DateText::Number DateText::numberAt(qsizetype at) const
{
    Number number{0, 0, at};
    while (isDigit(charAt(number.end)) && number.digits < 9) {
        number.value = number.value * 10 + charAt(number.end).digitValue();
        ++number.digits;
        ++number.end;
    }
    return number;
}

bool DateText::isYear(const Number &number) const
{
    return number.digits == 4 && number.value >= 1850 && number.value <= m_thisYear + 15;
}

int DateText::fullYear(int twoDigits) const
{
    const int century = m_thisYear / 100 * 100;
    return century + twoDigits <= m_thisYear + 10 ? century + twoDigits : century - 100 + twoDigits;
}

int DateText::monthAt(qsizetype at, qsizetype *end) const
{
    for (const auto &[word, month] : calendarWords(CalendarWord::Month, charAt(at))) {
        const qsizetype after = wordAt(at, word);
        if (after < 0)
            continue;
        *end = charAt(after) == u'.' ? after + 1 : after;
        return month;
    }
    return 0;
}

bool DateText::seasonAt(qsizetype at, qsizetype *end) const
{
    for (const CalendarEntry &season : calendarWords(CalendarWord::Season, charAt(at))) {
        qsizetype after = wordAt(at, season.word);
        if (after < 0)
            continue;
        for (const CalendarEntry &term : calendarWords(CalendarWord::Term)) {
            const qsizetype further = wordAt(skipSpace(after), term.word);
            if (further > 0)
                after = further;
        }
        *end = after;
        return true;
    }
    return false;
}

std::optional<DateText::Number> DateText::yearAt(qsizetype at, bool *shortYear) const
{
    *shortYear = charAt(at) == u'\'';
    const Number number = numberAt(*shortYear ? at + 1 : at);
    if (*shortYear && number.digits == 2)
        return Number{fullYear(number.value), 2, number.end};
    if (!*shortYear && isYear(number))
        return number;
    return std::nullopt;
}

} // namespace Bole
