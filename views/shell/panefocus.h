// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

namespace Bole {

/// Shows in which pane the keyboard is, by a line in the accent colour along the pane's upper edge,
/// and goes from pane to pane. It lies above the panes and lets the mouse through. A child of the
/// window.
class PaneFocus : public QWidget
{
    Q_OBJECT

public:
    /// What of the pane gets the focus when one goes there; that may change with what it shows.
    using Entrance = std::function<QWidget *()>;

    explicit PaneFocus(QWidget *window);

    /// In the order in which they are walked.
    void addPane(QWidget *pane, const Entrance &entrance);
    /// Gives the focus to the next pane that is seen, or to the one before.
    void step(bool backwards);
    qsizetype current() const; ///< the pane with the keyboard, as they were added; -1: none
    /// To this pane, where it is seen.
    void enterPane(qsizetype pane);
    /// To this widget or, where it takes none itself, the first in it that does.
    static void enter(QWidget *widget);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Pane
    {
        QPointer<QWidget> widget; ///< at the end of the program panes may go first
        Entrance entrance;
    };
    void follow();

    QList<Pane> m_panes;
};

} // namespace Bole
