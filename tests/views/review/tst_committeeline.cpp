// SPDX-License-Identifier: GPL-3.0-or-later
// The review pane sets what its reviewer recommends; what the committee decided is only shown
// there.
#include "model/season/decisionstore.h"
#include "reviewbench.h"
#include "views/review/decisionbar.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestCommitteeLine : public QObject
{
    Q_OBJECT

private slots:
    void decision_isShownAsSoonAsItIsThere();
    void recommendation_isNotTheCommittees();
    void conflict_hidesIt();
};

static QString shown(const ReviewBench &bench)
{
    return bench.pane->findChild<QLabel *>(u"committeeDecision"_s)->text();
}

static Result<void> decide(ReviewBench &bench, Decision decision, Decision seen)
{
    return bench.file.season->decisions().decide({{bench.people[0], decision, u"why"_s, seen}}, {},
                                                 bench.bela);
}

void TestCommitteeLine::decision_isShownAsSoonAsItIsThere()
{
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setApplicant(bench.people[0]);
    QCOMPARE(shown(bench), u"Committee's decision: none yet"_s);
    BOLE_DO(decide(bench, Decision::Interview, Decision::Undecided));
    QCOMPARE(shown(bench), u"Committee's decision: Interview"_s);
    QVERIFY(bench.pane->findChild<QLabel *>(u"committeeDecision"_s)->toolTip().contains(u"why"_s));
    bench.position.setApplicant(bench.people[1]);
    QCOMPARE(shown(bench), u"Committee's decision: none yet"_s);
}

void TestCommitteeLine::recommendation_isNotTheCommittees()
{
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setApplicant(bench.people[0]);
    BOLE_DO(decide(bench, Decision::Wait, Decision::Undecided));
    QAbstractButton *admit = bench.pane->findChild<DecisionBar *>()->button(Decision::Admit);
    QCOMPARE(admit->accessibleName(), u"Recommendation: Admit"_s);
    admit->click();
    BOLE_GET(review, bench.file.season->reviews().find(bench.people[0], bench.ada));
    QCOMPARE(int(review->content.decision), int(Decision::Admit));
    BOLE_GET(committee, bench.file.season->decisions().ofApplicant(bench.people[0]));
    QCOMPARE(int(committee.decision), int(Decision::Wait));
    QCOMPARE(shown(bench), u"Committee's decision: Wait"_s);
}

void TestCommitteeLine::conflict_hidesIt()
{
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setApplicant(bench.people[0]);
    BOLE_DO(decide(bench, Decision::Admit, Decision::Undecided));
    QVERIFY(bench.pane->ownReview().declareConflict());
    QCOMPARE(shown(bench), u"Committee's decision: none yet"_s);
}

QTEST_MAIN(TestCommitteeLine)
#include "tst_committeeline.moc"
