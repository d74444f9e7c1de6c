// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pagelayout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace Bole {

namespace {

constexpr std::array Ladder{0.1,  0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1.0, 1.1,
                            1.25, 1.5,  1.75, 2.0, 2.5,  3.0,  4.0, 6.0, 8.0};

} // namespace

void PageLayout::setPageSizes(const QList<QSizeF> &points)
{
    m_sizes = points;
    // A page without a size would have no place to be shown at; it gets A4's.
    for (QSizeF &size : m_sizes) {
        if (size.width() < 1 || size.height() < 1)
            size = QSizeF(595, 842);
    }
    arrange();
}

void PageLayout::setViewport(const QSizeF &pixels)
{
    m_viewport = pixels;
    arrange();
}

void PageLayout::setPixelsPerPoint(double pixels)
{
    m_pixelsPerPoint = pixels;
    arrange();
}

void PageLayout::setZoomMode(ZoomMode mode)
{
    m_mode = mode;
    arrange();
}

void PageLayout::setZoom(double zoom)
{
    m_mode = ZoomMode::Free;
    m_zoom = std::clamp(zoom, MinZoom, MaxZoom);
    arrange();
}

void PageLayout::setRotation(int degrees)
{
    m_rotation = ((degrees % 360) + 360) % 360;
    arrange();
}

QSizeF PageLayout::turned(const QSizeF &size) const
{
    return m_rotation % 180 == 0 ? size : size.transposed();
}

double PageLayout::fittingZoom() const
{
    QSizeF largest(1, 1);
    for (const QSizeF &size : m_sizes)
        largest = largest.expandedTo(turned(size));
    const double width = m_viewport.width() - 2 * Margin;
    const double height = m_viewport.height() - 2 * Margin;
    double zoom = width / (largest.width() * m_pixelsPerPoint);
    if (m_mode == ZoomMode::FitPage)
        zoom = std::min(zoom, height / (largest.height() * m_pixelsPerPoint));
    return std::clamp(zoom, MinZoom, MaxZoom);
}

void PageLayout::arrange()
{
    if (m_mode != ZoomMode::Free && !m_sizes.isEmpty())
        m_zoom = fittingZoom();
    double widest = 0;
    for (const QSizeF &size : std::as_const(m_sizes))
        widest = std::max(widest, std::round(turned(size).width() * scale()));
    const double width = std::max(m_viewport.width(), widest + 2 * Margin);
    double y = Margin;
    m_rects.clear();
    for (const QSizeF &size : std::as_const(m_sizes)) {
        const QSizeF pixels = turned(size) * scale();
        // Whole pixels, so that a page's image is painted one to one and stays sharp.
        const QSizeF whole(std::max(1.0, std::round(pixels.width())),
                           std::max(1.0, std::round(pixels.height())));
        m_rects.append(QRectF(QPointF(std::floor((width - whole.width()) / 2), y), whole));
        y += whole.height() + Gap;
    }
    const double height = m_sizes.isEmpty() ? 0 : y - Gap + Margin;
    m_content = m_sizes.isEmpty() ? QSizeF() : QSizeF(width, height);
}

int PageLayout::pageAt(const QPointF &content) const
{
    if (m_rects.isEmpty())
        return -1;
    const auto below = std::ranges::find_if(
        m_rects, [&](const QRectF &rect) { return content.y() < rect.bottom() + Gap / 2.0; });
    return below == m_rects.end() ? pageCount() - 1 : int(below - m_rects.begin());
}

std::pair<int, int> PageLayout::pagesIn(const QRectF &content) const
{
    int first = 0;
    while (first < pageCount() && m_rects[first].bottom() <= content.top())
        ++first;
    int last = first;
    while (last < pageCount() && m_rects[last].top() < content.bottom())
        ++last;
    return {first, last - 1};
}

QTransform PageLayout::pageToContent(int page) const
{
    const QRectF rect = m_rects.at(page);
    const QSizeF size = turned(m_sizes.at(page));
    QTransform transform;
    transform.translate(rect.left(), rect.top());
    transform.scale(rect.width() / size.width(), rect.height() / size.height());
    if (m_rotation == 90)
        transform.translate(size.width(), 0);
    else if (m_rotation == 180)
        transform.translate(size.width(), size.height());
    else if (m_rotation == 270)
        transform.translate(0, size.height());
    transform.rotate(m_rotation);
    return transform;
}

QPointF PageLayout::toPage(int page, const QPointF &content) const
{
    return pageToContent(page).inverted().map(content);
}

QRectF PageLayout::fromPage(int page, const QRectF &points) const
{
    return pageToContent(page).mapRect(points);
}

double PageLayout::nextZoom(int direction) const
{
    constexpr double Tolerance = 0.005;
    if (direction > 0) {
        const auto next =
            std::ranges::find_if(Ladder, [this](double rung) { return rung > m_zoom + Tolerance; });
        return next == Ladder.end() ? MaxZoom : *next;
    }
    double result = MinZoom;
    for (double rung : Ladder) {
        if (rung < m_zoom - Tolerance)
            result = rung;
    }
    return result;
}

} // namespace Bole
