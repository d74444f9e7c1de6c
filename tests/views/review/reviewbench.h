// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/desk.h"
#include "model/desk/fairness.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/review/levelstrip.h"
#include "views/review/queuebar.h"
#include "views/review/reviewpane.h"
#include "views/statistics/statisticsview.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>

#include <memory>

namespace Bole {

/// A window with the panes of reviewing over a season of four applicants and two reviewers.
struct ReviewBench
{
    SeasonFixture file;
    ReaderPool readers;
    ActionTable actions;
    ScriptedDialogs dialogs;
    WorkKeeper work;
    OpenDesk openDesk{work};
    ReadingPosition position{openDesk};
    Announcements announcements{openDesk};
    ComparedApplicants compared{openDesk};
    std::unique_ptr<Desk> desk;
    QWidget window;
    QueueBar *queue = nullptr;
    ReviewPane *pane = nullptr;
    StatisticsView *statistics = nullptr;
    ReviewerId ada = file.reviewer;
    ReviewerId bela;
    QList<ApplicantId> people;
    StoredRubric rubric;

    static inline const QStringList names{
        QStringLiteral("Mirabel Okaforde"), QStringLiteral("江晓昭"),
        QStringLiteral("Soren Haldvikson"), QStringLiteral("Jonah Pellwetherby")};

    ReviewBench()
    {
        Season &season = *file.season;
        bela = file.addReviewer(QStringLiteral("Bela Zwei"));
        for (const QString &name : names) {
            Record record;
            record.basics.name = name;
            record.basics.emails = {name.section(u' ', 0, 0).toLower() +
                                    QStringLiteral("@example.org")};
            people.append(file.addApplicant(record, name + QStringLiteral(" studies rivers.")));
        }
        Rubric r;
        r.id = QStringLiteral("bench");
        r.title = {QStringLiteral("Bench"), QStringLiteral("测试")};
        QList<Bilingual> levels;
        for (const char *word : {"poor", "fair", "good", "strong", "great"})
            levels.append({QString::fromLatin1(word), QString()});
        r.criteria = {{.id = QStringLiteral("research"),
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
        rubric = season.rubrics().save(r, ada).value();

        queue = new QueueBar(openDesk, position, announcements, actions);
        pane = new ReviewPane(openDesk, position, announcements, work, actions, dialogs);
        statistics = new StatisticsView(openDesk, position, announcements, dialogs);
        auto *layout = new QHBoxLayout(&window);
        layout->addWidget(queue);
        layout->addWidget(pane, 1);
        layout->addWidget(statistics, 1);
        actions.attach("window", &window);
        QObject::connect(pane, &ReviewPane::nextWanted, queue, &QueueBar::goToNext);
        takeDesk();
        window.resize(1300, 700);
    }

    ~ReviewBench() { leaveDesk(); }

    void takeDesk()
    {
        desk = std::make_unique<Desk>(*file.season, work);
        openDesk.setDesk(desk.get());
    }

    void leaveDesk()
    {
        openDesk.setDesk(nullptr);
        desk.reset();
    }

    bool open()
    {
        window.show();
        return QTest::qWaitForWindowActive(&window);
    }

    void hideNames()
    {
        BlindnessChoice choice;
        choice.season = usualBlindFields;
        (void)file.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                                  ada);
    }

    /// What has the focus gets the key, as on a desktop.
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    void focusFirst() { pane->findChildren<LevelStrip *>().first()->setFocus(); }
};

} // namespace Bole
