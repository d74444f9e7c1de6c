// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/blindness.h"
#include "model/season/dossierstore.h"
#include "model/season/shortliststore.h"
#include "tests/views/support/committeewindow.h"
#include "views/common/reviewwords.h"
#include "views/review/decisionbar.h"
#include "views/review/levelstrip.h"
#include "views/review/reviewpane.h"
#include "views/shortlist/shortlistview.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QString spoken; ///< what a screen reader was given last

void listen(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Announcement)
        spoken = static_cast<QAccessibleAnnouncementEvent *>(event)->message();
}

struct Bench : CommitteeWindow
{
    using CommitteeWindow::CommitteeWindow;

    OwnReview &ownReview() const { return pane().ownReview(); }
    ReviewPane &pane() const { return *bench->window.findChild<ReviewPane *>(); }
    QString notice() const { return pane().findChild<QLabel *>(u"noticeText"_s)->text(); }
    QPushButton *undoButton() const { return pane().findChild<QPushButton *>(u"noticeUndo"_s); }
    QString summary(ApplicantId applicant) const
    {
        return season().records().current(applicant)->basics.summary;
    }
    void setSummary(ApplicantId applicant, const QString &text) const
    {
        (void)season().records().apply(applicant, Edit::set(u"/basics/summary"_s, text), wen);
    }
    Result<void> putOn(ShortlistId list, ApplicantId applicant) const
    {
        ShortlistEntry entry;
        entry.applicant = applicant;
        return season().shortlists().setEntries(list, {entry}, wen);
    }
    void undo() const { action("undo")->trigger(); }
    void redo() const { action("redo")->trigger(); }
};

} // namespace

/// What has just been done is said where it was done, and undo is about what can be seen.
class TestUndoing : public QObject
{
    Q_OBJECT

private slots:
    void decision_isAnnouncedWithItsUndo();
    void states_areAnnouncedWithTheirUndo_data();
    void states_areAnnouncedWithTheirUndo();
    void announcement_namesNobodyToABlindReader();
    void announcement_standsUntilTheNextAct();
    void decisionInAHiddenPane_showsThePane();
    void undo_isAboutTheApplicantInFront();
    void undo_elsewhere_isNamedAndShownFirst();
    void undo_ofManyPeople_isNamedFirst();
    void undo_ofAList_showsTheList();
    void undo_inAList_isAboutTheList();
    void redo_isAboutWhatIsInFront();
    void namedStep_isNamedAgainAfterLookingElsewhere();
    void whoIsGone_leavesTheWindow();
    void inAnUntouchedInput_undoIsTheWindows();
};

void TestUndoing::decision_isAnnouncedWithItsUndo()
{
    Bench bench;
    QVERIFY(bench.show());
    QAccessible::installUpdateHandler(listen);
    QAccessible::setActive(true);
    spoken.clear();
    bench.ownReview().setLevel(u"research"_s, 4);
    bench.ownReview().setDecision(Decision::Reject);
    QVERIFY(bench.undoButton()->isVisible());
    QVERIFY(bench.notice().contains(CommitteeWindow::names.first()));
    QVERIFY(bench.notice().contains(ReviewWords::decisionName(Decision::Reject)));
    QCOMPARE(spoken, bench.notice());
    QAccessible::installUpdateHandler(nullptr);
    // Somebody else has gone on meanwhile; the button still means this one.
    bench.bench->position.setApplicant(bench.people[1]);
    QTest::mouseClick(bench.undoButton(), Qt::LeftButton);
    QCOMPARE(bench.review(bench.people[0]).decision, Decision::Undecided);
    QCOMPARE(bench.review(bench.people[0]).scores.value(u"research"_s).level, 4);
    QCOMPARE(bench.bench->position.applicant(), bench.people[0]);
    QVERIFY(bench.notice().startsWith(u"Undone"));
    QTest::mouseClick(bench.undoButton(), Qt::LeftButton);
    QCOMPARE(bench.review(bench.people[0]).decision, Decision::Reject);
}

void TestUndoing::states_areAnnouncedWithTheirUndo_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<ReviewState>("state");
    QTest::addRow("submit") << QByteArray("review-submit") << ReviewState::Submitted;
    QTest::addRow("abstain") << QByteArray("review-abstain") << ReviewState::Abstained;
    QTest::addRow("skip") << QByteArray("review-skip") << ReviewState::Skipped;
    QTest::addRow("conflict") << QByteArray("review-conflict") << ReviewState::Conflict;
}

void TestUndoing::states_areAnnouncedWithTheirUndo()
{
    QFETCH(QByteArray, id);
    QFETCH(ReviewState, state);
    Bench bench;
    QVERIFY(bench.show());
    bench.ownReview().setLevel(u"research"_s, 4);
    bench.ownReview().setLevel(u"fit"_s, 3);
    bench.dialogs.answers << 0; // a conflict is asked about
    bench.action(id)->trigger();
    QCOMPARE(bench.review(bench.people[0]).state, state);
    QVERIFY(bench.bench->position.applicant() != bench.people[0]); // the next is in front
    QVERIFY(bench.notice().contains(CommitteeWindow::names.first()));
    QVERIFY(bench.undoButton()->isVisible());
    QTest::mouseClick(bench.undoButton(), Qt::LeftButton);
    QCOMPARE(bench.review(bench.people[0]).state, ReviewState::Draft);
    QCOMPARE(bench.review(bench.people[0]).scores.size(), 2);
    QCOMPARE(bench.bench->position.applicant(), bench.people[0]);
}

void TestUndoing::announcement_namesNobodyToABlindReader()
{
    Bench bench;
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    BOLE_DO(bench.season().settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                                  bench.wen));
    bench.ownReview().setDecision(Decision::Admit);
    QVERIFY(!bench.notice().isEmpty());
    QVERIFY(!bench.notice().contains(CommitteeWindow::names.first()));
    bench.bench->position.setApplicant(bench.people[1]);
    bench.undo();
    QVERIFY(bench.notice().contains(u"again"));
    QVERIFY(!bench.notice().contains(CommitteeWindow::names.first()));
    QVERIFY(!bench.action("undo")->text().contains(CommitteeWindow::names.first()));
}

void TestUndoing::announcement_standsUntilTheNextAct()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.ownReview().setDecision(Decision::Admit);
    bench.bench->position.setApplicant(bench.people[2]);
    QVERIFY(bench.undoButton()->isVisible());
    bench.setSummary(bench.people[2], u"swims"_s);
    QVERIFY(!bench.undoButton()->isVisible());
    QCOMPARE(bench.notice(), QString());
}

void TestUndoing::decisionInAHiddenPane_showsThePane()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.action("show-review")->setChecked(false);
    bench.action("decide-wait")->trigger();
    QVERIFY(bench.undoButton()->isVisible());
}

void TestUndoing::undo_isAboutTheApplicantInFront()
{
    Bench bench;
    bench.setSummary(bench.people[0], u"sings"_s);
    bench.setSummary(bench.people[1], u"swims"_s);
    bench.undo(); // the first is in front
    QCOMPARE(bench.summary(bench.people[0]), QString());
    QCOMPARE(bench.summary(bench.people[1]), u"swims"_s);
    QCOMPARE(bench.bench->position.applicant(), bench.people[0]);
    QVERIFY(!bench.season().applicants().isNewFor(bench.people[0], bench.wen).value());
}

void TestUndoing::undo_elsewhere_isNamedAndShownFirst()
{
    Bench bench;
    bench.setSummary(bench.people[1], u"swims"_s);
    const QString name = CommitteeWindow::names[1];
    QVERIFY(bench.action("undo")->text().contains(name));
    QVERIFY(bench.action("undo")->text().contains(u"swims"));
    bench.undo();
    QCOMPARE(bench.bench->position.applicant(), bench.people[1]);
    QCOMPARE(bench.bench->position.field(), u"/basics/summary"_s);
    QVERIFY(bench.notice().contains(name));
    QVERIFY(bench.notice().contains(u"swims"));
    QCOMPARE(bench.summary(bench.people[1]), u"swims"_s); // not yet
    bench.undo();
    QCOMPARE(bench.summary(bench.people[1]), QString());
}

void TestUndoing::undo_ofManyPeople_isNamedFirst()
{
    Bench bench;
    BOLE_DO(bench.season().applicants().addTag(bench.people, u"strong"_s, bench.wen));
    bench.undo();
    QVERIFY2(bench.notice().contains(u"4 applicants"), qPrintable(bench.notice()));
    QVERIFY(!bench.season().applicants().row(bench.people[0])->tags.isEmpty());
    bench.undo();
    for (const ApplicantId applicant : bench.people)
        QVERIFY(bench.season().applicants().row(applicant)->tags.isEmpty());
}

void TestUndoing::undo_ofAList_showsTheList()
{
    Bench bench;
    QVERIFY(bench.show());
    const ShortlistId list =
        bench.season().shortlists().create(u"First round"_s, bench.wen).value();
    BOLE_DO(bench.putOn(list, bench.people[2]));
    bench.undo();
    QCOMPARE(int(bench.bench->window.mode()), int(MainWindow::Shortlist));
    QCOMPARE(bench.bench->position.front().list, list);
    QVERIFY(bench.notice().contains(u"First round"));
    QCOMPARE(bench.season().shortlists().shortlist(list)->entries.size(), 1);
    bench.undo();
    QVERIFY(bench.season().shortlists().shortlist(list)->entries.isEmpty());
}

void TestUndoing::undo_inAList_isAboutTheList()
{
    Bench bench;
    QVERIFY(bench.show());
    const ShortlistId list =
        bench.season().shortlists().create(u"First round"_s, bench.wen).value();
    BOLE_DO(bench.putOn(list, bench.people[2]));
    bench.setSummary(bench.people[0], u"sings"_s);
    bench.bench->window.setMode(MainWindow::Shortlist);
    bench.bench->window.findChild<ShortlistView *>()->choose(list);
    QCOMPARE(bench.bench->position.front().list, list);
    bench.undo();
    QVERIFY(bench.season().shortlists().shortlist(list)->entries.isEmpty());
    QCOMPARE(bench.summary(bench.people[0]), u"sings"_s);
    // Nothing else was done to the list: what was done to a person is shown first.
    bench.undo();
    QCOMPARE(int(bench.bench->window.mode()), int(MainWindow::Read));
    QCOMPARE(bench.summary(bench.people[0]), u"sings"_s);
    bench.undo();
    QCOMPARE(bench.summary(bench.people[0]), QString());
}

void TestUndoing::redo_isAboutWhatIsInFront()
{
    Bench bench;
    bench.setSummary(bench.people[0], u"sings"_s);
    bench.setSummary(bench.people[1], u"swims"_s);
    bench.undo();
    bench.bench->position.setApplicant(bench.people[1]);
    bench.undo();
    bench.bench->position.setApplicant(bench.people[0]);
    bench.redo();
    QCOMPARE(bench.summary(bench.people[0]), u"sings"_s);
    QCOMPARE(bench.summary(bench.people[1]), QString());
    bench.redo(); // elsewhere: named
    QCOMPARE(bench.summary(bench.people[1]), QString());
    QCOMPARE(bench.bench->position.applicant(), bench.people[1]);
    bench.redo();
    QCOMPARE(bench.summary(bench.people[1]), u"swims"_s);
}

void TestUndoing::namedStep_isNamedAgainAfterLookingElsewhere()
{
    Bench bench;
    BOLE_DO(bench.season().applicants().addTag({bench.people[2], bench.people[3]}, u"strong"_s,
                                               bench.wen));
    bench.undo();
    QCOMPARE(bench.bench->position.applicant(), bench.people[2]);
    bench.bench->position.setApplicant(bench.people[1]);
    bench.undo();
    QVERIFY(!bench.season().applicants().row(bench.people[2])->tags.isEmpty());
}

/// Whose addition is undone, or whom another program deletes, is in front no more: what is typed
/// then would be lost with them.
void TestUndoing::whoIsGone_leavesTheWindow()
{
    Bench bench;
    BOLE_GET(made, bench.season().dossiers().create(u"Ada Quill"_s, bench.wen));
    bench.bench->position.setApplicant(made);
    bench.undo();
    QVERIFY(bench.people.contains(bench.bench->position.applicant()));
    bench.bench->position.setApplicant(bench.people[1]);
    BOLE_DO(bench.season().dossiers().remove({bench.people[1]}, bench.bela));
    QTRY_VERIFY(bench.bench->position.applicant() != bench.people[1]);
    QVERIFY(bench.people.contains(bench.bench->position.applicant()));
    BOLE_DO(bench.season().dossiers().remove({bench.people[0], bench.people[2], bench.people[3]},
                                             bench.bela));
    QTRY_VERIFY(!bench.bench->position.applicant().isValid());
}

/// Undo shows what it is about, and the keyboard may then be in the search: pressed again, the key
/// is not swallowed by an input in which nothing was typed.
void TestUndoing::inAnUntouchedInput_undoIsTheWindows()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.setSummary(bench.people[0], u"sings"_s);
    auto *search = bench.bench->window.findChild<QLineEdit *>(u"filter"_s);
    search->setFocus();
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.summary(bench.people[0]), QString());

    bench.setSummary(bench.people[0], u"swims"_s);
    QTest::keyClicks(search, u"zz"_s);
    QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(search->text(), QString()); // what was typed goes first
    QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.summary(bench.people[0]), u"swims"_s);
}

QTEST_MAIN(TestUndoing)
#include "tst_undoing.moc"
