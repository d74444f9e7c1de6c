// SPDX-License-Identifier: GPL-3.0-or-later
// The list can be narrowed to what I recommended and to what the committee decided.
#include "model/desk/applicantlistmodel.h"
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/knowledge/testkinds.h"
#include "model/season/decisionstore.h"
#include "model/season/reviewstore.h"
#include "tests/model/season/seasonfixture.h"
#include "views/applicants/filterpanel.h"

#include <QComboBox>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestDecisionFilter : public QObject
{
    Q_OBJECT

private slots:
    void panel_asksForBoth();
    void panel_asksForListsVenuesAndAwards();
    void panel_asksForTheTestsOfTheTable();
    void list_followsTheCommittee();
};

static void choose(const FilterPanel &panel, const QString &name, Decision decision)
{
    auto *box = panel.findChild<QComboBox *>(name);
    box->setCurrentIndex(box->findData(nameOf(decision)));
}

void TestDecisionFilter::panel_asksForBoth()
{
    FilterPanel panel;
    QVERIFY(panel.filter().isEmpty());
    choose(panel, u"filter-recommendation"_s, Decision::Admit);
    choose(panel, u"filter-decision"_s, Decision::Undecided);
    const ApplicantFilter filter = panel.filter();
    QCOMPARE(filter.recommendations, QStringList{u"admit"_s});
    QCOMPARE(filter.decisions, QStringList{u"undecided"_s});
    panel.setFilter({});
    QVERIFY(panel.filter().isEmpty());
    panel.setFilter(filter);
    QVERIFY(panel.filter() == filter);
}

/// A line of resources/knowledge/tests.tsv whose test has a column is all that it takes.
void TestDecisionFilter::panel_asksForTheTestsOfTheTable()
{
    FilterPanel panel;
    const auto *box = panel.findChild<QComboBox *>(u"filter-test"_s);
    QStringList wanted{QString()};
    for (const TestKind &test : testKinds()) {
        if (test.isColumn)
            wanted.append(test.name);
    }
    QStringList offered;
    for (int i = 0; i < box->count(); ++i)
        offered.append(box->itemData(i).toString());
    QVERIFY(wanted.size() > 5);
    QCOMPARE(offered, wanted);
}

void TestDecisionFilter::panel_asksForListsVenuesAndAwards()
{
    FilterPanel panel;
    panel.setLists({u"985"_s, u"合作院校"_s}, {u"一区"_s});
    const auto choose = [&](const QString &name, const QVariant &data) {
        auto *box = panel.findChild<QComboBox *>(name);
        QVERIFY2(box->findData(data) >= 0, qPrintable(name));
        box->setCurrentIndex(box->findData(data));
    };
    choose(u"filter-degree"_s, int(ApplicantFilter::Degree::Bachelor));
    choose(u"filter-list"_s, u"合作院校"_s);
    choose(u"filter-venues"_s, u"一区"_s);
    choose(u"filter-award"_s, u"national"_s);
    const ApplicantFilter filter = panel.filter();
    QVERIFY(filter.degree == ApplicantFilter::Degree::Bachelor);
    QCOMPARE(filter.lists, QStringList{u"合作院校"_s});
    QCOMPARE(filter.countsAtLeast,
             (QMap<QString, double>{{u"papers.一区"_s, 1}, {u"awardsFrom.national"_s, 1}}));
    panel.setFilter({});
    QVERIFY(panel.filter().isEmpty());
    panel.setFilter(filter);
    QVERIFY(panel.filter() == filter);
    panel.setLists({}, {}); // nobody is on them any more; the filter goes on
    QVERIFY(panel.filter() == filter);
}

void TestDecisionFilter::list_followsTheCommittee()
{
    SeasonFixture f;
    const ApplicantId one = f.addApplicant(sampleRecord());
    const ApplicantId other = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->reviews().setDecision(other, f.reviewer, Decision::Wait));
    ApplicantListModel model;
    WorkKeeper work;
    Desk desk(*f.season, work, f.reviewer);
    model.setDesk(&desk);
    QTRY_VERIFY(model.isWhole());
    ApplicantFilter recommended;
    recommended.recommendations = {u"wait"_s}; // by whom is not said: by the reader
    model.setFilter(recommended);
    QTRY_COMPARE(model.order(), QList{other});
    ApplicantFilter decided;
    decided.decisions = {u"admit"_s};
    model.setFilter(decided);
    QTRY_VERIFY(model.order().isEmpty());
    BOLE_DO(f.season->decisions().decide({{one, Decision::Admit, {}, {}}}, {}, f.reviewer));
    QTRY_COMPARE(model.order(), QList{one});
    model.setDesk(nullptr);
}

QTEST_MAIN(TestDecisionFilter)
#include "tst_decisionfilter.moc"
