// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "model/season/documentstore.h"
#include "tests/model/desk/shortlistfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/compare/comparelayouts.h"
#include "views/compare/comparetable.h"
#include "views/compare/compareview.h"
#include "views/compare/savedcomparisons.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Window : ShortlistFixture
{
    ReaderPool readers;
    ActionTable actions;
    ScriptedDialogs dialogs;
    WorkKeeper work;
    OpenDesk openDesk{work};
    ReadingPosition position{openDesk};
    Announcements announcements{openDesk};
    ComparedApplicants compared{openDesk};
    Desk desk{*season, work};

    Window()
    {
        openDesk.setDesk(&desk);
        openDesk.setReviewer(reviewer);
    }
    ~Window() { openDesk.setDesk(nullptr); }
};

CompareTable *tableOf(const CompareView &view)
{
    return view.findChild<CompareTable *>(u"compare-table"_s);
}

const CompareModel *modelOf(const CompareView &view)
{
    return static_cast<const CompareModel *>(tableOf(view)->model());
}

QStringList idsOf(const CompareView &view)
{
    QStringList ids;
    for (int line = 0; line < modelOf(view)->rowCount(); ++line)
        ids << modelOf(view)->idAt(line);
    return ids;
}

QString cellOf(const CompareView &view, const QString &id, int column)
{
    return modelOf(view)->index(int(idsOf(view).indexOf(id)), column).data().toString();
}

} // namespace

class TestCompareView : public QObject
{
    Q_OBJECT

private slots:
    void rows_alignBothLanguages();
    void unchecked_isMarkedAndNotTheBest();
    void severalDegrees_haveARowEach();
    void papers_standByTierAndPosition();
    void marks_areForWhatMatters();
    void equalRows_foldAway();
    void englishTests_standInOneRow();
    void awards_standByLevel();
    void ownLists_haveRows();
    void cell_isReadBelowTheTable();
    void comparison_isKeptAndHasAName();
    void cell_leadsToItsPlace();
    void derivedValues_explainThemselves();
    void rows_moveByKeyAndAreRemembered();
    void rows_areDraggedByTheirNames();
    void layouts_areKeptByName();
    void pinnedColumn_staysInView();
    void differentRubrics_areTold();
    void conflictOfInterest_isTold();
    void blindViewer_seesNoNames();
    void files_holdWhatIsShown();
};

void TestCompareView::rows_alignBothLanguages()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    QAbstractItemModelTester tester(tableOf(view)->model());
    for (const ApplicantId applicant : {w.xiao, w.mira, w.lin})
        BOLE_DO(
            w.season->records().apply(applicant, Edit::confirm(u"/education/0/gpa"_s), w.reviewer));
    w.compared.setApplicants({w.xiao, w.mira, w.lin});
    QCOMPARE(modelOf(view)->columnCount(), 3);
    QCOMPARE(modelOf(view)->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"Mira Okafor"_s);
    QCOMPARE(cellOf(view, u"gpa:bachelor"_s, 1), u"4.8 / 5  (96.0%)"_s);
    QCOMPARE(cellOf(view, u"total"_s, 0), u"4.67"_s);
    QCOMPARE(cellOf(view, u"total"_s, 2), QString());
    QCOMPARE(cellOf(view, u"criterion:research"_s, 0), u"4.5  (We 4, 何  5)"_s);
    QCOMPARE(cellOf(view, u"reviewer:%1"_s.arg(w.other.value), 0), u"5.00"_s);
    QCOMPARE(cellOf(view, u"note:%1"_s.arg(w.reviewer.value), 0), u"江晓 is strong"_s);
    const auto &rows = view.comparison().rows;
    const auto gpa = std::ranges::find(rows, CompareRow::Kind::Gpa, &CompareRow::kind);
    QVERIFY(gpa->cells[1].best && !gpa->cells[0].best && gpa->differs);
}

void TestCompareView::unchecked_isMarkedAndNotTheBest()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira});
    const CompareModel *model = modelOf(view);
    int row = 0;
    while (model->idAt(row) != u"gpa:bachelor"_s)
        ++row;
    const QModelIndex cell = model->index(row, 1);
    QVERIFY(cell.data(CompareModel::UncheckedRole).toBool());
    QVERIFY(!cell.data(CompareModel::BestRole).toBool());
    QVERIFY2(cell.data(Qt::ToolTipRole).toString().contains(u"nobody has checked"),
             qPrintable(cell.data(Qt::ToolTipRole).toString()));
}

void TestCompareView::severalDegrees_haveARowEach()
{
    Window w;
    Record record = ShortlistFixture::person(u"蔺霁桉"_s, u"北山大学"_s, 4.2);
    record.education.append(record.education.first());
    record.education[1].institution = u"Fernhill College"_s;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.addApplicant(record), w.mira});
    QVERIFY(cellOf(view, u"institution:bachelor"_s, 0).startsWith(u"北山大学"_s));
    QVERIFY(cellOf(view, u"institution:bachelor#2"_s, 0).startsWith(u"Fernhill College"_s));
    QCOMPARE(cellOf(view, u"institution:bachelor#2"_s, 1), QString());
}

void TestCompareView::papers_standByTierAndPosition()
{
    Window w;
    Record record = ShortlistFixture::person(u"蔺霁桉"_s, u"北山大学"_s, 4.2);
    Publication second;
    second.name = u"Second"_s;
    second.authors = {u"A"_s, u"B"_s};
    second.applicantPosition = 2;
    second.publisher = u"Symposium on Locks"_s;
    second.venueId = u"SOL"_s;
    second.tier = u"CCF-A"_s;
    Publication first = second;
    first.name = u"First"_s;
    first.applicantPosition = 1;
    record.publications = {second, first};
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.addApplicant(record), w.mira});
    QCOMPARE(cellOf(view, u"tier:CCF-A"_s, 0), u"2 (1 as first author)"_s);
    view.unfoldRow(int(idsOf(view).indexOf(u"tier:CCF-A"_s)));
    QCOMPARE(cellOf(view, u"tier:CCF-A"_s, 0),
             u"2 (1 as first author)\n• First — SOL (Symposium on Locks) [1/2]\n"
             "• Second — SOL (Symposium on Locks) [2/2]"_s);
    QCOMPARE(cellOf(view, u"firstAuthor"_s, 0), u"1"_s);
    QVERIFY(!idsOf(view).contains(u"tier:CCF-B"_s)); // nobody has one
}

static const CompareRow &rowOf(const CompareView &view, const QString &id)
{
    return *std::ranges::find(view.comparison().rows, id, &CompareRow::id);
}

void TestCompareView::marks_areForWhatMatters()
{
    Window w;
    Record near = ShortlistFixture::person(u"甲"_s, u"东湖大学"_s, 4.5);
    Record far = ShortlistFixture::person(u"乙"_s, u"东湖大学"_s, 4.0);
    Record close = ShortlistFixture::person(u"丙"_s, u"东湖大学"_s, 4.4);
    close.tests.clear();
    const ApplicantId a = w.addApplicant(near);
    const ApplicantId b = w.addApplicant(far);
    const ApplicantId c = w.addApplicant(close);
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({a, c});
    QVERIFY(rowOf(view, u"gpa:bachelor"_s).differs);
    QVERIFY(!rowOf(view, u"gpa:bachelor"_s).matters); // 90 and 88 of 100
    QVERIFY(rowOf(view, u"english"_s).lacks);
    w.compared.setApplicants({a, b});
    QVERIFY(rowOf(view, u"gpa:bachelor"_s).matters); // 90 and 80
    QVERIFY(!rowOf(view, u"english"_s).lacks);
}

void TestCompareView::equalRows_foldAway()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.lin}); // of the same school, with the same test
    QVERIFY(!idsOf(view).contains(u"institution:bachelor"_s));
    QVERIFY(!idsOf(view).contains(u"english"_s));
    const int heading = int(idsOf(view).indexOf(u"group:tests"_s));
    QCOMPARE(modelOf(view)->headerData(heading, Qt::Vertical, Qt::DisplayRole).toString(),
             u"Tests (1 equal row(s) folded away)"_s);
    view.findChild<CompareLayouts *>()->foldEqual(false);
    QVERIFY(idsOf(view).contains(u"institution:bachelor"_s));
}

void TestCompareView::englishTests_standInOneRow()
{
    Window w;
    const auto withTests = [&](const QString &name,
                               const QList<std::pair<QString, double>> &tests) {
        Record record = ShortlistFixture::person(name, u"东湖大学"_s, 4.5);
        record.tests.clear();
        for (const auto &[test, score] : tests) {
            TestScore made;
            made.name = test;
            made.score = score;
            record.tests.append(made);
        }
        return w.addApplicant(record);
    };
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({withTests(u"甲"_s, {{u"IELTS"_s, 7.5}, {u"CET-6"_s, 560}}),
                              withTests(u"乙"_s, {{u"TOEFL"_s, 94}}),
                              withTests(u"丙"_s, {{u"CET-6"_s, 610}, {u"GRE"_s, 325}})});
    QCOMPARE(cellOf(view, u"english"_s, 0), u"IELTS 7.5\nCET-6 560"_s);
    QCOMPARE(cellOf(view, u"english"_s, 1), u"TOEFL 94 ≈ IELTS 7"_s);
    QCOMPARE(cellOf(view, u"english"_s, 2), u"CET-6 610"_s);
    QVERIFY(!idsOf(view).contains(u"test:IELTS"_s));
    QVERIFY(idsOf(view).contains(u"test:GRE"_s));
    // 六级 has no official equivalent: nobody is the best of three.
    QVERIFY(!rowOf(view, u"english"_s).cells[0].best);
    w.compared.setApplicants(w.compared.applicants().first(2));
    QVERIFY(rowOf(view, u"english"_s).cells[0].best);
}

void TestCompareView::awards_standByLevel()
{
    Window w;
    Record record = ShortlistFixture::person(u"蔺霁桉"_s, u"北山大学"_s, 4.2);
    for (const auto &[title, level] : {std::pair{u"国家奖学金"_s, AwardLevel::National},
                                       std::pair{u"校一等奖学金"_s, AwardLevel::University},
                                       std::pair{u"校三好学生"_s, AwardLevel::University}}) {
        Award award;
        award.title = title;
        award.level = level;
        record.awards.append(award);
    }
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.addApplicant(record), w.mira});
    QCOMPARE(cellOf(view, u"awards:national"_s, 0), u"1"_s);
    QCOMPARE(cellOf(view, u"awards:university"_s, 0), u"2"_s);
    QVERIFY(rowOf(view, u"awards:national"_s).lacks);
    view.unfoldRow(int(idsOf(view).indexOf(u"awards:university"_s)));
    QCOMPARE(cellOf(view, u"awards:university"_s, 0), u"2\n• 校一等奖学金\n• 校三好学生"_s);
}

void TestCompareView::ownLists_haveRows()
{
    Window w;
    const QList<ListedName> own{{u"Q1"_s, {}, {u"Annals of Quiet Chemistry"_s}}};
    BOLE_DO(w.season->settings().setValue(venueListsKey, toJson(own)));
    Record record = ShortlistFixture::person(u"蔺霁桉"_s, u"北山大学"_s, 4.2);
    Publication paper;
    paper.name = u"On Stillness"_s;
    paper.publisher = u"Annals of Quiet Chemistry"_s;
    record.publications = {paper};
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.addApplicant(record), w.mira});
    QCOMPARE(cellOf(view, u"tier:Q1"_s, 0), u"1"_s);
    QVERIFY(!idsOf(view).contains(u"tier"_s)); // it is on a list
}

void TestCompareView::cell_isReadBelowTheTable()
{
    Window w;
    Record record = ShortlistFixture::person(u"蔺霁桉"_s, u"北山大学"_s, 4.2);
    Award award;
    award.title = u"国家奖学金"_s;
    award.level = AwardLevel::National;
    record.awards = {award};
    record.provenance.insert(u"/awards/0/title"_s, {Place{1, {0.1, 0.6, 0.3, 0.02}}});
    const ApplicantId person = w.addApplicant(record);
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({person, w.mira});
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    tableOf(view)->setCurrentIndex(
        modelOf(view)->index(int(idsOf(view).indexOf(u"awards:national"_s)), 0));
    auto *cell = view.findChild<QTextBrowser *>(u"compare-cell"_s);
    QVERIFY2(cell->toPlainText().contains(u"国家奖学金"_s), qPrintable(cell->toPlainText()));
    QSignalSpy shown(&w.position, &ReadingPosition::placesShown);
    emit cell->anchorClicked(QUrl(u"detail:0"_s));
    QCOMPARE(shown.size(), 1);
    QCOMPARE(w.position.applicant(), person);
}

void TestCompareView::comparison_isKeptAndHasAName()
{
    Window w;
    {
        CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
        w.compared.setApplicants({w.xiao, w.mira});
        w.dialogs.texts = {u" Finalists "_s};
        view.findChild<SavedComparisons *>()->saveAs();
        QVERIFY(view.findChild<QToolButton *>(u"compare-saved"_s)->text().startsWith(u"Finalists"));
        w.compared.setApplicants({w.mira, w.lin});
    }
    // Another window, another day.
    w.openDesk.setDesk(nullptr);
    ComparedApplicants compared(w.openDesk);
    w.openDesk.setDesk(&w.desk);
    w.openDesk.setReviewer(w.reviewer);
    QCOMPARE(compared.applicants(), (QList{w.mira, w.lin}));
    CompareView view(w.openDesk, w.position, compared, w.readers, w.actions, w.dialogs);
    QCOMPARE(view.comparison().applicants, (QList{w.mira, w.lin}));
    view.findChild<SavedComparisons *>()->choose(u"Finalists"_s);
    QCOMPARE(view.comparison().applicants, (QList{w.xiao, w.mira}));
    QCOMPARE(w.dialogs.unanswered, 0);
}

void TestCompareView::cell_leadsToItsPlace()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira});
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy shown(&w.position, &ReadingPosition::placesShown);
    const int line = int(idsOf(view).indexOf(u"gpa:bachelor"_s));
    tableOf(view)->setCurrentIndex(modelOf(view)->index(line, 1));
    QTest::keyClick(tableOf(view), Qt::Key_Return);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(w.position.applicant(), w.mira);
    QVERIFY(!shown[0][1].value<QList<Place>>().isEmpty());
}

void TestCompareView::derivedValues_explainThemselves()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira});
    const auto hover = [&](const QString &id, int column) {
        return modelOf(view)
            ->index(int(idsOf(view).indexOf(id)), column)
            .data(Qt::ToolTipRole)
            .toString();
    };
    QVERIFY2(
        hover(u"gpa:bachelor"_s, 0).startsWith(u"4.5 of 5 = 90.0%; not an official conversion"_s),
        qPrintable(hover(u"gpa:bachelor"_s, 0)));
    QVERIFY(hover(u"total"_s, 0).contains(u"Wen Shu 4.3333, 何 未 5"_s));
}

void TestCompareView::rows_moveByKeyAndAreRemembered()
{
    Window w;
    QStringList after;
    {
        CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
        w.compared.setApplicants({w.xiao, w.mira});
        view.show();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        const QStringList before = idsOf(view);
        const int gpa = int(before.indexOf(u"gpa:bachelor"_s));
        tableOf(view)->setFocus();
        tableOf(view)->setCurrentIndex(modelOf(view)->index(gpa, 0));
        QTest::keyClick(tableOf(view), Qt::Key_Up, Qt::AltModifier);
        after = idsOf(view);
        QCOMPARE(after.indexOf(u"gpa:bachelor"_s), gpa - 1);
        QCOMPARE(tableOf(view)->currentIndex().row(), gpa - 1);
        QTest::keyClick(tableOf(view), Qt::Key_Up, Qt::AltModifier); // it never leaves its group
        QCOMPARE(idsOf(view), after);
        tableOf(view)->setCurrentIndex(modelOf(view)->index(int(after.indexOf(u"total"_s)), 0));
        QTest::keyClick(tableOf(view), Qt::Key_Delete, Qt::ControlModifier);
        view.foldLine(int(idsOf(view).indexOf(u"group:notes"_s)));
        after = idsOf(view);
        QVERIFY(!after.contains(u"total"_s));
        QCOMPARE(after.last(), u"group:notes"_s);
    }
    CompareView again(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    again.setApplicants({w.xiao, w.mira});
    QCOMPARE(idsOf(again), after);
}

void TestCompareView::rows_areDraggedByTheirNames()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira});
    view.resize(1366, 768);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QHeaderView *names = tableOf(view)->verticalHeader();
    const int from = int(idsOf(view).indexOf(u"criterion:fit"_s));
    const int to = int(idsOf(view).indexOf(u"total"_s));
    const auto middle = [&](int line) {
        return QPoint(40, names->sectionViewportPosition(line) + names->sectionSize(line) / 2);
    };
    QTest::mousePress(names->viewport(), Qt::LeftButton, {}, middle(from));
    for (int y = middle(from).y(); y > middle(to).y() - 8; y -= 4)
        QTest::mouseMove(names->viewport(), QPoint(40, y));
    QTest::mouseRelease(names->viewport(), Qt::LeftButton, {}, middle(to) - QPoint(0, 6));
    QTRY_COMPARE(idsOf(view).indexOf(u"criterion:fit"_s), to);
    QCOMPARE(idsOf(view).indexOf(u"total"_s), to + 1);
}

void TestCompareView::layouts_areKeptByName()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira});
    const QStringList usual = idsOf(view);
    auto *layouts = view.findChild<CompareLayouts *>();
    view.hideLine(int(usual.indexOf(u"total"_s)));
    w.dialogs.texts = {u"Blind to totals"_s};
    layouts->saveAs();
    layouts->reset();
    QCOMPARE(idsOf(view), usual);
    layouts->choose(u"Blind to totals"_s);
    QVERIFY(!idsOf(view).contains(u"total"_s));
    layouts->showAllRows();
    for (const QString &id : usual)
        QVERIFY2(idsOf(view).contains(id), qPrintable(id));
    QVERIFY(idsOf(view).size() > usual.size()); // also those in which both are alike
    QCOMPARE(w.dialogs.unanswered, 0);
}

void TestCompareView::pinnedColumn_staysInView()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    QList<ApplicantId> people{w.xiao, w.mira, w.lin};
    for (const QString &name : {u"甲"_s, u"乙"_s, u"丙"_s})
        people << w.addApplicant(ShortlistFixture::person(name, u"东湖大学"_s, 4));
    w.compared.setApplicants(people);
    view.resize(900, 500);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.pin(w.mira);
    QCOMPARE(modelOf(view)->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"Mira Okafor"_s);
    CompareTable *table = tableOf(view);
    QTRY_VERIFY(table->frozen()->isVisible());
    QTRY_VERIFY(table->horizontalScrollBar()->maximum() > 0);
    table->horizontalScrollBar()->setValue(table->horizontalScrollBar()->maximum());
    QVERIFY(table->columnViewportPosition(0) < 0); // its own place has gone
    QCOMPARE(table->frozen()->geometry().left(), table->verticalHeader()->width());
    table->verticalScrollBar()->setValue(30);
    QCOMPARE(table->frozen()->verticalScrollBar()->value(), 30);
    for (int line = 0; line < modelOf(view)->rowCount(); ++line)
        QCOMPARE(table->frozen()->rowHeight(line), table->rowHeight(line));
    view.pin({});
    QVERIFY(!table->frozen()->isVisible());
}

void TestCompareView::differentRubrics_areTold()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira});
    auto *notice = view.findChild<QLabel *>(u"compare-notice"_s);
    QVERIFY(notice->isHidden());
    BOLE_GET(current, w.season->rubrics().current());
    Rubric changed = current->rubric.nextVersion();
    changed.criteria[0].weight = 5;
    BOLE_GET(next, w.season->rubrics().save(changed, w.reviewer));
    QVERIFY(next.id != w.rubric);
    w.rubric = next.id;
    w.review(w.mira, w.other, 4, 4);
    QTRY_VERIFY(!notice->isHidden());
}

/// Nothing is shown of them, and nothing that is not shown counts as none.
void TestCompareView::conflictOfInterest_isTold()
{
    Window w;
    ReviewContent conflict;
    conflict.state = ReviewState::Conflict;
    conflict.reason = u"my student"_s;
    BOLE_DO(w.season->reviews().save(w.xiao, w.reviewer, w.rubric, conflict));
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira, w.lin});
    const auto *notice = view.findChild<QLabel *>(u"compare-notice"_s);
    QVERIFY2(notice->text().contains(u"conflict of interest: 江晓"_s), qPrintable(notice->text()));
    for (const CompareRow &row : view.comparison().rows)
        QVERIFY2(row.cells[0].isEmpty(), qPrintable(row.id() + u": "_s + row.cells[0].text));
    const auto gpa =
        std::ranges::find(view.comparison().rows, CompareRow::Kind::Gpa, &CompareRow::kind);
    QVERIFY(gpa != view.comparison().rows.end() && !gpa->lacks);
}

void TestCompareView::blindViewer_seesNoNames()
{
    Window w;
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    BOLE_DO(w.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                             w.reviewer));
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira});
    QString all = view.comparison().names.join(u' ');
    for (int line = 0; line < modelOf(view)->rowCount(); ++line) {
        for (int column = 0; column < 2; ++column)
            all += modelOf(view)->index(line, column).data().toString() + u'\n';
    }
    QVERIFY2(!all.contains(u"江晓"_s) && !all.contains(u"Okafor"_s), qPrintable(all));
}

void TestCompareView::files_holdWhatIsShown()
{
    Window w;
    CompareView view(w.openDesk, w.position, w.compared, w.readers, w.actions, w.dialogs);
    w.compared.setApplicants({w.xiao, w.mira, w.lin});
    view.hideLine(int(idsOf(view).indexOf(u"decision"_s)));
    const QString csvPath = w.folder.filePath(u"comparison.csv"_s);
    const QString pdfPath = w.folder.filePath(u"comparison.pdf"_s);
    w.dialogs.files = {csvPath, pdfPath};
    view.findChild<QPushButton *>(u"compare-csv"_s)->setEnabled(true);
    view.findChild<QPushButton *>(u"compare-csv"_s)->click();
    view.findChild<QPushButton *>(u"compare-pdf"_s)->click();
    QVERIFY(w.dialogs.errors.isEmpty());
    QFile csv(csvPath);
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QByteArray text = csv.readAll();
    QVERIFY2(text.contains("(not checked)"), text);
    QVERIFY(text.contains("江晓,Mira Okafor,林一"_ba));
    QVERIFY(text.contains("Weighted total,4.67,3,"_ba));
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, pdfPath, u"-"_s});
    QVERIFY(reader.waitForFinished());
    const QString paper = QString::fromUtf8(reader.readAllStandardOutput());
    QVERIFY2(paper.contains(u"东湖大学"_s) && paper.contains(u"Mira Okafor"_s) &&
                 paper.contains(u"★ 4.67"_s),
             qPrintable(paper));
}

QTEST_MAIN(TestCompareView)
#include "tst_compareview.moc"
