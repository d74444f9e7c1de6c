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
    std::optional<Edit> editOf(const QString &key) const
    {
        for (const RosterLine &line : desk.roster().lines(applicant)) {
            if (line.key == key)
                return line.edit;
        }
        return std::nullopt;
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
    QVERIFY(!f.editOf(u"number"_s)); // the record has none
    QVERIFY(!f.editOf(u"own:Notes"_s));
    for (const QString &key : {u"programme"_s, u"gpa"_s, u"school"_s}) {
        QVERIFY2(f.editOf(key), qPrintable(key));
        BOLE_DO(f.desk.records().edit(f.applicant, *f.editOf(key)));
        QVERIFY2(!f.editOf(key), qPrintable(key)); // now both say the same
    }
    const Record record = f.desk.records().record(f.applicant).value();
    QCOMPARE(record.basics.programme, u"Hydrology"_s);
    QCOMPARE(record.education[0].gpa->value, 3.8);
    QCOMPARE(record.education[0].institution, u"西山大学"_s);
}

void TestRosterValues::blindReader_seesOnlyWhatTellsNothing()
{
    Fixture f;
    f.hide({BlindField::Name, BlindField::Institution});
    const RosterValues values = f.desk.roster().values(f.applicant);
    QCOMPARE(values.keys(), (QStringList{u"gpa"_s, u"programme"_s}));
    QVERIFY(!f.editOf(u"programme"_s)); // what they see is not what the roster says
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
