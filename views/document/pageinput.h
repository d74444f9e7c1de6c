// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/textselection.h"

#include <QElapsedTimer>
#include <QPointF>
#include <QTimer>

class QEvent;
class QHelpEvent;
class QKeyEvent;
class QMouseEvent;

namespace Bole {

class PageView;

/// What the mouse and the keys do on the pages: select, hover, follow links, draw areas, scroll.
class PageInput
{
public:
    explicit PageInput(PageView &view);

    bool handle(QEvent *event);
    bool handleKey(QKeyEvent *event);
    /// The field that was read at this place of the view; without a selection the word there is
    /// selected, so that there is something to do with it.
    QString pointAt(const QPointF &position);

private:
    enum class Drag { None, Select, Area, Pan };

    struct Spot
    {
        int page = -1;
        QPointF point; ///< in points of the page
        bool inside = false;
    };

    Spot spotAt(const QPointF &position) const;
    TextPosition textAt(const Spot &spot) const;
    bool press(const QMouseEvent &event);
    bool move(const QMouseEvent &event);
    bool release(const QMouseEvent &event);
    void click(const Spot &spot);
    void hover(const Spot &spot);
    void showTip(const QHelpEvent &event);
    bool extendSelection(const QKeyEvent &event);
    bool scroll(const QKeyEvent &event);
    void keepInView(const QPointF &position);

    PageView &m_view;
    Drag m_drag = Drag::None;
    QPointF m_pressed;
    Spot m_areaStart;
    QPointF m_panStart;
    int m_clicks = 0;
    QElapsedTimer m_sinceClick;
    bool m_moved = false;
    QTimer m_fieldClick;
    QString m_clickedField;
};

} // namespace Bole
