// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewdialogs.h"

#include "model/desk/desk.h"
#include "views/common/actiontable.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/review/assignmentdialog.h"
#include "views/review/fairnessdialog.h"
#include "views/review/listsdialog.h"
#include "views/review/reviewersdialog.h"
#include "views/rubric/numbersdialog.h"
#include "views/rubric/rubriceditor.h"
#include "views/scores/paneldialog.h"
#include "views/scores/scoretabledialog.h"

#include <QAction>
#include <QWidget>

namespace Bole {

ReviewDialogs::ReviewDialogs(OpenDesk &openDesk, ReadingPosition &position,
                             Announcements &announcements, ActionTable &actions, Dialogs &dialogs,
                             QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_actions(actions),
      m_dialogs(dialogs),
      m_window(window)
{
    const auto on = [&](const char *id, auto open) {
        connect(m_actions.action(id), &QAction::triggered, this, open);
    };
    on("reviewers", &ReviewDialogs::openReviewers);
    on("assignments", &ReviewDialogs::openAssignments);
    on("rubric", &ReviewDialogs::openRubric);
    on("fairness", &ReviewDialogs::openFairness);
    on("outside-numbers", &ReviewDialogs::openNumbers);
    on("score-table", &ReviewDialogs::openScoreTable);
    on("panel", &ReviewDialogs::openPanel);
    on("school-lists", [this] { openLists(ListKind::Institutions); });
    on("venue-lists", [this] { openLists(ListKind::Venues); });
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &ReviewDialogs::enable);
    enable();
}

void ReviewDialogs::openReviewers()
{
    ReviewersDialog dialog(m_openDesk, m_dialogs, m_window);
    dialog.exec();
}

void ReviewDialogs::openAssignments()
{
    AssignmentDialog dialog(m_openDesk, m_dialogs, m_window);
    dialog.exec();
}

void ReviewDialogs::openRubric()
{
    RubricEditor dialog(m_openDesk, m_announcements, m_dialogs, m_window);
    dialog.exec();
}

void ReviewDialogs::openFairness()
{
    FairnessDialog dialog(m_openDesk, m_position, m_dialogs, m_window);
    connect(&dialog, &FairnessDialog::readingWanted, this, &ReviewDialogs::readingWanted);
    dialog.exec();
}

void ReviewDialogs::openNumbers()
{
    NumbersDialog dialog(m_openDesk, m_dialogs, m_window);
    dialog.exec();
}

void ReviewDialogs::openScoreTable()
{
    ScoreTableDialog dialog(m_openDesk, m_position, m_dialogs, m_window);
    dialog.exec();
}

void ReviewDialogs::openPanel()
{
    PanelDialog dialog(m_openDesk, m_position, m_dialogs, m_window);
    dialog.exec();
}

void ReviewDialogs::openLists(ListKind kind)
{
    ListsDialog dialog(kind, m_openDesk, m_dialogs, m_window);
    dialog.exec();
}

/// Without a season there is nothing that they could show.
void ReviewDialogs::enable()
{
    for (const char *id : {"reviewers", "assignments", "rubric", "fairness", "outside-numbers",
                           "score-table", "panel", "school-lists", "venue-lists"})
        m_actions.action(id)->setEnabled(m_openDesk.desk());
}

} // namespace Bole
