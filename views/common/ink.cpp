// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/ink.h"

#include <QEvent>
#include <QWidget>

namespace Bole {

namespace {

/// Lives in the widget that it colours. A style sheet that is set anew takes colours back, and the
/// theme's are others in the dark: either is told by PaletteChange.
class Ink : public QObject
{
public:
    explicit Ink(QWidget *widget) : QObject(widget), m_widget(widget)
    {
        widget->installEventFilter(this);
    }

    void set(QColor Colors::*colour, QPalette::ColorRole role)
    {
        m_colour = colour;
        m_role = role;
        apply();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange)
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply()
    {
        QPalette own; // only what is set here is the widget's own, the rest follows the theme
        if (m_colour) {
            const QColor wanted = Colors::of(m_widget->palette()).*m_colour;
            if (m_widget->palette().color(m_role) == wanted)
                return;
            own.setColor(m_role, wanted);
        } else if (!m_isColoured) {
            return;
        }
        m_isColoured = m_colour != nullptr;
        m_widget->setPalette(own);
    }

    QWidget *m_widget;
    QColor Colors::*m_colour = nullptr;
    QPalette::ColorRole m_role = QPalette::WindowText;
    bool m_isColoured = false;
};

} // namespace

void setInk(QWidget *widget, QColor Colors::*colour, QPalette::ColorRole role)
{
    Ink *ink = nullptr;
    for (QObject *child : widget->children())
        ink = ink ? ink : dynamic_cast<Ink *>(child);
    if (!ink)
        ink = new Ink(widget);
    ink->set(colour, role);
}

} // namespace Bole
