// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/assignment.h"

#include <QTest>

#include <algorithm>

using namespace Bole;

namespace {

template <typename IdType>
QList<IdType> ids(int count)
{
    QList<IdType> list;
    for (int i = 1; i <= count; ++i)
        list.append(IdType{i});
    return list;
}

QHash<ReviewerId, int> loads(const QList<Assignment> &readings)
{
    QHash<ReviewerId, int> load;
    for (const Assignment &reading : readings)
        ++load[reading.reviewer];
    return load;
}

AssignmentNames names()
{
    AssignmentNames names;
    names.add(QStringLiteral("Mira Okafor"), ApplicantId{1});
    names.add(QStringLiteral("江 晓"), ApplicantId{2});
    names.add(QStringLiteral("cv.pdf"), ApplicantId{1});
    names.add(QStringLiteral("cv.pdf"), ApplicantId{2});
    names.add(QStringLiteral("Ada"), ReviewerId{1});
    names.add(QStringLiteral("B"), ReviewerId{2});
    return names;
}

} // namespace

class TestAssignment : public QObject
{
    Q_OBJECT

private slots:
    void everybody_getsTheSame()
    {
        const auto plan = assignEvenly(ids<ApplicantId>(101), ids<ReviewerId>(7), 3, {}, {}, 42);
        QCOMPARE(plan.added.size(), 303);
        QVERIFY(plan.tooFewReaders.isEmpty());
        const QHash<ReviewerId, int> load = loads(plan.added);
        const auto [low, high] = std::ranges::minmax(load.values());
        QVERIFY(high - low <= 1);
        QCOMPARE(QSet<Assignment>(plan.added.begin(), plan.added.end()).size(), 303);
    }

    void sameSeed_samePlan_anotherSeed_another()
    {
        const auto plan = [](quint32 seed) {
            return assignEvenly(ids<ApplicantId>(20), ids<ReviewerId>(5), 2, {}, {}, seed);
        };
        QCOMPARE(plan(1), plan(1));
        QVERIFY(plan(1) != plan(2));
    }

    void conflicts_areRespected()
    {
        const QSet<Assignment> conflicts{{{1}, {1}}, {{1}, {2}}, {{2}, {3}}};
        const auto plan =
            assignEvenly(ids<ApplicantId>(6), ids<ReviewerId>(3), 2, {}, conflicts, 5);
        for (const Assignment &reading : plan.added)
            QVERIFY(!conflicts.contains(reading));
        QCOMPARE(plan.tooFewReaders, QList<ApplicantId>{ApplicantId{1}});
        QCOMPARE(plan.added.size(), 11);
    }

    void whatIsAssigned_staysAndCounts()
    {
        QSet<Assignment> existing;
        for (int i = 1; i <= 6; ++i)
            existing.insert({ApplicantId{i}, ReviewerId{1}});
        const auto plan = assignEvenly(ids<ApplicantId>(9), ids<ReviewerId>(3), 1, existing, {}, 5);
        QCOMPARE(plan.added.size(), 3);
        QVERIFY(!loads(plan.added).contains(ReviewerId{1}));
    }

    void table_isRead_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("commas") << QByteArray("applicant,reviewer\nmira okafor,ADA\n江 晓,b\n");
        QTest::newRow("Chinese heads, semicolons, BOM, CRLF")
            << QByteArray("\xEF\xBB\xBF评审人;申请人\r\nAda;\"Mira Okafor\"\r\nB;江 晓\r\n");
        QTest::newRow("tabs and more columns")
            << QByteArray("no\tapplicant\treviewer\n1\tMira Okafor\tAda\n\n2\t江 晓\tB");
        const QString excel = QStringLiteral("申请人,评审人\r\nMira Okafor,Ada\r\n江 晓,B\r\n");
        QTest::newRow("GBK, as Chinese Excel saves it")
            << QByteArray(QStringEncoder("GB18030").encode(excel));
        QTest::newRow("GBK, semicolons")
            << QByteArray(QStringEncoder("GB18030").encode(QString(excel).replace(u',', u';')));
        QTest::newRow("UTF-16 with tabs, Excel's Unicode text")
            << QByteArray("\xFF\xFE") +
                   QByteArray(QStringEncoder(QStringConverter::Utf16LE)
                                  .encode(QString(excel).replace(u',', u'\t')));
    }

    void table_isRead()
    {
        QFETCH(QByteArray, csv);
        const auto table = assignmentsFromCsv(csv, names(), {});
        QVERIFY(table);
        const QList<Assignment> expected{{{1}, {1}}, {{2}, {2}}};
        QCOMPARE(table->readings, expected);
        QVERIFY(table->problems.isEmpty());
    }

    void linesThatCannotBeUsed_areNamed()
    {
        const QByteArray csv("applicant,reviewer\nNobody,Ada\n\"Mira\n Okafor\",Eve\n"
                             "cv.pdf,Ada\n江 晓,Ada\n");
        const auto table = assignmentsFromCsv(csv, names(), {{ApplicantId{2}, ReviewerId{1}}});
        QVERIFY(table);
        QVERIFY(table->readings.isEmpty());
        const QList<AssignmentProblem> expected{
            {2, AssignmentProblem::UnknownApplicant, QStringLiteral("Nobody")},
            {3, AssignmentProblem::UnknownReviewer, QStringLiteral("Eve")},
            {5, AssignmentProblem::AmbiguousApplicant, QStringLiteral("cv.pdf")},
            {6, AssignmentProblem::HasConflict, QStringLiteral("Ada")}};
        QCOMPARE(table->problems, expected);
    }

    void tableWithoutItsColumns_isRefused()
    {
        QCOMPARE(assignmentsFromCsv("name,reader\n", names(), {}).error().code,
                 ErrorCode::InvalidTable);
        QCOMPARE(assignmentsFromCsv("", names(), {}).error().code, ErrorCode::InvalidTable);
        const QByteArray workbook("PK\x03\x04\x14\0\x06\0\b\0\0\0!\0", 14);
        QCOMPARE(assignmentsFromCsv(workbook, names(), {}).error().code,
                 ErrorCode::DocumentNotSupported);
    }
};

QTEST_GUILESS_MAIN(TestAssignment)
#include "tst_assignment.moc"
