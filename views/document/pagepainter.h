// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "views/document/pageimages.h"
#include "views/document/pagelayout.h"

#include <QColor>

class QPainter;
class QPalette;

namespace Bole {

/// A reviewer's mark on a document, ready to be painted.
struct ShownHighlight
{
    HighlightId id;
    QList<PageRect> rects;
    QColor color;
    QString comment;
    QString by;
    bool area = false;
};

/// What lies over a page, in points of the page.
struct PageMarks
{
    QList<QRectF> selection;
    QList<QRectF> hits;
    QList<QRectF> currentHit;
    QList<QRectF> lit;
    double litStrength = 0; ///< 0 to 1: places light up softly
    QList<QRectF> hovered;
    QList<std::pair<QRectF, QColor>> highlights;
    QList<std::pair<QRectF, QColor>> areas;
    QRectF rubberBand;
    QRectF link;
};

/// Paints a page: paper, picture, marks. Holds nothing.
class PagePainter
{
public:
    PagePainter(QPainter &painter, const PageLayout &layout, const QPalette &palette);

    void paper(const QRectF &target);
    void picture(const QRectF &target, const QList<PageImages::Piece> &pieces, double ratio);
    void message(const QRectF &target, const QString &text);
    void marks(int page, const PageMarks &marks, const QPointF &scroll);
    void dim(const QRectF &target);

private:
    QPainter &m_painter;
    const PageLayout &m_layout;
    const QPalette &m_palette;
};

} // namespace Bole
