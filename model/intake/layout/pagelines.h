// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/columns.h"
#include "model/intake/layout/textline.h"

namespace Bole {

/// Makes the lines of one page's regions and adds the place of each of their characters to
/// `places`.
class PageLines
{
public:
    /// `borders`: the horizontal ones of the page's tables.
    PageLines(int page, QSizeF size, const QList<QRectF> &borders, PlaceMap &places)
        : m_page(page), m_size(size), m_borders(borders), m_places(places)
    {
    }

    QList<TextLine> lines(const Region &region, int regionNumber);

private:
    QList<TextLine> plainLines(const QList<Segment> &segments);
    QList<TextLine> headedLines(const Region &region);
    TextLine line(const QList<Segment> &segments);
    void append(TextLine &line, const Atom &atom);

    int m_page;
    QSizeF m_size;
    QList<QRectF> m_borders;
    PlaceMap &m_places;
};

} // namespace Bole
