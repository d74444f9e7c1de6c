// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicanttablemodel.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskownfields.h"
#include "model/record/roster.h"
#include "model/season/dossierstore.h"
#include "tests/model/desk/deskfixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

Record person(const QString &name, double gpa)
{
    Record record = sampleRecord();
    record.basics.name = name;
    record.basics.nameOther.clear();
    record.education.first().gpa = gpa > 0 ? std::optional(Grade{gpa, 5.0}) : std::nullopt;
    return record;
}

struct Fixture : DeskFixture
{
    ApplicantId vera = file.addApplicant(person(u"Vera Oldcastle"_s, 4.0));
    ApplicantId abel = file.addApplicant(person(u"Abel Thornquist"_s, 3.0));
    ApplicantId none = file.addApplicant(person(u"Nils Withoutgrade"_s, 0));
    ApplicantTableModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};

    Fixture()
    {
        model.setColumns({u"name"_s, u"gpa"_s, u"tags"_s, u"total"_s});
        model.setDesk(&desk);
        model.setActive(true);
    }
    ~Fixture() { model.setDesk(nullptr); }
    QStringList column(const QString &id) const
    {
        QStringList cells;
        for (int row = 0; row < model.rowCount(); ++row)
            cells.append(model.index(row, model.columnOf(id)).data().toString());
        return cells;
    }
};

} // namespace

/// The table of everybody as its view shows it.
class TestApplicantTable : public QObject
{
    Q_OBJECT

private slots:
    void columns_areThoseOfTheExport();
    void sorting_bothWays_emptyLast();
    void unknownColumns_areLeftOut();
    void filterAndWords_leaveThoseFound();
    void changes_areShownWhereTheyStand();
    void withdrawn_leavesTheTable_andHasAnother();
    void hiddenFromTheReader_isNotInIt();
    void nothingRead_isNoCountOfNone();
    void conflictOfInterest_leavesTheName_andIsNotFoundByContent();
    void inactive_readsNothing_untilLookedAt();
    void many_areReadAndSortedInTheBackground();
    void layout_isKeptUnderItsName();
    void everyCell_hasAWordForScreenReaders();
};

void TestApplicantTable::columns_areThoseOfTheExport()
{
    Fixture f;
    QCOMPARE(f.model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"GPA"_s);
    QStringList ids;
    for (const TableColumn &column : f.model.allColumns())
        ids.append(column.id);
    for (const QString &id : {u"institution"_s, u"progress"_s, u"missing"_s, u"shortlists"_s,
                              u"readers"_s, u"myScore"_s, u"decision"_s})
        QVERIFY2(ids.contains(id), qPrintable(id));
    QVERIFY(!ids.contains(u"place"_s)); // only a list has places
    OwnField field;
    field.name = {u"Funding"_s, u"经费"_s};
    BOLE_DO(f.desk.ownFields().setFields({field}));
    QCOMPARE(f.model.allColumns().size(), ids.size() + 1);
    f.desk.setLanguage(u"zh_CN"_s);
    QCOMPARE(f.model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"姓名"_s);
}

void TestApplicantTable::sorting_bothWays_emptyLast()
{
    Fixture f;
    f.model.setOrder(u"gpa"_s, false);
    QCOMPARE(f.column(u"gpa"_s), QStringList({u"3"_s, u"4"_s, u"4.5"_s, QString()}));
    f.model.sort(1, Qt::DescendingOrder);
    QCOMPARE(f.column(u"gpa"_s), QStringList({u"4.5"_s, u"4"_s, u"3"_s, QString()}));
    f.model.setOrder(u"name"_s, false);
    QCOMPARE(f.column(u"name"_s).first(), u"Abel Thornquist"_s);
    QCOMPARE(f.model.rowOf(f.abel), 0);
    QCOMPARE(f.model.applicantAt(0), f.abel);
}

void TestApplicantTable::unknownColumns_areLeftOut()
{
    Fixture f;
    f.model.setColumns({u"nothing"_s, u"name"_s, u"field:gone"_s, u"place"_s});
    QCOMPARE(f.model.columnCount(), 1);
    f.model.setColumns({});
    QCOMPARE(f.model.columnCount(), 0);
    QCOMPARE(f.model.rowCount(), 4);
}

void TestApplicantTable::filterAndWords_leaveThoseFound()
{
    Fixture f;
    f.model.setQuery(u"thornq"_s);
    QCOMPARE(f.column(u"name"_s), QStringList({u"Abel Thornquist"_s}));
    QCOMPARE(f.model.total(), 4);
    f.model.setQuery({});
    ApplicantFilter filter;
    filter.gpaAtLeast = 3.5;
    filter.gpaScale = 5;
    f.model.setFilter(filter);
    QCOMPARE(f.model.rowCount(), 2);
    f.model.setFilter({});
    QCOMPARE(f.model.rowCount(), 4);
}

void TestApplicantTable::changes_areShownWhereTheyStand()
{
    Fixture f;
    QSignalSpy changed(&f.model, &QAbstractItemModel::dataChanged);
    BOLE_DO(f.desk.applicants().addTag({f.vera}, u"talk"_s));
    QCOMPARE(f.model.index(f.model.rowOf(f.vera), 2).data().toString(), u"talk"_s);
    QVERIFY(!changed.isEmpty());
}

void TestApplicantTable::withdrawn_leavesTheTable_andHasAnother()
{
    Fixture f;
    BOLE_DO(f.desk.dossiers().withdraw({f.vera}, u"elsewhere"_s));
    QCOMPARE(f.model.rowOf(f.vera), -1);
    QCOMPARE(f.model.rowCount(), 3);
    ApplicantFilter filter;
    filter.withdrawn = true;
    f.model.setColumns({u"name"_s, u"withdrawnReason"_s});
    f.model.setFilter(filter);
    QCOMPARE(f.column(u"name"_s), QStringList({u"Vera Oldcastle"_s}));
    QCOMPARE(f.column(u"withdrawnReason"_s), QStringList({u"elsewhere"_s}));
    // What the file holds for those whom a roster has no longer is worded here.
    BOLE_DO(f.desk.dossiers().takeBack({f.vera}));
    BOLE_DO(f.desk.dossiers().withdraw({f.vera}, goneFromRoster));
    QCOMPARE(f.column(u"withdrawnReason"_s), QStringList({u"not on the roster any more"_s}));
}

void TestApplicantTable::hiddenFromTheReader_isNotInIt()
{
    Fixture f;
    f.model.setColumns({u"name"_s, u"institution"_s, u"email"_s, u"number"_s, u"tags"_s});
    BOLE_DO(f.desk.applicants().addTag({f.vera}, u"Vera Oldcastle"_s));
    f.hide({BlindField::Name, BlindField::Institution, BlindField::Contact});
    f.desk.setReviewer(f.bela);
    QCOMPARE(f.model.rowCount(), 4);
    for (int row = 0; row < f.model.rowCount(); ++row) {
        for (int column = 0; column < f.model.columnCount(); ++column) {
            const QString text = f.model.index(row, column).data().toString();
            QVERIFY2(!text.contains(u"Vera"_s) && !text.contains(u"江晓"_s) &&
                         !text.contains(u"东湖"_s) && !text.contains(u'@'),
                     qPrintable(text));
        }
    }
    f.model.setQuery(u"oldcastle"_s);
    QCOMPARE(f.model.rowCount(), 0);
}

/// Of whom no document is there it is not known how many papers they have.
void TestApplicantTable::nothingRead_isNoCountOfNone()
{
    Fixture f;
    f.model.setColumns({u"name"_s, u"firstAuthor"_s, u"awardsNational"_s});
    QCOMPARE(f.model.rowCount(), 4);
    const int before = int(f.column(u"firstAuthor"_s).count(QString()));
    BOLE_GET(waiting, f.file.season->dossiers().create(u"Tobias Fennhollow"_s, f.wen));
    f.model.reload();
    QTRY_COMPARE(f.model.rowCount(), 5);
    QCOMPARE(before, 0);
    for (const QString &id : {u"firstAuthor"_s, u"awardsNational"_s})
        QCOMPARE(f.model.index(f.model.rowOf(waiting), f.model.columnOf(id)).data().toString(),
                 QString());
}

void TestApplicantTable::conflictOfInterest_leavesTheName_andIsNotFoundByContent()
{
    Fixture f;
    f.declareConflict();
    f.model.reload();
    const int row = f.model.rowOf(f.applicant);
    QVERIFY(row >= 0);
    f.model.setColumns({u"name"_s, u"gpa"_s, u"firstAuthor"_s, u"documents"_s});
    for (int column = 1; column < f.model.columnCount(); ++column)
        QCOMPARE(f.model.index(row, column).data().toString(), QString()); // not even a 0
    f.model.setQuery(u"rivers"_s);                                         // stands in the document
    QCOMPARE(f.model.rowOf(f.applicant), -1);
    f.model.setQuery(u"江晓"_s);
    QVERIFY(f.model.rowOf(f.applicant) >= 0);
}

void TestApplicantTable::inactive_readsNothing_untilLookedAt()
{
    Fixture f;
    f.model.setActive(false);
    QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&f.model, &QAbstractItemModel::dataChanged);
    BOLE_DO(f.desk.applicants().addTag({f.vera}, u"talk"_s));
    QVERIFY(reset.isEmpty() && changed.isEmpty());
    f.model.setActive(true);
    QCOMPARE(f.model.index(f.model.rowOf(f.vera), 2).data().toString(), u"talk"_s);
}

void TestApplicantTable::many_areReadAndSortedInTheBackground()
{
    DeskFixture f;
    {
        Transaction all(f.file.season->database());
        for (int i = 0; i < 400; ++i)
            f.file.addApplicant(person(u"Person %1"_s.arg(i), 1 + i / 100.0));
        BOLE_DO(all.commit());
    }
    ApplicantTableModel model;
    model.setColumns({u"name"_s, u"gpa"_s});
    model.setDesk(&f.desk);
    model.setActive(true);
    QVERIFY(!model.isWhole());
    QCOMPARE(model.rowCount(), 100);
    QTRY_VERIFY(model.isWhole());
    QCOMPARE(model.rowCount(), 401);
    model.setOrder(u"gpa"_s, true);
    QTRY_COMPARE(model.index(0, 1).data().toString(), u"4.99"_s);
    model.setQuery(u"399"_s);
    QTRY_COMPARE(model.rowCount(), 1);
    model.setQuery({});
    QTRY_COMPARE(model.rowCount(), 401);
    model.setDesk(nullptr);
}

void TestApplicantTable::layout_isKeptUnderItsName()
{
    Fixture f;
    TableLayout layout{u"Finalists"_s,
                       {u"name"_s, u"total"_s},
                       {{u"name"_s, 200}},
                       u"total"_s,
                       true,
                       u"rivers"_s,
                       {}};
    layout.filter.tags = {u"talk"_s};
    BOLE_DO(f.desk.applicants().saveTableLayout(layout));
    QCOMPARE(f.desk.applicants().tableLayouts(), QList<TableLayout>{layout});
    layout.query.clear();
    BOLE_DO(f.desk.applicants().saveTableLayout(layout));
    QCOMPARE(f.desk.applicants().tableLayouts(), QList<TableLayout>{layout});
    BOLE_DO(f.desk.applicants().removeTableLayout(u"Finalists"_s));
    QVERIFY(f.desk.applicants().tableLayouts().isEmpty());
}

void TestApplicantTable::everyCell_hasAWordForScreenReaders()
{
    Fixture f;
    const QModelIndex cell = f.model.index(f.model.rowOf(f.vera), 1);
    QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(), u"GPA: 4"_s);
    QCOMPARE(f.model.headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString(), u"GPA"_s);
}

QTEST_GUILESS_MAIN(TestApplicantTable)
#include "tst_applicanttable.moc"
