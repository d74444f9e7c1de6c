// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/documentsearch.h"
#include "views/document/pagepainter.h"

namespace Bole {

/// Where a field's value was read.
struct FieldPlaces
{
    QString pointer;
    QList<PageRect> rects;
};

/// What lies over the pages of a document and answers to the pointer: places that are lit, fields'
/// places, highlights, the link under the pointer, a rectangle being drawn.
class PageOverlay
{
public:
    QList<PageRect> lit;
    double litStrength = 1;
    QList<FieldPlaces> fields;
    QList<ShownHighlight> highlights;
    QString hoveredField;
    PageRect hoveredLink;
    PageRect rubberBand;

    /// The field whose smallest box is there: a value inside an entry, not the entry.
    QString fieldAt(int page, const QPointF &point) const;
    const ShownHighlight *highlightAt(int page, const QPointF &point) const;

    PageMarks marksOn(int page, const TextFlow &flow, const TextSelection &selection,
                      const DocumentSearch &search) const;
};

} // namespace Bole
