// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparison.h"
#include "model/desk/desklists.h"
#include "model/desk/deskrecords.h"
#include "model/desk/deskroster.h"
#include "model/export/csvexport.h"
#include "model/knowledge/knowledge.h"
#include "model/season/rosterstore.h"
#include "tests/model/desk/deskfixture.h"

#include <QBuffer>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// A desk over an applicant of whom a roster says something, too.
struct Fixture : DeskFixture
{
    Fixture()
    {
        const RosterValues values{{u"number"_s, u"A1"_s},
                                  {u"programme"_s, u"Hydrology"_s},
                                  {u"school"_s, u"西山大学"_s},
                                  {u"gpa"_s, u"3.8/4"_s},
                                  {u"own:Notes"_s, u"called 江晓 twice"_s}};
        if (!file.season->rosters().put(applicant, values, wen))
            qFatal("roster");
    }
    QString csv(const QStringList &columns)
    {
        ExportRequest request;
        request.profile.language = TableLanguage::English;
        request.profile.excel = false;
        request.profile.columns = columns;
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        const auto written = writeCsv(*desk.lists().visibleSeason(u"en"_s), request, out);
        return written ? QString::fromUtf8(out.data()).trimmed() : QString();
    }
    QList<Edit> editsOf(const QString &key) const
    {
        for (const RosterLine &line : desk.roster().lines(applicant)) {
            if (line.key == key)
                return line.edits;
        }
        return {};
    }
    void says(const QString &key, const QString &text)
    {
        RosterValues values = file.season->rosters().values(applicant).value();
        values.insert(key, text);
        BOLE_DO(file.season->rosters().put(applicant, values, wen));
    }
};

} // namespace

/// What the roster says, where it is shown beside what the documents say.
class TestRosterValues : public QObject
{
    Q_OBJECT

private slots:
    void export_hasColumns();
    void comparison_hasRows();
    void value_isTakenIntoTheRecord();
    void sameInOtherWords_isNotOffered();
    void person_withoutDocuments_takesWhatTheRosterSays();
    void blindReader_seesOnlyWhatTellsNothing();
    void conflictOfInterest_closesThem();
};

void TestRosterValues::export_hasColumns()
{
    Fixture f;
    const QStringList lines = f.csv({u"roster:programme"_s, u"roster:gpa"_s, u"roster:own:Notes"_s})
                                  .remove(u'\r')
                                  .split(u'\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0], u"Programme (roster),GPA (roster),Notes (roster)"_s);
    QCOMPARE(lines[1], u"Hydrology,3.8/4,called 江晓 twice"_s);
}

void TestRosterValues::comparison_hasRows()
{
    Fixture f;
    const ApplicantId other = f.file.addApplicant(sampleRecord());
    BOLE_GET(comparison, compare(*f.desk.lists().visibleSeason(u"en"_s), Knowledge::ofProgram(),
                                 {f.applicant, other}));
    const auto row = std::ranges::find_if(comparison.rows, [](const CompareRow &each) {
        return each.kind == CompareRow::Kind::Roster && each.key == u"programme"_s;
    });
    QVERIFY(row != comparison.rows.end());
    QCOMPARE(row->subject, u"Programme (roster)"_s);
    QCOMPARE(row->cells.first().text, u"Hydrology"_s);
    QVERIFY(row->cells.last().isEmpty());
}

void TestRosterValues::value_isTakenIntoTheRecord()
{
    Fixture f;
    f.says(u"email"_s, u"jiang@example.net"_s);
    QVERIFY(f.editsOf(u"number"_s).isEmpty()); // the record has none
    QVERIFY(f.editsOf(u"own:Notes"_s).isEmpty());
    for (const QString &key : {u"programme"_s, u"gpa"_s, u"school"_s, u"email"_s}) {
        QVERIFY2(!f.editsOf(key).isEmpty(), qPrintable(key));
        BOLE_DO(f.desk.records().edit(f.applicant, f.editsOf(key)));
        QVERIFY2(f.editsOf(key).isEmpty(), qPrintable(key)); // now both say the same
    }
    const Record record = f.desk.records().record(f.applicant).value();
    QCOMPARE(record.basics.programme, u"Hydrology"_s);
    QCOMPARE(record.education[0].gpa, Grade(3.8, 4.0));
    QCOMPARE(record.education[0].institution, u"西山大学"_s);
    QCOMPARE(record.basics.emails,
             (QStringList{u"jiang@example.net"_s, u"xiao.jiang@example.org"_s}));
    // As the form says it: corrected, by whom.
    const auto checked = f.desk.records().checked(f.applicant);
    QVERIFY(checked->record.marks.contains(u"/education/0/gpa"_s));
    QVERIFY(checked->record.marks.contains(u"/basics/emails"_s));
}

void TestRosterValues::sameInOtherWords_isNotOffered()
{
    Fixture f;
    for (const auto &[key, said] :
         {std::pair(u"name"_s, u"JIANG, Xiao"_s), std::pair(u"name-other"_s, u"江晓"_s),
          std::pair(u"email"_s, u"Xiao.Jiang@Example.org"_s), std::pair(u"gpa"_s, u"4.50"_s)}) {
        f.says(key, said);
        QVERIFY2(f.editsOf(key).isEmpty(), qPrintable(said));
    }
}

void TestRosterValues::person_withoutDocuments_takesWhatTheRosterSays()
{
    Fixture f;
    Record nameOnly;
    nameOnly.basics.name = u"Ida Northwood"_s;
    f.applicant = f.file.addApplicant(nameOnly);
    f.says(u"school"_s, u"Northern Lakes University"_s);
    f.says(u"gpa"_s, u"3.7"_s);
    f.says(u"name-other"_s, u"伊达"_s);
    QVERIFY(f.editsOf(u"gpa"_s).isEmpty()); // of which school?
    for (const QString &key : {u"school"_s, u"gpa"_s, u"name-other"_s})
        BOLE_DO(f.desk.records().edit(f.applicant, f.editsOf(key)));
    const Record record = f.desk.records().record(f.applicant).value();
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education[0].institution, u"Northern Lakes University"_s);
    QCOMPARE(record.education[0].gpa, Grade(3.7, std::nullopt));
    QCOMPARE(record.basics.name, u"Ida Northwood"_s);
    QCOMPARE(record.basics.nameOther, u"伊达"_s);
}

void TestRosterValues::blindReader_seesOnlyWhatTellsNothing()
{
    Fixture f;
    f.hide({BlindField::Name, BlindField::Institution});
    const RosterValues values = f.desk.roster().values(f.applicant);
    QCOMPARE(values.keys(), (QStringList{u"gpa"_s, u"programme"_s}));
    QVERIFY(f.editsOf(u"programme"_s).isEmpty()); // what they see is not what the roster says
    QVERIFY(!f.csv({u"name"_s, u"roster:own:Notes"_s, u"roster:school"_s}).contains(u"西山"_s));
    QVERIFY(!f.csv({u"name"_s, u"roster:own:Notes"_s, u"roster:school"_s}).contains(u"called"_s));
}

void TestRosterValues::conflictOfInterest_closesThem()
{
    Fixture f;
    f.declareConflict();
    QVERIFY(f.desk.roster().values(f.applicant).isEmpty());
    QVERIFY(!f.csv({u"roster:programme"_s}).contains(u"Hydrology"_s));
}

QTEST_GUILESS_MAIN(TestRosterValues)
#include "tst_rostervalues.moc"
