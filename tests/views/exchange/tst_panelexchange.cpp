// SPDX-License-Identifier: GPL-3.0-or-later
// An interview panel of five, each at a computer of their own: the coordinator sends everybody a
// package, each judge types their row in their own window and sends it back by a package. Every
// number here was worked out on paper.
#include "tests/views/support/exchanging.h"
#include "views/common/numbertable.h"
#include "views/scores/paneldialog.h"

#include <QLabel>
#include <QPushButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QStringList judges{u"Ben Okoro"_s, u"Cho Lind"_s, u"Dan Ovelle"_s, u"Eve Tarn"_s};

/// Candidates and judges as a coordinator has made them; the panel scores points, and the highest
/// and the lowest of them are left out.
struct PanelSeason : SeasonFixture
{
    ReviewerId ada = reviewer;
    QList<ApplicantId> people;

    PanelSeason()
    {
        Reviewer lead = season->reviewers().reviewer(ada).value();
        lead.name = u"Ada Weaver"_s;
        lead.role = ReviewerRole::Coordinator;
        CommitteeSeason::must(season->reviewers().update(lead));
        for (const QString &judge : judges)
            addReviewer(judge);
        for (const QString &name : {u"Mirabel Okaforde"_s, u"江晓昭"_s}) {
            Record record = sampleRecord();
            record.basics.name = name;
            record.basics.nameOther.clear();
            people.append(addApplicant(record, name));
        }
        Criterion interview;
        interview.id = u"interview"_s;
        interview.name = {u"Interview"_s, u"面试"_s};
        interview.kind = CriterionKind::Points;
        Rubric rubric;
        rubric.id = u"panel"_s;
        rubric.title = {u"Panel"_s, u"面试"_s};
        rubric.criteria = {interview};
        rubric.formula = u"trimmed(interview)"_s;
        CommitteeSeason::must(season->rubrics().save(rubric, ada));
        season.reset(); // the window is the one that has it open
    }
};

/// What stands in a table, by judge.
QMap<QString, QString> given(const NumberTable &table)
{
    QMap<QString, QString> points;
    for (int row = 0; row < 5; ++row)
        points.insert(table.item(row, 0)->text(), table.item(row, 2)->text());
    return points;
}

/// Somebody types into their own row of the first candidate's table; what stands in it then.
QMap<QString, QString> typeOwnRow(MemberWindow &at, const QString &judge, const QString &points)
{
    at.bench->position.setApplicant(at.season().applicants().ids().value().first());
    QMap<QString, QString> found;
    const bool isOpened = at.inDialog<PanelDialog>("panel", [&](PanelDialog &dialog) {
        auto *table = dialog.findChild<NumberTable *>(u"panelTable"_s);
        for (int row = 0; row < 5; ++row) {
            const bool isOwn = table->item(row, 0)->text() == judge;
            QCOMPARE(table->item(row, 2)->flags().testFlag(Qt::ItemIsEditable), isOwn);
            if (isOwn)
                table->item(row, 2)->setText(points);
        }
        auto *submit = dialog.findChild<QPushButton *>(u"panelSubmit"_s);
        QVERIFY(submit->isVisible() && submit->isEnabled());
        QTest::mouseClick(submit, Qt::LeftButton);
        found = given(*table);
    });
    return isOpened ? found : QMap<QString, QString>();
}

} // namespace

class TestPanelExchange : public QObject
{
    Q_OBJECT

private slots:
    void everyJudge_sendsTheirRowByAPackage();
};

void TestPanelExchange::everyJudge_sendsTheirRowByAPackage()
{
    PanelSeason file;
    const auto package = [&](const QString &name) {
        return file.folder.filePath(name + u".bolepack"_s);
    };
    MemberWindow ada;
    ada.open(file.path, file.ada);
    QVERIFY(ada.show());
    // 95, 92, 90, 89, 80: without 95 and 80, (92 + 90 + 89) / 3 = 90.33; all of them: 89.20.
    const QStringList points{u"95"_s, u"92"_s, u"90"_s, u"89"_s};
    QMap<QString, QString> nobody{{u"Ada Weaver"_s, {}}};
    for (const QString &judge : judges)
        nobody.insert(judge, {});
    QMap<QString, QString> everybody{{u"Ada Weaver"_s, u"80"_s}};
    for (int i = 0; i < judges.size(); ++i) {
        QVERIFY(share(ada, judges[i], package(u"to %1"_s.arg(i))));
        MemberWindow judge(i % 2 ? u"zh_CN"_s : u"en"_s);
        QVERIFY(judge.show() && begin(judge, package(u"to %1"_s.arg(i))));
        // Nobody else's: the others' windows send only to the coordinator.
        QMap<QString, QString> alone = nobody;
        alone[judges[i]] = everybody[judges[i]] = points[i];
        QCOMPARE(typeOwnRow(judge, judges[i], points[i]), alone);
        QVERIFY(share(judge, u"Ada Weaver"_s, package(u"from %1"_s.arg(i))));
        QVERIFY2(judge.dialogs.errors.isEmpty(), qPrintable(judges[i]));
    }
    for (int i = 0; i < judges.size(); ++i)
        QVERIFY(bringIn(ada, package(u"from %1"_s.arg(i))));
    QCOMPARE(ada.season().reviews().ofApplicant(file.people[0])->size(), 4);
    // What they gave is hidden until Ada's own row is submitted, and nobody's row is hers to type.
    ada.bench->position.setApplicant(file.people[0]);
    QVERIFY(ada.inDialog<PanelDialog>("panel", [&](PanelDialog &dialog) {
        auto *table = dialog.findChild<NumberTable *>(u"panelTable"_s);
        QCOMPARE(given(*table), nobody);
    }));
    QCOMPARE(typeOwnRow(ada, u"Ada Weaver"_s, u"80"_s), everybody);
    QVERIFY(ada.inDialog<PanelDialog>("panel", [&](PanelDialog &dialog) {
        auto *table = dialog.findChild<NumberTable *>(u"panelTable"_s);
        QCOMPARE(table->item(5, 2)->text(), u"89.20"_s);
        QCOMPARE(table->item(6, 2)->text(), u"90.33"_s);
        const QString total = dialog.findChild<QLabel *>(u"panelTotal"_s)->text();
        QVERIFY2(total.startsWith(u"Total: 90.33"_s), qPrintable(total));
    }));
    QVERIFY(ada.dialogs.errors.isEmpty());
}

QTEST_MAIN(TestPanelExchange)
#include "tst_panelexchange.moc"
