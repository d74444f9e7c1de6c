// SPDX-License-Identifier: GPL-3.0-or-later
// What a reviewer recommends and what the committee decides are two things.
#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "model/desk/fairness.h"
#include "model/desk/workkeeper.h"
#include "model/export/csvexport.h"
#include "model/season/database.h"
#include "model/season/decisionstore.h"
#include "model/season/history.h"
#include "model/season/migration.h"
#include "model/season/query.h"
#include "model/shortlist/decisionplan.h"
#include "model/shortlist/seal.h"
#include "tests/model/desk/sealing.h"
#include "tests/model/desk/shortlistfixture.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QJsonArray>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// The fixture with a coordinator, who reads nobody.
struct Committee : ShortlistFixture
{
    ReviewerId chair;

    Committee()
    {
        Reviewer reviewer;
        reviewer.name = u"Ada Quill"_s;
        reviewer.role = ReviewerRole::Coordinator;
        chair = season->reviewers().add(reviewer).value();
    }
    Result<void> decide(ApplicantId applicant, Decision decision, const QString &reason = {},
                        ShortlistId list = {})
    {
        const Decision seen = season->decisions().ofApplicant(applicant).value().decision;
        return season->decisions().decide({{applicant, decision, reason, seen}}, list, chair);
    }
    CommitteeDecision decision(ApplicantId applicant)
    {
        return season->decisions().ofApplicant(applicant).value();
    }
    QString csv(const ExportRequest &request, ReviewerId viewer = {})
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        return writeCsv(visible(request, viewer), request, buffer)
                   ? QString::fromUtf8(buffer.data())
                   : u"failed"_s;
    }
};

} // namespace

class TestDecisions : public QObject
{
    Q_OBJECT

private slots:
    void permission_data();
    void permission();
    void decision_isNotARecommendation();
    void decision_isUndoneWithItsStamp();
    void decision_isRefused();
    void sealedDecision_isNotTakenBackByUndo();
    void filter_knowsBoth();
    void plan_goesByTheParts();
    void plan_keepsWhatIsDecided();
    void seal_holdsDecisionsAndRecommendations();
    void seal_dropsNothingThatIsHiddenFromWhoSeals();
    void seal_saysWhatDiffers_data();
    void seal_saysWhatDiffers();
    void seal_ofTheFirstVersionStillHolds();
    void export_hasColumnsForBoth();
    void recommendations_areHiddenLikeScores();
    void oldSeason_keepsItsRecommendations();
};

void TestDecisions::permission_data()
{
    QTest::addColumn<QString>("committee"); // C coordinator, m member; the last one asks
    QTest::addColumn<bool>("leads");
    QTest::newRow("coordinator") << u"mC"_s << true;
    QTest::newRow("member") << u"Cm"_s << false;
    QTest::newRow("one of two coordinators") << u"CmC"_s << true;
    QTest::newRow("nobody coordinates") << u"mm"_s << true;
    QTest::newRow("alone") << u"m"_s << true;
}

void TestDecisions::permission()
{
    QFETCH(QString, committee);
    QList<Reviewer> people;
    for (const QChar role : std::as_const(committee)) {
        Reviewer person;
        person.id = ReviewerId{people.size() + 1};
        person.role = role == u'C' ? ReviewerRole::Coordinator : ReviewerRole::Member;
        people.append(person);
    }
    QTEST(leadsCommittee(people, people.last().id), "leads");
    QVERIFY(!leadsCommittee(people, ReviewerId{}));
    QVERIFY(!leadsCommittee(people, ReviewerId{99}));
}

void TestDecisions::decision_isNotARecommendation()
{
    Committee c;
    BOLE_DO(c.season->reviews().setDecision(c.xiao, c.chair, Decision::Interview));
    QVERIFY(!c.decision(c.xiao).isDecided());
    BOLE_DO(c.decide(c.xiao, Decision::Admit, u"unanimous"_s));
    QCOMPARE(c.decision(c.xiao).decision, Decision::Admit);
    QCOMPARE(c.decision(c.xiao).by, c.chair);
    QVERIFY(c.decision(c.xiao).at.isValid());
    QCOMPARE(c.season->reviews().find(c.xiao, c.chair)->value().content.decision,
             Decision::Interview);
}

void TestDecisions::decision_isUndoneWithItsStamp()
{
    Committee c;
    const ShortlistId list = c.makeList(u"L"_s, {c.xiao, c.mira});
    BOLE_DO(c.decide(c.xiao, Decision::Admit, {}, list));
    const CommitteeDecision first = c.decision(c.xiao);
    QCOMPARE(first.list, list);
    BOLE_DO(c.season->decisions().decide({{c.xiao, Decision::Wait, u"late"_s, Decision::Admit},
                                          {c.mira, Decision::Wait, u"late"_s, {}}},
                                         list, c.chair));
    c.reopen();
    BOLE_GET(undone, c.season->history().undo(c.chair));
    QCOMPARE(undone.size(), 2);
    QVERIFY(c.decision(c.xiao) == first);
    QVERIFY(!c.decision(c.mira).isDecided());
    BOLE_DO(c.season->history().redo(c.chair));
    QCOMPARE(c.decision(c.mira).reason, u"late"_s);
    // Another coordinator's word since: it is not taken back behind their back.
    Reviewer second;
    second.name = u"Bo Reed"_s;
    second.role = ReviewerRole::Coordinator;
    BOLE_GET(other, c.season->reviewers().add(second));
    BOLE_DO(
        c.season->decisions().decide({{c.mira, Decision::Admit, {}, Decision::Wait}}, {}, other));
    BOLE_FAILS(c.season->history().undo(c.chair), ErrorCode::EditConflict);
    QCOMPARE(c.decision(c.xiao).decision, Decision::Wait);
}

void TestDecisions::decision_isRefused()
{
    Committee c;
    DecisionStore &decisions = c.season->decisions();
    BOLE_FAILS(decisions.decide({{c.xiao, Decision::Admit, {}, {}}}, {}, c.reviewer),
               ErrorCode::NotAllowed);
    BOLE_FAILS(c.decide(c.xiao, Decision::Reject, u"  "_s), ErrorCode::InvalidValue);
    // One that cannot be made undoes the others of the same step.
    BOLE_FAILS(decisions.decide({{c.xiao, Decision::Admit, {}, {}},
                                 {c.mira, Decision::Admit, {}, Decision::Wait}},
                                {}, c.chair),
               ErrorCode::EditConflict);
    QVERIFY(!c.decision(c.xiao).isDecided());
    BOLE_DO(c.season->reviews().setState(c.lin, c.chair, ReviewState::Conflict));
    BOLE_FAILS(c.decide(c.lin, Decision::Admit), ErrorCode::NotAllowed);
    const ShortlistId list = c.makeList(u"L"_s, {c.xiao});
    BOLE_DO(sealShortlist(*c.season, list, c.chair));
    BOLE_FAILS(c.decide(c.xiao, Decision::Admit, {}, list), ErrorCode::ShortlistSealed);
}

void TestDecisions::sealedDecision_isNotTakenBackByUndo()
{
    Committee c;
    const ShortlistId list = c.makeList(u"L"_s, {c.xiao});
    BOLE_DO(c.decide(c.xiao, Decision::Admit, {}, list));
    BOLE_DO(sealShortlist(*c.season, list, c.chair));
    BOLE_FAILS(c.season->history().undo(c.chair), ErrorCode::ShortlistSealed);
    QCOMPARE(c.decision(c.xiao).decision, Decision::Admit);
    // Somebody who means it decides anew, and the list tells of it.
    BOLE_DO(c.decide(c.xiao, Decision::Wait));
    BOLE_DO(c.season->history().undo(c.chair));
    // A list that was deleted holds nothing back.
    const ShortlistId other = c.makeList(u"M"_s, {c.mira});
    BOLE_DO(c.decide(c.mira, Decision::Admit, {}, other));
    BOLE_DO(c.season->shortlists().remove(other));
    BOLE_DO(c.season->history().undo(c.chair));
    QVERIFY(!c.decision(c.mira).isDecided());
}

void TestDecisions::filter_knowsBoth()
{
    Committee c;
    BOLE_DO(c.season->reviews().setDecision(c.mira, c.reviewer, Decision::Admit));
    BOLE_DO(c.decide(c.xiao, Decision::Admit));
    ApplicantFilter filter;
    filter.decisions = {u"admit"_s};
    QCOMPARE(c.season->applicants().matching({}, filter).value(), QList{c.xiao});
    QVERIFY(applicantFilterFromJson(toJson(filter)) == filter);
    filter.decisions = {u"undecided"_s};
    QCOMPARE(c.season->applicants().matching({}, filter).value(), (QList{c.mira, c.lin}));
    filter.recommendations = {u"admit"_s};
    filter.reviewer = c.reviewer;
    QCOMPARE(c.season->applicants().matching({}, filter).value(), QList{c.mira});
    QVERIFY(applicantFilterFromJson(toJson(filter)) == filter);
}

void TestDecisions::plan_goesByTheParts()
{
    Committee c;
    const ShortlistId id = c.makeList(u"L"_s, {c.xiao, c.mira, c.lin});
    BOLE_DO(c.season->shortlists().setLines(id, 1, 1));
    BOLE_GET(list, c.season->shortlists().shortlist(id));
    QCOMPARE(partsOf(list), (QList{ListPart::Within, ListPart::Waiting, ListPart::Below}));
    const PartDecisions parts{{ListPart::Within, Decision::Admit},
                              {ListPart::Waiting, Decision::Wait}};
    const auto plan = planDecisions(list, {}, parts);
    QCOMPARE(plan.size(), 3);
    QVERIFY(plan[0].changes() && plan[1].changes() && !plan[2].changes());
    const auto made = decisionsToMake(plan, {}, u" after the interviews "_s);
    QCOMPARE(made.size(), 2);
    BOLE_DO(c.season->decisions().decide(made, id, c.chair));
    QCOMPARE(c.decision(c.xiao).decision, Decision::Admit);
    QCOMPARE(c.decision(c.mira).decision, Decision::Wait);
    QCOMPARE(c.decision(c.mira).reason, u"after the interviews"_s);
    QVERIFY(!c.decision(c.lin).isDecided());
    list.quota.reset();
    QCOMPARE(partsOf(list), QList{ListPart::None});
}

void TestDecisions::plan_keepsWhatIsDecided()
{
    Committee c;
    const ShortlistId id = c.makeList(u"L"_s, {c.xiao, c.mira, c.lin});
    BOLE_GET(list, c.season->shortlists().shortlist(id));
    BOLE_DO(c.decide(c.xiao, Decision::Interview));
    BOLE_DO(c.decide(c.mira, Decision::Admit));
    BOLE_DO(c.season->reviews().setState(c.lin, c.chair, ReviewState::Conflict));
    WorkKeeper work;
    const Desk desk(*c.season, work, c.chair);
    const DecisionSheet sheet = desk.lists().decisions(list);
    const auto plan =
        planDecisions(list, sheet.now, {{ListPart::None, Decision::Admit}}, sheet.closed);
    QVERIFY(plan[0].replaces() && !plan[1].changes());
    QVERIFY(plan[2].isClosed && !plan[2].changes());
    QVERIFY(decisionsToMake(plan, {}, {}).isEmpty());
    const auto made = decisionsToMake(plan, {c.xiao}, {});
    QCOMPARE(made.size(), 1);
    QCOMPARE(made[0].seen, Decision::Interview);
}

void TestDecisions::seal_holdsDecisionsAndRecommendations()
{
    Committee c;
    BOLE_DO(c.season->reviews().setDecision(c.mira, c.reviewer, Decision::Wait, u"young"_s));
    BOLE_DO(c.season->reviews().setDecision(c.mira, c.other, Decision::Admit)); // a draft
    BOLE_DO(c.decide(c.mira, Decision::Interview, u"to hear her"_s));
    const ShortlistId id = c.makeList(u"L"_s, {c.mira, c.xiao});
    BOLE_DO(sealShortlist(*c.season, id, c.chair));
    // Everything changes afterwards.
    BOLE_DO(c.decide(c.mira, Decision::Admit));
    BOLE_DO(c.season->reviews().setDecision(c.mira, c.reviewer, Decision::Reject, u"no"_s));
    BOLE_DO(c.season->reviews().setDecision(c.mira, c.other, Decision::Reject, u"no"_s));
    ExportRequest request;
    request.source.list = c.season->shortlists().shortlist(id).value();
    request.profile.columns = {u"name"_s, u"recommendation"_s, u"decision"_s, u"decisionReason"_s,
                               u"decidedBy"_s};
    request.profile.language = TableLanguage::Ids;
    request.profile.excel = false;
    const QString head = u"name,recommendation,decision,decisionReason,decidedBy\n"_s;
    QCOMPARE(c.csv(request),
             head + u"Mira Okafor,wait,interview,to hear her,Ada Quill\n江晓,,,,\n"_s);
    // Sees the own draft's, and nobody else's.
    QCOMPARE(c.csv(request, c.other),
             head + u"Mira Okafor,admit,interview,to hear her,Ada Quill\n江晓,,,,\n"_s);
}

void TestDecisions::seal_dropsNothingThatIsHiddenFromWhoSeals()
{
    Committee c;
    const ShortlistId id = c.makeList(u"L"_s, {c.xiao, c.mira});
    BOLE_DO(sealShortlist(*c.season, id, c.other)); // may not see Mira's score
    BOLE_GET(list, c.season->shortlists().shortlist(id));
    QCOMPARE(sealedScores(list).value(c.mira).value(u"total"_s).toDouble(), 3.0);
    ExportRequest request;
    request.source.list = list;
    request.profile.columns = {u"total"_s};
    request.profile.language = TableLanguage::Ids;
    request.profile.excel = false;
    QCOMPARE(c.csv(request), u"total\n4.67\n3\n"_s);
    QCOMPARE(c.csv(request, c.other), u"total\n4.67\n\"\"\n"_s); // sealed, and still hidden
}

void TestDecisions::seal_saysWhatDiffers_data()
{
    using Kind = SealDifference::Kind;
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("kind");
    QTest::newRow("reason") << u"UPDATE shortlist_entry SET reason = 'x' WHERE position = 1"_s
                            << int(Kind::Reasons);
    QTest::newRow("tie") << u"UPDATE shortlist_entry SET tied = 1 WHERE position = 2"_s
                         << int(Kind::Order);
    QTest::newRow("somebody less")
        << u"DELETE FROM shortlist_entry WHERE position = 2"_s << int(Kind::Entries);
    QTest::newRow("quota") << u"UPDATE shortlist SET quota = 7"_s << int(Kind::List);
    QTest::newRow("decision in the seal")
        << u"UPDATE shortlist SET seal = replace(seal, '\"admit\"', '\"wait\"')"_s
        << int(Kind::Seal);
    QTest::newRow("unknown version")
        << u"UPDATE shortlist SET seal = replace(seal, 'bole-seal/3', 'bole-seal/9')"_s
        << int(Kind::Seal);
    QTest::newRow("seal taken away") << u"UPDATE shortlist SET seal = ''"_s << int(Kind::Log);
    QTest::newRow("decided otherwise since")
        << u"UPDATE committee_decision SET decision = 'wait'"_s << int(Kind::Decisions);
}

void TestDecisions::seal_saysWhatDiffers()
{
    QFETCH(QString, sql);
    QFETCH(int, kind);
    Committee c;
    BOLE_DO(c.decide(c.mira, Decision::Admit));
    const ShortlistId id = c.makeList(u"L"_s, {c.mira, c.xiao});
    BOLE_DO(sealShortlist(*c.season, id, c.chair));
    QVERIFY(sealDifferences(*c.season, c.season->shortlists().shortlist(id).value())->isEmpty());
    Query tampering(c.season->database(), sql);
    QVERIFY(tampering.affected() > 0);
    BOLE_GET(list, c.season->shortlists().shortlist(id));
    BOLE_GET(found, sealDifferences(*c.season, list));
    QVERIFY(!found.isEmpty());
    QCOMPARE(int(found.first().kind), kind);
    const bool isBroken = kind != int(SealDifference::Kind::Decisions);
    QCOMPARE(checkSeal(*c.season, list).has_value(), !isBroken);
}

void TestDecisions::seal_ofTheFirstVersionStillHolds()
{
    Committee c;
    const ShortlistId id = c.makeList(u"Old"_s, {c.mira});
    BOLE_GET(list, c.season->shortlists().shortlist(id));
    BOLE_GET(seal, sealFor(BlindedSeason(*c.season, Viewer()), list, c.reviewer,
                           QDateTime::currentDateTimeUtc()));
    // As the first version wrote it.
    seal.insert(u"format"_s, u"bole-seal/1"_s);
    seal.remove(u"decisions"_s);
    QJsonArray scores = seal.value(u"scores"_s).toArray();
    QJsonObject person = scores[0].toObject();
    QJsonArray reviews;
    for (const QJsonValue &value : person.value(u"reviews"_s).toArray()) {
        QJsonObject review = value.toObject();
        for (const QString &key : {u"state"_s, u"recommendation"_s, u"recommendationReason"_s})
            review.remove(key);
        reviews.append(review);
    }
    person.insert(u"reviews"_s, reviews);
    for (const QString &key : {u"formula"_s, u"outside"_s, u"group"_s, u"takesNoPlace"_s})
        person.remove(key);
    scores.replace(0, person);
    seal.insert(u"scores"_s, scores);
    seal.remove(u"sha256"_s);
    seal.insert(
        u"sha256"_s,
        QString::fromLatin1(
            QCryptographicHash::hash(canonicalJson(seal), QCryptographicHash::Sha256).toHex()));
    BOLE_DO(c.season->shortlists().seal(id, seal, c.reviewer));
    BOLE_DO(c.decide(c.mira, Decision::Admit)); // that seal says nothing about it
    BOLE_GET(sealed, c.season->shortlists().shortlist(id));
    BOLE_GET(found, sealDifferences(*c.season, sealed));
    QVERIFY(found.isEmpty());
    BOLE_DO(checkSeal(*c.season, sealed));
    QVERIFY(!sealedDecisions(sealed) && !sealedGroups(sealed) && !sealedWithoutPlace(sealed));
    ExportRequest request;
    request.source.list = sealed;
    request.profile.columns = {u"total"_s, u"decision"_s};
    request.profile.language = TableLanguage::Ids;
    request.profile.excel = false;
    QCOMPARE(c.csv(request), u"total,decision\n3,admit\n"_s);
}

void TestDecisions::export_hasColumnsForBoth()
{
    Committee c;
    BOLE_DO(c.season->reviews().setDecision(c.xiao, c.reviewer, Decision::Admit));
    BOLE_DO(c.season->reviews().setDecision(c.xiao, c.other, Decision::Interview));
    BOLE_DO(c.decide(c.xiao, Decision::Wait, u"no place left"_s));
    ExportRequest request;
    request.profile.language = TableLanguage::Chinese;
    request.profile.excel = false;
    request.profile.columns = {u"name"_s, u"recommendation"_s, u"decision"_s, u"decisionReason"_s,
                               u"recommendation.2"_s};
    QCOMPARE(c.csv(request).section(u'\n', 0, 1),
             u"姓名,推荐意见,委员会决定,决定理由,推荐意见：何 未\n"
             "江晓,录取; 面试,候补,no place left,面试"_s);
    BOLE_GET(book, ScoreBook::of(c.visible()));
    QVERIFY(usualColumns(book, false).contains(u"recommendation"_s));
    QVERIFY(usualColumns(book, false).contains(u"decision"_s));
}

void TestDecisions::recommendations_areHiddenLikeScores()
{
    Committee c;
    BOLE_DO(c.season->reviews().setDecision(c.mira, c.reviewer, Decision::Admit));
    BOLE_DO(c.decide(c.mira, Decision::Wait));
    ExportRequest request;
    request.profile.language = TableLanguage::Ids;
    request.profile.excel = false;
    request.profile.columns = {u"recommendation"_s, u"recommendation.1"_s, u"decision"_s};
    request.source = RowSource::of({c.mira});
    // The other one has not reviewed Mira.
    QCOMPARE(c.csv(request, c.other).section(u'\n', 1, 1), u",,wait"_s);
    c.review(c.mira, c.other, 3, 3);
    QCOMPARE(c.csv(request, c.other).section(u'\n', 1, 1), u"admit,admit,wait"_s);
    BOLE_DO(c.season->reviews().setState(c.mira, c.other, ReviewState::Conflict));
    QCOMPARE(c.csv(request, c.other).section(u'\n', 1, 1), u",,"_s);
}

/// Nobody's decision becomes the committee's by an update of the program.
void TestDecisions::oldSeason_keepsItsRecommendations()
{
    QList<Migration> old;
    for (const Migration &step : seasonMigrations()) {
        if (step.name.contains(u"committee"_s))
            break;
        old.append(step);
    }
    QVERIFY(old.size() < seasonMigrations().size());
    QTemporaryDir folder;
    const QString path = folder.filePath(u"old.bole"_s);
    Season::Options options;
    options.migrations = &old;
    Reviewer reviewer;
    reviewer.name = u"Ada Quill"_s;
    reviewer.role = ReviewerRole::Coordinator;
    QList<ApplicantId> applicants;
    ReviewerId chair;
    {
        BOLE_GET(season, Season::create(path, u"Old"_s, options));
        chair = season->reviewers().add(reviewer).value();
        applicants = {season->applicants().create().value(), season->applicants().create().value()};
        BOLE_DO(season->reviews().setDecisions(applicants, chair, Decision::Admit));
    }
    BOLE_GET(season, Season::open(path));
    QVERIFY(!season->copyBeforeMigration().isEmpty());
    QVERIFY(season->decisions().ofApplicants(applicants)->isEmpty());
    for (const ApplicantId applicant : std::as_const(applicants))
        QCOMPARE(season->reviews().find(applicant, chair)->value().content.decision,
                 Decision::Admit);
    // What can be undone can still be undone.
    BOLE_DO(season->history().undo(chair));
    QCOMPARE(season->reviews().find(applicants[0], chair)->value().content.decision,
             Decision::Undecided);
}

QTEST_GUILESS_MAIN(TestDecisions)
#include "tst_decisions.moc"
