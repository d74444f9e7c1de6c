// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewdialogs.h"

#include "views/review/assignmentdialog.h"
#include "views/review/fairnessdialog.h"
#include "views/review/reviewersdialog.h"
#include "views/rubric/rubriceditor.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QAction>
#include <QWidget>

namespace Bole {

namespace {

template <typename Dialog>
void run(Session &session, QWidget *window)
{
    if (!session.season())
        return;
    Dialog dialog(session, window);
    dialog.exec();
}

} // namespace

ReviewDialogs::ReviewDialogs(Session &session, QWidget *window)
    : QObject(window), m_session(session), m_window(window)
{
    const auto on = [&](const char *id, auto open) {
        connect(session.actions().action(id), &QAction::triggered, this,
                [this, open] { open(m_session, m_window); });
    };
    on("reviewers", run<ReviewersDialog>);
    on("assignments", run<AssignmentDialog>);
    on("rubric", run<RubricEditor>);
    on("fairness", run<FairnessDialog>);
    connect(&session, &Session::seasonChanged, this, &ReviewDialogs::enable);
    enable();
}

void ReviewDialogs::enable()
{
    for (const char *id : {"reviewers", "assignments", "rubric", "fairness"})
        m_session.actions().action(id)->setEnabled(m_session.season());
}

} // namespace Bole
