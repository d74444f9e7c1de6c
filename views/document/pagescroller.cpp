// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pagescroller.h"

#include "views/common/theme.h"

#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace Bole {

PageScroller::PageScroller(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    // Always there, so that fitting the width does not change what has to fit.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_layout.setPixelsPerPoint(logicalDpiX() / 72.0);
    m_scrolling.setDuration(180);
    m_scrolling.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_scrolling, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { scrollTo(value.toPointF()); });
}

void PageScroller::setPageSizes(const QList<QSizeF> &sizes)
{
    m_scrolling.stop();
    m_layout.setPageSizes(sizes);
    updateScrollBars();
    m_currentPage = -1;
    updateCurrentPage();
    emit zoomChanged();
}

void PageScroller::updateScrollBars()
{
    m_layout.setViewport(viewport()->size());
    const QSize content = m_layout.contentSize().toSize();
    const QSize page = viewport()->size();
    const int leftAtTheTop = m_roomBelow ? std::min(10 * Grid, page.height()) : page.height();
    verticalScrollBar()->setRange(0, std::max(0, content.height() - leftAtTheTop));
    verticalScrollBar()->setPageStep(page.height());
    verticalScrollBar()->setSingleStep(5 * Grid);
    horizontalScrollBar()->setRange(0, std::max(0, content.width() - page.width()));
    horizontalScrollBar()->setPageStep(page.width());
    horizontalScrollBar()->setSingleStep(5 * Grid);
}

QPointF PageScroller::scrollPosition() const
{
    return QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

void PageScroller::scrollTo(const QPointF &position)
{
    horizontalScrollBar()->setValue(qRound(position.x()));
    verticalScrollBar()->setValue(qRound(position.y()));
}

void PageScroller::setZoomMode(ZoomMode mode)
{
    const int page = std::max(0, m_currentPage);
    m_layout.setZoomMode(mode);
    updateScrollBars();
    if (page < m_layout.pageCount())
        scrollTo({0, m_layout.pageRect(page).top() - PageLayout::Margin});
    viewChanged(false);
    emit zoomChanged();
}

void PageScroller::setZoom(double zoom)
{
    setZoomAt(zoom, QRectF(viewport()->rect()).center());
}

void PageScroller::setZoomAt(double zoom, const QPointF &viewportPoint)
{
    const QPointF content = viewportPoint + scrollPosition();
    const int page = m_layout.pageAt(content);
    const QPointF point = page < 0 ? QPointF() : m_layout.toPage(page, content);
    m_scrolling.stop();
    m_layout.setZoom(zoom);
    updateScrollBars();
    if (page >= 0)
        scrollTo(m_layout.pageToContent(page).map(point) - viewportPoint);
    viewChanged(false);
    emit zoomChanged();
}

void PageScroller::stepZoom(int direction)
{
    setZoom(m_layout.nextZoom(direction));
}

void PageScroller::rotate(int degrees)
{
    const int page = m_currentPage;
    m_layout.setRotation(m_layout.rotation() + degrees);
    updateScrollBars();
    goToPage(page);
    viewChanged(true);
    emit zoomChanged();
}

void PageScroller::setRoomBelow(bool room)
{
    m_roomBelow = room;
    updateScrollBars();
}

void PageScroller::goToPage(int page)
{
    if (page < 0 || page >= m_layout.pageCount())
        return;
    m_scrolling.stop();
    scrollTo({scrollPosition().x(), m_layout.pageRect(page).top() - PageLayout::Margin});
    // The last pages may not reach the top of the window; they are meant all the same.
    if (m_currentPage != page) {
        m_currentPage = page;
        emit currentPageChanged(page);
    }
}

double PageScroller::renderScaleFor(const QList<QSizeF> &sizes) const
{
    PageLayout layout = m_layout;
    layout.setRotation(0);
    layout.setPageSizes(sizes);
    return layout.scale() * devicePixelRatioF();
}

void PageScroller::updateCurrentPage()
{
    const QPointF reading = scrollPosition() + QPointF(0, viewport()->height() / 3.0);
    const int page = m_layout.pageAt(reading);
    if (page != m_currentPage) {
        m_currentPage = page;
        emit currentPageChanged(page);
    }
}

bool PageScroller::mayAnimate() const
{
    return isVisible() &&
           style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
}

QPointF PageScroller::scrollTarget(const QRectF &content) const
{
    QPointF target = scrollPosition();
    const QSizeF window = viewport()->size();
    constexpr double Room = 6 * Grid;
    if (content.top() < target.y() + Room || content.bottom() > target.y() + window.height() - Room)
        target.setY(content.center().y() - window.height() / 3);
    if (content.left() < target.x() || content.right() > target.x() + window.width())
        target.setX(content.width() > window.width() ? content.left() - Room
                                                     : content.center().x() - window.width() / 2);
    target.setX(std::clamp(target.x(), 0.0, double(horizontalScrollBar()->maximum())));
    target.setY(std::clamp(target.y(), 0.0, double(verticalScrollBar()->maximum())));
    return target;
}

void PageScroller::scrollToRect(const PageRect &rect)
{
    if (rect.page < 0 || rect.page >= m_layout.pageCount())
        return;
    m_scrolling.stop();
    const QPointF target = scrollTarget(m_layout.fromPage(rect.page, rect.rect));
    if (target == scrollPosition())
        return;
    if (!mayAnimate()) {
        scrollTo(target);
        return;
    }
    m_scrolling.setStartValue(scrollPosition());
    m_scrolling.setEndValue(target);
    m_scrolling.start();
}

void PageScroller::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const int page = m_currentPage;
    const QPointF at = page >= 0 && page < m_layout.pageCount()
                           ? m_layout.toPage(page, scrollPosition())
                           : QPointF();
    updateScrollBars();
    if (page >= 0 && m_layout.rotation() == 0)
        scrollTo({scrollPosition().x(), m_layout.pageToContent(page).map(at).y()});
    updateCurrentPage();
    viewChanged(false);
    emit zoomChanged();
}

void PageScroller::scrollContentsBy(int, int)
{
    updateCurrentPage();
    viewChanged(true);
}

void PageScroller::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        m_scrolling.stop();
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    // A notch is 120; fine touchpad steps add up to one.
    m_wheelRest += event->angleDelta().y();
    constexpr int Part = 40;
    if (const int steps = m_wheelRest / Part; steps != 0) {
        m_wheelRest -= steps * Part;
        setZoomAt(m_layout.zoom() * std::pow(1.1, steps / 3.0 * 1.2), event->position());
    }
    event->accept();
}

} // namespace Bole
