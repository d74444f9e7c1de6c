// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QWindow>

namespace Bole {

/// The program's whole window over a season of four made-up people, two reviewers and a rubric of
/// two criteria; Wen Shu is at the keyboard and the first of the people is in front.
struct CommitteeWindow
{
    static inline const QStringList names{
        QStringLiteral("Mirabel Okaforde"), QStringLiteral("江晓昭"),
        QStringLiteral("Soren Haldvikson"), QStringLiteral("Jonah Pellwetherby")};

    QTemporaryDir settings;
    SeasonFixture file;
    ReviewerId wen = file.reviewer;
    ReviewerId bela;
    QList<ApplicantId> people;
    ScriptedDialogs dialogs;
    std::unique_ptr<Workbench> bench;

    explicit CommitteeWindow(const QString &language = QStringLiteral("en"))
    {
        bela = file.addReviewer(QStringLiteral("Bela Zwei"));
        for (const QString &name : names) {
            Record record = sampleRecord();
            record.basics.name = name;
            record.basics.nameOther.clear();
            people.append(file.addApplicant(record, name + QStringLiteral(" studies rivers.")));
        }
        Rubric rubric;
        rubric.id = QStringLiteral("small");
        rubric.title = {QStringLiteral("Small"), QStringLiteral("小")};
        const QList<Bilingual> levels(5, Bilingual{QStringLiteral("level"), {}});
        rubric.criteria = {{.id = QStringLiteral("research"),
                            .name = {QStringLiteral("Research"), {}},
                            .guidance = {},
                            .levels = levels,
                            .weight = 2},
                           {.id = QStringLiteral("fit"),
                            .name = {QStringLiteral("Fit"), {}},
                            .guidance = {},
                            .levels = levels,
                            .weight = 1}};
        (void)file.season->rubrics().save(rubric, wen).value();
        file.season.reset(); // the window is the one that has it open

        bench = std::make_unique<Workbench>(dialogs, settings.path());
        bench->language.setCurrent(language);
        bench->settings.setReviewerOf(file.path, wen.value);
        bench->window.seasons().open(file.path);
        bench->window.resize(1600, 960);
        bench->position.setApplicant(people.first());
    }

    Season &season() const { return seasonOf(bench->openDesk); }
    QAction *action(const char *id) const { return bench->actions.action(id); }
    ReviewContent review(ApplicantId applicant) const
    {
        const auto found = season().reviews().find(applicant, wen);
        return found && *found ? (*found)->content : ReviewContent();
    }

    bool show()
    {
        bench->window.show();
        bench->window.activateWindow();
        return QTest::qWaitForWindowActive(&bench->window);
    }

    /// As from the keyboard: the desktop gives the key to the window, and Qt finds who gets it.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(bench->window.windowHandle(), key, modifiers);
    }
};

} // namespace Bole
