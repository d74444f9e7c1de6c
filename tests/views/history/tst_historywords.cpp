// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/committeewindow.h"
#include "views/history/historypane.h"

#include <QListWidget>
#include <QRegularExpression>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// The history as a person reads it: names instead of ids, one line for what was done at once.
class TestHistoryWords : public QObject
{
    Q_OBJECT

private slots:
    void score_namesItsCriterion();
    void whatWasDoneAtOnce_isOneEntry();
    void nothing_isAnId();

private:
    static QStringList shown(CommitteeWindow &window)
    {
        window.bench->window.showFacts(2);
        QStringList texts;
        auto *list = window.bench->window.findChild<HistoryPane *>()->findChild<QListWidget *>();
        for (int row = 0; row < list->count(); ++row)
            texts.append(list->item(row)->toolTip());
        return texts;
    }
};

void TestHistoryWords::score_namesItsCriterion()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    const RubricId rubric = window.season().rubrics().current().value()->id;
    BOLE_DO(window.season().reviews().setScore(
        window.people.first(), window.wen, rubric, u"research"_s,
        {.level = 3.5, .confidence = {}, .note = {}, .citations = {}}));
    const QString first = shown(window).value(0);
    QVERIFY2(first.startsWith(u"Score “Research”\nnothing → 3.5"_s), qPrintable(first));
}

void TestHistoryWords::whatWasDoneAtOnce_isOneEntry()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    BOLE_DO(window.season().records().apply(window.people.first(),
                                            {Edit::confirm(u"/education/0/institution"_s),
                                             Edit::confirm(u"/education/0/area"_s),
                                             Edit::confirm(u"/education/0/gpa"_s)},
                                            window.wen));
    const QStringList texts = shown(window);
    QCOMPARE(texts.size(), 1);
    QVERIFY2(texts.first().startsWith(u"Confirm 3 values of Education"), qPrintable(texts.first()));
}

void TestHistoryWords::nothing_isAnId()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    const ApplicantId applicant = window.people.first();
    const RubricId rubric = window.season().rubrics().current().value()->id;
    BOLE_DO(window.season().reviews().setScore(
        applicant, window.wen, rubric, u"fit"_s,
        {.level = 2, .confidence = {}, .note = {}, .citations = {}}));
    BOLE_DO(window.season().records().apply(
        applicant,
        Edit::set(u"/education/0/gpa"_s, QJsonObject{{u"value"_s, 3.9}, {u"scale"_s, 4}}),
        window.wen));
    BOLE_DO(window.season().reviews().setDecision(applicant, window.wen, Decision::Admit));
    static const QRegularExpression pointer(u"/[a-z]+/|\\bfit\\b|\\bset\\b|\\{"_s);
    const QString all = shown(window).join(u'\n');
    QVERIFY2(!all.contains(pointer), qPrintable(all));
    QVERIFY2(all.contains(u"东湖大学"), qPrintable(all)); // which school's GPA it was
}

QTEST_MAIN(TestHistoryWords)
#include "tst_historywords.moc"
