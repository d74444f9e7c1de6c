// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/database.h"
#include "model/season/query.h"
#include "model/season/settingstore.h"
#include "model/shortlist/ranking.h"
#include "model/shortlist/seal.h"
#include "tests/model/desk/sealing.h"
#include "tests/model/desk/shortlistfixture.h"

using namespace Bole;
using namespace Qt::StringLiterals;

class TestRanking : public QObject
{
    Q_OBJECT

private slots:
    void standings_tieEqualValues();
    void rank_goesByTheRule();
    void rank_ignoresDrafts();
    void rank_ordersWords();
    void rank_countsPapersOfAList();
    void rank_ordersNothingHidden();
    void rule_survivesTextAndJson_data();
    void rule_survivesTextAndJson();
    void places_countTiesAndGaps();
    void parts_followTheLines();
    void seal_holds();
    void seal_noticesTampering_data();
    void seal_noticesTampering();
};

void TestRanking::standings_tieEqualValues()
{
    const auto ranked = standings({{ApplicantId{3}, 4.0},
                                   {ApplicantId{1}, 5.0},
                                   {ApplicantId{2}, 4.0},
                                   {ApplicantId{5}, std::nullopt},
                                   {ApplicantId{4}, 1.0}},
                                  false);
    QList<int> places;
    for (const Standing &standing : ranked)
        places.append(standing.place);
    QCOMPARE(places, (QList<int>{1, 2, 2, 4, 0}));
    QCOMPARE(ranked[1].applicant, ApplicantId{2});
    QVERIFY(!ranked[1].tied && ranked[2].tied && !ranked[3].tied);
    QCOMPARE(ranked.last().applicant, ApplicantId{5});
}

void TestRanking::rank_goesByTheRule()
{
    ShortlistFixture f;
    const BlindedSeason viewer = f.visible({}, u"en"_s);
    BOLE_GET(byTotal, rank(viewer, {}));
    QCOMPARE(byTotal[0].applicant, f.xiao);
    QCOMPARE(byTotal[0].value, 4.67); // ((4·2+5)/3 + 5) / 2
    QCOMPARE(byTotal[1].value, 3.0);
    QCOMPARE(byTotal[2].place, 0);
    BOLE_GET(byCriterion, rank(viewer, {RankingRule::By::Criterion, u"fit"_s, true}));
    QCOMPARE(byCriterion[0].applicant, f.mira);
    BOLE_GET(byFact,
             rank(viewer, {RankingRule::By::Fact, u"rankPercent"_s, false}, {f.mira, f.lin}));
    QCOMPARE(byFact.size(), 2);
    QVERIFY(byFact[1].tied);
    BOLE_FAILS(rank(viewer, {RankingRule::By::Fact, u"shoeSize"_s, false}),
               ErrorCode::InvalidValue);
}

void TestRanking::rank_ignoresDrafts()
{
    ShortlistFixture f;
    BOLE_DO(f.season->reviews().setState(f.xiao, f.other, ReviewState::Draft));
    BOLE_GET(ranked, rank(f.visible({}, u"en"_s), {}));
    QCOMPARE(ranked[0].value, 4.33);
}

void TestRanking::rank_ordersWords()
{
    ShortlistFixture f;
    const auto order = [&](const QString &fact, const QString &language, bool reversed = false) {
        QList<ApplicantId> ids;
        const auto ranked =
            rank(f.visible(f.reviewer, language), {RankingRule::By::Fact, fact, reversed});
        for (const Standing &standing : ranked.value_or(QList<Standing>()))
            ids.append(standing.applicant);
        return ids;
    };
    // 江晓 is Jiang, 林一 is Lin; each language's own letters come first.
    QCOMPARE(order(u"name"_s, u"zh"_s), (QList{f.xiao, f.lin, f.mira}));
    QCOMPARE(order(u"name"_s, u"zh"_s, true), (QList{f.mira, f.lin, f.xiao}));
    QCOMPARE(order(u"name"_s, u"en"_s).first(), f.mira);
    BOLE_GET(schools, rank(f.visible(f.reviewer, u"zh"_s),
                           {RankingRule::By::Fact, u"institution"_s, false}));
    QVERIFY(schools[1].tied); // two from 东湖大学
    QCOMPARE(schools[2].applicant, f.mira);
}

void TestRanking::rank_countsPapersOfAList()
{
    ShortlistFixture f;
    const auto withPapers = [&](const QString &name, QList<int> positions) {
        Record record = ShortlistFixture::person(name, u"东湖大学"_s, 4);
        for (const int position : positions) {
            Publication paper;
            paper.name = u"Rivers %1"_s.arg(position);
            paper.publisher = u"Acta Quiet"_s;
            paper.applicantPosition = position;
            record.publications.append(paper);
        }
        return f.addApplicant(record);
    };
    BOLE_DO(f.season->settings().setValue(
        venueListsKey, toJson(QList<ListedName>{{u"Q1"_s, {}, {u"Acta Quiet"_s}}})));
    const ApplicantId two = withPapers(u"Ann Twopaper"_s, {3, 4});
    const ApplicantId first = withPapers(u"Ben Firstpaper"_s, {1});
    const QList all{two, first, f.xiao};
    const auto by = [&](const QString &text) {
        const auto ranked = rank(f.visible({}, u"en"_s), *rankingRuleFromText(text), all);
        QList<std::pair<ApplicantId, double>> order;
        for (const Standing &standing : ranked.value_or(QList<Standing>()))
            order.append({standing.applicant, standing.value.value_or(-1)});
        return order;
    };
    using Order = QList<std::pair<ApplicantId, double>>;
    QCOMPARE(by(u"fact:papers.Q1"_s), (Order{{two, 2}, {first, 1}, {f.xiao, 0}}));
    QCOMPARE(by(u"fact:firstPapers.Q1"_s).first(), (Order::value_type{first, 1}));
    QCOMPARE(factBehind(u"papers.Q1"_s), u"publications"_s);
    QCOMPARE(factBehind(u"firstPapers.Q1"_s), u"firstAuthor"_s);
}

void TestRanking::rank_ordersNothingHidden()
{
    ShortlistFixture f;
    BlindnessChoice choice;
    choice.season = BlindFields(BlindField::Name) | BlindField::Institution;
    BOLE_DO(f.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                             f.reviewer));
    const BlindedSeason viewer = f.visible(f.reviewer, u"zh"_s);
    BOLE_GET(names, rank(viewer, {RankingRule::By::Fact, u"name"_s, false}));
    QCOMPARE(names[0].applicant, f.xiao); // by their numbers, as they are shown
    QCOMPARE(names[1].applicant, f.mira);
    BOLE_GET(schools, rank(viewer, {RankingRule::By::Fact, u"institution"_s, false}));
    for (const Standing &standing : schools)
        QVERIFY(!standing.value);
}

void TestRanking::rule_survivesTextAndJson_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    for (const char *text :
         {"total", "-total", "calibrated", "criterion:research", "fact:gpaPercent", "-fact:ccfA",
          "fact:papers.Q1", "fact:name", "-fact:institution"})
        QTest::newRow(text) << QString::fromLatin1(text) << true;
    for (const char *text :
         {"", "fact", "fact:shoeSize", "fact:papers.", "total:x", "nonsense", "criterion:"})
        QTest::newRow(text) << QString::fromLatin1(text) << false;
}

void TestRanking::rule_survivesTextAndJson()
{
    QFETCH(QString, text);
    const auto rule = rankingRuleFromText(text);
    QTEST(rule.has_value(), "good");
    if (!rule)
        return;
    QCOMPARE(toText(*rule), text);
    QVERIFY(rankingRuleFromJson(toJson(*rule)) == *rule);
}

void TestRanking::places_countTiesAndGaps()
{
    QList<ShortlistEntry> entries(4);
    entries[1].tied = true;
    entries[2].gap = 2;
    QCOMPARE(placesOf(entries), (QList<int>{1, 1, 5, 6}));
}

void TestRanking::parts_followTheLines()
{
    Shortlist list;
    QCOMPARE(int(partOf(list, 1)), int(ListPart::None));
    list.quota = 2;
    list.waiting = 1;
    QCOMPARE(int(partOf(list, 2)), int(ListPart::Within));
    QCOMPARE(int(partOf(list, 3)), int(ListPart::Waiting));
    QCOMPARE(int(partOf(list, 4)), int(ListPart::Below));
}

void TestRanking::seal_holds()
{
    ShortlistFixture f;
    const ShortlistId id = f.makeList(u"Finalists"_s, {f.mira, f.xiao});
    const BlindedSeason viewer = f.visible(f.reviewer, u"en"_s);
    BOLE_DO(sealShortlist(*f.season, id, f.reviewer));
    f.reopen();
    BOLE_GET(list, f.season->shortlists().shortlist(id));
    QVERIFY(list.isSealed());
    BOLE_DO(checkSeal(*f.season, list));
    QCOMPARE(list.seal.value(u"byName"_s).toString(), u"Wen Shu"_s);
    QCOMPARE(sealedScores(list).size(), 2);
    BOLE_FAILS(f.season->shortlists().setEntries(id, {}, f.reviewer), ErrorCode::ShortlistSealed);
    BOLE_FAILS(sealShortlist(*f.season, id, f.reviewer), ErrorCode::ShortlistSealed);
    // A later score does not change what was sealed.
    f.review(f.mira, f.other, 5, 5);
    BOLE_GET(later, f.season->shortlists().shortlist(id));
    QCOMPARE(sealedScores(later).value(f.mira).value(u"total"_s).toDouble(), 3.0);
}

void TestRanking::seal_noticesTampering_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("order") << u"UPDATE shortlist_entry SET reason = 'bribed' WHERE position = 1"_s;
    QTest::newRow("an entry less") << u"DELETE FROM shortlist_entry WHERE position = 2"_s;
    QTest::newRow("tie") << u"UPDATE shortlist_entry SET tied = 1 WHERE position = 2"_s;
    QTest::newRow("name") << u"UPDATE shortlist SET name = 'Other'"_s;
    QTest::newRow("quota") << u"UPDATE shortlist SET quota = 7"_s;
    QTest::newRow("score in the seal")
        << u"UPDATE shortlist SET seal = replace(seal, '\"total\":3', '\"total\":5')"_s;
    QTest::newRow("no seal any more") << u"UPDATE shortlist SET seal = ''"_s;
    QTest::newRow("another version of the rubric")
        << u"UPDATE shortlist SET seal = replace(seal, '\"version\":1', '\"version\":2')"_s;
    QTest::newRow("who") << u"UPDATE shortlist SET seal = replace(seal, 'Wen Shu', 'Nobody')"_s;
}

void TestRanking::seal_noticesTampering()
{
    QFETCH(QString, sql);
    ShortlistFixture f;
    const ShortlistId id = f.makeList(u"Finalists"_s, {f.mira, f.xiao});
    BOLE_DO(sealShortlist(*f.season, id, f.reviewer));
    Query tampering(f.season->database(), sql);
    QVERIFY(tampering.affected() > 0);
    BOLE_GET(list, f.season->shortlists().shortlist(id));
    BOLE_FAILS(checkSeal(*f.season, list), ErrorCode::SealBroken);
}

QTEST_GUILESS_MAIN(TestRanking)
#include "tst_ranking.moc"
