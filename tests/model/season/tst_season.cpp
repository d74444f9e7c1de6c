// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/season/database.h"
#include "model/season/history.h"
#include "model/season/query.h"

#include <QSignalSpy>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestSeason : public QObject
{
    Q_OBJECT

private slots:
    void created_isPrivateAndKeepsItsTitle();
    void create_refusesAnExistingFile();
    void applicants_comeBackAfterReopening();
    void documents_keepBytesAndText();
    void parseAgain_keepsWhatPeopleSaid();
    void strangersSeason_isReadWithinBounds();
    void oldCounts_areMadeAgainAtOpening();
};

void TestSeason::created_isPrivateAndKeepsItsTitle()
{
    SeasonFixture f;
    f.reopen();
    QCOMPARE(f.season->settings().title().value(), u"Test"_s);
    QCOMPARE(QFile::permissions(f.path) &
                 (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
}

void TestSeason::create_refusesAnExistingFile()
{
    SeasonFixture f;
    BOLE_FAILS(Season::create(f.path, u"Again"_s), ErrorCode::FileExists);
    QCOMPARE(f.season->settings().title().value(), u"Test"_s);
}

void TestSeason::applicants_comeBackAfterReopening()
{
    SeasonFixture f;
    const Record record = sampleRecord();
    const ApplicantId applicant = f.addApplicant(record);
    f.reopen();
    BOLE_GET(rows, f.season->applicants().list());
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0].id, applicant);
    QCOMPARE(rows[0].name, u"江晓"_s);
    QCOMPARE(rows[0].gpaPercent, 90.0);
    QCOMPARE(rows[0].rankPercent, 5.0);
    QCOMPARE(rows[0].ccfA, 1);
    QCOMPARE(rows[0].tests.value(u"ielts"_s), 7.5);
    QCOMPARE(rows[0].level, Stored(StudyLevel::Bachelor));
    QCOMPARE(rows[0].needsLook, 3);
    BOLE_GET(back, f.season->records().current(applicant));
    QVERIFY(back == record);
}

void TestSeason::documents_keepBytesAndText()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord(), u"江晓 was here"_s);
    BOLE_GET(documents, f.season->documents().list(applicant));
    QCOMPARE(documents.size(), 1);
    BOLE_GET(bytes, f.season->documents().bytes(documents[0].id));
    QCOMPARE(bytes, QByteArray("%PDF-1"));
    BOLE_DO(f.season->documents().setEditedText(documents[0].id, u"edited"_s));
    BOLE_GET(source, f.season->documents().source(documents[0].id));
    QCOMPARE(source.text, u"江晓 was here"_s);
    QCOMPARE(source.current(), u"edited"_s);
    BOLE_GET(same, f.season->documents().findBySha256(documents[0].sha256));
    QCOMPARE(same.size(), 1);
    QVERIFY(f.season->documents().findBySha256(u"none"_s).value().isEmpty());
}

void TestSeason::parseAgain_keepsWhatPeopleSaid()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    RecordStore &records = f.season->records();
    BOLE_DO(records.apply(applicant, Edit::set(u"/basics/name"_s, u"Corrected"_s), f.reviewer));
    Record again = sampleRecord();
    again.basics.name = u"Misread"_s;
    again.basics.nameOther = u"X. Jiang"_s;
    BOLE_GET(found, records.replaceParsed(applicant, again, f.reviewer));
    QCOMPARE(found.size(), 1);
    QCOMPARE(records.current(applicant)->basics.name, u"Corrected"_s);
    QCOMPARE(records.current(applicant)->basics.nameOther, u"Xiao Jiang"_s);
    QVERIFY(records.parsed(applicant).value() == again);
    f.reopen();
    BOLE_GET(left, f.season->records().differences(applicant));
    QCOMPARE(left, found);
    BOLE_DO(f.season->records().apply(applicant, left[0].edit, f.reviewer));
    QVERIFY(f.season->records().differences(applicant)->isEmpty());
    QCOMPARE(f.season->records().current(applicant)->basics.nameOther, u"X. Jiang"_s);
    BOLE_DO(f.season->history().undo(f.reviewer));
    BOLE_DO(f.season->history().undo(f.reviewer)); // over the reading, which is not undone
    QCOMPARE(f.season->records().current(applicant)->basics.name, u"江晓"_s);
}

void TestSeason::strangersSeason_isReadWithinBounds()
{
    SeasonFixture f;
    Record monstrous = sampleRecord();
    monstrous.basics.summary = u"word "_s.repeated(100'000);
    const ApplicantId applicant = f.addApplicant(monstrous);
    QVERIFY(
        Query(f.season->database(), u"UPDATE facts SET name = ?"_s, {u"x\n"_s.repeated(1'000'000)})
            .result());
    const QString name = f.season->applicants().row(applicant)->name;
    QVERIFY(name.size() <= 200 && !name.contains(u'\n'));
    BOLE_GET(checked, f.season->records().checked(applicant));
    QVERIFY(checked.json[u"basics"_s][u"summary"_s].toString().size() <= 32'000);
    QVERIFY(f.season->records().current(applicant)->basics.summary.size() <= 32'000);
}

/// A season of an earlier Bole, which counted otherwise and marked nothing.
void TestSeason::oldCounts_areMadeAgainAtOpening()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    const ApplicantRow now = f.season->applicants().row(applicant).value();
    QCOMPARE(now.needsLook, 3);
    QVERIFY(now.isUnchecked(u"gpa"_s));
    BOLE_DO(f.season->database().execute(
        "UPDATE facts SET needs_look = 12, to_check = '', unchecked = ''"));
    BOLE_DO(f.season->settings().setQuietly(u"factRules"_s, QJsonValue(QJsonValue::Undefined)));
    f.reopen();
    QVERIFY(f.season->applicants().row(applicant).value() == now);
}

QTEST_GUILESS_MAIN(TestSeason)
#include "tst_season.moc"
