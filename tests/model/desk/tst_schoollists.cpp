// SPDX-License-Identifier: GPL-3.0-or-later
// On which lists schools and venues are, and what is known of each degree: as facts, filters,
// columns.
#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/desklists.h"
#include "model/export/csvexport.h"
#include "model/knowledge/venuelists.h"
#include "tests/model/desk/deskfixture.h"

#include <QBuffer>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestSchoolLists : public QObject
{
    Q_OBJECT

private slots:
    void programsLists_haveTheirNumbers_data();
    void programsLists_haveTheirNumbers();
    void schools_areFoundByIdOrChineseName();
    void facts_knowBothDegrees();
    void filters_askForADegree();
    void ownLists_comeFromATable();
    void ownLists_areTheCoordinators();
    void ownLists_areRenewedByName();
    void venues_areFound_data();
    void venues_areFound();
    void badTable_changesNothing();
    void hiddenSchools_tellNoList();
    void exports_haveTheColumns();
};

namespace {

/// A master of a 985 university who took the bachelor's degree elsewhere.
Record masterOfTwoSchools()
{
    Record record;
    record.basics.name = u"林一"_s;
    Education master;
    master.institution = u"Tongji University"_s;
    master.institutionId = u"03rc6as71"_s;
    master.level = StudyLevel::Master;
    master.area = u"Robotics"_s;
    master.gpa = Grade{3.6, 4.0};
    Education bachelor;
    bachelor.institution = u"贵州大学"_s;
    bachelor.level = StudyLevel::Bachelor;
    bachelor.area = u"Mathematics"_s;
    bachelor.averageScore = 91;
    bachelor.rank = Rank{2, 80, std::nullopt};
    record.education = {master, bachelor};
    Publication first;
    first.name = u"Rivers"_s;
    first.publisher = u"Journal of Quiet Water"_s;
    first.applicantPosition = 1;
    Publication second = first;
    second.name = u"Lakes"_s;
    second.applicantPosition = 3;
    record.publications = {first, second};
    Award national;
    national.title = u"National prize"_s;
    national.level = AwardLevel::National;
    Award local = national;
    local.level = AwardLevel::University;
    record.awards = {national, local, local};
    return record;
}

struct Fixture : DeskFixture
{
    ApplicantId lin = file.addApplicant(masterOfTwoSchools());

    ApplicantRow row() { return desk.applicants().rows({lin}).value().first(); }
    QList<ApplicantId> found(const ApplicantFilter &filter)
    {
        return file.season->applicants().matching({}, filter).value();
    }
};

} // namespace

void TestSchoolLists::programsLists_haveTheirNumbers_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<int>("schools");
    QTest::newRow("C9") << u"C9"_s << 9;
    QTest::newRow("985") << u"985"_s << 39;
    QTest::newRow("211") << u"211"_s << 116;
    QTest::newRow("double first-class") << u"dual2022"_s << 147;
}

void TestSchoolLists::programsLists_haveTheirNumbers()
{
    QFETCH(QString, list);
    QFETCH(int, schools);
    QCOMPARE(int(std::ranges::count(listedInstitutions(), list, &ListedName::list)), schools);
}

void TestSchoolLists::schools_areFoundByIdOrChineseName()
{
    const NamedLists lists(listedInstitutions());
    QCOMPARE(lists.lists(), QStringList({u"C9"_s, u"985"_s, u"211"_s, u"dual2022"_s}));
    QCOMPARE(lists.of(u"03rc6as71"_s, {}), QStringList({u"985"_s, u"211"_s, u"dual2022"_s}));
    QCOMPARE(lists.of({}, {u"贵州大学"_s}), QStringList({u"211"_s, u"dual2022"_s}));
    QCOMPARE(lists.of({}, {u"中国地质大学 (北京)"_s}), QStringList({u"211"_s, u"dual2022"_s}));
    // Another university has this English name, too.
    QVERIFY(lists.of({}, {u"Northeastern University"_s}).isEmpty());
    QVERIFY(lists.of(u"donghu"_s, {u"东湖大学"_s}).isEmpty());
    QCOMPARE(listTitle(u"dual2022"_s, u"zh_CN"), u"双一流"_s);
    QCOMPARE(listTitle(u"985"_s, u"en"), u"985"_s);
}

void TestSchoolLists::facts_knowBothDegrees()
{
    Fixture f;
    const ApplicantRow row = f.row();
    QCOMPARE(row.institution, u"Tongji University"_s);
    QCOMPARE(row.lists, QStringList({u"985"_s, u"211"_s, u"dual2022"_s}));
    QCOMPARE(row.bachelor.institution, u"贵州大学"_s);
    QCOMPARE(row.bachelor.area, u"Mathematics"_s);
    QCOMPARE(row.bachelor.gpaPercent, 91);
    QCOMPARE(row.bachelor.rankPercent, 2.5);
    QCOMPARE(row.bachelor.lists, QStringList({u"211"_s, u"dual2022"_s}));
    QCOMPARE(row.counts.value(u"awards.national"_s), 1);
    QCOMPARE(row.counts.value(u"awards.university"_s), 2);
    // Of whom the highest degree is the bachelor's, both are the same.
    const ApplicantRow other = f.desk.applicants().rows({f.applicant}).value().first();
    QCOMPARE(other.bachelor.institution, other.institution);
    QCOMPARE(other.bachelor.gpaPercent, other.gpaPercent);
}

void TestSchoolLists::filters_askForADegree()
{
    Fixture f;
    ApplicantFilter filter;
    filter.lists = {u"985"_s};
    QCOMPARE(f.found(filter), QList{f.lin});
    filter.degree = ApplicantFilter::Degree::Bachelor;
    QVERIFY(f.found(filter).isEmpty());
    filter.lists = {u"985"_s, u"211"_s};
    QCOMPARE(f.found(filter), QList{f.lin});
    ApplicantFilter numbers;
    numbers.gpaAtLeast = 90.5;
    QVERIFY(f.found(numbers).isEmpty()); // 3.6 of 4 and 4.5 of 5 are 90 %
    numbers.degree = ApplicantFilter::Degree::Bachelor;
    QCOMPARE(f.found(numbers), QList{f.lin});
    numbers.rankPercentAtMost = 2;
    QVERIFY(f.found(numbers).isEmpty());
    ApplicantFilter awards;
    awards.countsAtLeast.insert(u"awardsFrom.provincial"_s, 1); // a national one is more than that
    QCOMPARE(f.found(awards), QList{f.lin});
    awards.countsAtLeast.insert(u"awardsFrom.international"_s, 1);
    QVERIFY(f.found(awards).isEmpty());
    QVERIFY(applicantFilterFromJson(toJson(filter)) == filter);
    QVERIFY(applicantFilterFromJson(toJson(awards)) == awards);
    const QJsonObject earlier{{u"ccfAAtLeast"_s, 1}}; // as it was saved before there were others
    QCOMPARE(f.found(applicantFilterFromJson(earlier)), QList{f.applicant});
}

void TestSchoolLists::ownLists_comeFromATable()
{
    Fixture f;
    DeskCommittee &committee = f.desk.committee();
    BOLE_GET(schools, committee.addOwnLists(ListKind::Institutions,
                                            "list,name\n合作院校,东湖大学\n合作院校,同济大学\n"));
    QCOMPARE(schools.size(), 2);
    QCOMPARE(f.row().lists.last(), u"合作院校"_s); // by the id that 同济大学 has
    QCOMPARE(f.desk.applicants().rows({f.applicant}).value().first().lists,
             QStringList{u"合作院校"_s});
    BOLE_DO(committee.addOwnLists(ListKind::Venues,
                                  "名单,期刊,issn\n一区,journal of quiet water,1234-5678\n"));
    QCOMPARE(f.row().counts.value(u"papers.一区"_s), 2);
    QCOMPARE(f.row().counts.value(u"firstPapers.一区"_s), 1);
    ApplicantFilter filter;
    filter.countsAtLeast.insert(u"firstPapers.一区"_s, 1);
    QCOMPARE(f.found(filter), QList{f.lin});
    f.file.reopen();
    QCOMPARE(f.found(filter), QList{f.lin});
}

void TestSchoolLists::ownLists_areTheCoordinators()
{
    Fixture f;
    Reviewer lead = f.desk.committee().members().value().first();
    lead.role = ReviewerRole::Coordinator;
    BOLE_DO(f.desk.committee().update(lead));
    f.desk.setReviewer(f.bela);
    BOLE_FAILS(f.desk.committee().addOwnLists(ListKind::Venues, "list,name\nA,B\n"),
               ErrorCode::NotAllowed);
    f.desk.setReviewer(lead.id);
    BOLE_DO(f.desk.committee().addOwnLists(ListKind::Venues, "list,name\nA,B\n"));
    f.desk.setReviewer(f.bela);
    BOLE_FAILS(f.desk.committee().removeOwnList(ListKind::Venues, u"A"_s), ErrorCode::NotAllowed);
    f.desk.setReviewer(lead.id);
    BOLE_DO(f.desk.committee().removeOwnList(ListKind::Venues, u"A"_s));
    QVERIFY(f.desk.committee().ownLists(ListKind::Venues).isEmpty());
}

void TestSchoolLists::ownLists_areRenewedByName()
{
    Fixture f;
    DeskCommittee &committee = f.desk.committee();
    BOLE_DO(committee.addOwnLists(ListKind::Venues, "list,name\nQ1,Old Waters\nQ2,Ponds\n"));
    BOLE_DO(committee.addOwnLists(ListKind::Venues, "list,name\nQ1,Journal of Quiet Water\n"));
    const QList<ListedName> now = committee.ownLists(ListKind::Venues);
    QCOMPARE(now.size(), 2);
    QCOMPARE(now[0].list, u"Q2"_s);
    QCOMPARE(now[1].names, QStringList{u"Journal of Quiet Water"_s});
    QCOMPARE(f.row().counts.value(u"papers.Q1"_s), 2);
    BOLE_DO(committee.removeOwnList(ListKind::Venues, u"Q1"_s));
    QCOMPARE(f.row().counts.value(u"papers.Q1"_s), 0);
    QCOMPARE(committee.ownLists(ListKind::Venues).size(), 1);
}

void TestSchoolLists::venues_areFound_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("doi");
    QTest::addColumn<bool>("found");
    const auto row = [](const char *what, const char *table, const QString &printed,
                        const QString &id, const QString &doi, bool found) {
        QTest::newRow(what) << QByteArray(table) << printed << id << doi << found;
    };
    const QByteArray waters("list,name,abbreviation,issn\n"
                            "Q1,Journal of Quiet Water,JQW,1234-567x\n");
    row("as printed", waters, u"Journal of Quiet Water."_s, {}, {}, true);
    row("abbreviation", waters, u"JQW"_s, {}, {}, true);
    row("in brackets", waters, u"The Journal of Quiet Water (JQW)"_s, {}, {}, true);
    row("words cut short", waters, u"J. Quiet Wat."_s, {}, {}, true);
    row("another journal cut short", waters, u"J. Quick Wat."_s, {}, {}, false);
    row("longer name", waters, u"Journal of Quiet Water and Ice"_s, {}, {}, false);
    row("issn printed", waters, u"静水学报, ISSN 1234-567X"_s, {}, {}, true);
    row("issn in a doi", waters, u"静水学报"_s, {}, u"10.5555/j.issn.1234-567x.2024.01.002"_s,
        true);
    row("pages are no issn", waters, u"静水学报, 1234-5671"_s, {}, {}, false);
    row("list of issns only", "名单,ISSN,eISSN\nQ1,,1234567X\n", u"静水学报"_s, {},
        u"10.5555/issn1234-567X.2024.7"_s, true);
    const char *conference = "list,name\nA,Symposium on Quiet Water\n";
    row("edition and year", conference,
        u"Proceedings of the 53rd Annual Symposium on Quiet Water (SQW 2026)"_s, {}, {}, true);
    row("year behind", conference, u"Symposium on Quiet Water, 2026"_s, {}, {}, true);
    // The list has the full name, the paper an abbreviation that only the table of venues knows.
    row("by id of the table", "list,name\nA,IEEE Transactions on Computers\n", u"IEEE TC"_s,
        u"TC"_s, {}, true);
    row("by an id given", "list,id\nA,TC\n", u"IEEE Trans. Comput."_s, u"TC"_s, {}, true);
    row("another id", "list,id\nA,TC\n", u"IEEE TCAD"_s, u"TCAD"_s, {}, false);
}

void TestSchoolLists::venues_areFound()
{
    QFETCH(QByteArray, table);
    QFETCH(QString, printed);
    QFETCH(QString, id);
    QFETCH(QString, doi);
    QFETCH(bool, found);
    BOLE_GET(entries, listedNamesFromCsv(table));
    const QStringList lists = VenueLists(entries).of({id, printed, doi});
    QCOMPARE(!lists.isEmpty(), found);
}

void TestSchoolLists::badTable_changesNothing()
{
    Fixture f;
    DeskCommittee &committee = f.desk.committee();
    BOLE_DO(committee.addOwnLists(ListKind::Institutions, "list,name\nours,东湖大学\n"));
    BOLE_FAILS(committee.addOwnLists(ListKind::Institutions, "school\n东湖大学\n"),
               ErrorCode::InvalidTable);
    BOLE_FAILS(committee.addOwnLists(ListKind::Institutions, "list,name\nours,\n"),
               ErrorCode::InvalidTable);
    QCOMPARE(committee.ownLists(ListKind::Institutions).size(), 1);
}

void TestSchoolLists::hiddenSchools_tellNoList()
{
    Fixture f;
    f.hide(BlindField::Institution);
    QVERIFY(f.row().lists.isEmpty());
    QVERIFY(f.row().bachelor.lists.isEmpty());
    QVERIFY(f.row().bachelor.institution.isEmpty());
    const auto season = f.desk.lists().visibleSeason(u"en"_s);
    QVERIFY(season->numbers(u"list.985"_s).value().isEmpty());
    QVERIFY(!season->counts().value().contains(u"list.985"_s));
    SearchScope blind;
    blind.schools = false;
    ApplicantFilter filter;
    filter.lists = {u"985"_s};
    QVERIFY(f.file.season->applicants().matching({}, filter, blind).value().isEmpty());
}

void TestSchoolLists::exports_haveTheColumns()
{
    Fixture f;
    BOLE_DO(
        f.desk.committee().addOwnLists(ListKind::Venues, "list,name\nQ1,Journal of Quiet Water\n"));
    ExportRequest request;
    request.source = RowSource::of({f.lin});
    request.profile.excel = false;
    request.profile.language = TableLanguage::Chinese;
    request.profile.columns = {u"lists"_s,       u"bachelorInstitution"_s, u"bachelorLists"_s,
                               u"bachelorGpa"_s, u"bachelorRankOf"_s,      u"awardsNational"_s,
                               u"papers.Q1"_s,   u"firstPapers.Q1"_s};
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    BOLE_DO(writeCsv(*f.desk.lists().visibleSeason(u"zh"_s), request, file));
    QCOMPARE(QString::fromUtf8(file.data()),
             u"学校名单,本科学校,本科学校名单,本科绩点,本科排名总人数,国家级获奖,论文：Q1,"
             "第一作者论文：Q1\n985; 211; 双一流,贵州大学,211; 双一流,91,80,1,2,1\n"_s);
}

QTEST_MAIN(TestSchoolLists)
#include "tst_schoollists.moc"
