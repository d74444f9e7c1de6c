// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/opendocument.h"
#include "views/document/pagelayout.h"

#include <QAbstractScrollArea>
#include <QVariantAnimation>

namespace Bole {

/// Scrolls, zooms and turns a column of pages, and knows which one is being read. What is on the
/// pages is the business of who derives from it.
class PageScroller : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PageScroller(QWidget *parent = nullptr);

    const PageLayout &pageLayout() const { return m_layout; }
    void setZoomMode(ZoomMode mode);
    void setZoom(double zoom);
    void setZoomAt(double zoom, const QPointF &viewportPoint);
    void stepZoom(int direction);
    void rotate(int degrees);
    /// Room behind the last page, so that also its last lines can be scrolled to the top.
    void setRoomBelow(bool room);
    int currentPage() const { return m_currentPage; } ///< from 0; -1 without pages
    void goToPage(int page);
    QPointF scrollPosition() const;
    /// Brings a rectangle into view, softly; what can be seen well already stays where it is.
    void scrollToRect(const PageRect &rect);
    /// Pixels a point at which pages of these sizes would be rendered if they were shown now.
    double renderScaleFor(const QList<QSizeF> &sizes) const;

signals:
    void currentPageChanged(int page);
    void zoomChanged();

protected:
    void setPageSizes(const QList<QSizeF> &sizes);
    void scrollTo(const QPointF &position);
    void stopScrolling() { m_scrolling.stop(); }
    bool mayAnimate() const;
    double renderScale() const { return m_layout.scale() * devicePixelRatioF(); }

    /// What is in view has changed; `rests` is false while it goes on changing.
    virtual void viewChanged(bool rests) = 0;

    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;

    PageLayout m_layout;

private:
    void updateScrollBars();
    void updateCurrentPage();
    QPointF scrollTarget(const QRectF &content) const;

    QVariantAnimation m_scrolling;
    int m_currentPage = -1;
    int m_wheelRest = 0;
    bool m_roomBelow = false;
};

} // namespace Bole
