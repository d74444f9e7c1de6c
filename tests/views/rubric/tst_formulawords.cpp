// SPDX-License-Identifier: GPL-3.0-or-later
// How totals are made, in sentences, where the formula is written.
#include "model/review/totalformula.h"
#include "views/rubric/formulawords.h"
#include "views/rubric/rubricwords.h"
#include "views/rubric/totalform.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

Criterion criterion(const QString &id, const QString &name, CriterionKind kind, double weight = 1)
{
    Criterion made;
    made.id = id;
    made.name = {name, name};
    made.kind = kind;
    made.weight = weight;
    return made;
}

Rubric rubricWith(const QString &formula, const QStringList &requirements = {})
{
    Rubric rubric;
    rubric.criteria = {criterion(u"exam"_s, u"Exam"_s, CriterionKind::Outside),
                       criterion(u"panel"_s, u"Panel"_s, CriterionKind::Points, 2),
                       criterion(u"fit"_s, u"Fit of both"_s, CriterionKind::Points)};
    rubric.formula = formula;
    rubric.requirements = requirements;
    return rubric;
}

} // namespace

class TestFormulaWords : public QObject
{
    Q_OBJECT

private slots:
    void words_sayHowATotalIsMade_data();
    void words_sayHowATotalIsMade();
    void fault_saysInWhichLine_data();
    void fault_saysInWhichLine();
    void form_explainsWhatIsTyped();
    void form_offersNamesAndFunctions();
};

void TestFormulaWords::words_sayHowATotalIsMade_data()
{
    QTest::addColumn<Rubric>("rubric");
    QTest::addColumn<QString>("words");
    QTest::newRow("no formula") << rubricWith({})
                                << u"Total = (Panel × 2 + Fit of both × 1) ÷ 3, the mean of the "
                                   "reviewers."_s;
    QTest::newRow("exam and panel")
        << rubricWith(u"exam*0.6 + trimmed(panel)*40%"_s, {u"exam >= 60"_s})
        << u"Total = Exam × 0.6 + Panel × 0.4. Exam: an external score. Panel: the mean of "
           "the reviewers without the highest and the lowest. Ruled out unless Exam ≥ 60."_s;
    QTest::newRow("a veto says whose")
        << rubricWith(u"panel"_s, {u"lowest(panel) >= 2"_s})
        << u"Total = Panel. Panel: the mean of the reviewers. Ruled out unless Panel (the lowest "
           "that a reviewer gave) ≥ 2."_s;
    QTest::newRow("points for facts")
        << rubricWith(u"panel + table(rank, <=5: 3, <=10: 1) + table(awards.national, 1: 2)"_s)
        << u"Total = Panel + points for Rank, top % + points for National awards. Panel: the mean "
           "of the reviewers. Rank, top %: points 3 up to 5, 1 up to 10, else none. National "
           "awards: points 2 from 1 on, else none."_s;
    QTest::newRow("brackets where they are needed")
        << rubricWith(u"(exam + best(1, panel, [Fit of both])) / 2 - -1"_s)
        << u"Total = (Exam + mean of the best 1 of (Panel, Fit of both)) ÷ 2 − −1. Exam: an "
           u"external "
           "score. Panel: the mean of the reviewers. Fit of both: the mean of the "
           "reviewers."_s;
    QTest::newRow("what is not understood") << rubricWith(u"exam +"_s) << QString();
}

void TestFormulaWords::words_sayHowATotalIsMade()
{
    QFETCH(Rubric, rubric);
    QFETCH(QString, words);
    QCOMPARE(FormulaWords::of(rubric), words);
}

void TestFormulaWords::fault_saysInWhichLine_data()
{
    QTest::addColumn<Rubric>("rubric");
    QTest::addColumn<QString>("words");
    QTest::newRow("none") << rubricWith(u"exam"_s, {u"exam >= 60"_s}) << QString();
    QTest::newRow("formula") << rubricWith(u"exam + Talk"_s, {u"exam >= 60"_s})
                             << u"The formula, at character 8: there is no such name."_s;
    QTest::newRow("second line")
        << rubricWith(u"exam"_s, {u"exam >= 60"_s, u"Panel = 60"_s})
        << u"“Panel = 60”, at character 7: a comparison such as >= is expected."_s;
    QTest::newRow("best of too few")
        << rubricWith(u"best(3, exam, Panel)"_s)
        << u"The formula, at character 21: there are fewer parts than the best that are wanted."_s;
    QTest::newRow("colon") << rubricWith(u"table(exam, 90 10)"_s)
                           << u"The formula, at character 16: a colon is expected."_s;
}

void TestFormulaWords::fault_saysInWhichLine()
{
    QFETCH(Rubric, rubric);
    QFETCH(QString, words);
    QCOMPARE(RubricWords::formulaFault(rubric), words);
}

void TestFormulaWords::form_explainsWhatIsTyped()
{
    TotalForm form;
    QSignalSpy edited(&form, &TotalForm::edited);
    form.setRubric(rubricWith(u"exam"_s, {u"exam >= 60"_s}));
    QCOMPARE(edited.size(), 0);
    const auto *words = form.findChild<QLabel *>(u"formulaWords"_s);
    QVERIFY(words->text().contains(u"Ruled out unless Exam ≥ 60."_s));
    QTest::keyClicks(form.findChild<QLineEdit *>(u"formula"_s), u" + 5"_s);
    QCOMPARE(edited.size(), 4);
    QCOMPARE(form.formula(), u"exam + 5"_s);
    QCOMPARE(form.requirements(), QStringList{u"exam >= 60"_s});
}

void TestFormulaWords::form_offersNamesAndFunctions()
{
    TotalForm form;
    form.setRubric(rubricWith({}));
    QMenu *menu = form.findChild<QToolButton *>(u"formulaInsert"_s)->menu();
    emit menu->aboutToShow();
    const auto pick = [menu](const QString &beginning) {
        for (QAction *action : menu->actions()) {
            if (action->text().startsWith(beginning)) {
                action->trigger();
                return true;
            }
        }
        return false;
    };
    QSignalSpy edited(&form, &TotalForm::edited);
    QVERIFY(pick(u"trimmed: the mean"_s));
    QVERIFY(pick(u"Fit of both"_s)); // goes between the brackets, with its own
    QCOMPARE(form.formula(), u"trimmed([Fit of both])"_s);
    QCOMPARE(edited.size(), 2);
    QVERIFY(totalFormula(rubricWith(form.formula())));
    // Lists that somebody here is on, so that nobody has to know how they are written.
    form.setCounts({u"list.dual2022"_s, u"bachelorList.985"_s});
    emit menu->aboutToShow();
    QStringList offered;
    for (QMenu *facts : menu->findChildren<QMenu *>()) {
        for (QAction *action : facts->actions())
            offered << action->text();
    }
    QVERIFY2(offered.contains(u"Double First-Class"_s) &&
                 offered.contains(u"985, the bachelor's school"_s),
             qPrintable(offered.join(u'\n')));
}

QTEST_MAIN(TestFormulaWords)
#include "tst_formulawords.moc"
