// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pageinput.h"

#include "views/document/pageview.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace Bole {

PageInput::PageInput(PageView &view) : m_view(view)
{
    // Only when no second click follows: somebody who selects a word for the focused field must
    // not be taken to the word's own field by the first half of the double click.
    m_fieldClick.setSingleShot(true);
    QObject::connect(&m_fieldClick, &QTimer::timeout, &view,
                     [this] { emit m_view.fieldClicked(m_clickedField); });
}

PageInput::Spot PageInput::spotAt(const QPointF &position) const
{
    const PageLayout &layout = m_view.pageLayout();
    const QPointF content = position + m_view.scrollPosition();
    Spot spot;
    spot.page = layout.pageAt(content);
    if (spot.page >= 0) {
        spot.point = layout.toPage(spot.page, content);
        spot.inside = layout.pageRect(spot.page).contains(content);
    }
    return spot;
}

TextPosition PageInput::textAt(const Spot &spot) const
{
    return {spot.page, m_view.document()->flow(spot.page).offsetAt(spot.point)};
}

bool PageInput::handle(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent *>(event));
    case QEvent::Leave:
        m_view.setHover({}, nullptr, 0);
        return false;
    case QEvent::ToolTip:
        showTip(*static_cast<QHelpEvent *>(event));
        return true;
    default:
        return false;
    }
}

QString PageInput::pointAt(const QPointF &position)
{
    const Spot spot = spotAt(position);
    if (!m_view.document() || spot.page < 0 || !spot.inside)
        return {};
    const int under = m_view.document()->flow(spot.page).characterAt(spot.point);
    if (m_view.selection().isEmpty() && under >= 0) {
        m_view.selection().begin({spot.page, under}, TextSelection::Unit::Word);
        m_view.selectionEdited();
    }
    return m_view.overlay().fieldAt(spot.page, spot.point);
}

bool PageInput::press(const QMouseEvent &event)
{
    const Spot spot = spotAt(event.position());
    if (spot.page < 0)
        return false;
    const bool samePlace =
        (event.position() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    m_pressed = event.position();
    m_moved = false;
    m_fieldClick.stop();
    if (event.button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
        m_panStart = m_view.scrollPosition();
        return true;
    }
    if (event.button() != Qt::LeftButton)
        return false;
    if (m_view.isAreaMode() || event.modifiers().testFlag(Qt::AltModifier)) {
        m_drag = Drag::Area;
        m_areaStart = spot;
        return true;
    }
    m_drag = Drag::Select;
    const bool again = samePlace && m_sinceClick.isValid() &&
                       m_sinceClick.elapsed() < QApplication::doubleClickInterval();
    m_clicks = event.type() == QEvent::MouseButtonDblClick ? 2 : again && m_clicks >= 2 ? 3 : 1;
    m_sinceClick.start();
    if (event.modifiers().testFlag(Qt::ShiftModifier)) {
        m_view.selection().extendTo(textAt(spot));
    } else {
        using enum TextSelection::Unit;
        TextPosition at = textAt(spot);
        // A word is the one under the pointer, also on the right half of its last letter.
        const int under = m_view.document()->flow(spot.page).characterAt(spot.point);
        if (m_clicks > 1 && under >= 0)
            at.offset = under;
        m_view.selection().begin(at, m_clicks == 3 ? Line : m_clicks == 2 ? Word : Character);
    }
    m_view.selectionEdited();
    return true;
}

bool PageInput::move(const QMouseEvent &event)
{
    const Spot spot = spotAt(event.position());
    if (m_drag == Drag::None) {
        hover(spot);
        return false;
    }
    const QPointF way = event.position() - m_pressed;
    m_moved = m_moved || way.manhattanLength() >= QApplication::startDragDistance();
    if (m_drag == Drag::Pan) {
        const QPointF to = m_panStart - way;
        m_view.horizontalScrollBar()->setValue(qRound(to.x()));
        m_view.verticalScrollBar()->setValue(qRound(to.y()));
        return true;
    }
    if (!m_moved || spot.page < 0)
        return true;
    if (m_drag == Drag::Area) {
        const PageLayout &layout = m_view.pageLayout();
        const QPointF end =
            layout.toPage(m_areaStart.page, event.position() + m_view.scrollPosition());
        m_view.setRubberBand(
            {m_areaStart.page, QRectF(m_areaStart.point, end).normalized() &
                                   QRectF(QPointF(), layout.pageSize(m_areaStart.page))});
        return true;
    }
    m_view.selection().extendTo(textAt(spot));
    m_view.selectionEdited();
    keepInView(event.position());
    return true;
}

void PageInput::keepInView(const QPointF &position)
{
    QScrollBar *bar = m_view.verticalScrollBar();
    if (position.y() < 0)
        bar->setValue(bar->value() + qRound(position.y() / 2));
    else if (position.y() > m_view.viewport()->height())
        bar->setValue(bar->value() + qRound((position.y() - m_view.viewport()->height()) / 2));
}

bool PageInput::release(const QMouseEvent &event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::None)
        return false;
    const Spot spot = spotAt(event.position());
    if (drag == Drag::Area) {
        const PageLayout &layout = m_view.pageLayout();
        const QPointF end =
            layout.toPage(m_areaStart.page, event.position() + m_view.scrollPosition());
        const QRectF area = QRectF(m_areaStart.point, end).normalized() &
                            QRectF(QPointF(), layout.pageSize(m_areaStart.page));
        m_view.setRubberBand({});
        m_view.setAreaMode(false);
        if (area.width() >= 4 && area.height() >= 4)
            emit m_view.areaDrawn({m_areaStart.page, area});
    } else if (drag == Drag::Select && !m_moved && m_clicks == 1 && spot.inside) {
        click(spot);
    }
    return true;
}

void PageInput::click(const Spot &spot)
{
    if (m_view.hasFailed(spot.page)) {
        m_view.retry(spot.page);
        return;
    }
    for (const Link &link : m_view.document()->links(spot.page)) {
        if (link.box.contains(spot.point)) {
            emit m_view.linkActivated(link);
            return;
        }
    }
    if (const ShownHighlight *highlight = m_view.overlay().highlightAt(spot.page, spot.point))
        emit m_view.highlightClicked(highlight->id);
    m_clickedField = m_view.overlay().fieldAt(spot.page, spot.point);
    if (!m_clickedField.isEmpty())
        m_fieldClick.start(QApplication::doubleClickInterval());
}

void PageInput::hover(const Spot &spot)
{
    if (spot.page < 0 || !spot.inside) {
        m_view.setHover({}, nullptr, 0);
        if (!m_view.isAreaMode())
            m_view.viewport()->setCursor(Qt::ArrowCursor);
        return;
    }
    const QList<Link> &links = m_view.document()->links(spot.page);
    const auto link = std::ranges::find_if(
        links, [&](const Link &candidate) { return candidate.box.contains(spot.point); });
    const bool onLink = link != links.end();
    m_view.setHover(m_view.overlay().fieldAt(spot.page, spot.point), onLink ? &*link : nullptr,
                    spot.page);
    if (m_view.isAreaMode())
        return;
    const bool onText = m_view.document()->flow(spot.page).characterAt(spot.point) >= 0;
    m_view.viewport()->setCursor(onLink   ? Qt::PointingHandCursor
                                 : onText ? Qt::IBeamCursor
                                          : Qt::ArrowCursor);
}

void PageInput::showTip(const QHelpEvent &event)
{
    const Spot spot = spotAt(event.pos());
    QString tip;
    if (spot.page >= 0 && spot.inside) {
        for (const Link &link : m_view.document()->links(spot.page)) {
            if (link.box.contains(spot.point) && !link.url.isEmpty())
                tip = link.url.toHtmlEscaped();
        }
        if (const ShownHighlight *highlight = m_view.overlay().highlightAt(spot.page, spot.point);
            highlight && tip.isEmpty() && !highlight->comment.isEmpty())
            tip = QStringLiteral("<b>%1</b><br>%2")
                      .arg(highlight->by.toHtmlEscaped(), highlight->comment.toHtmlEscaped());
    }
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), tip, m_view.viewport());
}

bool PageInput::handleKey(QKeyEvent *event)
{
    if (!m_view.document() || m_view.pageLayout().pageCount() == 0)
        return false;
    if (event->matches(QKeySequence::Copy)) {
        m_view.copy();
        return true;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        m_view.document()->needAllText();
        m_view.selection().selectAll();
        m_view.selectionEdited();
        return true;
    }
    if (event->key() == Qt::Key_Escape) {
        if (m_view.selection().isEmpty() && m_view.overlay().lit.isEmpty() && !m_view.isAreaMode())
            return false;
        m_view.setAreaMode(false);
        m_view.selection().clear();
        m_view.selectionEdited();
        m_view.showRects({});
        return true;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        !m_view.selection().isEmpty()) {
        emit m_view.fillRequested();
        return true;
    }
    if (event->key() == Qt::Key_Return && m_view.hasFailed(m_view.currentPage())) {
        m_view.retry(m_view.currentPage());
        return true;
    }
    return event->modifiers().testFlag(Qt::ShiftModifier) && event->key() != Qt::Key_Space
               ? extendSelection(*event)
               : scroll(*event);
}

bool PageInput::extendSelection(const QKeyEvent &event)
{
    using enum TextSelection::Move;
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    TextSelection::Move move;
    switch (event.key()) {
    case Qt::Key_Left:
        move = control ? WordLeft : Left;
        break;
    case Qt::Key_Right:
        move = control ? WordRight : Right;
        break;
    case Qt::Key_Up:
        move = Up;
        break;
    case Qt::Key_Down:
        move = Down;
        break;
    case Qt::Key_Home:
        move = control ? Start : LineStart;
        break;
    case Qt::Key_End:
        move = control ? End : LineEnd;
        break;
    default:
        return false;
    }
    TextSelection &selection = m_view.selection();
    const int seen = std::max(0, m_view.currentPage());
    // Without a caret on this page, the selection starts at the first line that can be seen.
    if (selection.isEmpty() && selection.caret().page != seen)
        selection.begin({seen, 0});
    selection.moveCaret(move);
    m_view.selectionEdited();
    const TextPosition caret = selection.caret();
    m_view.scrollToRect({caret.page, m_view.document()->flow(caret.page).caretAt(caret.offset)});
    return true;
}

bool PageInput::scroll(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    QScrollBar *bar = m_view.verticalScrollBar();
    const bool wide = m_view.horizontalScrollBar()->maximum() > 0;
    const bool back = event.modifiers().testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Space:
        bar->triggerAction(back ? QScrollBar::SliderPageStepSub : QScrollBar::SliderPageStepAdd);
        return true;
    case Qt::Key_Home:
        m_view.goToPage(0);
        return true;
    case Qt::Key_End:
        bar->setValue(bar->maximum());
        return true;
    case Qt::Key_Left:
        if (wide)
            return false;
        m_view.goToPage(m_view.currentPage() - 1);
        return true;
    case Qt::Key_Right:
        if (wide)
            return false;
        m_view.goToPage(m_view.currentPage() + 1);
        return true;
    default:
        return false;
    }
}

} // namespace Bole
