// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparebest.h"
#include "model/compare/comparison.h"
#include "model/desk/blindedseason.h"
#include "model/desk/fairness.h"
#include "model/knowledge/knowledge.h"
#include "tests/model/desk/shortlistfixture.h"

#include <algorithm>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Graded
{
    Grade grade;
    double confidence = 0.99;
};

Record personWith(const Graded &graded)
{
    Record record;
    record.education.resize(1);
    record.education[0].level = StudyLevel::Bachelor;
    record.education[0].institution = u"东湖大学"_s;
    record.education[0].gpa = graded.grade;
    record.confidence.insert(u"/education/0/gpa"_s, graded.confidence);
    return record;
}

} // namespace

/// What is called the best, and what looks checked.
class TestComparison : public QObject
{
    Q_OBJECT

private slots:
    void star_isForSureAndComparableValues_data();
    void star_isForSureAndComparableValues();
    void confirmed_isSure();
    void having_isNotAlwaysAMerit();
    void nameless_isCalledByNumber();

private:
    Comparison compared(SeasonFixture &f, const QList<ApplicantId> &applicants)
    {
        return compare(BlindedSeason(*f.season, f.reviewer, u"en"_s), m_knowledge, applicants)
            .value();
    }
    /// "*" for the best, "?" for what nobody has checked.
    static QString marks(const Comparison &comparison, CompareRow::Kind kind)
    {
        const auto row = std::ranges::find(comparison.rows, kind, &CompareRow::kind);
        QString text;
        for (const CompareCell &cell : row->cells)
            text += cell.best ? u'*' : cell.unchecked ? u'?' : u'-';
        return text;
    }

    Knowledge m_knowledge;
};

void TestComparison::star_isForSureAndComparableValues_data()
{
    QTest::addColumn<QList<Graded>>("people");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QList<Graded> &people, const QString &expected) {
        QTest::newRow(name) << people << expected;
    };
    row("same scale, sure", {{{3.9, 4}}, {{3.5, 4}}}, u"*-"_s);
    row("two scales", {{{3.9, 4}}, {{4.5, 5}}}, u"--"_s);
    row("two scales among three", {{{3.9, 4}}, {{4.5, 5}}, {{3.1, 4}}}, u"---"_s);
    row("the better one is not checked", {{{3.9, 4}, 0.5}, {{3.5, 4}}}, u"?-"_s);
    row("only one is sure", {{{3.9, 4}}, {{3.5, 4}, 0.5}}, u"-?"_s);
    row("the best of the sure ones", {{{3.9, 4}}, {{3.5, 4}}, {{3.2, 4}, 0.5}}, u"*-?"_s);
    row("an unsure one may be better", {{{3.8, 4}}, {{3.5, 4}}, {{3.9, 4}, 0.5}}, u"--?"_s);
    row("out of 100, printed or plain", {{{88, 100}}, {{91, std::nullopt}}}, u"-*"_s);
}

void TestComparison::star_isForSureAndComparableValues()
{
    QFETCH(QList<Graded>, people);
    SeasonFixture f;
    QList<ApplicantId> applicants;
    for (const Graded &graded : people)
        applicants.append(f.addApplicant(personWith(graded)));
    QTEST(marks(compared(f, applicants), CompareRow::Kind::Gpa), "expected");
}

void TestComparison::confirmed_isSure()
{
    SeasonFixture f;
    const QList<ApplicantId> applicants{f.addApplicant(personWith({{3.9, 4}, 0.5})),
                                        f.addApplicant(personWith({{3.5, 4}}))};
    QCOMPARE(marks(compared(f, applicants), CompareRow::Kind::Gpa), u"?-"_s);
    BOLE_DO(
        f.season->records().apply(applicants[0], Edit::confirm(u"/education/0/gpa"_s), f.reviewer));
    QCOMPARE(marks(compared(f, applicants), CompareRow::Kind::Gpa), u"*-"_s);
}

void TestComparison::having_isNotAlwaysAMerit()
{
    CompareRow row;
    row.cells.resize(2);
    row.cells[0].value = 2;
    row.cells[1].value = 5;
    markBest(row, PreferredValue::Neither);
    QVERIFY(!row.cells[1].best);
    markBest(row, PreferredValue::More);
    QVERIFY(row.cells[1].best);
}

void TestComparison::nameless_isCalledByNumber()
{
    SeasonFixture f;
    const QList<ApplicantId> applicants{f.addApplicant(personWith({{3.9, 4}})),
                                        f.addApplicant(personWith({{3.5, 4}}))};
    BOLE_DO(f.season->applicants().setNickname(applicants[1], u"the robot builder"_s, f.reviewer));
    QCOMPARE(compared(f, applicants).names,
             (QStringList{applicantCode(applicants[0], u"en"), u"the robot builder"_s}));
}

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
