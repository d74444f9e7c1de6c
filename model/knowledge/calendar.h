// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace Bole {

/// What a word beside a date says.
enum class CalendarWord { Month, Season, Term, Present, Expected, Since, Until, Range };

/// One word of calendar.tsv, in lower case.
struct CalendarEntry
{
    QString word;
    int month = 0; ///< 1 to 12
};

/// The words of one kind that begin with this letter, the longest first; compiled in.
const QList<CalendarEntry> &calendarWords(CalendarWord kind, QChar first);

/// All words of one kind, the longest first.
const QList<CalendarEntry> &calendarWords(CalendarWord kind);

/// The same as a regular expression: "(?:january|januar|jan|…)".
QString calendarExpression(CalendarWord kind);

} // namespace Bole
