// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/formula.h"
#include "model/review/formulalines.h"
#include "model/review/rounding.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestFormula : public QObject
{
    Q_OBJECT

private slots:
    void formulas_giveTheirValue_data();
    void formulas_giveTheirValue();
    void explanation_showsTheArithmetic();
    void explanation_canBeWorkedOutByHand();
    void tooFewJudges_areSaid();
    void points_sayWhereTheyComeFrom();
    void missingNumbers_giveNoTotal();
    void requirements_ruleOut_data();
    void requirements_ruleOut();
    void requirements_sayWhatTheyGoBy();
    void requirements_ofWhatIsMissing();
    void names_inBracketsMayHoldAnySign_data();
    void names_inBracketsMayHoldAnySign();
    void divisionByZero_isSaid();
    void numbers_areRoundedAsByHand();
    void faults_areNamedWithTheirPlace_data();
    void faults_areNamedWithTheirPlace();
};

namespace {

const QHash<QString, QList<double>> values{
    {u"exam"_s, {82}},
    {u"panel"_s, {90, 95, 80, 92, 89}},
    {u"rank"_s, {4.5}},
    {u"gpa"_s, {91.2}},
    {u"a b"_s, {60}},
    {u"one"_s, {70, 80}},
    {u"复试"_s, {55, 75}},
    {u"close"_s, {86, 87, 87}},
    {u"line"_s, {59.99, 60, 60}},
};

QString known(const QString &name)
{
    if (name == u"初试"_s)
        return u"exam"_s;
    return values.contains(name) || name == u"later"_s ? name : QString();
}

QList<double> valueOf(const QString &name)
{
    return values.value(name);
}

} // namespace

void TestFormula::formulas_giveTheirValue_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("expected");
    // 92 + 90 + 89 = 271, / 3 = 90.3333; 82 × 0.6 = 49.2; 90.3333 × 0.4 = 36.1333
    QTest::newRow("written exam and panel") << u"exam*0.6 + trimmed(panel)*0.4"_s << 85.333333;
    QTest::newRow("the same, typed in Chinese")
        << u"初试×０.６＋去极值平均（panel）×40%"_s << 85.333333;
    QTest::newRow("mean of the judges") << u"panel"_s << 89.2;
    QTest::newRow("lowest and highest") << u"highest(panel) - lowest(panel)"_s << 15.0;
    QTest::newRow("of two judges nobody is left out") << u"trimmed(one)"_s << 75.0;
    QTest::newRow("best two of three") << u"best(2, exam, gpa, [a b])"_s << 86.6;
    QTest::newRow("best two of three, one not there") << u"best(2, exam, later, gpa)"_s << 86.6;
    QTest::newRow("mean of parts") << u"mean(exam, [a b])"_s << 71.0;
    QTest::newRow("smallest, largest") << u"max(exam, [a b]) + min(exam, [a b])"_s << 142.0;
    QTest::newRow("at least") << u"table(gpa, 95: 10, 90: 8, 80: 5)"_s << 8.0;
    QTest::newRow("at most") << u"table(rank, <=1: 10, <=5: 6, ≤10：3)"_s << 6.0;
    QTest::newRow("not reached") << u"table(gpa, 95: 10)"_s << 0.0;
    QTest::newRow("not known gives no points") << u"exam + table(later, 1: 5)"_s << 82.0;
    QTest::newRow("products before sums") << u"2 + 3 * 4 - 8 / 4"_s << 12.0;
    QTest::newRow("brackets") << u"(2 + 3) * -(4 - 6)"_s << 10.0;
}

void TestFormula::formulas_giveTheirValue()
{
    QFETCH(QString, text);
    QFETCH(double, expected);
    const auto formula = Formula::parse(text, {}, known);
    QVERIFY2(formula, formula ? "" : qPrintable(formula.error().detail));
    const FormulaResult result = formula->evaluate(valueOf);
    QVERIFY2(result.value, qPrintable(result.missing.join(u',')));
    QVERIFY2(std::abs(*result.value - expected) < 1e-5, qPrintable(QString::number(*result.value)));
}

void TestFormula::explanation_showsTheArithmetic()
{
    const auto formula = Formula::parse(u"exam*0.6 + trimmed(panel)*0.4"_s, {}, known);
    const FormulaResult result = formula->evaluate(valueOf);
    QCOMPARE(result.arithmetic, u"82 × 0.6 + 90.3333 × 0.4 = 85.33"_s);
    QCOMPARE(result.steps,
             QStringList({u"exam: 82"_s, u"panel: 95, 92, 90, 89, 80 → 92, 90, 89 → 90.3333"_s}));
    QCOMPARE(formula->names(), QStringList({u"exam"_s, u"panel"_s}));
    const auto nested = Formula::parse(u"(exam + 8) * 2"_s, {}, known);
    QCOMPARE(nested->evaluate(valueOf).arithmetic, u"(82 + 8) × 2 = 180"_s);
}

/// 90 × 0.5 + 86.67 × 0.5 would be 88.34, half up; it is 45 + 260 / 6 = 88.33.
void TestFormula::explanation_canBeWorkedOutByHand()
{
    const auto formula = Formula::parse(u"90 × 0.5 + close × 0.5"_s, {}, known);
    const FormulaResult result = formula->evaluate(valueOf);
    QCOMPARE(result.arithmetic, u"90 × 0.5 + 86.6667 × 0.5 = 88.33"_s);
    QCOMPARE(result.steps, QStringList(u"close: 87, 87, 86 → 86.6667"_s));
    QCOMPARE(Formula::parse(u"mean(close)"_s, {}, known)->evaluate(valueOf).steps, result.steps);
}

/// Nobody is left out of two, and that is told.
void TestFormula::tooFewJudges_areSaid()
{
    const auto formula = Formula::parse(u"trimmed(one) + trimmed(panel)"_s, {}, known);
    const FormulaResult result = formula->evaluate(valueOf);
    QCOMPARE(result.untrimmed, QStringList(u"one"_s));
    const QStringList lines = formulaLines(result, u"en"_s);
    QVERIFY2(lines.contains(u"one: fewer than three judges gave a score, so nobody is left out."_s),
             qPrintable(lines.join(u'\n')));
    QVERIFY(formulaLines(result, u"zh_CN"_s).join(u'\n').contains(u"评委不足三人"_s));
}

void TestFormula::points_sayWhereTheyComeFrom()
{
    const auto formula = Formula::parse(
        u"table(rank, <=5: 6) + table(gpa, 90: 8) + table(later, 1: 5)"_s, {}, known);
    const FormulaResult result = formula->evaluate(valueOf);
    QCOMPARE(result.arithmetic, u"6 + 8 + 0 = 14"_s);
    QVERIFY(result.steps.contains(u"rank 4.5 (≤ 5) → 6"_s));
    QVERIFY(result.steps.contains(u"gpa 91.2 (≥ 90) → 8"_s));
    QVERIFY(result.steps.contains(u"later ? → 0"_s));
    QVERIFY(result.missing.isEmpty());
}

void TestFormula::missingNumbers_giveNoTotal()
{
    const auto formula = Formula::parse(u"exam + later"_s, {}, known);
    const FormulaResult result = formula->evaluate(valueOf);
    QVERIFY(!result.value);
    QCOMPARE(result.missing, QStringList{u"later"_s});
    QVERIFY(!Formula::parse(u"exam / (exam - exam)"_s, {}, known)->evaluate(valueOf).value);
}

void TestFormula::requirements_ruleOut_data()
{
    QTest::addColumn<QString>("requirement");
    QTest::addColumn<QString>("failed");
    QTest::newRow("met") << u"exam >= 60"_s << QString();
    QTest::newRow("exactly met") << u"exam ≥ 82"_s << QString();
    QTest::newRow("below the line") << u"exam >= 85"_s << u"exam ≥ 85: 82"_s;
    QTest::newRow("one veto is enough") << u"lowest(复试) >= 60"_s << u"复试 ≥ 60: 55"_s;
    QTest::newRow("the mean is not") << u"复试 >= 60"_s << QString();
    QTest::newRow("at most") << u"rank <= 4"_s << u"rank ≤ 4: 4.5"_s;
    QTest::newRow("strictly") << u"exam > 82"_s << u"exam > 82: 82"_s;
    QTest::newRow("not known yet rules nobody out") << u"later >= 60"_s << QString();
    QTest::newRow("a sum says its parts")
        << u"exam + rank >= 90"_s << u"exam + rank ≥ 90: 82 + 4.5 = 86.5"_s;
    QTest::newRow("brackets as they were written")
        << u"(exam + rank) * 2 >= 200"_s << u"(exam + rank) × 2 ≥ 200: (82 + 4.5) × 2 = 173"_s;
    QTest::newRow("59.9967 is 60.00 as it is shown") << u"line >= 60"_s << QString();
    QTest::newRow("59.99 is not") << u"lowest(line) >= 60"_s << u"line ≥ 60: 59.99"_s;
}

void TestFormula::requirements_ruleOut()
{
    QFETCH(QString, requirement);
    QFETCH(QString, failed);
    const auto formula = Formula::parse(u"exam"_s, {requirement, {}}, known);
    QVERIFY2(formula, formula ? "" : qPrintable(formula.error().detail));
    const FormulaResult result = formula->evaluate(valueOf);
    QCOMPARE(result.failed.join(u';'), failed);
    QCOMPARE(result.isRuledOut(), !failed.isEmpty());
    QCOMPARE(result.value, 82);
}

/// "复试 ≥ 60: 55" although the mean is 65: whose 55 that is stands beside it.
void TestFormula::requirements_sayWhatTheyGoBy()
{
    const auto formula =
        Formula::parse(u"exam"_s, {u"lowest(复试) >= 60"_s, u"exam >= 85"_s}, known);
    const FormulaResult result = formula->evaluate(valueOf);
    QCOMPARE(result.steps, QStringList({u"exam: 82"_s, u"复试: 75, 55 → 55"_s}));
    QVERIFY(formulaLines(result, u"en"_s).contains(u"Ruled out: 复试 ≥ 60: 55"_s));
}

/// It rules nobody out, but nobody shall think that it was met.
void TestFormula::requirements_ofWhatIsMissing()
{
    const auto formula =
        Formula::parse(u"exam"_s, {u"later + exam >= 60"_s, u"exam >= 60"_s}, known);
    const FormulaResult result = formula->evaluate(valueOf);
    QVERIFY(!result.isRuledOut());
    QCOMPARE(result.value, 82);
    QCOMPARE(result.untested, QStringList(u"later + exam ≥ 60"_s));
    QVERIFY(formulaLines(result, u"en"_s)
                .contains(u"Nobody can tell yet, for want of a number: later + exam ≥ 60"_s));
}

void TestFormula::names_inBracketsMayHoldAnySign_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : {u"英语（口语）"_s, u"基础、专业"_s, u"笔试·面试"_s, u"英语：口语"_s,
                                u"2026–2027"_s, u"A × B"_s})
        QTest::newRow(qPrintable(name)) << name;
}

void TestFormula::names_inBracketsMayHoldAnySign()
{
    QFETCH(QString, name);
    const auto isIt = [&](const QString &asked) {
        return asked == name ? u"exam"_s : QString();
    };
    const auto formula = Formula::parse(u'[' + name + u"]×２"_s, {}, isIt);
    QVERIFY(formula);
    QCOMPARE(formula->evaluate(valueOf).value, 164);
    // A name that was typed with other signs than it was given.
    const auto isHalfWidth = [](const QString &asked) {
        return asked == u"英语(口语)"_s ? u"exam"_s : QString();
    };
    QVERIFY(Formula::parse(u"【英语（口语）】"_s, {}, isHalfWidth));
}

void TestFormula::divisionByZero_isSaid()
{
    const auto formula = Formula::parse(u"exam / (gpa - gpa)"_s, {}, known);
    QVERIFY(formula);
    const FormulaResult result = formula->evaluate(valueOf);
    QVERIFY(!result.value && result.dividesByZero && result.missing.isEmpty());
}

/// 60 × 0.7 + 60.75 × 0.3 = 42 + 18.225 = 60.225, half up.
void TestFormula::numbers_areRoundedAsByHand()
{
    QCOMPARE(shownNumber(60 * 0.7 + 60.75 * 0.3), u"60.23"_s);
    QCOMPARE(shownNumber(-0.001), u"0.00"_s);
    QCOMPARE(shownNumber(-1.005), u"-1.01"_s);
    QCOMPARE(shownNumber(2.344), u"2.34"_s);
    const auto formula = Formula::parse(u"60×0.7 + 60.75×0.3"_s, {}, known);
    QVERIFY(formula);
    QVERIFY(formula->evaluate(valueOf).arithmetic.endsWith(u"= 60.23"_s));
}

void TestFormula::faults_areNamedWithTheirPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault");
    QTest::newRow("unknown name") << u"exam + 面试"_s << u"8: there is no such name"_s;
    QTest::newRow("nothing after the sign") << u"exam *"_s << u"7: something is missing"_s;
    QTest::newRow("open bracket") << u"(exam + 1"_s << u"10: a closing bracket is missing"_s;
    QTest::newRow("open name") << u"[exam"_s << u"2: a closing bracket is missing"_s;
    QTest::newRow("two things") << u"exam 2"_s << u"6: not understood"_s;
    QTest::newRow("trimmed of a sum") << u"trimmed(exam + 1)"_s << u"18: one name is expected"_s;
    QTest::newRow("more than there are")
        << u"best(3, exam, gpa)"_s << u"19: fewer parts than the best that are wanted"_s;
    QTest::newRow("a table without steps") << u"table(gpa)"_s << u"11: a step is expected"_s;
    QTest::newRow("no number") << u"1.2.3"_s << u"6: a number is expected"_s;
}

void TestFormula::faults_areNamedWithTheirPlace()
{
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const auto formula = Formula::parse(text, {}, known);
    QVERIFY(!formula);
    QCOMPARE(formula.error().detail, fault);
    QVERIFY(!Formula::parse(QString(1000, u'(') + u"1"_s, {}, known));
    QVERIFY(!Formula::parse(u"exam"_s, {u"exam"_s}, known)); // a requirement compares
}

QTEST_GUILESS_MAIN(TestFormula)
#include "tst_formula.moc"
