// SPDX-License-Identifier: GPL-3.0-or-later
// Who declines an offer gives the place to the next on the list.
#include "model/desk/deskcommittee.h"
#include "model/desk/deskhistory.h"
#include "model/desk/desklists.h"
#include "model/desk/deskstages.h"
#include "model/export/csvexport.h"
#include "model/shortlist/decisionplan.h"
#include "tests/model/desk/deskfixture.h"

#include <QBuffer>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestOfferAnswers : public QObject
{
    Q_OBJECT

private slots:
    void declining_movesTheNextUp();
    void declining_ofATie();
    void ties_acrossGroupsGiveNoPlace();
    void ties_thatGoWithTheDeclined();
    void ties_onTheLineAreCounted();
    void plan_showsWhoMovesUp();
    void answers_areKeptAndTakenBack();
    void answers_areUndone();
    void answers_areTheCoordinators();
    void answers_areExported();
};

namespace {

struct Fixture : DeskFixture
{
    QList<ApplicantId> people{applicant};
    ShortlistId list;

    Fixture()
    {
        for (int i = 1; i < 4; ++i)
            people.append(file.addApplicant(Record()));
        list = desk.lists().create(u"Offers"_s).value();
        BOLE_DO(desk.lists().add(list, people));
        BOLE_DO(desk.lists().setLines(list, 2, 1));
    }
    Shortlist stored() { return desk.lists().all().value().first(); }
    QList<ListPart> parts()
    {
        QList<ListPart> found;
        const QList<PersonRow> people = desk.lists().people({stored(), {}}).value();
        for (const PersonRow &row : people)
            found.append(row.part);
        return found;
    }
};

/// People 1, 2, 3 …, of whom each shares the place of the one before, or not.
Shortlist listWithTies(const QList<bool> &tied)
{
    Shortlist list;
    for (const bool isTied : tied) {
        ShortlistEntry entry;
        entry.applicant = ApplicantId{list.entries.size() + 1};
        entry.tied = isTied;
        list.entries.append(entry);
    }
    return list;
}

} // namespace

void TestOfferAnswers::declining_movesTheNextUp()
{
    using enum ListPart;
    Fixture f;
    QCOMPARE(f.parts(), (QList{Within, Within, Waiting, Below}));
    BOLE_DO(f.desk.stages().setAnswer({}, {f.people[0]}, Answer::Declined, u" another school "_s));
    QCOMPARE(f.parts(), (QList{Declined, Within, Within, Waiting}));
    BOLE_DO(f.desk.stages().setAnswer({}, {f.people[1]}, Answer::Accepted, {}));
    QCOMPARE(f.parts(), (QList{Declined, Within, Within, Waiting}));
    BOLE_DO(f.desk.stages().setAnswer({}, {f.people[2]}, Answer::Declined, {}));
    QCOMPARE(f.parts(), (QList{Declined, Within, Declined, Within}));
}

void TestOfferAnswers::declining_ofATie()
{
    using enum ListPart;
    Shortlist list;
    list.quota = 1;
    list.waiting = 1;
    for (int i = 1; i <= 3; ++i) {
        ShortlistEntry entry;
        entry.applicant = ApplicantId{i};
        entry.tied = i == 2;
        list.entries.append(entry);
    }
    // Two share the first place: both are within.
    QCOMPARE(listParts(list, {}), (QList{Within, Within, Below}));
    QCOMPARE(listParts(list, {ApplicantId{1}}), (QList{Declined, Within, Waiting}));
    QCOMPARE(listParts(list, {ApplicantId{2}}), (QList{Within, Declined, Waiting}));
}

/// A 90 of one group, B 85 of another, C 85 of the first: C shares B's place and not A's.
void TestOfferAnswers::ties_acrossGroupsGiveNoPlace()
{
    using enum ListPart;
    Shortlist list = listWithTies({false, false, true});
    list.quotas = {u"supervisor"_s, {{u"one"_s, 1}, {u"two"_s, 1}}};
    list.groups = {
        {ApplicantId{1}, u"one"_s}, {ApplicantId{2}, u"two"_s}, {ApplicantId{3}, u"one"_s}};
    QCOMPARE(listParts(list, {}), (QList{Within, Within, Below}));
    // All three share a place: so do the two of the first group.
    list.entries[1].tied = true;
    QCOMPARE(listParts(list, {}), (QList{Within, Within, Within}));
    // For the list as a whole the places count as they stand in it, ties and all.
    list.quotas.places = {{u"one"_s, 2}, {u"two"_s, 1}};
    list.waiting = 1;
    list.entries[1].tied = false;
    list.quota = 2;
    QCOMPARE(listParts(list, {}), (QList{Within, Within, Within}));
    list.quota = 1;
    QCOMPARE(listParts(list, {}), (QList{Within, Waiting, Waiting}));
}

/// X, then A, B and C who share the second place: without A and B, C is second and not first.
void TestOfferAnswers::ties_thatGoWithTheDeclined()
{
    using enum ListPart;
    Shortlist list = listWithTies({false, false, true, true});
    list.quota = 1;
    list.waiting = 1;
    QCOMPARE(listParts(list, {ApplicantId{2}, ApplicantId{3}}),
             (QList{Within, Declined, Declined, Waiting}));
}

void TestOfferAnswers::ties_onTheLineAreCounted()
{
    Shortlist list = listWithTies({false, false, true, false});
    QCOMPARE(overQuota(list, listParts(list, {})), 0); // there is no line
    list.quota = 2;
    QCOMPARE(overQuota(list, listParts(list, {})), 1);
    list.quota = 1;
    QCOMPARE(overQuota(list, listParts(list, {})), 0);
    list.quota.reset();
    list.quotas = {u"supervisor"_s, {{u"one"_s, 2}, {u"two"_s, 1}}};
    for (int i = 1; i <= 4; ++i)
        list.groups.insert(ApplicantId{i}, i == 4 ? u"two"_s : u"one"_s);
    QCOMPARE(overQuota(list, listParts(list, {})), 1);
}

void TestOfferAnswers::plan_showsWhoMovesUp()
{
    Fixture f;
    DeskLists &lists = f.desk.lists();
    const PartDecisions usual{{ListPart::Within, Decision::Admit},
                              {ListPart::Waiting, Decision::Wait}};
    BOLE_DO(lists.decide(f.list, decisionsToMake(planDecisions(f.stored(), {}, usual), {}, {})));
    BOLE_DO(f.desk.stages().setAnswer({}, {f.people[0]}, Answer::Declined, {}));
    const DecisionSheet sheet = lists.decisions(f.stored());
    QCOMPARE(sheet.declined, QSet{f.people[0]});
    const auto plan = planDecisions(f.stored(), sheet.now, usual, sheet.closed, sheet.declined);
    QVERIFY(!plan[0].changes()); // stays as it was decided
    QVERIFY(!plan[1].changes());
    QVERIFY(plan[2].replaces() && plan[2].wanted == Decision::Admit);
    QVERIFY(plan[3].changes() && plan[3].wanted == Decision::Wait);
    // Nothing happens until somebody says so.
    QCOMPARE(decisionsToMake(plan, {}, {}).size(), 1);
    QCOMPARE(decisionsToMake(plan, {f.people[2]}, {}).size(), 2);
}

void TestOfferAnswers::answers_areKeptAndTakenBack()
{
    Fixture f;
    BOLE_DO(f.desk.stages().setAnswer({}, {f.people[0]}, Answer::Declined, u"moved away"_s));
    const auto season = f.desk.lists().visibleSeason(u"en"_s);
    QCOMPARE(season->answers()->value(f.people[0]).reason, u"moved away"_s);
    BOLE_DO(f.desk.stages().setAnswer({}, {f.people[0]}, Answer::None, {}));
    QVERIFY(season->answers()->isEmpty());
    QCOMPARE(f.parts().first(), ListPart::Within);
    const auto events = f.file.season->settings().events().value();
    QCOMPARE(int(std::ranges::count(events, u"answer.changed"_s, &Event::code)), 2);
}

void TestOfferAnswers::answers_areUndone()
{
    using enum ListPart;
    Fixture f;
    const QList<ApplicantId> firstTwo{f.people[0], f.people[1]};
    BOLE_DO(f.desk.stages().plan(firstTwo, u"offer"_s));
    BOLE_DO(f.desk.stages().apply(firstTwo, f.list));
    BOLE_GET(movedUp,
             f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Declined, u"出国"_s));
    QCOMPARE(movedUp, QList{f.people[2]});
    QCOMPARE(f.desk.stages().planned().size(), 1);

    // The answer and the move that it brought are one step, which belongs to the list in front.
    const Front front{{}, f.list};
    const EditId step = f.desk.history().latestStep();
    QCOMPARE(f.desk.history().undoable(front)->id, step);
    QVERIFY(f.desk.history().liesIn(front, step));
    BOLE_DO(f.desk.history().undo(step));
    QCOMPARE(f.parts(), (QList{Within, Within, Waiting, Below}));
    QVERIFY(f.desk.stages().planned().isEmpty());
    BOLE_DO(f.desk.history().redo(step));
    QCOMPARE(f.parts(), (QList{Declined, Within, Within, Waiting}));
    QCOMPARE(f.desk.lists().visibleSeason(u"zh"_s)->answers()->value(f.people[0]).reason,
             u"出国"_s);
    QCOMPARE(f.desk.stages().planned().size(), 1);

    // What somebody else has noted since is not taken back.
    f.desk.setReviewer(f.bela);
    BOLE_DO(f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Accepted, {}));
    f.desk.setReviewer(f.wen);
    BOLE_FAILS(f.desk.history().undo(step), ErrorCode::EditConflict);
    // The same answer again is no step.
    const EditId latest = f.desk.history().latestStep();
    BOLE_DO(f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Accepted, {}));
    QCOMPARE(f.desk.history().latestStep(), latest);
}

void TestOfferAnswers::answers_areTheCoordinators()
{
    Fixture f;
    Reviewer lead = f.desk.committee().members().value().first();
    lead.role = ReviewerRole::Coordinator;
    BOLE_DO(f.desk.committee().update(lead));
    f.desk.setReviewer(f.bela);
    BOLE_FAILS(f.desk.stages().setAnswer({}, {f.people[0]}, Answer::Declined, {}),
               ErrorCode::NotAllowed);
}

void TestOfferAnswers::answers_areExported()
{
    Fixture f;
    BOLE_DO(f.desk.stages().setAnswer({}, {f.people[0]}, Answer::Declined, u"出国"_s));
    ExportRequest request;
    request.source.list = f.stored();
    request.profile.excel = false;
    request.profile.language = TableLanguage::Chinese;
    request.profile.columns = {u"place"_s, u"part"_s, u"answer"_s, u"answerReason"_s};
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    BOLE_DO(writeCsv(*f.desk.lists().visibleSeason(u"zh"_s), request, file));
    QCOMPARE(QString::fromUtf8(file.data()), u"名次,所在区段,申请人答复,答复理由\n"
                                             "1,已放弃,已放弃,出国\n2,名额内,,\n"
                                             "3,名额内,,\n4,候补,,\n"_s);
}

QTEST_MAIN(TestOfferAnswers)
#include "tst_offeranswers.moc"
