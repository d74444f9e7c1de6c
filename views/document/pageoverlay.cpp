// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pageoverlay.h"

#include <algorithm>

namespace Bole {

namespace {

void addThose(int page, const QList<PageRect> &rects, QList<QRectF> &to)
{
    for (const PageRect &rect : rects) {
        if (rect.page == page)
            to.append(rect.rect);
    }
}

} // namespace

QString PageOverlay::fieldAt(int page, const QPointF &point) const
{
    QString found;
    double least = 0;
    for (const FieldPlaces &field : fields) {
        for (const PageRect &rect : field.rects) {
            const double area = rect.rect.width() * rect.rect.height();
            if (rect.page == page && rect.rect.adjusted(-1, -1, 1, 1).contains(point) &&
                (found.isEmpty() || area < least)) {
                found = field.pointer;
                least = area;
            }
        }
    }
    return found;
}

const ShownHighlight *PageOverlay::highlightAt(int page, const QPointF &point) const
{
    const auto found = std::ranges::find_if(highlights, [&](const ShownHighlight &highlight) {
        return std::ranges::any_of(highlight.rects, [&](const PageRect &rect) {
            return rect.page == page && rect.rect.contains(point);
        });
    });
    return found == highlights.end() ? nullptr : &*found;
}

PageMarks PageOverlay::marksOn(int page, const TextFlow &flow, const TextSelection &selection,
                               const DocumentSearch &search) const
{
    PageMarks marks;
    marks.selection = flow.rectsOf(selection.rangeOn(page));
    for (int index : search.hitsOn(page))
        (index == search.current() ? marks.currentHit : marks.hits) +=
            flow.rectsOf(search.hits()[index].range);
    addThose(page, lit, marks.lit);
    marks.litStrength = litStrength;
    for (const FieldPlaces &field : fields) {
        if (!hoveredField.isEmpty() && field.pointer == hoveredField)
            addThose(page, field.rects, marks.hovered);
    }
    for (const ShownHighlight &highlight : highlights) {
        for (const PageRect &rect : highlight.rects) {
            if (rect.page == page)
                (highlight.area ? marks.areas : marks.highlights)
                    .append({rect.rect, highlight.color});
        }
    }
    if (rubberBand.page == page)
        marks.rubberBand = rubberBand.rect;
    if (hoveredLink.page == page)
        marks.link = hoveredLink.rect;
    return marks;
}

} // namespace Bole
