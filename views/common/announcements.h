// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QObject>

namespace Bole {

class OpenDesk;

/// What has just been done, to be read where the eye is; and the step that a button takes back, or
/// does again.
struct Notice
{
    QString text;
    EditId step;      ///< none: there is nothing to press
    bool back = true; ///< the button undoes the step; else it does it again
    /// The keys of Undo take exactly this step back, whatever is in front: whoever was withdrawn or
    /// deleted has left it, and what was done with many touches more than is there.
    bool byKey = false;

    bool operator==(const Notice &) const = default;
};

/// What the window tells the person at the keyboard without asking anything. Nobody else sees it:
/// it goes when somebody else sits down. Main thread.
class Announcements : public QObject
{
    Q_OBJECT

public:
    explicit Announcements(OpenDesk &openDesk, QObject *parent = nullptr);

    /// One line for the status bar: what is going on, or what has just been done.
    void say(const QString &message);
    /// Something that must not go unnoticed, beside the controls that do it and in the status bar.
    /// It stands until the next one; an empty one takes it away.
    void announce(const Notice &notice);
    const Notice &notice() const { return m_notice; }

signals:
    void said(const QString &message);
    void announced(const Bole::Notice &notice);

private:
    Notice m_notice;
};

} // namespace Bole
