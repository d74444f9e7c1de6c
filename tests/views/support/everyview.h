// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sample/sampleseason.h"
#include "model/desk/desk.h"
#include "model/season/applicantstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "tests/views/support/everydialog.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/document/pageview.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QDialog>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace Bole {

/// The sample people's season, read once; every window of a test works on a copy of the file.
class SampleCopy
{
public:
    bool build()
    {
        ReaderPool readers;
        SampleSeason sample(readers);
        QEventLoop loop;
        bool isBuilt = false;
        sample.build(path(), SampleSeason::Story::Intake, QStringLiteral("en"),
                     [&](const Result<std::unique_ptr<Season>> &season) {
                         isBuilt = season.has_value();
                         if (isBuilt)
                             takeDown(**season);
                         loop.quit();
                     });
        loop.exec();
        return isBuilt && coordinator.isValid();
    }
    QString path() const { return m_folder.filePath(QStringLiteral("sample.bole")); }

    ReviewerId coordinator;
    QStringList people; ///< names of applicants and reviewers

private:
    void takeDown(Season &season)
    {
        const QList<ApplicantRow> rows = season.applicants().list().value();
        for (const ApplicantRow &row : rows)
            people << row.name << row.nameOther;
        const QList<Reviewer> reviewers = season.reviewers().list().value();
        for (const Reviewer &reviewer : reviewers) {
            people << reviewer.name;
            if (reviewer.role == ReviewerRole::Coordinator)
                coordinator = reviewer.id;
        }
    }

    QTemporaryDir m_folder;
};

/// The program's whole window over a copy of the sample season, the coordinator at the keyboard,
/// and a walk over all its views and dialogs.
class EveryView
{
public:
    using Look = std::function<void(const QString &name, QWidget &shown)>;

    EveryView(const SampleCopy &sample, const QString &language, Theme::Mode theme = Theme::Light)
        : bench(dialogs, folder.filePath(QStringLiteral("settings")))
    {
        QApplication::setCursorFlashTime(0);
        bench.theme.setMode(theme);
        const QString path = folder.filePath(QStringLiteral("season.bole"));
        QFile::copy(sample.path(), path);
        bench.settings.setReviewerOf(path, sample.coordinator.value);
        bench.window.seasons().open(path);
        bench.language.setCurrent(language);
        bench.window.resize(1366, 768);
    }

    bool show()
    {
        bench.window.show();
        bench.window.activateWindow();
        if (!QTest::qWaitForWindowActive(&bench.window))
            return false;
        auto *pages = bench.window.findChild<PageView *>();
        return QTest::qWaitFor([pages] { return isPainted(*pages); }, 30000);
    }

    /// Each view of the window in turn.
    void visitViews(const Look &look)
    {
        const char *const facts[] = {"fields", "source", "history"};
        for (int tab = 0; tab < 3; ++tab) {
            bench.window.showFacts(tab);
            lookAt(QString::fromLatin1(facts[tab]), bench.window, look);
        }
        bench.window.showFacts(0);
        bench.compared.setApplicants(bench.position.order().first(3));
        const std::pair<MainWindow::Mode, const char *> modes[] = {
            {MainWindow::Compare, "compare"},
            {MainWindow::Shortlist, "shortlist"},
            {MainWindow::Table, "table"},
            {MainWindow::Statistics, "statistics"}};
        for (const auto &[mode, name] : modes) {
            bench.window.setMode(mode);
            lookAt(QString::fromLatin1(name), bench.window, look);
        }
        bench.window.setMode(MainWindow::Read);
    }

    /// What opens next to the views.
    void visitSides(const Look &look)
    {
        bench.compared.setApplicants(bench.position.order().first(3));
        bench.window.setMode(MainWindow::Compare);
        bench.actions.action("compare-documents")->trigger();
        lookAt(QStringLiteral("documents side by side"), bench.window, look);
        bench.actions.action("compare-documents")->trigger();
        bench.window.setMode(MainWindow::Read);
        QAction *side = bench.actions.action("show-document-side");
        side->setChecked(true);
        bench.actions.action("find-in-document")->trigger();
        lookAt(QStringLiteral("pages and find bar"), bench.window, look);
        side->setChecked(false);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        auto *filters = bench.window.findChild<QToolButton *>(QStringLiteral("filter-button"));
        filters->setChecked(true);
        lookAt(QStringLiteral("filters"), bench.window, look);
        filters->setChecked(false);
    }

    /// What a new user meets: the welcome page, the steps of a new season, and its empty views.
    /// The season that was open is closed.
    void visitBeginning(const Look &look)
    {
        bench.window.seasons().close();
        lookAt(QStringLiteral("welcome"), bench.window, look);
        dialogs.files = {folder.filePath(QStringLiteral("new.bole"))};
        dialogs.texts = {QStringLiteral("Ada Quill")};
        bench.actions.action("new-season")->trigger();
        lookAt(QStringLiteral("set-up"), bench.window, look);
        for (int mode = MainWindow::Read; mode <= MainWindow::Statistics; ++mode) {
            bench.window.setMode(MainWindow::Mode(mode));
            lookAt(QStringLiteral("empty, view %1").arg(mode), bench.window, look);
        }
    }

    /// Each dialog over the season; those of which none came are named in `missing`.
    void visitDialogs(const Look &look)
    {
        for (const DialogDoor &door : everyDialog()) {
            bool came = false;
            QTimer::singleShot(0, &bench.window, [&] {
                QDialog *dialog = shownDialog();
                came = dialog && (!door.isWhole ||
                                  QTest::qWaitFor([&] { return door.isWhole(*dialog); }, 30000));
                if (came)
                    lookAt(QString::fromLatin1(door.name), *dialog, look);
                if (dialog)
                    dialog->reject();
            });
            door.open({bench, dialogs, folder});
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            if (!came)
                missing << QString::fromLatin1(door.name);
        }
    }

    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    Workbench bench;
    QStringList missing;

private:
    static bool isPainted(const PageView &pages)
    {
        return pages.document() && pages.document()->state() == OpenDocument::State::Ready &&
               pages.document()->hasText(0);
    }

    static QDialog *shownDialog()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *dialog = qobject_cast<QDialog *>(widget); dialog && dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }

    static void lookAt(const QString &name, QWidget &shown, const Look &look)
    {
        // What is laid out or read on the next turns of the event loop is part of the view.
        for (int turn = 0; turn < 5; ++turn)
            QCoreApplication::processEvents();
        // For somebody who wants to see with their own eyes what the tests look at.
        if (const QString kept = qEnvironmentVariable("BOLE_KEEP_PICTURES"); !kept.isEmpty())
            shown.grab().save(kept + u'/' + name + QStringLiteral(".png"));
        look(name, shown);
    }
};

} // namespace Bole
