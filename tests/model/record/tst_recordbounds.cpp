// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordbounds.h"
#include "model/record/recordjson.h"

#include <QJsonArray>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// What no applicant writes and no window can lay out.
class TestRecordBounds : public QObject
{
    Q_OBJECT

private slots:
    void name_isOneShortLine_data();
    void name_isOneShortLine();
    void cut_isSaid();
    void manyEntries_areCut();
    void wholeRecord_isBounded();
    void ordinaryRecord_isUntouched();

private:
    static QJsonObject named(const QString &name)
    {
        return {{u"format"_s, u"bole-record/1"_s}, {u"basics"_s, QJsonObject{{u"name"_s, name}}}};
    }
    static qsizetype cuts(const Record &record)
    {
        return std::ranges::count(record.checks, u"value.cut"_s, &Check::code);
    }
};

void TestRecordBounds::name_isOneShortLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("ordinary") << u"Mira Okaduwe 江晓"_s << u"Mira Okaduwe 江晓"_s;
    QTest::newRow("Vietnamese, taken apart") << u"Nguye\u0302\u0303n"_s << u"Nguye\u0302\u0303n"_s;
    QTest::newRow("five megabytes") << u"x"_s.repeated(5'000'000) << u"x"_s.repeated(199) + u'…';
    QTest::newRow("no half character")
        << u"x"_s.repeated(198) + u"𠮷𠮷"_s << u"x"_s.repeated(198) + u'…';
    QTest::newRow("lines") << u"Mira\nOkaduwe\u2028Three"_s << u"Mira Okaduwe Three"_s;
    QTest::newRow("a tower of marks")
        << u"Z"_s + u"\u0301"_s.repeated(90) + u"oe"_s << u"Z\u0301\u0301\u0301\u0301oe"_s;
}

void TestRecordBounds::name_isOneShortLine()
{
    QFETCH(const QString, name);
    const auto record = recordFromJson(named(name));
    QVERIFY(record);
    QTEST(record->basics.name, "shown");
    QTEST(boundedLine(name), "shown"); // as the list reads it from a stranger's season
}

void TestRecordBounds::cut_isSaid()
{
    const auto record = recordFromJson(named(u"x"_s.repeated(300)));
    QVERIFY(record);
    QCOMPARE(cuts(*record), 1);
    QCOMPARE(record->checks.last().field, u"/basics/name"_s);
    // What was cut and kept is not cut again.
    QCOMPARE(cuts(*recordFromJson(toJson(*record))), 1);
}

void TestRecordBounds::manyEntries_areCut()
{
    QJsonObject json = named(u"Mira Okaduwe"_s);
    QJsonArray awards;
    for (int i = 0; i < 5'000; ++i)
        awards.append(QJsonObject{{u"title"_s, u"Prize"_s}});
    json.insert(u"awards"_s, awards);
    const auto record = recordFromJson(json);
    QVERIFY(record);
    QCOMPARE(record->awards.size(), 2'000);
    QCOMPARE(record->checks.last().field, u"/awards"_s);
}

void TestRecordBounds::wholeRecord_isBounded()
{
    QJsonObject json = named(u"Mira Okaduwe"_s);
    QJsonArray awards;
    for (int i = 0; i < 1'000; ++i)
        awards.append(QJsonObject{{u"title"_s, u"x"_s.repeated(3'000)}, {u"date"_s, u"2021-09"_s}});
    json.insert(u"awards"_s, awards);
    const auto record = recordFromJson(json);
    QVERIFY(record);
    qsizetype size = 0;
    for (const Award &award : record->awards)
        size += award.title.size();
    QVERIFY2(size > 300'000 && size <= 400'000, qPrintable(QString::number(size)));
    QCOMPARE(record->basics.name, u"Mira Okaduwe"_s);
    QCOMPARE(cuts(*recordFromJson(toJson(*record))), cuts(*record));
}

void TestRecordBounds::ordinaryRecord_isUntouched()
{
    QJsonObject json = named(u"Mira Okaduwe"_s);
    json.insert(u"sections"_s,
                QJsonArray{QJsonObject{{u"title"_s, u"Education"_s}, {u"text"_s, u"a\nb\tc"_s}}});
    json.insert(u"confidence"_s, QJsonObject{{u"/basics/name"_s, 0.5}});
    QCOMPARE(withinBounds(json), json);
    QVERIFY(recordFromJson(json)->checks.isEmpty());
}

QTEST_GUILESS_MAIN(TestRecordBounds)
#include "tst_recordbounds.moc"
