// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewdialogs.h"

#include "model/desk/desk.h"
#include "model/regularfile.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/review/assignmentdialog.h"
#include "views/review/fairnessdialog.h"
#include "views/review/reviewersdialog.h"
#include "views/rubric/numbersdialog.h"
#include "views/rubric/rubriceditor.h"
#include "views/scores/paneldialog.h"
#include "views/scores/scoretabledialog.h"

#include <QAction>
#include <QWidget>

namespace Bole {

using namespace Qt::StringLiterals;

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
    on("school-lists", [this] { readLists(ListKind::Institutions); });
    on("venue-lists", [this] { readLists(ListKind::Venues); });
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

/// From a table, in place of the committee's own lists that were there before.
void ReviewDialogs::readLists(ListKind kind)
{
    const bool ofSchools = kind == ListKind::Institutions;
    DeskCommittee &committee = m_openDesk.desk()->committee();
    const QList<ListedName> now = committee.ownLists(kind);
    const QString title = ofSchools ? tr("The committee's own lists of schools")
                                    : tr("The committee's own lists of venues");
    const QString columns =
        ofSchools
            ? tr("A CSV file with the columns list and name: which list, and a school on it in "
                 "any language. C9, 985, 211 and Double First-Class come with the program.")
            : tr("A CSV file with the columns list and name, and where you have them abbreviation "
                 "and issn: which list, and a journal or conference on it.");
    const QString present =
        now.isEmpty()
            ? tr("There is no list of your own yet.")
            : tr("%n line(s) are there now; the file takes their place.", nullptr, int(now.size()));
    QStringList answers{tr("Choose a File…"), tr("Cancel")};
    if (!now.isEmpty())
        answers.insert(1, tr("Remove Them"));
    const int answer =
        m_dialogs.question(m_window, {title, columns + u"\n\n"_s + present, answers, 0, false});
    if (answer < 0 || answer == answers.size() - 1)
        return;
    QByteArray csv;
    if (answer == 0) {
        const QString path = m_dialogs.openFile(m_window, title, tr("Tables (*.csv *.tsv *.txt)"));
        if (path.isEmpty())
            return;
        const auto read = readRegularFile(path, mostTableBytes);
        if (!read)
            return m_dialogs.error(m_window, tr("The file could not be read."), read.error());
        csv = *read;
    }
    const auto set = committee.setOwnLists(kind, csv);
    if (!set)
        m_dialogs.error(m_window, tr("The lists could not be read (%1).").arg(set.error().detail),
                        set.error());
    else
        m_announcements.say(tr("%n line(s) of lists were read.", nullptr, int(set->size())));
}

/// Without a season there is nothing that they could show.
void ReviewDialogs::enable()
{
    for (const char *id : {"reviewers", "assignments", "rubric", "fairness", "outside-numbers",
                           "score-table", "panel", "school-lists", "venue-lists"})
        m_actions.action(id)->setEnabled(m_openDesk.desk());
}

} // namespace Bole
