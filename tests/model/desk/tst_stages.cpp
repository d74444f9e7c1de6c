// SPDX-License-Identifier: GPL-3.0-or-later
// The way of applicants through the season: planned, applied, taken back; and places by group.
#include "model/desk/deskcommittee.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskhistory.h"
#include "model/desk/desklists.h"
#include "model/desk/deskrecords.h"
#include "model/desk/deskreviews.h"
#include "model/desk/deskstages.h"
#include "model/export/csvexport.h"
#include "model/season/applicantstore.h"
#include "model/season/dossierstore.h"
#include "model/season/rosterstore.h"
#include "tests/model/desk/deskfixture.h"

#include <QBuffer>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestStages : public QObject
{
    Q_OBJECT

private slots:
    void usualStages_areThere();
    void setAll_renamesAndKeepsIds();
    void setAll_refuses();
    void plan_doesNothingUntilApplied();
    void apply_movesDecidesAndIsOneStep();
    void plan_isDropped();
    void decline_plansTheNext();
    void decline_withoutStages_plansNothing();
    void stages_areTheCoordinators();
    void groups_havePlacesOfTheirOwn();
    void groups_withAQuotaForAll();
    void groups_movedUpWithinTheGroup();
    void sealed_movesUpAllTheSame();
    void sealed_keepsGroups_andLosesWhoWithdraws();
    void declines_arePairedByGroup();
    void decline_withoutAStage_takesTheGroups();
    void decline_takenBack_dropsTheMove();
    void withdrawal_plansTheNext();
    void stages_areExported();
    void counts_sayWhatNobodyHasChecked();
};

namespace {

struct Fixture : DeskFixture
{
    QList<ApplicantId> people{applicant};
    ShortlistId list;

    Fixture()
    {
        for (int i = 1; i < 5; ++i)
            people.append(file.addApplicant(Record()));
        list = desk.lists().create(u"Offers"_s).value();
        BOLE_DO(desk.lists().add(list, people));
        BOLE_DO(desk.lists().setLines(list, 2, 1));
    }
    Shortlist stored() { return desk.lists().all().value().first(); }
    StagePlace place(int person) { return desk.stages().places().value(people[person]); }
    Decision decision(int person) { return desk.reviews().decision(people[person]).decision; }
    void setSupervisors(const QStringList &names)
    {
        for (int i = 0; i < names.size(); ++i)
            BOLE_DO(file.season->rosters().put(people[i], {{u"supervisor"_s, names[i]}}, wen));
    }
    QList<ListPart> parts()
    {
        QList<ListPart> found;
        const QList<PersonRow> rows = desk.lists().people({stored(), {}}).value();
        for (const PersonRow &row : rows)
            found.append(row.part);
        return found;
    }
};

} // namespace

void TestStages::usualStages_areThere()
{
    Fixture f;
    const QList<Stage> stages = f.desk.stages().all();
    QCOMPARE(stages.size(), 3);
    QCOMPARE(stageName(stages, u"interview"_s, u"en"), u"Interview"_s);
    QCOMPARE(stageName(stages, u"interview"_s, u"zh_CN"), u"面试"_s);
    QCOMPARE(stageIndex(stages, u"offer"_s), 2);
    QCOMPARE(stageIndex(stages, {}), -1);
}

void TestStages::setAll_renamesAndKeepsIds()
{
    Fixture f;
    QList<Stage> stages = f.desk.stages().all();
    stages[0].name = {u"Camp"_s, u"夏令营入营"_s};
    stages.append({freeStageId(stages, {u"Offer"_s, {}}), {u"Enrolled"_s, u"报到"_s}});
    QCOMPARE(stages.last().id, u"offer2"_s);
    BOLE_DO(f.desk.stages().setAll(stages));
    QCOMPARE(f.desk.stages().all(), stages);
}

void TestStages::setAll_refuses()
{
    Fixture f;
    QList<Stage> stages = f.desk.stages().all();
    stages[1].name = {};
    BOLE_FAILS(f.desk.stages().setAll(stages), ErrorCode::InvalidValue);
    BOLE_FAILS(f.desk.stages().setAll({}), ErrorCode::InvalidValue);
    // Somebody is meant to go there.
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"longlist"_s));
    stages = f.desk.stages().all();
    stages.removeFirst();
    BOLE_FAILS(f.desk.stages().setAll(stages), ErrorCode::InvalidValue);
    BOLE_FAILS(f.desk.stages().plan({f.people[0]}, u"nowhere"_s), ErrorCode::InvalidValue);
}

void TestStages::plan_doesNothingUntilApplied()
{
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[0], f.people[1]}, u"interview"_s, u"strong"_s));
    QCOMPARE(f.place(0).stage, QString());
    QCOMPARE(f.place(0).planned, u"interview"_s);
    QCOMPARE(f.decision(0), Decision::Undecided);
    const QList<PlannedMove> moves = f.desk.stages().planned();
    QCOMPARE(moves.size(), 2);
    QCOMPARE(moves[0].applicant, f.people[0]);
    QCOMPARE(moves[0].decision, Decision::Interview);
    QCOMPARE(f.desk.stages().planned({f.people[1]}).size(), 1);
}

void TestStages::apply_movesDecidesAndIsOneStep()
{
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[0], f.people[1]}, u"interview"_s));
    const auto step = f.desk.stages().apply({f.people[0], f.people[1], f.people[2]}, f.list);
    QVERIFY(step && step->isValid());
    QCOMPARE(f.place(0).stage, u"interview"_s);
    QVERIFY(!f.place(0).hasMove());
    QCOMPARE(f.decision(1), Decision::Interview);
    QCOMPARE(f.place(2), StagePlace()); // nothing was planned
    BOLE_DO(f.desk.history().undo(*step));
    QCOMPARE(f.place(0).stage, QString());
    QCOMPARE(f.place(1).planned, u"interview"_s);
    QCOMPARE(f.decision(1), Decision::Undecided);
    BOLE_DO(f.desk.history().redo(*step));
    QCOMPARE(f.place(1).stage, u"interview"_s);
    QCOMPARE(f.decision(1), Decision::Interview);
}

void TestStages::plan_isDropped()
{
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"interview"_s));
    BOLE_DO(f.desk.stages().plan({f.people[0]}, {}));
    QVERIFY(f.desk.stages().planned().isEmpty());
    // Where somebody stands already is no move.
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"interview"_s));
    BOLE_DO(f.desk.stages().apply({f.people[0]}));
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"interview"_s));
    QVERIFY(f.desk.stages().planned().isEmpty());
}

void TestStages::decline_plansTheNext()
{
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[0], f.people[1]}, u"offer"_s));
    BOLE_DO(f.desk.stages().apply({f.people[0], f.people[1]}, f.list));
    const auto movedUp =
        f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Declined, u"another school"_s);
    QVERIFY(movedUp);
    QCOMPARE(*movedUp, QList{f.people[2]});
    QCOMPARE(f.place(2).planned, u"offer"_s);
    QCOMPARE(f.decision(2), Decision::Undecided); // until it is applied
    const QList<PlannedMove> moves = f.desk.stages().planned();
    QCOMPARE(moves.size(), 1);
    QCOMPARE(moves.first().insteadOf, u"江晓"_s);
    BOLE_DO(f.desk.stages().apply({f.people[2]}, f.list));
    QCOMPARE(f.decision(2), Decision::Admit);
    // Who accepts moves nobody.
    QVERIFY(f.desk.stages().setAnswer(f.list, {f.people[1]}, Answer::Accepted, {})->isEmpty());
}

void TestStages::decline_withoutStages_plansNothing()
{
    Fixture f;
    const auto movedUp = f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Declined, {});
    QVERIFY(movedUp);
    QCOMPARE(*movedUp, QList{f.people[2]});
    QVERIFY(f.desk.stages().planned().isEmpty());
}

void TestStages::stages_areTheCoordinators()
{
    Fixture f;
    Reviewer lead = f.desk.committee().members().value().first();
    lead.role = ReviewerRole::Coordinator;
    BOLE_DO(f.desk.committee().update(lead));
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"offer"_s));
    f.desk.setReviewer(f.bela);
    BOLE_FAILS(f.desk.stages().setAll(usualStages()), ErrorCode::NotAllowed);
    BOLE_FAILS(f.desk.stages().plan({f.people[0]}, u"offer"_s), ErrorCode::NotAllowed);
    BOLE_FAILS(f.desk.stages().apply({f.people[0]}), ErrorCode::NotAllowed);
}

void TestStages::groups_havePlacesOfTheirOwn()
{
    using enum ListPart;
    Fixture f;
    f.setSupervisors({u"Ye"_s, u"Ye"_s, u"Qian"_s, u"Ye"_s, {}});
    BOLE_DO(f.desk.lists().setLines(f.list, {}, 1));
    BOLE_DO(f.desk.lists().setQuotas(f.list, {u"supervisor"_s, {{u"Ye"_s, 1}, {u"Qian"_s, 1}}}));
    // Ye: the first; Qian: the third; the second waits with Ye, the fourth is below; who belongs to
    // nobody waits for a place that there is not.
    QCOMPARE(f.parts(), (QList{Within, Waiting, Within, Below, Waiting}));
    const auto groupings = f.desk.lists().groupings();
    QVERIFY(groupings);
    QCOMPARE(groupings->value(u"supervisor"_s).value(f.people[2]), u"Qian"_s);
    // A copy has the same places.
    const auto copy = f.desk.lists().copy(f.list, u"Copy"_s);
    QVERIFY(copy);
    QCOMPARE(f.desk.lists().all().value().last().quotas, f.stored().quotas);
}

void TestStages::groups_withAQuotaForAll()
{
    using enum ListPart;
    Fixture f;
    f.setSupervisors({u"Ye"_s, u"Ye"_s, u"Qian"_s, u"Qian"_s, u"Qian"_s});
    BOLE_DO(f.desk.lists().setLines(f.list, 3, {}));
    BOLE_DO(f.desk.lists().setQuotas(f.list, {u"supervisor"_s, {{u"Ye"_s, 2}, {u"Qian"_s, 2}}}));
    QCOMPARE(f.parts(), (QList{Within, Within, Within, Waiting, Below}));
}

void TestStages::groups_movedUpWithinTheGroup()
{
    Fixture f;
    f.setSupervisors({u"Ye"_s, u"Qian"_s, u"Qian"_s, u"Ye"_s, u"Qian"_s});
    BOLE_DO(f.desk.lists().setLines(f.list, {}, 1));
    BOLE_DO(f.desk.lists().setQuotas(f.list, {u"supervisor"_s, {{u"Ye"_s, 1}, {u"Qian"_s, 1}}}));
    BOLE_DO(f.desk.stages().plan({f.people[0], f.people[1]}, u"offer"_s));
    BOLE_DO(f.desk.stages().apply({f.people[0], f.people[1]}, f.list));
    const auto movedUp = f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Declined, {});
    QVERIFY(movedUp);
    QCOMPARE(*movedUp, QList{f.people[3]}); // the next of Ye's, not the next on the list
    QCOMPARE(f.place(3).planned, u"offer"_s);
}

/// A list is sealed before it is published; then the offers go out.
void TestStages::sealed_movesUpAllTheSame()
{
    using enum ListPart;
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[0], f.people[1]}, u"offer"_s));
    BOLE_DO(f.desk.lists().seal(f.list));
    BOLE_DO(f.desk.stages().apply({f.people[0], f.people[1]}, f.list));
    QCOMPARE(f.decision(0), Decision::Admit);
    BOLE_GET(movedUp, f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Declined, {}));
    QCOMPARE(movedUp, QList{f.people[2]});
    BOLE_DO(f.desk.stages().apply(movedUp, f.list));
    QCOMPARE(f.decision(2), Decision::Admit);
    QCOMPARE(f.place(2).stage, u"offer"_s);
    QCOMPARE(f.parts(), (QList{Declined, Within, Within, Waiting, Below}));
    BOLE_DO(f.desk.lists().checkSeal(f.list));
}

void TestStages::sealed_keepsGroups_andLosesWhoWithdraws()
{
    using enum ListPart;
    Fixture f;
    f.setSupervisors({u"Ye"_s, u"Qian"_s, u"Ye"_s, u"Qian"_s, u"Ye"_s});
    BOLE_DO(f.desk.lists().setLines(f.list, {}, 1));
    BOLE_DO(f.desk.lists().setQuotas(f.list, {u"supervisor"_s, {{u"Ye"_s, 1}, {u"Qian"_s, 1}}}));
    const QList<ListPart> sealed{Within, Within, Waiting, Waiting, Below};
    QCOMPARE(f.parts(), sealed);
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"offer"_s));
    BOLE_DO(f.desk.lists().seal(f.list));
    f.setSupervisors({u"Qian"_s, u"Ye"_s, u"Qian"_s, u"Ye"_s, u"Qian"_s});
    QCOMPARE(f.parts(), sealed);
    BOLE_DO(f.desk.dossiers().withdraw({f.people[0]}, {}));
    QCOMPARE(f.parts(), (QList{Declined, Within, Within, Waiting, Waiting}));
    QCOMPARE(f.place(2).planned, u"offer"_s);
}

void TestStages::declines_arePairedByGroup()
{
    Fixture f;
    f.setSupervisors({u"Ye"_s, u"Qian"_s, u"Qian"_s, u"Ye"_s, u"Qian"_s});
    BOLE_DO(f.desk.lists().setLines(f.list, {}, 1));
    BOLE_DO(f.desk.lists().setQuotas(f.list, {u"supervisor"_s, {{u"Ye"_s, 1}, {u"Qian"_s, 1}}}));
    const QList<ApplicantId> firstTwo{f.people[0], f.people[1]};
    BOLE_DO(f.desk.stages().plan(firstTwo, u"offer"_s));
    BOLE_DO(f.desk.stages().apply(firstTwo, f.list));
    BOLE_GET(movedUp, f.desk.stages().setAnswer(f.list, firstTwo, Answer::Declined, {}));
    QCOMPARE(movedUp, (QList{f.people[2], f.people[3]}));
    BOLE_GET(uuids, f.file.season->applicants().uuid(f.people[0]));
    QCOMPARE(f.place(3).insteadOf, uuids); // Ye's for Ye's
    QVERIFY(f.place(2).hasMove() && f.place(2).insteadOf != uuids);
}

void TestStages::decline_withoutAStage_takesTheGroups()
{
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[1]}, u"offer"_s));
    BOLE_DO(f.desk.stages().apply({f.people[1]}, f.list));
    BOLE_DO(f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Declined, {}));
    QCOMPARE(f.place(2).planned, u"offer"_s);
}

void TestStages::decline_takenBack_dropsTheMove()
{
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"offer"_s));
    BOLE_DO(f.desk.stages().apply({f.people[0]}, f.list));
    BOLE_DO(f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::Declined, {}));
    QCOMPARE(f.place(2).planned, u"offer"_s);
    BOLE_DO(f.desk.stages().setAnswer(f.list, {f.people[0]}, Answer::None, {}));
    QVERIFY(!f.place(2).hasMove());
}

void TestStages::withdrawal_plansTheNext()
{
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"offer"_s));
    BOLE_DO(f.desk.stages().apply({f.people[0]}, f.list));
    BOLE_DO(f.desk.dossiers().withdraw({f.people[0]}, u"went abroad"_s));
    QCOMPARE(f.place(2).planned, u"offer"_s);
    BOLE_DO(f.desk.dossiers().takeBack({f.people[0]}));
    QVERIFY(!f.place(2).hasMove());
}

void TestStages::stages_areExported()
{
    Fixture f;
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"interview"_s));
    BOLE_DO(f.desk.stages().apply({f.people[0]}));
    BOLE_DO(f.desk.stages().plan({f.people[0]}, u"offer"_s));
    ExportRequest request;
    request.source = RowSource::of({f.people[0]});
    request.profile.excel = false;
    request.profile.language = TableLanguage::Chinese;
    request.profile.columns = {u"stage"_s, u"plannedStage"_s};
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    const auto season = f.desk.lists().visibleSeason(u"zh"_s);
    BOLE_DO(writeCsv(*season, request, file));
    QCOMPARE(QString::fromUtf8(file.data()).remove(u'\r'), u"阶段,拟进入阶段\n面试,拟录取\n"_s);
}

/// A school that the program read with doubt counts, and is told.
void TestStages::counts_sayWhatNobodyHasChecked()
{
    Fixture f;
    const auto studentOf = [&](double confidence) {
        Record record;
        Education bachelor;
        bachelor.institution = u"同济大学"_s;
        bachelor.level = StudyLevel::Bachelor;
        record.education = {bachelor};
        record.confidence.insert(u"/education/0/institution"_s, confidence);
        return f.file.addApplicant(record);
    };
    studentOf(0.99);
    const ApplicantId doubtful = studentOf(0.5);
    const auto unchecked = [&] {
        QMap<QString, std::pair<int, int>> groups;
        const auto counts = f.desk.stages().counts().value_or(QList<StageCount>());
        for (const StageCount &count : counts)
            groups.insert(count.group, {count.applicants, count.unchecked});
        return groups;
    };
    QCOMPARE(unchecked().value(u"985"_s), (std::pair{2, 1}));
    QCOMPARE(unchecked().value({}).second, 0); // everybody is counted by no school
    QVERIFY(f.desk.records().edit(doubtful, Edit::confirm(u"/education/0/institution"_s)));
    QCOMPARE(unchecked().value(u"985"_s), (std::pair{2, 0}));
}

QTEST_MAIN(TestStages)
#include "tst_stages.moc"
