// SPDX-License-Identifier: GPL-3.0-or-later
// Totals by a formula: points, numbers from elsewhere, facts, and what rules out, through the desk.
#include "model/desk/deskcommittee.h"
#include "model/desk/desklists.h"
#include "model/desk/deskstages.h"
#include "model/export/workbookwriter.h"
#include "model/review/rounding.h"
#include "model/review/rubricjson.h"
#include "model/review/scorebook.h"
#include "model/review/totalformula.h"
#include "model/review/visibility.h"
#include "model/season/query.h"
#include "model/season/rosterstore.h"
#include "model/season/rubricstore.h"
#include "model/season/settingstore.h"
#include "model/shortlist/decisionplan.h"
#include "model/shortlist/ranking.h"
#include "tests/model/desk/deskfixture.h"

using namespace Bole;
using namespace Qt::StringLiterals;

class TestTotalFormula : public QObject
{
    Q_OBJECT

private slots:
    void rubric_isKeptInJson();
    void rubric_withBadFormulaIsRefused();
    void points_takeHalves();
    void totals_followTheFormula();
    void ruledOut_standsLastWithTheReason();
    void ruledOut_takesNoPlaceOfAList();
    void withoutATotal_takesNoPlace();
    void sealed_isFrozen();
    void unreadableFormula_givesNoTotals();
    void names_misspelledAreRefused();
    void lists_areKnownAsTheyAreShown();
    void lists_thatAreNotThereAreSaid();
    void criteria_ofOneNameAreRefused();
    void outsideNumbers_areTheCoordinators();
    void table_bringsNumbersByAnyKey();
    void workbook_bringsNumbersByApplicationNumber();
    void reworkedFormula_isAnotherVersion();
    void library_hasPercentiles();
};

namespace {

Criterion criterion(const QString &id, const QString &zh, CriterionKind kind)
{
    Criterion made;
    made.id = id;
    made.name = {id, zh};
    made.kind = kind;
    return made;
}

Rubric examAndPanel()
{
    Rubric rubric;
    rubric.id = u"camp"_s;
    rubric.title = {u"Camp"_s, u"夏令营"_s};
    rubric.criteria = {criterion(u"exam"_s, u"初试"_s, CriterionKind::Outside),
                       criterion(u"panel"_s, u"复试"_s, CriterionKind::Points)};
    rubric.formula = u"初试×0.6 + 去极值平均(复试)×0.4 + table(rank, <=5: 2)"_s;
    rubric.requirements = {u"exam >= 60"_s};
    return rubric;
}

struct Fixture : DeskFixture
{
    RubricId rubric;
    ApplicantId other = file.addApplicant(Record());

    Fixture()
    {
        rubric = file.season->rubrics().save(examAndPanel(), wen)->id;
        BOLE_DO(file.season->settings().setValue(Visibility::settingKey(),
                                                 Visibility::toJson(OthersShown::Always)));
    }

    void judge(ApplicantId who, const QList<double> &points)
    {
        for (qsizetype i = 0; i < points.size(); ++i) {
            const ReviewerId judge = file.addReviewer(u"Judge %1 of %2"_s.arg(i).arg(who.value));
            ReviewContent content;
            content.scores[u"panel"_s].level = points[i];
            content.state = ReviewState::Submitted;
            BOLE_DO(file.season->reviews().save(who, judge, rubric, content));
        }
    }
    ApplicantScores scores(ApplicantId who)
    {
        return desk.lists().people(RowSource::of({who})).value().first().scores;
    }
};

} // namespace

void TestTotalFormula::rubric_isKeptInJson()
{
    const Rubric rubric = examAndPanel();
    QVERIFY(problems(rubric).isEmpty());
    BOLE_GET(read, rubricFromJson(toJsonText(rubric)));
    QVERIFY(read == rubric);
    // What has neither is written as it always was.
    QVERIFY(!toJsonText(standardRubric()).contains("formula"));
    QVERIFY(!toJsonText(standardRubric()).contains("kind"));
}

void TestTotalFormula::rubric_withBadFormulaIsRefused()
{
    Rubric rubric = examAndPanel();
    rubric.formula = u"interview × 2"_s;
    QCOMPARE(problems(rubric), (QList{RubricProblem{RubricProblem::BadFormula, -1}}));
    BOLE_FAILS(rubricFromJson(toJsonText(rubric)), ErrorCode::InvalidValue);
    rubric.formula.clear();
    rubric.requirements = {u"panel"_s};
    QVERIFY(!problems(rubric).isEmpty());
    rubric.requirements.clear();
    rubric.criteria[1].most = 0;
    QCOMPARE(problems(rubric), (QList{RubricProblem{RubricProblem::BadScale, 1}}));
}

void TestTotalFormula::points_takeHalves()
{
    const Criterion points = criterion(u"panel"_s, {}, CriterionKind::Points);
    QVERIFY(points.takes(0) && points.takes(87.5) && points.takes(100));
    QVERIFY(!points.takes(87.3) && !points.takes(100.5) && !points.takes(-1));
    ReviewContent review;
    Rubric rubric = examAndPanel();
    QCOMPARE(missing(review, rubric).size(), 1); // nobody is asked for the exam
    review.scores[u"panel"_s].level = 87.5;
    QVERIFY(missing(review, rubric).isEmpty());
    QCOMPARE(total(review, rubric)->value, 87.5);
    QCOMPARE(total(review, rubric)->top, 100);
    // Beside worded levels both are stretched onto 1…5: 87.5 of 100 is 4.5, 2 of 5 is 2.
    Criterion worded = criteriaLibrary().first();
    worded.weight = 1;
    rubric.criteria.append(worded);
    review.scores[worded.id].level = 2;
    QCOMPARE(total(review, rubric)->value, 3.25);
}

void TestTotalFormula::totals_followTheFormula()
{
    Fixture f;
    f.judge(f.applicant, {90, 95.5, 80, 92, 89});
    QVERIFY(!f.scores(f.applicant).total); // the exam is not there yet
    QCOMPARE(f.scores(f.applicant).formula->missing, QStringList{u"exam"_s});
    BOLE_DO(f.desk.committee().setOutsideNumbers({{f.applicant, u"exam"_s, 82}}));
    // (92 + 90 + 89) / 3 = 90.3333; × 0.4 = 36.1333; 82 × 0.6 = 49.2; 3 of 60 is 5 %: 2 points
    const ApplicantScores scores = f.scores(f.applicant);
    QVERIFY(std::abs(*scores.total - 87.333333) < 1e-5);
    QCOMPARE(scores.formula->arithmetic, u"82 × 0.6 + 90.3333 × 0.4 + 2 = 87.33"_s);
    QCOMPARE(scores.criteria.value(u"exam"_s), 82);
    QVERIFY(std::abs(scores.criteria.value(u"panel"_s) - 89.3) < 1e-9);
    const auto season = f.desk.lists().visibleSeason(u"zh"_s);
    BOLE_GET(order, rank(*season, RankingRule()));
    QCOMPARE(order.first().applicant, f.applicant);
    QVERIFY(!order.last().value);
    // In the reader's language.
    BOLE_GET(book, ScoreBook::of(*season));
    BOLE_GET(reviews, season->reviews({f.applicant}, ReviewParts::Numbers));
    QVERIFY(book.scores(f.applicant, reviews.value(f.applicant))
                .formula->steps.contains(u"初试: 82"_s));
}

void TestTotalFormula::ruledOut_standsLastWithTheReason()
{
    Fixture f;
    f.judge(f.applicant, {90});
    f.judge(f.other, {60});
    BOLE_DO(f.desk.committee().setOutsideNumbers(
        {{f.applicant, u"exam"_s, 59.5}, {f.other, u"exam"_s, 60}}));
    QVERIFY(!f.scores(f.applicant).total);
    QCOMPARE(f.scores(f.applicant).formula->failed, QStringList{u"exam ≥ 60: 59.5"_s});
    QCOMPARE(f.scores(f.other).total, 60); // 36 + 24, no rank is known: no points
    BOLE_GET(order, rank(*f.desk.lists().visibleSeason(u"en"_s), RankingRule()));
    QCOMPARE(order.first().applicant, f.other);
}

void TestTotalFormula::ruledOut_takesNoPlaceOfAList()
{
    using enum ListPart;
    Fixture f;
    const ApplicantId third = f.file.addApplicant(Record());
    f.judge(f.applicant, {90});
    f.judge(f.other, {60});
    f.judge(third, {50});
    BOLE_DO(f.desk.committee().setOutsideNumbers(
        {{f.applicant, u"exam"_s, 59.5}, {f.other, u"exam"_s, 60}, {third, u"exam"_s, 60}}));
    DeskLists &lists = f.desk.lists();
    const ShortlistId id = lists.create(u"Offers"_s).value();
    BOLE_DO(lists.add(id, {f.applicant, f.other, third}));
    BOLE_DO(lists.move(id, f.applicant, 0)); // even for who is put first by hand
    const auto parts = [&] {
        QList<ListPart> found;
        const VisibleList shown = lists.visible(lists.all().value().first()).value();
        for (const PersonRow &row : shown.rows)
            found.append(row.part);
        return found;
    };
    QCOMPARE(parts(), (QList{Below, None, None})); // also where there is no quota
    BOLE_DO(lists.setLines(id, 1, 1));
    QCOMPARE(parts(), (QList{Below, Within, Waiting}));
    const VisibleList shown = lists.visible(lists.all().value().first()).value();
    QCOMPARE(shown.rows[0].place, 0); // who is first by hand and out takes none of the others'
    QCOMPARE(shown.rows[1].place, 1);
    QCOMPARE(shown.rows[2].place, 2);

    const Shortlist list = lists.all().value().first();
    const QSet<ApplicantId> out{f.applicant};
    QCOMPARE(partsOf(list, {}, out), (QList{Below, Within, Waiting}));
    const auto plan = planDecisions(
        list, {}, {{Within, Decision::Admit}, {Waiting, Decision::Wait}}, {}, {}, out);
    QVERIFY(!plan[0].wanted);
    QCOMPARE(plan[0].place, 0);
    QCOMPARE(plan[1].place, 1);
    QCOMPARE(plan[1].wanted, Decision::Admit);
    QCOMPARE(plan[2].wanted, Decision::Wait);
    // When the one who has the place declines, the one who is ruled out does not move up.
    BOLE_GET(movedUp, f.desk.stages().setAnswer(id, {f.other}, Answer::Declined, {}));
    QCOMPARE(movedUp, QList{third});
    QCOMPARE(parts(), (QList{Below, Declined, Within}));
}

/// Whose exam is missing stands last, and does not get the place that is left.
void TestTotalFormula::withoutATotal_takesNoPlace()
{
    using enum ListPart;
    Fixture f;
    f.judge(f.applicant, {90});
    f.judge(f.other, {60});
    DeskLists &lists = f.desk.lists();
    const ShortlistId id = lists.create(u"Offers"_s).value();
    BOLE_DO(lists.add(id, {f.applicant, f.other}));
    BOLE_DO(lists.setLines(id, 2, {}));
    const auto rows = [&] {
        return lists.people({lists.all().value().first(), {}}).value();
    };
    QCOMPARE(rows()[1].part, Within); // nobody has a total yet
    BOLE_DO(f.desk.committee().setOutsideNumbers({{f.applicant, u"exam"_s, 82}}));
    QCOMPARE(rows()[0].part, Within);
    QCOMPARE(rows()[1].part, Below);
    QVERIFY(rows()[0].takesPlace && !rows()[1].takesPlace);
    BOLE_DO(f.desk.committee().setOutsideNumbers({{f.other, u"exam"_s, 60}}));
    QCOMPARE(rows()[1].part, Within);
}

/// 82 × 0.6 + 90 × 0.4 + 2 for the rank = 49.2 + 36 + 2 = 87.2, whatever the exam is corrected to
/// afterwards.
void TestTotalFormula::sealed_isFrozen()
{
    using enum ListPart;
    Fixture f;
    f.judge(f.applicant, {90});
    f.judge(f.other, {70});
    BOLE_DO(f.desk.committee().setOutsideNumbers(
        {{f.applicant, u"exam"_s, 82}, {f.other, u"exam"_s, 60}}));
    DeskLists &lists = f.desk.lists();
    const ShortlistId id = lists.create(u"Offers"_s).value();
    BOLE_DO(lists.add(id, {f.applicant, f.other}));
    BOLE_DO(lists.setLines(id, 1, 1));
    BOLE_DO(lists.seal(id));
    BOLE_DO(f.desk.committee().setOutsideNumbers(
        {{f.applicant, u"exam"_s, 50}, {f.other, u"exam"_s, 100}}));
    const QList<PersonRow> rows = lists.people({lists.all().value().first(), {}}).value();
    QCOMPARE(rows[0].part, Within); // not ruled out by what is said today
    QCOMPARE(rows[1].part, Waiting);
    QCOMPARE(roundedAsShown(*rows[0].scores.total), 87.2);
    QVERIFY(rows[0].scores.formula->arithmetic.endsWith(u"= 87.2"_s));
    QVERIFY(rows[0].scores.formula->failed.isEmpty());
    QCOMPARE(rows[0].scores.criteria.value(u"exam"_s), 82);
    BOLE_DO(lists.checkSeal(id));
}

/// As a newer version may have written it.
void TestTotalFormula::unreadableFormula_givesNoTotals()
{
    Fixture f;
    f.judge(f.applicant, {90});
    BOLE_DO(f.desk.committee().setOutsideNumbers({{f.applicant, u"exam"_s, 82}}));
    QVERIFY(f.scores(f.applicant).total);
    Query newer(f.file.season->database(),
                u"UPDATE rubric SET definition = replace(definition, '去极值平均', 'median')"_s);
    QVERIFY(newer.affected() > 0);
    const ApplicantScores scores = f.scores(f.applicant);
    QVERIFY(!scores.total && scores.formula->isUnreadable);
    QCOMPARE(scores.criteria.value(u"panel"_s), 90); // all the rest is there
}

void TestTotalFormula::names_misspelledAreRefused()
{
    Rubric rubric = examAndPanel();
    for (const QString &wrong : {u"awards.nationl"_s, u"awardsFrom.country"_s, u"papers.CCF-D"_s,
                                 u"papers."_s, u"list."_s}) {
        rubric.formula = u'[' + wrong + u']';
        QVERIFY2(!totalFormula(rubric), qPrintable(wrong));
    }
    for (const QString &right : {u"awards.national"_s, u"papers.CCF-A"_s, u"list.985"_s}) {
        rubric.formula = u'[' + right + u']';
        QVERIFY2(totalFormula(rubric), qPrintable(right));
    }
}

/// list.双一流 under its title would be 0 for everybody: it is kept as dual2022.
void TestTotalFormula::lists_areKnownAsTheyAreShown()
{
    Rubric rubric = examAndPanel();
    rubric.formula = u"[list.双一流] + [bachelorList.double first-class] + [papers.ccf-a]"_s;
    BOLE_GET(formula, totalFormula(rubric));
    QCOMPARE(formula.names(), (QStringList{u"list.dual2022"_s, u"bachelorList.dual2022"_s,
                                           u"papers.CCF-A"_s, u"exam"_s}));
}

void TestTotalFormula::lists_thatAreNotThereAreSaid()
{
    Fixture f;
    Rubric rubric = examAndPanel();
    rubric.formula = u"table(papers.Q1, 1: 2) + list.985 + [papers.CCF-A] + list.Allies"_s;
    DeskCommittee &committee = f.desk.committee();
    QCOMPARE(committee.missingLists(rubric), (QStringList{u"Allies"_s, u"Q1"_s}));
    BOLE_DO(committee.addOwnLists(ListKind::Venues, "list,name\nQ1,Journal of Quiet Water\n"));
    BOLE_DO(committee.addOwnLists(ListKind::Institutions, "list,name\nAllies,Lakeside\n"));
    QCOMPARE(committee.missingLists(rubric), QStringList());
}

/// A formula could not tell which of them is meant.
void TestTotalFormula::criteria_ofOneNameAreRefused()
{
    Rubric rubric = examAndPanel();
    rubric.criteria.append(criterion(u"second"_s, u"复试"_s, CriterionKind::Points));
    QCOMPARE(problems(rubric), (QList{RubricProblem{RubricProblem::IdTwice, 1},
                                      RubricProblem{RubricProblem::IdTwice, 2}}));
    rubric.formula.clear();
    rubric.requirements.clear();
    QVERIFY(problems(rubric).isEmpty());
}

void TestTotalFormula::outsideNumbers_areTheCoordinators()
{
    Fixture f;
    DeskCommittee &committee = f.desk.committee();
    BOLE_FAILS(committee.setOutsideNumbers({{f.applicant, u"exam"_s, 101}}),
               ErrorCode::InvalidValue);
    BOLE_FAILS(committee.setOutsideNumbers({{f.applicant, u"panel"_s, 50}}),
               ErrorCode::InvalidValue);
    BOLE_DO(committee.setOutsideNumbers({{f.applicant, u"exam"_s, 70}}));
    BOLE_DO(committee.setOutsideNumbers({{f.applicant, u"exam"_s, std::nullopt}}));
    QVERIFY(committee.outsideNumbers()->numbers.isEmpty());
    const auto events = f.file.season->settings().events().value();
    QCOMPARE(int(std::ranges::count(events, u"outsideNumber.changed"_s, &Event::code)), 2);
    Reviewer lead = committee.members().value().first();
    lead.role = ReviewerRole::Coordinator;
    BOLE_DO(committee.update(lead));
    f.desk.setReviewer(f.bela);
    BOLE_FAILS(committee.setOutsideNumbers({{f.applicant, u"exam"_s, 70}}), ErrorCode::NotAllowed);
}

void TestTotalFormula::table_bringsNumbersByAnyKey()
{
    Fixture f;
    Record record;
    record.basics.name = u"Mira Okafor"_s;
    record.basics.identifiers = {{u"application"_s, u"2027-0042"_s}};
    const ApplicantId mira = f.file.addApplicant(record);
    BOLE_GET(read, f.desk.committee().readOutsideNumbers(
                       "考生编号,初试\n2027-0042,81\nxiao.jiang@example.org,77.25\nnobody,50\n"
                       "江晓,200\n"));
    QCOMPARE(read.numbers,
             (QList<OutsideNumber>{{mira, u"exam"_s, 81}, {f.applicant, u"exam"_s, 77.25}}));
    QCOMPARE(read.problems, QStringList({u"4: nobody"_s, u"5: 200"_s}));
    BOLE_FAILS(f.desk.committee().readOutsideNumbers("name,other\nA,1\n"), ErrorCode::InvalidTable);
}

void TestTotalFormula::workbook_bringsNumbersByApplicationNumber()
{
    Fixture f;
    const auto number = [&](ApplicantId applicant, const QString &number) {
        return f.file.season->rosters().put(applicant, {{u"number"_s, number}}, f.wen);
    };
    // The second one's application has the number that the season gave the first.
    BOLE_DO(number(f.applicant, u"20270099"_s));
    BOLE_DO(number(f.other, QString::number(f.applicant.value)));
    WorkbookWriter writer;
    writer.beginSheet(u"成绩"_s, {cell(u"报名编号"_s), cell(u"姓名"_s), cell(u"初试"_s)});
    writer.write({cell(u"20270099"_s), cell(u"江晓"_s), cell(88.5)});
    writer.write({cell(double(f.applicant.value)), cell(u"someone"_s), cell(61.0)});
    BOLE_GET(bytes, writer.finish());
    QFile file(f.file.folder.filePath(u"成绩.xlsx"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    BOLE_GET(read, f.desk.committee().readOutsideNumbers(FilePath(file.fileName())));
    QCOMPARE(read.numbers,
             (QList<OutsideNumber>{{f.applicant, u"exam"_s, 88.5}, {f.other, u"exam"_s, 61}}));
    QVERIFY(read.problems.isEmpty());
}

void TestTotalFormula::reworkedFormula_isAnotherVersion()
{
    Fixture f;
    f.judge(f.applicant, {90});
    Rubric changed = examAndPanel();
    changed.formula = u"panel"_s;
    BOLE_GET(stored, f.desk.committee().save(changed));
    QCOMPARE(stored.rubric.version, 2);
    QCOMPARE(f.desk.committee().rubric(f.rubric)->rubric.formula, examAndPanel().formula);
    QCOMPARE(f.scores(f.applicant).total, 90); // scores of the same scale stand beside each other
}

void TestTotalFormula::library_hasPercentiles()
{
    QCOMPARE(standardRubric().criteria.size(), 6);
    const auto library = criteriaLibrary();
    const auto overall = std::ranges::find(library, u"overall-percentile"_s, &Criterion::id);
    QVERIFY(overall != library.end());
    QCOMPARE(overall->levels.last().zh, u"前 1%"_s);
}

QTEST_MAIN(TestTotalFormula)
#include "tst_totalformula.moc"
