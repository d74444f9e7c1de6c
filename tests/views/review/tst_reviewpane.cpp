// SPDX-License-Identifier: GPL-3.0-or-later
// The review pane and the queue in detail: notes, citations, undo, what is new.
#include "model/season/applicantstore.h"
#include "model/season/history.h"
#include "model/season/reviewstore.h"
#include "tests/views/review/reviewbench.h"
#include "tests/views/support/everythingshown.h"
#include "views/common/theme.h"
#include "views/review/levelstrip.h"
#include "views/review/noteeditor.h"

#include <QAccessible>
#include <QLabel>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextLayout>
#include <QToolButton>

#include <cmath>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Nothing in the text has a colour of its own yet.
bool colourless(const QPlainTextEdit &edit)
{
    for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next()) {
        for (const auto &range : block.layout()->formats()) {
            if (range.format.hasProperty(QTextFormat::ForegroundBrush))
                return false;
        }
    }
    return true;
}

/// As the rules for readable pages have it: 1 for the same colour, 21 for black on white.
double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &color) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
               0.0722 * linear(color.blueF());
    };
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

/// Of the text with the paper, where it is least.
double leastContrast(const QPlainTextEdit &edit)
{
    const QColor paper = edit.palette().color(QPalette::Base);
    double least = contrast(edit.palette().color(QPalette::Text), paper);
    for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next()) {
        for (const auto &range : block.layout()->formats()) {
            if (range.format.hasProperty(QTextFormat::ForegroundBrush))
                least = std::min(least, contrast(range.format.foreground().color(), paper));
        }
    }
    return least;
}

const QList<Place> places{Place{2, QRectF(0.1, 0.2, 0.3, 0.02), 0, 0, 0}};

struct Bench : ReviewBench
{
    Bench()
    {
        openDesk.setReviewer(ada);
        position.setApplicant(people[0]);
    }

    ReviewContent stored()
    {
        const auto found = file.season->reviews().find(people[0], ada);
        return found && *found ? (*found)->content : ReviewContent();
    }
    std::optional<int> level() { return stored().scores.value(u"research"_s).level; }
    template <typename Widget>
    Widget *find(const QString &name)
    {
        return pane->findChild<Widget *>(name);
    }
};

} // namespace

class TestReviewPane : public QObject
{
    Q_OBJECT

private slots:
    void level_isWordedBeforeAndAfter()
    {
        Bench bench;
        QVERIFY(bench.open());
        bench.focusFirst();
        ReviewBench::press(Qt::Key_Right);
        ReviewBench::press(Qt::Key_Right);
        QVERIFY(leaks(everythingShown(bench.pane), {u"2 · fair"_s}).size() > 0);
        QVERIFY2(!bench.level(), "looking is not scoring");
        ReviewBench::press(Qt::Key_4);
        QCOMPARE(bench.level(), 4);
        QAccessibleInterface *strip =
            QAccessible::queryAccessibleInterface(bench.pane->findChild<LevelStrip *>());
        QCOMPARE(strip->text(QAccessible::Name), u"Research"_s);
        QCOMPARE(strip->text(QAccessible::Value), u"4 of 5, strong"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"fit"_s); // and moved on
    }

    void note_isShownAsItWillRead()
    {
        Bench bench;
        QVERIFY(bench.open());
        auto *note = bench.find<QPlainTextEdit>(u"reviewNote"_s);
        note->setFocus();
        QTest::keyClicks(note, u"**Clear** and *new*"_s);
        bench.find<QToolButton>(u"previewNote"_s)->click();
        auto *editor = qobject_cast<NoteEditor *>(note->parentWidget());
        QVERIFY(editor && editor->isPreview());
        auto *browser = editor->findChild<QTextBrowser *>();
        QTRY_VERIFY(browser->isVisible());
        QCOMPARE(browser->toPlainText(), u"Clear and new"_s);
        QVERIFY(browser->toHtml().contains(u"font-weight:700"_s));
        bench.find<QToolButton>(u"previewNote"_s)->click();
        QTRY_VERIFY(note->isVisible());
        QCOMPARE(note->toPlainText(), u"**Clear** and *new*"_s);
    }

    void note_canBeReadInEitherTheme_data()
    {
        QTest::addColumn<bool>("seen");
        QTest::newRow("in front") << true;
        QTest::newRow("behind another view") << false;
    }

    void note_canBeReadInEitherTheme()
    {
        QFETCH(bool, seen);
        Theme theme(Theme::Light);
        Bench bench;
        QVERIFY(bench.open());
        auto *note = bench.find<QPlainTextEdit>(u"reviewNote"_s);
        note->setFocus();
        note->insertPlainText(u"# Head\n**Bold**, *new*, `code` and [a link](x.org), plain"_s);
        QTRY_VERIFY(!colourless(*note));
        for (const auto mode : {Theme::Dark, Theme::Light, Theme::Dark}) {
            bench.pane->setVisible(seen);
            theme.setMode(mode);
            bench.pane->show();
            QTRY_VERIFY(!colourless(*note));
            QTRY_VERIFY2(leastContrast(*note) > 2,
                         qPrintable(QString::number(leastContrast(*note))));
        }
        theme.setMode(Theme::Light);
    }

    void citation_ofAScore_isClickedAndRemoved()
    {
        Bench bench;
        QVERIFY(bench.open());
        bench.position.setSelection({DocumentId{1}, u"first prize"_s, places});
        bench.focusFirst();
        ReviewBench::press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.stored().scores.value(u"research"_s).citations.size(), 1);
        auto *link = bench.find<QToolButton>(u"citation"_s);
        QVERIFY(link && link->isVisible());
        QSignalSpy shown(&bench.position, &ReadingPosition::placesShown);
        QTest::mouseClick(link, Qt::LeftButton);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0][0].value<DocumentId>(), DocumentId{1});
        QCOMPARE(shown[0][1].value<QList<Place>>(), places);
        QTest::mouseClick(bench.find<QToolButton>(u"removeCitation"_s), Qt::LeftButton);
        QVERIFY(bench.stored().scores.value(u"research"_s).citations.isEmpty());
    }

    void citation_ofTheWhole_isClickedAndRemoved()
    {
        Bench bench;
        QVERIFY(bench.open());
        bench.position.setSelection({DocumentId{1}, u"first prize"_s, places});
        bench.find<QPlainTextEdit>(u"reviewNote"_s)->setFocus();
        ReviewBench::press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.stored().citations.size(), 1);
        QSignalSpy shown(&bench.position, &ReadingPosition::placesShown);
        QTest::mouseClick(bench.find<QToolButton>(u"citation"_s), Qt::LeftButton);
        QCOMPARE(shown.size(), 1);
        QTest::mouseClick(bench.find<QToolButton>(u"removeCitation"_s), Qt::LeftButton);
        QVERIFY(bench.stored().citations.isEmpty());
    }

    void undo_takesBackScoresAndDecisions()
    {
        Bench bench;
        QVERIFY(bench.open());
        bench.focusFirst();
        ReviewBench::press(Qt::Key_4);
        bench.focusFirst();
        ReviewBench::press(Qt::Key_2);
        bench.focusFirst();
        ReviewBench::press(Qt::Key_I); // interview
        History &history = bench.file.season->history();
        BOLE_DO(history.undo(bench.ada));
        QCOMPARE(int(bench.pane->ownReview().review().decision), int(Decision::Undecided));
        BOLE_DO(history.undo(bench.ada));
        QCOMPARE(bench.level(), 4);
        QTRY_COMPARE(bench.pane->ownReview().review().scores.value(u"research"_s).level, 4);
        BOLE_DO(history.undo(bench.ada));
        QVERIFY(!bench.level());
        BOLE_DO(history.redo(bench.ada));
        QCOMPARE(bench.level(), 4);
    }

    void undo_leavesNotesAlone()
    {
        Bench bench;
        bench.pane->ownReview().setLevel(u"research"_s, 4);
        bench.pane->ownReview().setCriterionNote(u"research"_s, u"because"_s);
        QVERIFY(bench.pane->ownReview().flush());
        BOLE_DO(bench.file.season->history().undo(bench.ada));
        QVERIFY(!bench.level());
        QCOMPARE(bench.stored().scores.value(u"research"_s).note, u"because"_s);
    }

    void undo_doesNotReachIntoASubmittedReview()
    {
        Bench bench;
        for (const char *criterion : {"research", "fit", "language"})
            bench.pane->ownReview().setLevel(QString::fromLatin1(criterion), 4);
        History &history = bench.file.season->history();
        const EditId score = history.undoable(bench.ada)->first().step;
        QVERIFY(bench.pane->ownReview().submit());
        BOLE_FAILS(history.undo(bench.ada, score), ErrorCode::NotAllowed);
        QCOMPARE(bench.stored().scores.value(u"language"_s).level, 4);
        BOLE_DO(history.undo(bench.ada)); // the review is taken back first
        QCOMPARE(int(bench.stored().state), int(ReviewState::Draft));
        QCOMPARE(bench.stored().scores.value(u"language"_s).level, 4);
        BOLE_DO(history.undo(bench.ada));
        QVERIFY(!bench.stored().scores.value(u"language"_s).level);
    }

    void queue_isAnotherForEachReviewerAndTheSameEveryTime()
    {
        Bench bench;
        for (int i = 0; i < 12; ++i)
            bench.file.addApplicant(Record(), QString::number(i));
        const auto orderOf = [&](ReviewerId reviewer) {
            bench.openDesk.setReviewer(reviewer);
            QList<ApplicantId> order;
            for (const QueueItem &item : bench.queue->queue().items())
                order.append(item.applicant);
            return order;
        };
        bench.openDesk.setReviewer({});
        const QList<ApplicantId> first = orderOf(bench.ada);
        const QList<ApplicantId> second = orderOf(bench.bela);
        QCOMPARE(first.size(), 16);
        QVERIFY(first != second);
        QCOMPARE(orderOf(bench.ada), first);
        bench.leaveDesk();
        bench.file.reopen();
        bench.takeDesk();
        QCOMPARE(orderOf(bench.ada), first);
    }

    void newSinceILastLooked_isCountedUntilLookedAt()
    {
        Bench bench;
        auto *count = bench.queue->findChild<QLabel *>(u"newCount"_s);
        QTRY_COMPARE(count->text(), u"3 new"_s); // one is in front
        bench.position.setApplicant(bench.people[1]);
        QTRY_COMPARE(count->text(), u"2 new"_s);
        bench.openDesk.setReviewer(bench.bela);
        QTRY_COMPARE(count->text(), u"3 new"_s); // for the other everything else still is
    }

    void lookedAt_isKnownAlsoWhenTheSeasonClosesAtOnce()
    {
        Bench bench;
        bench.position.setApplicant(bench.people[1]);
        bench.position.setApplicant(bench.people[2]);
        bench.leaveDesk();
        bench.file.reopen();
        BOLE_GET(unseen, bench.file.season->applicants().newFor(bench.ada));
        QCOMPARE(unseen, QList<ApplicantId>{bench.people[3]});
    }

    void nextOfMany_waitsUntilTheQueueIsCounted()
    {
        Bench bench;
        for (int i = 0; !bench.file.season->applicants().areMany(); ++i)
            bench.file.addApplicant(Record(), QString::number(i));
        bench.openDesk.setReviewer({});
        bench.openDesk.setReviewer(bench.ada);
        QSignalSpy said(&bench.announcements, &Announcements::said);
        const ApplicantId before = bench.position.applicant();
        bench.actions.action("queue-next")->trigger();
        QCOMPARE(said.count(), 1); // and not that everything is done
        QCOMPARE(said.first().first().toString(), u"Your queue is being counted…"_s);
        QTRY_VERIFY(bench.position.applicant() != before);
        QCOMPARE(said.count(), 1);
        // Nobody waits for another counting, and who was done a moment ago does not come again.
        QSet<ApplicantId> done;
        for (int i = 0; i < 5; ++i) {
            const ApplicantId applicant = bench.position.applicant();
            QVERIFY(!done.contains(applicant));
            done.insert(applicant);
            BOLE_DO(bench.file.season->reviews().setState(applicant, bench.ada,
                                                          ReviewState::Submitted));
            bench.actions.action("queue-next")->trigger();
        }
    }

    // Pressed at opening, while many are counted: then somebody scores the one in front.
    void nextOfMany_doesNotComeToWhoeverWentOn()
    {
        Bench bench;
        for (int i = 0; !bench.file.season->applicants().areMany(); ++i)
            bench.file.addApplicant(Record(), QString::number(i));
        QVERIFY(bench.open());
        bench.position.setApplicant(bench.people[0]);
        bench.openDesk.setReviewer({});
        bench.openDesk.setReviewer(bench.ada);
        QCOMPARE(bench.queue->queue().progress().left(), 0);
        bench.actions.action("queue-next")->trigger();
        QTest::keyClicks(bench.pane->findChild<QPlainTextEdit *>(u"reviewNote"_s), u"Firm"_s);
        QTRY_VERIFY(bench.queue->queue().progress().left() > 0); // counted
        QCOMPARE(bench.position.applicant(), bench.people[0]);
        bench.actions.action("queue-next")->trigger();
        QVERIFY(bench.position.applicant() != bench.people[0]);
    }

    void previous_goesBackTheWayICame()
    {
        Bench bench;
        QVERIFY(bench.open());
        bench.position.setApplicant(bench.people[2]);
        bench.position.setApplicant(bench.people[1]);
        QTest::keyClick(&bench.window, Qt::Key_P);
        QCOMPARE(bench.position.applicant(), bench.people[2]);
        QTest::keyClick(&bench.window, Qt::Key_P);
        QCOMPARE(bench.position.applicant(), bench.people[0]);
    }
};

QTEST_MAIN(TestReviewPane)
#include "tst_reviewpane.moc"
