// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/dossierstore.h"
#include "model/season/history.h"
#include "seasonfixture.h"

#include "model/season/assignmentstore.h"
#include "model/season/reviewstore.h"
#include "model/season/searchtext.h"

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Three people: 江晓, Mira Okafor, 林一.
struct People : SeasonFixture
{
    ApplicantId jiang =
        addApplicant(sampleRecord(), u"研究方向：操作系统与并发。Résumé of Xiao Jiang"_s);
    ApplicantId okafor = addApplicant(mira(), u"Distributed systems, ＧＰＡ 3.9"_s);
    ApplicantId lin = addApplicant(linYi(), u"操作 之外 系统"_s);

    static Record mira()
    {
        Record record;
        record.basics.name = u"Mira Okafor"_s;
        Education master;
        master.institution = u"Fernhill College"_s;
        master.level = StudyLevel::Master;
        master.gpa = Grade{3.2, 4.0};
        record.education = {master};
        TestScore toefl;
        toefl.name = u"TOEFL"_s;
        toefl.score = 110;
        record.tests = {toefl};
        return record;
    }

    static Record linYi()
    {
        Record record;
        record.basics.name = u"林一"_s;
        Publication paper;
        paper.name = u"A Study of Café Networks"_s;
        record.publications = {paper};
        return record;
    }

    QList<ApplicantId> found(const QString &query, const ApplicantFilter &filter = {},
                             const SearchScope &scope = {}) const
    {
        return season->applicants().matching(query, filter, scope).value();
    }
};

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanupTestCase();
    void words_areFound_data();
    void words_areFound();
    void search_followsEdits();
    void search_obeysItsScope();
    void notes_areFoundByWhoMayReadThem();
    void filters_hold_data();
    void filters_hold();
    void filters_ofAReviewer();
    void removedApplicants_areGone();
    void filter_roundTripsThroughItsName();
    void newSinceLastLooked();

private:
    std::unique_ptr<People> m_people; // shared by the rows that only read
};

void TestSearch::init()
{
    if (!m_people)
        m_people = std::make_unique<People>();
}

void TestSearch::cleanupTestCase()
{
    m_people.reset();
}

void TestSearch::words_areFound_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected"); // j, o, l
    QTest::newRow("nothing typed") << u""_s << u"jol"_s;
    QTest::newRow("two Han characters") << u"江晓"_s << u"j"_s;
    QTest::newRow("one Han character") << u"江"_s << u"j"_s;
    QTest::newRow("Han characters in a row, not anywhere") << u"操作系统"_s << u"j"_s;
    QTest::newRow("the same apart") << u"操作 系统"_s << u"jl"_s;
    QTest::newRow("Han in the middle of a word") << u"作系"_s << u"j"_s;
    QTest::newRow("beginning of a name") << u"oka"_s << u"o"_s;
    QTest::newRow("only the last word is a beginning") << u"oka mira"_s << u""_s;
    QTest::newRow("both words, any order") << u"okafor mira"_s << u"o"_s;
    QTest::newRow("words in different places") << u"okafor fernhill distri"_s << u"o"_s;
    QTest::newRow("accents are ignored") << u"resume"_s << u"j"_s;
    QTest::newRow("accents typed") << u"café"_s << u"l"_s;
    QTest::newRow("width is ignored") << u"gpa"_s << u"o"_s;
    QTest::newRow("wide letters typed") << u"ｍｉｒａ"_s << u"o"_s;
    QTest::newRow("pinyin together") << u"jiangxiao"_s << u"j"_s;
    QTest::newRow("pinyin begun") << u"lin"_s << u"l"_s;
    QTest::newRow("first letters of the pinyin") << u"ly"_s << u"l"_s;
    QTest::newRow("Latin name together, family name first") << u"okaformi"_s << u"o"_s;
    QTest::newRow("Latin name together") << u"miraoka"_s << u"o"_s;
    QTest::newRow("publication") << u"quiet locks"_s << u"j"_s;
    QTest::newRow("school id") << u"donghu"_s << u"j"_s;
    QTest::newRow("mail address") << u"xiao.jiang@example.org"_s << u"j"_s;
    QTest::newRow("a number with a point") << u"3.9"_s << u"o"_s;
    QTest::newRow("one letter: names and schools only") << u"m"_s << u"o"_s;
    QTest::newRow("nobody") << u"zebra"_s << u""_s;
    QTest::newRow("signs of the query language") << u"\"mira\" -("_s << u"o"_s;
    QTest::newRow("operators are words") << u"mira OR"_s << u""_s;
    QTest::newRow("only signs") << u"*\"(:"_s << u"jol"_s;
    QTest::newRow("NUL and half a surrogate") << QString(u"mira"_s + QChar(0xd800)) << u"o"_s;
}

void TestSearch::words_areFound()
{
    QFETCH(QString, query);
    QFETCH(QString, expected);
    People &people = *m_people;
    QString names;
    for (const ApplicantId id : people.found(query))
        names += id == people.jiang ? u'j' : id == people.okafor ? u'o' : u'l';
    QCOMPARE(names, expected);
}

void TestSearch::search_followsEdits()
{
    People people;
    BOLE_DO(people.season->records().apply(people.lin, Edit::set(u"/basics/name"_s, u"林二"_s),
                                           people.reviewer));
    QVERIFY(people.found(u"林一"_s).isEmpty());
    QCOMPARE(people.found(u"林二"_s), QList{people.lin});
    const DocumentId document = people.season->documents().list(people.okafor)->first().id;
    BOLE_DO(people.season->documents().setEditedText(document, u"quantum"_s));
    QCOMPARE(people.found(u"quantum"_s), QList{people.okafor});
    QVERIFY(people.found(u"distributed"_s).isEmpty());
}

void TestSearch::search_obeysItsScope()
{
    People people;
    SearchScope blind;
    blind.names = false;
    blind.text = false;
    QVERIFY(people.found(u"江晓"_s, {}, blind).isEmpty());
    QVERIFY(people.found(u"jiang"_s, {}, blind).isEmpty());
    QCOMPARE(people.found(u"quiet"_s, {}, blind), QList{people.jiang});
    blind.schools = false;
    QVERIFY(people.found(u"fernhill"_s, {}, blind).isEmpty());
    blind.publications = false;
    blind.notes = SearchScope::Notes::None;
    QVERIFY(people.found(u"quiet"_s, {}, blind).isEmpty());
}

void TestSearch::notes_areFoundByWhoMayReadThem()
{
    People people;
    const ReviewerId other = people.addReviewer(u"Ada Quill"_s);
    BOLE_DO(people.season->reviews().setNote(people.jiang, other, u"brilliant 推荐"_s));
    SearchScope scope;
    scope.reader = people.reviewer;
    scope.notes = SearchScope::Notes::Own;
    QVERIFY(people.found(u"brilliant"_s, {}, scope).isEmpty());
    scope.notes = SearchScope::Notes::All;
    QCOMPARE(people.found(u"推荐"_s, {}, scope), QList{people.jiang});
    scope.notes = SearchScope::Notes::OwnAndWhereSubmitted;
    QVERIFY(people.found(u"brilliant"_s, {}, scope).isEmpty());
    BOLE_DO(
        people.season->reviews().setState(people.jiang, people.reviewer, ReviewState::Submitted));
    QCOMPARE(people.found(u"brilliant"_s, {}, scope), QList{people.jiang});
    scope.reader = other;
    scope.notes = SearchScope::Notes::Own;
    QCOMPARE(people.found(u"brill"_s, {}, scope), QList{people.jiang});
}

void TestSearch::filters_hold_data()
{
    QTest::addColumn<ApplicantFilter>("filter");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, auto change, const QString &expected) {
        ApplicantFilter filter;
        change(filter);
        QTest::newRow(name) << filter << expected;
    };
    row("school by id", [](auto &f) { f.schools = {u"donghu"_s}; }, u"j"_s);
    row("school by part of its name", [](auto &f) { f.schools = {u"fern"_s, u"东湖"_s}; }, u"jo"_s);
    row("level", [](auto &f) { f.levels = {u"master"_s, u"doctor"_s}; }, u"o"_s);
    row("GPA at least, exactly", [](auto &f) { f.gpaAtLeast = 90; }, u"j"_s);
    row("GPA at least 80", [](auto &f) { f.gpaAtLeast = 80; }, u"jo"_s);
    row("GPA 3.1 of 4, not 3.1 %", [](auto &f) { f.gpaAtLeast = 3.1, f.gpaScale = 4; }, u"o"_s);
    row("GPA 3.5 of 4", [](auto &f) { f.gpaAtLeast = 3.5, f.gpaScale = 4; }, u""_s);
    row("GPA 4.5 of 5, exactly", [](auto &f) { f.gpaAtLeast = 4.5, f.gpaScale = 5; }, u"j"_s);
    row(
        "GPA 85 of 100: nobody is on that scale",
        [](auto &f) { f.gpaAtLeast = 85, f.gpaScale = 100; }, u""_s);
    row("rank at most", [](auto &f) { f.rankPercentAtMost = 5; }, u"j"_s);
    row("rank at most 4", [](auto &f) { f.rankPercentAtMost = 4; }, u""_s);
    row("first author", [](auto &f) { f.firstAuthorAtLeast = 1; }, u"j"_s);
    row("CCF-A", [](auto &f) { f.countsAtLeast.insert(u"papers.CCF-A"_s, 1); }, u"j"_s);
    row("TOEFL", [](auto &f) { f.test = u"toefl"_s, f.testAtLeast = 100; }, u"o"_s);
    row("IELTS too high", [](auto &f) { f.test = u"IELTS"_s, f.testAtLeast = 8; }, u""_s);
    row("has IELTS", [](auto &f) { f.test = u"IELTS"_s; }, u"j"_s);
    row("needs a look", [](auto &f) { f.checking = ApplicantFilter::Checking::NeedsLook; }, u"j"_s);
    row("done", [](auto &f) { f.checking = ApplicantFilter::Checking::Done; }, u"ol"_s);
    row("tag", [](auto &f) { f.tags = {u"fit"_s}; }, u"ol"_s);
    row("both tags", [](auto &f) { f.tags = {u"fit"_s, u"late"_s}; }, u"l"_s);
    row("all hold at once", [](auto &f) { f.tags = {u"fit"_s}, f.gpaAtLeast = 10; }, u"o"_s);
}

void TestSearch::filters_hold()
{
    QFETCH(ApplicantFilter, filter);
    QFETCH(QString, expected);
    People &people = *m_people;
    BOLE_DO(
        people.season->applicants().addTag({people.okafor, people.lin}, u"fit"_s, people.reviewer));
    BOLE_DO(people.season->applicants().addTag({people.lin}, u"late"_s, people.reviewer));
    QString names;
    for (const ApplicantId id : people.found({}, filter))
        names += id == people.jiang ? u'j' : id == people.okafor ? u'o' : u'l';
    QCOMPARE(names, expected);
    QVERIFY(applicantFilterFromJson(toJson(filter)) == filter);
}

void TestSearch::filters_ofAReviewer()
{
    People people;
    BOLE_DO(people.season->reviews().setDecision(people.jiang, people.reviewer, Decision::Admit));
    BOLE_DO(
        people.season->reviews().setState(people.okafor, people.reviewer, ReviewState::Submitted));
    BOLE_DO(people.season->assignments().add({{people.lin, people.reviewer}}, people.reviewer));
    ApplicantFilter filter;
    filter.reviewer = people.reviewer;
    filter.reviewStates = {u"none"_s, u"draft"_s};
    QCOMPARE(people.found({}, filter), QList({people.jiang, people.lin}));
    filter.recommendations = {u"undecided"_s};
    QCOMPARE(people.found({}, filter), QList{people.lin});
    filter.reviewStates = {};
    filter.recommendations = {};
    filter.assignedOnly = true;
    QCOMPARE(people.found({}, filter), QList{people.lin});
}

void TestSearch::removedApplicants_areGone()
{
    People people;
    BOLE_DO(people.season->dossiers().remove({people.jiang}, {}));
    QVERIFY(people.found(u"江晓"_s).isEmpty());
    QCOMPARE(people.season->applicants().list()->size(), 2);
    BOLE_DO(people.season->history().undo({}));
    QCOMPARE(people.found(u"江晓"_s), QList{people.jiang});
    BOLE_FAILS(people.season->dossiers().remove({ApplicantId{99}}, {}), ErrorCode::NotFound);
}

void TestSearch::filter_roundTripsThroughItsName()
{
    People people;
    SavedFilter saved{u"Strong"_s, u"systems"_s, {}};
    saved.filter.gpaAtLeast = 87.5;
    saved.filter.reviewer = people.reviewer;
    saved.filter.newOnly = true;
    BOLE_DO(people.season->applicants().saveFilter(saved));
    people.reopen();
    QCOMPARE(people.season->applicants().savedFilters().value(), QList{saved});
    // As saved before scales could be chosen: it was a percentage, and stays one.
    const ApplicantFilter old = applicantFilterFromJson({{u"gpaPercentAtLeast"_s, 3.5}});
    QCOMPARE(old.gpaAtLeast, std::optional(3.5));
    QVERIFY(!old.gpaScale);
    BOLE_DO(people.season->applicants().removeFilter(u"Strong"_s));
    QVERIFY(people.season->applicants().savedFilters()->isEmpty());
}

void TestSearch::newSinceLastLooked()
{
    People people;
    const ReviewerId other = people.addReviewer(u"Ada Quill"_s);
    ApplicantStore &applicants = people.season->applicants();
    QCOMPARE(applicants.newFor(people.reviewer)->size(), 3);
    BOLE_DO(applicants.markSeen({people.jiang}, people.reviewer));
    BOLE_DO(applicants.markSeen({people.okafor}, people.reviewer));
    QCOMPARE(applicants.newFor(people.reviewer).value(), QList{people.lin});
    // One's own edit is no news to oneself; another's is.
    BOLE_DO(people.season->records().apply(people.jiang, Edit::set(u"/basics/summary"_s, u"s"_s),
                                           people.reviewer));
    BOLE_DO(people.season->records().apply(people.okafor, Edit::set(u"/basics/summary"_s, u"s"_s),
                                           other));
    QCOMPARE(applicants.newFor(people.reviewer).value(), QList({people.okafor, people.lin}));
}

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
