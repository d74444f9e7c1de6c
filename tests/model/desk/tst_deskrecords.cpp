// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskrecords.h"
#include "model/record/recordpath.h"
#include "tests/model/desk/deskfixture.h"

#include <QJsonArray>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestDeskRecords : public QObject
{
    Q_OBJECT

private slots:
    void hiddenValue_isNeitherShownNorEdited()
    {
        DeskFixture f;
        f.hide(BlindField::Name);
        BOLE_GET(shown, f.desk.records().checked(f.applicant));
        QVERIFY(!valueAt(shown.record.json, u"/basics/name"_s).toString().contains(u"江晓"));
        QVERIFY(shown.isHidden(u"/basics/name"_s));
        QVERIFY(!shown.isHidden(u"/education/0/gpa"_s));
        BOLE_FAILS(f.desk.records().edit(f.applicant, Edit::set(u"/basics/name"_s, u"Lin"_s)),
                   ErrorCode::NotAllowed);
        // Part of it is hidden: saving what is shown would lose that part.
        BOLE_FAILS(f.desk.records().edit(
                       f.applicant, Edit::set(u"/publications/0/authors"_s, QJsonArray{u"Lin"_s})),
                   ErrorCode::NotAllowed);
        BOLE_DO(f.desk.records().edit(f.applicant, Edit::set(u"/basics/summary"_s, u"new"_s)));
        BOLE_GET(stored, f.file.season->records().current(f.applicant));
        QCOMPARE(stored.basics.name, u"江晓"_s);
        QCOMPARE(stored.basics.summary, u"new"_s);
    }

    void conflict_showsNothing()
    {
        DeskFixture f;
        QVERIFY(f.desk.records().record(f.applicant).has_value());
        QVERIFY(!f.desk.records().names(f.applicant).isEmpty());
        f.declareConflict();
        BOLE_FAILS(f.desk.records().record(f.applicant), ErrorCode::NotAllowed);
        BOLE_FAILS(f.desk.records().checked(f.applicant), ErrorCode::NotAllowed);
        QVERIFY(!f.desk.records().sourceDocument(f.applicant).isValid());
        QVERIFY(f.desk.records().names(f.applicant).isEmpty());
    }

    void newReading_isAcceptedOneByOne()
    {
        DeskFixture f;
        Record again = sampleRecord();
        again.education[0].area = u"Mathematics"_s;
        again.education[0].institution = u"西湖大学"_s;
        again.education[0].institutionId = u"xihu"_s;
        BOLE_DO(f.desk.records().takeReading(f.applicant, again));
        const QList<ReadingDifference> found = f.desk.records().differences(f.applicant);
        QCOMPARE(found.size(), 2); // the id goes with its name
        const auto school =
            std::ranges::find(found, u"/education/0/institution"_s, &ReadingDifference::pointer);
        QVERIFY(school != found.end());
        BOLE_DO(f.desk.records().accept(f.applicant, {*school}));
        BOLE_GET(record, f.file.season->records().current(f.applicant));
        QCOMPARE(record.education[0].institutionId, u"xihu"_s);
        QCOMPARE(record.education[0].area, u"Computer Science"_s);
        // It is no longer there to be accepted.
        BOLE_FAILS(f.desk.records().accept(f.applicant, {*school}), ErrorCode::EditConflict);
        BOLE_DO(f.desk.records().acceptAll(f.applicant));
        QVERIFY(f.desk.records().differences(f.applicant).isEmpty());
    }

    void newReading_ofHiddenValues_isLeftToOthers()
    {
        DeskFixture f;
        f.hide(BlindField::Institution);
        Record again = sampleRecord();
        again.education[0].institution = u"西湖大学"_s;
        BOLE_DO(f.desk.records().takeReading(f.applicant, again));
        QVERIFY(f.desk.records().differences(f.applicant).isEmpty());
        f.hide({});
        QCOMPARE(f.desk.records().differences(f.applicant).size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestDeskRecords)
#include "tst_deskrecords.moc"
