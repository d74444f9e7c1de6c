// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// A language is added by words in tables: headings, degrees, roles, months, how well one speaks.
class TestGerman : public QObject
{
    Q_OBJECT

private slots:
    void simpleCv_isRead();
};

void TestGerman::simpleCv_isRead()
{
    const QString text =
        u"Mara Federkiel\nmara@example.org\n\nAUSBILDUNG\n\n"
        u"Technische Universität München\t10/2019 – 09/2022\nBachelor of Science, Informatik\n"
        u"Note: 1,3\n\nBERUFSERFAHRUNG\n\nOtter Software GmbH\t09/2021 – heute\nWerkstudentin\n\n"
        u"Reiher AG\tMai 2020 – Dez. 2020\nPraktikantin\n\nSPRACHKENNTNISSE\n\n"
        u"Deutsch (Muttersprache), Englisch (fließend)\n"_s;
    const Record record =
        understand({DocumentKind::Text, {}, text}, Knowledge(), PartialDate{2026, 11, 1}).record;
    QCOMPARE(record.education.size(), 1);
    const Education &study = record.education.first();
    QCOMPARE(study.institution, u"Technische Universität München"_s);
    QCOMPARE(study.area, u"Informatik"_s);
    QCOMPARE(study.level, Stored(StudyLevel::Bachelor));
    QCOMPARE(study.startDate->toString(), u"2019-10"_s);
    QVERIFY(study.gpa);
    QCOMPARE(study.gpa->value, 1.3);
    QVERIFY(!study.gpa->scale);
    QCOMPARE(record.work.size(), 2);
    QCOMPARE(record.work[0].name, u"Otter Software GmbH"_s);
    QCOMPARE(record.work[0].position, u"Werkstudentin"_s);
    QVERIFY(record.work[0].current);
    QCOMPARE(record.work[1].startDate->toString(), u"2020-05"_s);
    QCOMPARE(record.work[1].endDate->toString(), u"2020-12"_s);
    QCOMPARE(record.languages.size(), 2);
    QCOMPARE(record.languages[1].fluency, u"fließend"_s);
}

QTEST_GUILESS_MAIN(TestGerman)
#include "tst_german.moc"
