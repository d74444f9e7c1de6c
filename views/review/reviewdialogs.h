// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskcommittee.h"

#include <QObject>

class QWidget;

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class OpenDesk;
class ReadingPosition;

/// Opens the dialogs behind the Review menu: reviewers, assignments, rubric, fairness. One a
/// window.
class ReviewDialogs : public QObject
{
    Q_OBJECT

public:
    ReviewDialogs(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                  ActionTable &actions, Dialogs &dialogs, QWidget *window);

signals:
    void readingWanted(); ///< the applicant in front

private:
    void enable();
    void openReviewers();
    void openAssignments();
    void openRubric();
    void openFairness();
    void openNumbers();
    void openScoreTable();
    void openPanel();
    void openLists(ListKind kind);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace Bole
