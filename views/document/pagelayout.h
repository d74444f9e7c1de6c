// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

namespace Bole {

enum class ZoomMode { FitWidth, FitPage, Free };

/// Where each page stands in the scrolled content: pages one below the other, centred. Pure
/// geometry. Pages count from 0; page coordinates are points of the page as it is when not rotated,
/// content coordinates are device-independent pixels.
class PageLayout
{
public:
    static constexpr double MinZoom = 0.1;
    static constexpr double MaxZoom = 8.0;
    static constexpr int Margin = 16;
    static constexpr int Gap = 16;

    void setPageSizes(const QList<QSizeF> &points);
    void setViewport(const QSizeF &pixels);
    void setPixelsPerPoint(double pixels); ///< at 100 %
    void setZoomMode(ZoomMode mode);
    void setZoom(double zoom); ///< makes the mode Free
    void setRotation(int degrees);

    int pageCount() const { return int(m_sizes.size()); }
    ZoomMode zoomMode() const { return m_mode; }
    double zoom() const { return m_zoom; }
    double scale() const { return m_zoom * m_pixelsPerPoint; } ///< pixels a point
    int rotation() const { return m_rotation; }
    QSizeF contentSize() const { return m_content; }
    QSizeF pageSize(int page) const { return m_sizes.at(page); }

    QRectF pageRect(int page) const { return m_rects.at(page); }
    int pageAt(const QPointF &content) const; ///< the nearest one, or -1 without pages
    std::pair<int, int>
    pagesIn(const QRectF &content) const; ///< first and last; last < first: none

    QTransform pageToContent(int page) const;
    QPointF toPage(int page, const QPointF &content) const;
    QRectF fromPage(int page, const QRectF &points) const;

    /// The next rung of the zoom ladder above or below the current zoom.
    double nextZoom(int direction) const;

private:
    void arrange();
    QSizeF turned(const QSizeF &size) const;
    double fittingZoom() const;

    QList<QSizeF> m_sizes;
    QList<QRectF> m_rects;
    QSizeF m_viewport;
    QSizeF m_content;
    double m_pixelsPerPoint = 96.0 / 72.0;
    double m_zoom = 1;
    ZoomMode m_mode = ZoomMode::FitWidth;
    int m_rotation = 0;
};

} // namespace Bole
