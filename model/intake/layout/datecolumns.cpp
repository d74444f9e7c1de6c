// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/datecolumns.h"

#include "model/intake/parsers/dates.h"

#include <algorithm>

namespace Bole {

namespace {

struct DatePlace
{
    qsizetype index = 0; ///< of the segment
    double left = 0;
    double right = 0;
    double textAtRight = -1; ///< where the next segment of the row begins; -1: there is none
    bool hasLeft = false;    ///< something stands before it in the row
};

/// Which segments stand beside each other, as rows have them.
QList<DatePlace> datePlaces(const QList<Segment> &segments, const QList<bool> &dates)
{
    QList<DatePlace> places;
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const Segment &date = segments[i];
        if (!dates[i])
            continue;
        DatePlace place{i, date.left(), date.right(), -1, false};
        for (const Segment &other : segments) {
            const bool sameRow =
                qAbs(other.center - date.center) < 0.42 * qMin(other.size, date.size);
            if (!sameRow || &other == &date)
                continue;
            if (other.left() < date.left())
                place.hasLeft = true;
            else if (place.textAtRight < 0 || other.left() < place.textAtRight)
                place.textAtRight = other.left();
        }
        places.append(place);
    }
    return places;
}

/// A column of dates at the left: dates that begin at one edge, their text at another one. Of two
/// dates over each other only the upper one has its text beside it.
bool isLeftRail(const DatePlace &place, const QList<DatePlace> &all, const QList<Segment> &segments,
                const QList<bool> &isDate)
{
    if (place.textAtRight < 0)
        return false;
    int dates = 0;
    int texts = 0;
    int preceded = 0;
    for (const DatePlace &other : all) {
        if (qAbs(other.left - place.left) > sameDateEdge)
            continue;
        ++dates;
        texts += qAbs(other.textAtRight - place.textAtRight) < sameDateEdge;
        preceded += other.hasLeft;
    }
    int others = 0;
    int headings = 0;
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const bool atEdge = qAbs(segments[i].left() - place.left) < sameDateEdge;
        headings += atEdge && segments[i].heading;
        others += atEdge && !segments[i].heading && !isDate[i];
    }
    // Behind text of the same row, they belong to the next column only if that begins here.
    const bool begins = preceded * 2 < dates || headings > 0;
    return begins && dates >= 2 && texts >= 2 && texts * 10 >= dates * 4 && others * 2 <= dates;
}

/// A column of dates at the right: dates that end at one edge, each behind the text of its row.
/// Where a date begins as the lines around it do, it is one of the lines of their column.
bool isRightRail(const DatePlace &place, const QList<DatePlace> &all,
                 const QList<Segment> &segments, const QList<bool> &isDate)
{
    int lines = 0;
    for (qsizetype i = 0; i < segments.size(); ++i)
        lines += !isDate[i] && qAbs(segments[i].left() - place.left) < 1;
    constexpr int column = 3;
    if (lines >= column)
        return false;
    int dates = 0;
    int behind = 0;
    for (const DatePlace &other : all) {
        if (qAbs(other.right - place.right) > sameDateEdge)
            continue;
        ++dates;
        behind += other.hasLeft;
    }
    return dates >= 2 && behind * 10 >= dates * 9;
}

} // namespace

bool isDate(const Segment &segment)
{
    const QString text = segment.text().trimmed();
    return text.size() < 32 && (dateRange(text).has_value() || isPresentWord(text));
}

void bindDates(QList<Segment> &segments)
{
    QList<bool> dates;
    for (const Segment &segment : std::as_const(segments))
        dates.append(isDate(segment));
    const QList<DatePlace> places = datePlaces(segments, dates);
    for (const DatePlace &place : places) {
        if (isLeftRail(place, places, segments, dates))
            segments[place.index].belongsTo = Beside::Right;
        else if (place.hasLeft && isRightRail(place, places, segments, dates))
            segments[place.index].belongsTo = Beside::Left;
    }
}

} // namespace Bole
