// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/support/importing.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/fields/fieldspane.h"
#include "views/linecheck/linecheckdialog.h"
#include "views/shell/workbench.h"

#include <QAbstractButton>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QTemporaryDir>
#include <QToolButton>

namespace Bole {

/// The window that a walk goes through, and who answers its questions.
struct VisitedWindow
{
    Workbench &bench;
    ScriptedDialogs &dialogs;
    const QTemporaryDir &folder;

    void trigger(const char *action) const { bench.actions.action(action)->trigger(); }
    void click(const QString &button, MainWindow::Mode mode) const
    {
        bench.window.setMode(mode);
        bench.window.findChild<QAbstractButton *>(button)->click();
    }
    /// What a menu that is filled when it opens offers.
    template <typename Widget>
    void chooseFirst(const QWidget &pane) const
    {
        for (const auto *button : pane.findChildren<Widget *>()) {
            if (!button->menu() || button->menu()->actions().isEmpty())
                continue;
            emit button->menu()->aboutToShow();
            button->menu()->actions().constFirst()->trigger();
            return;
        }
    }
};

/// How a dialog is opened, and when it is whole.
struct DialogDoor
{
    const char *name;
    std::function<void(const VisitedWindow &)> open;
    std::function<bool(const QDialog &)> isWhole = {};
};

inline QString sampleCv(const char *name)
{
    return qEnvironmentVariable("BOLE_DATA") + QStringLiteral("/sample/cv/") +
           QString::fromLatin1(name);
}

inline void importRoster(const VisitedWindow &window)
{
    const QString path = window.folder.filePath(QStringLiteral("roster.csv"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write("Number,Name,School,Remarks\n901,Mira Okaduwe,Kestrel Bay University,late\n"
                   "902,Ada Weaver,Westmere University,\n");
    file.close();
    window.dialogs.files = {path};
    window.trigger("import-roster");
}

/// Those that need more than their action.
inline QList<DialogDoor> otherDialogs()
{
    const auto isPlanned = [](const QDialog &dialog) {
        return dialog.findChild<QTreeWidget *>(QStringLiteral("importPlan"))->isVisible();
    };
    const auto isReported = [](const QDialog &dialog) {
        return dialog.findChild<QTreeView *>(QStringLiteral("importReport"))->isVisible();
    };
    using enum MainWindow::Mode;
    return {
        {"import-plan",
         [](const VisitedWindow &window) {
             window.dialogs.files = {sampleCv("01-jiang-xiaozhao.pdf"),
                                     sampleCv("02-mira-okaduwe.pdf")};
             window.trigger("import-files");
         },
         isPlanned},
        {"import-report",
         [](const VisitedWindow &window) {
             window.dialogs.files = {sampleCv("02-mira-okaduwe.pdf")};
             window.trigger("import-files");
         },
         isReported},
        {"import-roster", importRoster},
        {"shortlist-quotas",
         [](const VisitedWindow &window) {
             window.click(QStringLiteral("shortlist-quotas"), Shortlist);
         }},
        {"stages",
         [](const VisitedWindow &window) {
             window.bench.window.setMode(Shortlist);
             auto *button =
                 window.bench.window.findChild<QToolButton *>(QStringLiteral("shortlist-stage"));
             emit button->menu()->aboutToShow();
             button->menu()->findChild<QAction *>(QStringLiteral("stages-edit"))->trigger();
         }},
        {"table-columns",
         [](const VisitedWindow &window) {
             window.click(QStringLiteral("table-columns"), Table);
         }},
        {"new-entry",
         [](const VisitedWindow &window) {
             window.bench.window.showFacts(0);
             window.chooseFirst<QToolButton>(*window.bench.window.findChild<FieldsPane *>());
         }},
        {"compare-pick",
         [](const VisitedWindow &window) {
             window.bench.compared.setApplicants({});
             window.bench.window.setMode(Compare);
             window.bench.window.findChild<QAction *>(QStringLiteral("compare-fill"))->trigger();
         }},
    };
}

/// Every dialog that the window can open over a season.
inline QList<DialogDoor> everyDialog()
{
    QList<DialogDoor> doors;
    for (const char *id : {"preferences",
                           "shortcuts",
                           "about",
                           "rubric",
                           "reviewers",
                           "assignments",
                           "fairness",
                           "score-table",
                           "panel",
                           "outside-numbers",
                           "school-lists",
                           "venue-lists",
                           "export",
                           "requirements",
                           "own-fields",
                           "tray",
                           "protect-season",
                           "committee-share",
                           "committee-progress",
                           "committee-hub",
                           "committee-conflicts",
                           "applicant-merge",
                           "applicant-split",
                           "document-move",
                           "document-parts",
                           "check-lines",
                           "shortlist-decide",
                           "command-palette",
                           "guide",
                           "news"})
        doors.append({id, [id](const VisitedWindow &window) {
                          window.trigger(id);
                      }});
    return doors + otherDialogs();
}

} // namespace Bole
