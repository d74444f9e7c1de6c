// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QObject>

namespace Bole {

class Desk;
class WorkKeeper;

/// The desk that a window shows, and who sits there; none while no season is open. Owned by
/// whoever builds the window, outlives every pane. Main thread.
class OpenDesk : public QObject
{
    Q_OBJECT

public:
    explicit OpenDesk(WorkKeeper &work, QObject *parent = nullptr);

    /// nullptr when no season is open. Panes drop what they hold on deskAboutToClose().
    Desk *desk() const { return m_desk; }
    void setDesk(Desk *desk);

    /// Who is at the keyboard.
    ReviewerId reviewer() const;
    void setReviewer(ReviewerId reviewer);

    /// Asks the panes to write what is still being typed.
    void finishTyping() { emit typingEnding(); }

signals:
    void typingEnding();
    void deskAboutToClose(); ///< the last moment to write what is being typed
    void deskLeft();         ///< after that: nothing of this season is shown any more
    void deskChanged();
    void reviewerChanged(Bole::ReviewerId reviewer);

private:
    WorkKeeper &m_work;
    Desk *m_desk = nullptr;
};

} // namespace Bole
