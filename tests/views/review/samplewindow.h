// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importjob.h"
#include "model/review/blindness.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace Bole {

/// A season of the sample people with a committee of three and a small rubric, nothing scored yet.
/// The PDFs are read once; each test works on a copy of the file.
class SampleFile
{
public:
    ReviewerId ada;
    ReviewerId bela;
    ReviewerId chair;
    QMap<int, ApplicantId> people; ///< by the number that their file's name begins with

    QString path() const { return m_folder.filePath(QStringLiteral("sample.bole")); }

    bool build()
    {
        auto season = Season::create(path(), QStringLiteral("Sample people"));
        if (!season)
            return false;
        QStringList files;
        const QDir cvs(QStringLiteral(BOLE_SAMPLE "/cv"));
        for (const QString &name : cvs.entryList({QStringLiteral("*.pdf")})) {
            if (name != QLatin1StringView("03-lin-jian-en.pdf")) // the same person in English
                files.append(cvs.filePath(name));
        }
        ReaderPool readers;
        ImportJob::Options options;
        options.paths = filePaths(files);
        options.today = {2026, 11, 1};
        ImportJob job(**season, readers, options);
        QSignalSpy finished(&job, &ImportJob::finished);
        job.start();
        if (!finished.wait(240000))
            return false;
        for (const ImportOutcome &outcome : job.report().outcomes) {
            if (outcome.kind != ImportOutcome::Kind::Imported)
                qWarning("%s: not imported as it should be", qPrintable(outcome.path.shown()));
        }
        addCommittee(**season);
        return findPeople(**season);
    }

private:
    void addCommittee(Season &season)
    {
        const auto add = [&](const char *name, const char *initials, ReviewerRole role) {
            Reviewer reviewer;
            reviewer.name = QString::fromLatin1(name);
            reviewer.initials = QString::fromLatin1(initials);
            reviewer.colour = QStringLiteral("#336699");
            reviewer.role = role;
            return season.reviewers().add(reviewer).value();
        };
        chair = add("Cora Drittel", "CD", ReviewerRole::Coordinator);
        ada = add("Ada Einsum", "AE", ReviewerRole::Member);
        bela = add("Bela Zweifach", "BZ", ReviewerRole::Member);
        QList<Bilingual> levels;
        for (const char *word : {"poor", "fair", "good", "strong", "great"})
            levels.append({QString::fromLatin1(word), QStringLiteral("等级")});
        Rubric rubric;
        rubric.id = QStringLiteral("small");
        rubric.title = {QStringLiteral("Small"), QStringLiteral("小")};
        rubric.criteria = {{.id = QStringLiteral("research"),
                            .name = {QStringLiteral("Research"), {}},
                            .guidance = {},
                            .levels = levels,
                            .weight = 2},
                           {.id = QStringLiteral("fit"),
                            .name = {QStringLiteral("Fit"), {}},
                            .guidance = {},
                            .levels = levels,
                            .weight = 1},
                           {.id = QStringLiteral("language"),
                            .name = {QStringLiteral("Language"), {}},
                            .guidance = {},
                            .levels = levels,
                            .weight = 1,
                            .counts = false}};
        (void)season.rubrics().save(rubric, chair).value();
    }

    bool findPeople(Season &season)
    {
        const auto rows = season.applicants().list().value();
        for (const ApplicantRow &row : rows) {
            const auto documents = season.documents().list(row.id).value();
            for (const Document &document : documents)
                people.insert(document.fileName.left(2).toInt(), row.id);
        }
        return people.size() == 16;
    }

    QTemporaryDir m_folder;
};

/// The program's whole window over a copy of the sample file.
class SampleWindow
{
public:
    explicit SampleWindow(const SampleFile &sample)
        : bench(dialogs, folder.filePath(QStringLiteral("settings")))
    {
        const QString path = folder.filePath(QStringLiteral("season.bole"));
        QFile::copy(sample.path(), path);
        bench.language.setCurrent(QStringLiteral("en"));
        bench.settings.setReviewerOf(path, sample.ada.value);
        bench.window.seasons().open(path);
        bench.window.resize(1600, 960);
    }

    Season &season() { return seasonOf(bench.openDesk); }

    bool show()
    {
        bench.window.show();
        bench.window.activateWindow();
        return QTest::qWaitForWindowActive(&bench.window);
    }

    void hide(BlindFields fields)
    {
        BlindnessChoice choice;
        choice.season = fields;
        (void)season().settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(), {});
    }

    /// What has the focus gets the key, as on a desktop.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &bench.window, key, modifiers);
    }

    /// Sits down at the keyboard through the menu at the top right.
    bool sitDown(const QString &name)
    {
        for (QAction *action : bench.window.findChildren<QAction *>()) {
            if (action->text() == name && action->isCheckable()) {
                action->trigger();
                return true;
            }
        }
        return false;
    }

    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    Workbench bench;
};

} // namespace Bole
