// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QWidget>

class QListWidget;
class QPushButton;
class QStackedLayout;
class QTimer;

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class EmptyState;
class OpenDesk;
class ReadingPosition;
class Undoing;
struct HistoryEntry;

/// Who changed what about the applicant in front, when, from what to what; any value can be put
/// back. It also carries undo and redo (Undoing), which work across restarts because the history is
/// in the file.
class HistoryPane : public QWidget
{
    Q_OBJECT

public:
    HistoryPane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                ActionTable &actions, Dialogs &dialogs, QWidget *parent = nullptr);

public slots:
    void undoOrRedo(Bole::EditId step, bool back); ///< undoes a step, or does it again

signals:
    // What an undone step is about must be seen.
    void listWanted(Bole::ShortlistId list);
    void readingWanted(); ///< the applicant in front

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void watchDesk();
    void follow(ApplicantId applicant);
    void reload();
    void showEntries();
    void addAct(const QList<HistoryEntry> &act, const QString &title, const QString &who);
    void allowPuttingBack(bool isChosen);
    void putBack();
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    Undoing *m_undoing;
    QListWidget *m_list;
    QPushButton *m_putBack;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
    QTimer *m_soon;      ///< several changes are told at once
    bool m_stale = true; ///< to be listed again when the pane is seen
};

} // namespace Bole
