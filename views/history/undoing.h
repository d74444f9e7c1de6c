// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskhistory.h"

#include <QObject>

class QWidget;

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class OpenDesk;
class ReadingPosition;

/// Undo and redo: what the person at the keyboard did last to what is in front. A step that lies
/// elsewhere is first named in full and shown; the same key again then does it. It says in the
/// Edit menu what would be undone or done again. Owned by the history pane.
class Undoing : public QObject
{
    Q_OBJECT

public:
    Undoing(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
            ActionTable &actions, Dialogs &dialogs, QWidget *pane);

    void refresh(); ///< something was changed, or something else is in front
    void undoOrRedo(EditId step, bool back);

signals:
    // What a step is about must be seen.
    void listWanted(Bole::ShortlistId list);
    void readingWanted(); ///< the applicant in front

private:
    std::optional<VisibleStep> next(bool back) const;
    bool liesInFront(const VisibleStep &step) const;
    QString worded(const VisibleStep &step) const;
    void press(bool back);
    void show(const VisibleStep &step);
    void askAgain(const VisibleStep &step, bool back);
    void describe(const char *id, bool back, const QString &words, const QString &plain);
    void withdrawNotice();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    QWidget *m_pane;
    EditId m_named;          ///< the step elsewhere that the next press is about
    bool m_namedBack = true; ///< whether it would be undone
    Front m_described;       ///< what was in front when the menu was last worded
};

} // namespace Bole
