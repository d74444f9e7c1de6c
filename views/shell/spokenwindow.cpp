// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/spokenwindow.h"

#include "views/shell/mainwindow.h"

#include <QAccessibleWidget>
#include <QMenuBar>

namespace Bole {

namespace {

class SpokenWindow : public QAccessibleWidget
{
public:
    explicit SpokenWindow(MainWindow *window)
        : QAccessibleWidget(window, QAccessible::Window), m_window(window)
    {
    }

    int childCount() const override { return QAccessibleWidget::childCount() + 1; }

    QAccessibleInterface *child(int index) const override
    {
        return index == QAccessibleWidget::childCount() ? corner()
                                                        : QAccessibleWidget::child(index);
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child && child == corner() ? QAccessibleWidget::childCount()
                                          : QAccessibleWidget::indexOfChild(child);
    }

private:
    QAccessibleInterface *corner() const
    {
        return QAccessible::queryAccessibleInterface(m_window->menuBar()->cornerWidget());
    }

    MainWindow *m_window;
};

QAccessibleInterface *windowFactory(const QString &, QObject *object)
{
    auto *window = qobject_cast<MainWindow *>(object);
    return window ? new SpokenWindow(window) : nullptr;
}

} // namespace

void makeCornerSpeak()
{
    QAccessible::installFactory(windowFactory);
}

} // namespace Bole
