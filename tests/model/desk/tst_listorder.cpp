// SPDX-License-Identifier: GPL-3.0-or-later
// The order of a list that a committee shares: by the committee's numbers, around what was done by
// hand.
#include "model/desk/deskstate.h"
#include "model/desk/sharedorder.h"
#include "model/season/assignmentstore.h"
#include "model/season/history.h"
#include "model/shortlist/listorder.h"
#include "tests/model/desk/shortlistfixture.h"

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Five, of whom the rule says 1 before 2 before 3 …, with 3 and 4 equal.
struct Five
{
    QList<Standing> standings;
    ListEntries entries;

    Five()
    {
        for (int i = 1; i <= 5; ++i) {
            standings.append({ApplicantId{i}, i == 4 ? 3.0 : 6.0 - i, i == 4 ? 3 : i, i == 4});
            ShortlistEntry entry;
            entry.applicant = ApplicantId{i};
            entry.tied = i == 4;
            entries.append(entry);
        }
    }
};

QList<qint64> idsOf(const ListEntries &entries)
{
    QList<qint64> ids;
    for (const ShortlistEntry &entry : entries)
        ids.append(entry.applicant.value);
    return ids;
}

QList<ApplicantId> applicantsOf(const QList<Standing> &standings)
{
    QList<ApplicantId> ids;
    for (const Standing &standing : standings)
        ids.append(standing.applicant);
    return ids;
}

void openScores(ShortlistFixture &f)
{
    if (!f.season->settings().setRecorded(Visibility::settingKey(),
                                          Visibility::toJson(OthersShown::Always), f.reviewer))
        qFatal("setting");
}

/// As this reviewer gets it at their desk.
Result<SharedOrder> orderAt(const ShortlistFixture &f, ReviewerId reviewer, const RankingRule &rule,
                            const QList<ApplicantId> &applicants)
{
    WorkKeeper work;
    return sharedOrder({*f.season, work, reviewer}, rule, applicants);
}

} // namespace

class TestListOrder : public QObject
{
    Q_OBJECT

private slots:
    void byRule_keepsPlacesMadeByHand();
    void byRule_movesThemOnlyWhenAsked();
    void byRule_losesNobody();
    void handMade_countsTiesAndGaps();
    void waiting_marksEveryMove();
    void sharedOrder_isTheCommittees();
    void sharedOrder_waitsWhileScoresAreHiddenFromWhoAsks();
    void sharedOrder_waitsForWhoStillReviews();
    void sharedOrder_doesNotWaitForFactsOrConflicts();
    void sharedOrder_tellsNoHiddenSchool();
    void reorder_isOneStepWithItsRule();
    void copy_holdsTheOrderAndIsOpen();
};

void TestListOrder::byRule_keepsPlacesMadeByHand()
{
    Five five;
    const ListEntries moved =
        movedTo(five.entries, 4, 0, u"interview was better"_s, five.standings);
    QCOMPARE(idsOf(moved), (QList<qint64>{5, 1, 2, 3, 4}));
    // Meanwhile the second has become better than the first.
    QList<Standing> later = five.standings;
    later.swapItemsAt(0, 1);
    const ListEntries ordered = byRule(moved, later, ManualOrder::Keep);
    QCOMPARE(idsOf(ordered), (QList<qint64>{5, 2, 1, 3, 4}));
    QVERIFY(ordered[0].moved && !ordered[1].moved && ordered[4].tied);
    QCOMPARE(ordered[0].reason, u"interview was better"_s);
}

void TestListOrder::byRule_movesThemOnlyWhenAsked()
{
    Five five;
    const ListEntries moved = movedTo(five.entries, 4, 0, u"why"_s, five.standings);
    const ListEntries ordered = byRule(moved, five.standings, ManualOrder::Reorder);
    QVERIFY(ordered == five.entries);
    QVERIFY(byRule(moved, five.standings, ManualOrder::Keep) == moved);
}

void TestListOrder::byRule_losesNobody()
{
    Five five;
    QList<Standing> some = five.standings;
    some.removeFirst();
    QCOMPARE(idsOf(byRule(five.entries, some, ManualOrder::Keep)), (QList<qint64>{2, 3, 4, 5, 1}));
}

void TestListOrder::handMade_countsTiesAndGaps()
{
    Five five;
    const ListEntries tied = withTie(five.entries, 1, true, five.standings);
    QVERIFY(tied[1].moved && isHandMade(tied[1]));
    QVERIFY(byRule(tied, five.standings, ManualOrder::Keep) == tied);
    QVERIFY(withTie(tied, 1, false, five.standings) == five.entries);
    const ListEntries gap = withGap(five.entries, 2, 1, five.standings);
    QVERIFY(byRule(gap, five.standings, ManualOrder::Keep) == gap);
    QVERIFY(withGap(gap, 2, 0, five.standings) == five.entries);
    QVERIFY(withTie(five.entries, 3, false, five.standings)[3].moved); // the rule's own tie undone
}

void TestListOrder::waiting_marksEveryMove()
{
    Five five;
    const ListEntries moved = movedTo(five.entries, 4, 3, {}, {});
    QVERIFY(moved[3].moved);
    const ListEntries added = withAdded(five.entries, {ApplicantId{9}, ApplicantId{7}}, {});
    QCOMPARE(idsOf(added), (QList<qint64>{1, 2, 3, 4, 5, 9, 7}));
    QVERIFY(!added[5].moved);
}

void TestListOrder::sharedOrder_isTheCommittees()
{
    ShortlistFixture f;
    openScores(f);
    f.review(f.lin, f.other, 5, 5);
    const QList<ApplicantId> all{f.mira, f.lin, f.xiao};
    for (const ReviewerId reviewer : {f.reviewer, f.other}) {
        BOLE_GET(order, orderAt(f, reviewer, {}, all));
        QVERIFY(!order.waits());
        QCOMPARE(applicantsOf(order.standings), (QList{f.lin, f.xiao, f.mira}));
    }
}

void TestListOrder::sharedOrder_waitsWhileScoresAreHiddenFromWhoAsks()
{
    ShortlistFixture f; // `other` has not reviewed Mira
    BOLE_GET(order, orderAt(f, f.other, {}, {f.mira, f.xiao, f.lin}));
    QVERIFY(order.waits());
    QCOMPARE(order.hidden, QList{f.mira});
    QVERIFY(order.standings.isEmpty());
    f.review(f.mira, f.other, 5, 5);
    BOLE_GET(known, orderAt(f, f.other, {}, {f.mira, f.xiao, f.lin}));
    QVERIFY(!known.waits());
    QCOMPARE(known.standings[1].value, 4.0); // both reviews of Mira
}

void TestListOrder::sharedOrder_waitsForWhoStillReviews()
{
    ShortlistFixture f;
    BOLE_GET(order, orderAt(f, f.reviewer, {}, {f.mira, f.xiao}));
    QVERIFY(order.hidden.isEmpty() && order.waits());
    QCOMPARE(order.stillReviewing, QList{f.other});
    // Nobody asks them to read Mira.
    BOLE_DO(f.season->assignments().add({{f.xiao, f.other}, {f.mira, f.reviewer}}, f.reviewer));
    BOLE_GET(assigned, orderAt(f, f.reviewer, {}, {f.mira, f.xiao}));
    QVERIFY(!assigned.waits());
    QCOMPARE(assigned.standings.size(), 2);
}

void TestListOrder::sharedOrder_doesNotWaitForFactsOrConflicts()
{
    ShortlistFixture f;
    BOLE_GET(byFact, orderAt(f, f.other, {RankingRule::By::Fact, u"gpaPercent"_s, false},
                             {f.xiao, f.mira}));
    QCOMPARE(applicantsOf(byFact.standings), (QList{f.mira, f.xiao}));
    BOLE_DO(f.season->reviews().setState(f.mira, f.other, ReviewState::Conflict));
    BOLE_GET(order, orderAt(f, f.other, {}, {f.xiao, f.mira}));
    QVERIFY(!order.waits());
    QCOMPARE(order.standings.last().value, 3.0);
}

void TestListOrder::sharedOrder_tellsNoHiddenSchool()
{
    ShortlistFixture f;
    BlindnessChoice choice;
    choice.reviewers.insert(f.other, BlindFields(BlindField::Institution));
    BOLE_DO(f.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                             f.reviewer));
    BOLE_GET(order, orderAt(f, f.reviewer, {RankingRule::By::Fact, u"institution"_s, false},
                            {f.xiao, f.mira}));
    for (const Standing &standing : std::as_const(order.standings))
        QVERIFY(!standing.value);
}

void TestListOrder::reorder_isOneStepWithItsRule()
{
    ShortlistFixture f;
    const ShortlistId id = f.makeList(u"L"_s, {f.mira, f.xiao});
    BOLE_GET(before, f.season->shortlists().shortlist(id));
    const RankingRule rule{RankingRule::By::Fact, u"name"_s, false};
    ListEntries entries = before.entries;
    entries.swapItemsAt(0, 1);
    BOLE_DO(f.season->shortlists().reorder(id, toJson(rule), entries, f.reviewer));
    BOLE_GET(after, f.season->shortlists().shortlist(id));
    QCOMPARE(after.rule, toJson(rule));
    QCOMPARE(idsOf(after.entries), idsOf(entries));
    f.reopen();
    BOLE_DO(f.season->history().undo(f.reviewer));
    BOLE_GET(undone, f.season->shortlists().shortlist(id));
    QCOMPARE(undone.rule, before.rule);
    QVERIFY(undone.entries == before.entries);
    BOLE_DO(f.season->history().redo(f.reviewer));
    QCOMPARE(f.season->shortlists().shortlist(id)->rule, toJson(rule));
}

void TestListOrder::copy_holdsTheOrderAndIsOpen()
{
    ShortlistFixture f;
    ShortlistStore &lists = f.season->shortlists();
    const ShortlistId id = f.makeList(u"L"_s, {f.mira, f.xiao, f.lin});
    ListEntries entries = lists.shortlist(id)->entries;
    entries[0].moved = true;
    entries[0].reason = u"why"_s;
    entries[1].tied = true;
    entries[2].gap = 2;
    BOLE_DO(lists.setEntries(id, entries, f.reviewer));
    BOLE_DO(lists.setRule(id, toJson(RankingRule{RankingRule::By::Calibrated, {}, false})));
    BOLE_DO(lists.setLines(id, 1, 2));
    BOLE_DO(lists.seal(id, {{u"format"_s, u"x"_s}}, f.reviewer));
    BOLE_FAILS(lists.copy(id, u"L"_s, f.other), ErrorCode::InvalidValue); // the name is taken
    BOLE_GET(made, lists.copy(id, u"L (copy)"_s, f.other));
    BOLE_GET(copy, lists.shortlist(made));
    BOLE_GET(sealed, lists.shortlist(id));
    QVERIFY(!copy.isSealed() && sealed.isSealed());
    QVERIFY(copy.entries == sealed.entries);
    QCOMPARE(copy.rule, sealed.rule);
    QCOMPARE(copy.quota, sealed.quota);
    QCOMPARE(copy.waiting, sealed.waiting);
    QCOMPARE(copy.createdBy, f.other);
    BOLE_DO(lists.setEntries(made, {}, f.other));
}

QTEST_GUILESS_MAIN(TestListOrder)
#include "tst_listorder.moc"
