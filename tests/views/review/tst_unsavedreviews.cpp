// SPDX-License-Identifier: GPL-3.0-or-later
// What a reviewer writes while the season takes nothing: it is kept, tried again, and asked about.
#include "model/desk/deskfile.h"
#include "model/desk/workkeeper.h"
#include "model/review/rubricjson.h"
#include "tests/support/away.h"
#include "tests/views/review/reviewbench.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QLabel>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Bench : ReviewBench
{
    Bench()
    {
        openDesk.setReviewer(ada);
        position.setApplicant(people[0]);
    }

    OwnReview &review() { return pane->ownReview(); }
    ReviewContent stored(ApplicantId applicant)
    {
        const auto found = file.season->reviews().find(applicant, ada);
        return found && *found ? (*found)->content : ReviewContent();
    }
    void writeEverything()
    {
        review().setLevel(u"research"_s, 4);
        review().setCriterionNote(u"fit"_s, u"asks good questions"_s);
        review().setNote(u"Read the second paper."_s);
        review().setDecision(Decision::Interview);
        review().flush();
    }
    static bool isEverything(const ReviewContent &content)
    {
        return content.scores.value(u"research"_s).level == 4 &&
               content.scores.value(u"fit"_s).note == u"asks good questions" &&
               content.note == u"Read the second paper." && content.decision == Decision::Interview;
    }
};

/// The whole window over a season of one applicant.
struct Window
{
    SeasonFixture file;
    ApplicantId applicant = file.addApplicant(sampleRecord(), u"text"_s);
    ScriptedDialogs dialogs;
    Workbench bench{dialogs, file.folder.filePath(u"settings"_s)};

    Window()
    {
        bench.language.setCurrent(u"en"_s);
        (void)file.season->rubrics().save(standardRubric(), file.reviewer);
        file.season.reset();
        dialogs.answers << 0; // who is at the keyboard
        bench.window.show();
        bench.window.seasons().open(file.path);
        bench.position.setApplicant(applicant);
        dialogs.questions.clear();
    }

    OwnReview &review() { return bench.window.findChild<ReviewPane *>()->ownReview(); }
    QString note(const QString &path) const
    {
        const auto season = Season::open(path);
        const auto review = season.value()->reviews().find(applicant, file.reviewer);
        return review && *review ? (*review)->content.note : QString();
    }
};

} // namespace

class TestUnsavedReviews : public QObject
{
    Q_OBJECT

private slots:
    void kept_whileOthersAreRead_andWrittenLater()
    {
        Bench bench;
        Away away(bench.file.path);
        bench.writeEverything();
        QCOMPARE(int(bench.review().saving()), int(OwnReview::Saving::Failed));
        QCOMPARE(int(bench.review().lastError().code), int(ErrorCode::FileNotFound));
        bench.position.setApplicant(bench.people[1]);
        QCOMPARE(int(bench.review().saving()), int(OwnReview::Saving::Nothing));
        QCOMPARE(bench.work.count(), 1);
        bench.position.setApplicant(bench.people[0]);
        QVERIFY(Bench::isEverything(bench.review().review()));
        QCOMPARE(int(bench.review().saving()), int(OwnReview::Saving::Failed));
        bench.position.setApplicant(bench.people[2]);
        QCOMPARE(bench.stored(bench.people[0]), ReviewContent());
        away.putBack();
        // By itself, and with the right applicant.
        QTRY_VERIFY_WITH_TIMEOUT(Bench::isEverything(bench.stored(bench.people[0])), 20'000);
        QCOMPARE(bench.work.count(), 0);
        QCOMPARE(bench.stored(bench.people[2]), ReviewContent());
    }

    void shownAsSaved_onlyWhenAllOfItIs()
    {
        Bench bench;
        Away away(bench.file.path);
        bench.writeEverything();
        away.putBack();
        bench.review().setLevel(u"language"_s, 2);
        QCOMPARE(int(bench.review().saving()), int(OwnReview::Saving::Saved));
        QVERIFY(Bench::isEverything(bench.stored(bench.people[0])));
        QCOMPARE(bench.stored(bench.people[0]).scores.value(u"language"_s).level, 2);
    }

    void older_neverReplacesNewer()
    {
        Bench bench;
        Away away(bench.file.path);
        bench.review().setLevel(u"research"_s, 2);
        bench.review().setLevel(u"research"_s, 3);
        away.putBack();
        bench.review().setLevel(u"research"_s, 5);
        QVERIFY(bench.work.retry());
        QCOMPARE(bench.stored(bench.people[0]).scores.value(u"research"_s).level, 5);
    }

    void state_isNotTakenForSaved_data()
    {
        QTest::addColumn<QByteArray>("action");
        for (const char *action : {"review-skip", "review-abstain", "review-conflict"})
            QTest::newRow(action) << QByteArray(action);
    }

    void state_isNotTakenForSaved()
    {
        QFETCH(QByteArray, action);
        Bench bench;
        const Away away(bench.file.path);
        bench.dialogs.answers << 0; // to the question about a conflict
        bench.actions.action(action.constData())->trigger();
        QCOMPARE(bench.position.applicant(), bench.people[0]);
        QCOMPARE(bench.dialogs.errors.size(), 1);
        QCOMPARE(int(bench.review().review().state), int(ReviewState::Draft));
    }

    void statusLine_saysSoUntilItIsSaved()
    {
        Window window;
        auto *label = window.bench.window.findChild<QLabel *>(u"unsavedWork"_s);
        QVERIFY(!label->isVisible());
        QCoreApplication::processEvents();
        const int width = window.bench.window.findChild<ReviewPane *>()->width();
        Away away(window.file.path);
        window.review().setNote(u"kept"_s);
        window.review().flush();
        QVERIFY(label->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(window.bench.window.findChild<ReviewPane *>()->width(), width); // nothing moves
        QVERIFY2(label->text().contains(u"1 change not saved"), qPrintable(label->text()));
        away.putBack();
        QVERIFY(window.review().flush());
        QVERIFY(!label->isVisible());
    }

    void closing_isAsked_andStays()
    {
        Window window;
        const Away away(window.file.path);
        window.review().setNote(u"typed just now"_s); // and not even tried yet
        window.dialogs.answers << 0 << 3;             // try again, stay
        QVERIFY(!window.bench.window.close());
        QCOMPARE(window.dialogs.questions.size(), 2);
        QVERIFY(window.bench.window.isVisible());
        QCOMPARE(window.review().review().note, u"typed just now"_s);
    }

    void closing_savesElsewhere()
    {
        Window window;
        const Away away(window.file.path);
        window.review().setNote(u"kept elsewhere"_s);
        const QString other = window.file.folder.filePath(u"other.bole"_s);
        window.dialogs.answers << 1 << 0; // save as a new file; who is at the keyboard there
        window.dialogs.files << other;
        QVERIFY(window.bench.window.close());
        QCOMPARE(window.note(other), u"kept elsewhere"_s);
    }

    void closing_losesOnlyWhatSomebodyGaveUp()
    {
        Window window;
        window.review().setNote(u"before"_s);
        QVERIFY(window.review().flush());
        {
            const Away away(window.file.path);
            window.review().setNote(u"given up"_s);
            window.dialogs.answers << 2;
            QVERIFY(window.bench.window.close());
        }
        QCOMPARE(window.note(window.file.path), u"before"_s);
    }

    void otherSeason_isNotOpenedOverIt()
    {
        Window window;
        const QString other = window.file.folder.filePath(u"other.bole"_s);
        QVERIFY(Season::create(other, u"Other"_s).has_value());
        const Away away(window.file.path);
        window.review().setNote(u"kept"_s);
        window.dialogs.answers << 3;
        QVERIFY(!window.bench.window.seasons().open(other));
        QCOMPARE(window.bench.openDesk.desk()->file().path(), window.file.path);
    }
};

QTEST_MAIN(TestUnsavedReviews)
#include "tst_unsavedreviews.moc"
