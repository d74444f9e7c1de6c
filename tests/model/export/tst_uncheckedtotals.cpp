// SPDX-License-Identifier: GPL-3.0-or-later
// A total by a formula from facts that nobody has checked is marked wherever it goes.
#include "model/compare/comparison.h"
#include "model/desk/applicantlistmodel.h"
#include "model/desk/applicanttable.h"
#include "model/desk/applicanttablemodel.h"
#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "model/desk/deskreviews.h"
#include "model/desk/shortlistmodel.h"
#include "model/desk/workkeeper.h"
#include "model/export/columngroups.h"
#include "model/export/dossier.h"
#include "model/export/notices.h"
#include "model/knowledge/knowledge.h"
#include "model/review/rounding.h"
#include "model/review/totalformula.h"
#include "model/review/visibility.h"
#include "model/season/settingstore.h"
#include "tests/model/desk/sealing.h"
#include "tests/model/desk/shortlistfixture.h"

#include <QBuffer>

#include <algorithm>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Somebody looked at Xiao's GPA, nobody at Mira's.
struct Fixture : ShortlistFixture
{
    WorkKeeper work;
    Desk desk{*season, work, reviewer};
    ShortlistId id;

    explicit Fixture(const QString &formula = u"total × 10 + gpa × 0.5"_s,
                     const QStringList &requirements = {})
    {
        Rubric rubric = season->rubrics().current().value()->rubric;
        rubric.formula = formula;
        rubric.requirements = requirements;
        BOLE_DO(season->rubrics().save(rubric, reviewer));
        BOLE_DO(season->settings().setValue(Visibility::settingKey(),
                                            Visibility::toJson(OthersShown::Always)));
        confirm(xiao, u"/education/0/gpa"_s);
        id = makeList(u"L"_s, {xiao, mira});
    }

    void confirm(ApplicantId who, const QString &pointer)
    {
        BOLE_DO(season->records().apply(who, Edit::confirm(pointer), reviewer));
    }
    PersonRow person(ApplicantId who)
    {
        return desk.lists().people(RowSource::of({who})).value().first();
    }
    ScoreBook book() { return ScoreBook::of(visible()).value(); }
    VisibleList list()
    {
        return desk.lists().visible(season->shortlists().shortlist(id).value()).value();
    }
    bool marks(ApplicantId who)
    {
        ShortlistModel model;
        model.show(list());
        return model.index(model.rowOf(who), ShortlistModel::Value)
            .data(ShortlistModel::UncheckedRole)
            .toBool();
    }
};

} // namespace

class TestUncheckedTotals : public QObject
{
    Q_OBJECT

private slots:
    void scores_sayWhatNobodyChecked();
    void facts_areKnownBehindEachName_data();
    void facts_areKnownBehindEachName();
    void requirement_marksToo();
    void meanOfReviews_isNotMarked();
    void shortlist_marksTheValue();
    void seal_keepsTheMark();
    void comparison_marksAndGivesNoStar();
    void tableAndFiles_markTheTotal();
    void papers_markTheTotal();
    void reviewPane_saysMeanAndTotal();
    void filterByTotal_countsThem();
    void filterOfTheTable_countsThem();
};

void TestUncheckedTotals::scores_sayWhatNobodyChecked()
{
    Fixture f;
    QCOMPARE(f.person(f.xiao).scores.formula->unchecked, QStringList());
    QVERIFY(!f.person(f.xiao).scores.isUnchecked());
    QCOMPARE(f.person(f.mira).scores.formula->unchecked,
             QStringList{u"GPA, % of scale"_s}); // as the column is called
    QVERIFY(f.person(f.mira).scores.isUnchecked());
    f.confirm(f.mira, u"/education/0/gpa"_s);
    QVERIFY(!f.person(f.mira).scores.isUnchecked());
}

void TestUncheckedTotals::facts_areKnownBehindEachName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("facts");
    const auto row = [](const QString &name, const QStringList &facts) {
        QTest::addRow("%s", qPrintable(name)) << name << facts;
    };
    row(u"gpa"_s, {u"gpa"_s});
    row(u"bachelorRank"_s, {u"bachelorRank"_s});
    row(u"ielts"_s, {u"ielts"_s});
    row(u"awards.national"_s, {u"awards"_s});
    row(u"awardsFrom.national"_s, {u"awards"_s});
    row(u"papers.CCF-A"_s, {u"publications"_s, u"ccfA"_s});
    row(u"papers.Ours"_s, {u"publications"_s, u"venues"_s});
    row(u"firstPapers.CCF-B"_s, {u"publications"_s, u"firstAuthor"_s, u"ccfB"_s});
    row(u"list.985"_s, {u"institution"_s});
    row(u"bachelorList.985"_s, {u"bachelorInstitution"_s});
}

void TestUncheckedTotals::facts_areKnownBehindEachName()
{
    QFETCH(QString, name);
    QFETCH(QStringList, facts);
    QCOMPARE(factsBehind(name), facts);
    Rubric rubric = ShortlistFixture().season->rubrics().current().value()->rubric;
    rubric.formula = u"total + "_s + (name.contains(u'.') ? u'[' + name + u']' : name);
    QCOMPARE(factsBehindTotal(rubric), facts);
}

/// Who is ruled out, or is not, by something that nobody has checked.
void TestUncheckedTotals::requirement_marksToo()
{
    Fixture f({}, {u"gpa >= 99"_s});
    const ApplicantScores scores = f.person(f.mira).scores;
    QVERIFY(scores.formula->isRuledOut() && scores.isUnchecked());
    QVERIFY(!f.person(f.xiao).scores.isUnchecked());
}

void TestUncheckedTotals::meanOfReviews_isNotMarked()
{
    Fixture f({}, {});
    QVERIFY(!f.person(f.mira).scores.isUnchecked());
    QVERIFY(!f.marks(f.mira));
    Fixture g(u"total × 2 + research"_s);
    QVERIFY(!g.person(g.mira).scores.isUnchecked());
}

void TestUncheckedTotals::shortlist_marksTheValue()
{
    Fixture f;
    QVERIFY(!f.marks(f.xiao));
    QVERIFY(f.marks(f.mira));
    f.confirm(f.mira, u"/education/0/gpa"_s);
    QVERIFY(!f.marks(f.mira));
}

/// As it was when the list was sealed, whatever is checked later.
void TestUncheckedTotals::seal_keepsTheMark()
{
    Fixture f;
    BOLE_DO(sealShortlist(*f.season, f.id, f.reviewer));
    f.confirm(f.mira, u"/education/0/gpa"_s);
    QVERIFY(f.marks(f.mira));
    QVERIFY(!f.marks(f.xiao));
}

void TestUncheckedTotals::comparison_marksAndGivesNoStar()
{
    // Mira's total is the largest, and nobody has checked what it goes by.
    Fixture f(u"gpa"_s);
    const Knowledge knowledge;
    const auto compared =
        compare(f.visible(f.reviewer), knowledge, {f.xiao, f.lin, f.mira}).value();
    const auto total = std::ranges::find(compared.rows, CompareRow::Kind::Total, &CompareRow::kind);
    QVERIFY(total != compared.rows.end());
    QVERIFY(!total->cells[0].unchecked && total->cells[1].unchecked && total->cells[2].unchecked);
    QVERIFY(std::ranges::none_of(total->cells, &CompareCell::best));
}

void TestUncheckedTotals::tableAndFiles_markTheTotal()
{
    Fixture f;
    const QStringList columns{u"name"_s, u"total"_s, u"arithmetic"_s, u"unchecked"_s};
    const auto table =
        applicantTable(f.visible(f.reviewer), {f.reviewer, u"en"_s, columns}, {f.xiao, f.mira})
            .value();
    QVERIFY(!table.rows[0].cells[1].isUnchecked && !table.rows[0].cells[2].isUnchecked);
    QVERIFY(table.rows[1].cells[1].isUnchecked && table.rows[1].cells[2].isUnchecked);
    ExportRequest request;
    request.profile.columns = columns;
    request.profile.language = TableLanguage::Ids;
    request.source = RowSource::of({f.xiao, f.mira});
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    BOLE_DO(writeCsv(f.visible(request), request, buffer));
    const QStringList lines = QString::fromUtf8(buffer.data()).split(u'\n');
    QVERIFY2(!lines[1].contains(u"total"_s), qPrintable(lines[1]));
    QVERIFY2(lines[2].contains(u"gpa; total"_s), qPrintable(lines[2]));
}

void TestUncheckedTotals::papers_markTheTotal()
{
    Fixture f;
    const PersonRow sure = f.person(f.xiao);
    const PersonRow open = f.person(f.mira);
    const ScoreBook book = f.book();
    const NoticeHead head{u"L"_s, QDate(2027, 7, 1)};
    const auto checked = [&](const PersonRow &row) {
        const QString total = u"△ "_s + shownNumber(*row.scores.total);
        return QStringList{
            noticeHtml(head, {row}, TableLanguage::English).contains(total) ? u"-"_s : u"notice"_s,
            signatureHtml(head, {row}, book, TableLanguage::English).contains(total)
                ? u"-"_s
                : u"signatures"_s,
            panelRecordHtml(head, row, book, TableLanguage::Chinese).contains(total) ? u"-"_s
                                                                                     : u"panel"_s,
            listHtml(f.list().list, {row}, TableLanguage::English).contains(total) ? u"-"_s
                                                                                   : u"list"_s,
            dossierHtml(row, book, TableLanguage::English).contains(total) ? u"-"_s : u"dossier"_s};
    };
    QCOMPARE(checked(open), QStringList(5, u"-"_s));
    QVERIFY(!checked(sure).contains(u"-"_s));
    // What the mark means stands below.
    QVERIFY(noticeHtml(head, {open}, TableLanguage::English)
                .contains(u"nobody has checked yet: GPA, % of scale"_s));
    QVERIFY(!noticeHtml(head, {sure}, TableLanguage::English).contains(u"nobody has checked"_s));
}

void TestUncheckedTotals::reviewPane_saysMeanAndTotal()
{
    Fixture f;
    const CommitteeReviews xiao = f.desk.reviews().ofCommittee(f.xiao);
    QCOMPARE(shownNumber(xiao.mean), u"4.67"_s); // what reviewers gave, not what the formula makes
    QCOMPARE(shownNumber(xiao.total.value()), u"91.67"_s);
    QVERIFY(!xiao.isUnchecked);
    const CommitteeReviews mira = f.desk.reviews().ofCommittee(f.mira);
    QCOMPARE(shownNumber(mira.mean), u"3.00"_s);
    QVERIFY(mira.isUnchecked);
}

void TestUncheckedTotals::filterByTotal_countsThem()
{
    Fixture f;
    ApplicantListModel model;
    model.setDesk(&f.desk);
    ApplicantFilter filter;
    filter.totalAtLeast = 3;
    model.setFilter(filter);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.uncheckedShown(), 1);
    f.confirm(f.mira, u"/education/0/gpa"_s);
    QTRY_COMPARE(model.uncheckedShown(), 0);
    model.setDesk(nullptr);
}

void TestUncheckedTotals::filterOfTheTable_countsThem()
{
    Fixture f;
    ApplicantTableModel model;
    model.setDesk(&f.desk);
    model.setActive(true);
    ApplicantFilter filter;
    filter.totalAtLeast = 3;
    model.setFilter(filter);
    QTRY_COMPARE(model.rowCount(), 2);
    QCOMPARE(model.uncheckedShown(), 1);
    f.confirm(f.mira, u"/education/0/gpa"_s);
    QTRY_COMPARE(model.uncheckedShown(), 0);
    filter = {};
    filter.gpaAtLeast = 4.5;
    filter.gpaScale = 5;
    model.setFilter(filter);
    QTRY_COMPARE(model.rowCount(), 2);
    QCOMPARE(model.gpaCoverage().unchecked, 0); // both were confirmed by now
    filter.gpaScale = 100;
    model.setFilter(filter);
    QTRY_COMPARE(model.gpaCoverage().otherScale, 3);
    model.setDesk(nullptr);
}

QTEST_GUILESS_MAIN(TestUncheckedTotals)
#include "tst_uncheckedtotals.moc"
