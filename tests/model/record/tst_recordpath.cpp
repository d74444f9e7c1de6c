// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordpath.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QJsonObject json(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

class TestRecordPath : public QObject
{
    Q_OBJECT

private slots:
    void tokens_roundTripWithSlashesAndTildes();
    void valueAt_findsAndMisses_data();
    void valueAt_findsAndMisses();
    void set_makesWhatIsMissingOnTheWay();
    void set_undefinedPrunesWhatIsLeftEmpty();
    void set_refusesAPlaceThatCannotBe_data();
    void set_refusesAPlaceThatCannotBe();
    void entries_areInsertedRemovedAndMoved();
    void pointers_followTheEntries_data();
    void pointers_followTheEntries();
};

void TestRecordPath::tokens_roundTripWithSlashesAndTildes()
{
    const QStringList tokens{u"tests"_s, u"0"_s, u"a/b~c~1"_s};
    const QString pointer = pointerFrom(tokens);
    QCOMPARE(pointer, u"/tests/0/a~1b~0c~01"_s);
    QCOMPARE(pointerTokens(pointer), tokens);
    QVERIFY(pointerTokens(u"").isEmpty());
}

void TestRecordPath::valueAt_findsAndMisses_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QJsonValue>("expected");
    const QJsonValue undefined(QJsonValue::Undefined);
    QTest::newRow("key") << u"/basics/name"_s << QJsonValue(u"Mira"_s);
    QTest::newRow("entry's field") << u"/education/1/level"_s << QJsonValue(u"master"_s);
    QTest::newRow("past the end") << u"/education/2"_s << undefined;
    QTest::newRow("not a number") << u"/education/x"_s << undefined;
    QTest::newRow("leading zero") << u"/education/01"_s << undefined;
    QTest::newRow("inside a text") << u"/basics/name/0"_s << undefined;
    QTest::newRow("negative") << u"/education/-1"_s << undefined;
}

void TestRecordPath::valueAt_findsAndMisses()
{
    QFETCH(QString, pointer);
    QFETCH(QJsonValue, expected);
    const QJsonObject root = json(
        R"({"basics": {"name": "Mira"}, "education": [{"level": "bachelor"}, {"level": "master"}]})");
    QCOMPARE(valueAt(root, pointer), expected);
}

void TestRecordPath::set_makesWhatIsMissingOnTheWay()
{
    QJsonObject root = json(R"({"basics": {}, "education": [{}]})");
    QVERIFY(setAt(root, u"/education/0/gpa/value"_s, 3.9));
    QVERIFY(setAt(root, u"/basics/location/address"_s, u"Lakeside"_s));
    QCOMPARE(root, json(R"({"basics": {"location": {"address": "Lakeside"}},
                            "education": [{"gpa": {"value": 3.9}}]})"));
}

void TestRecordPath::set_undefinedPrunesWhatIsLeftEmpty()
{
    QJsonObject root = json(R"({"basics": {"location": {"address": "x"}},
                                "education": [{"gpa": {"value": 3.9}}]})");
    const QJsonValue undefined(QJsonValue::Undefined);
    QVERIFY(setAt(root, u"/education/0/gpa/value"_s, undefined));
    QVERIFY(setAt(root, u"/basics/location/address"_s, undefined));
    QCOMPARE(root, json(R"({"basics": {}, "education": [{}]})"));
}

void TestRecordPath::set_refusesAPlaceThatCannotBe_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::newRow("past the end") << u"/education/1/level"_s;
    QTest::newRow("key in a list") << u"/education/level"_s;
    QTest::newRow("inside a text") << u"/basics/name/first"_s;
}

void TestRecordPath::set_refusesAPlaceThatCannotBe()
{
    QFETCH(QString, pointer);
    const QJsonObject before = json(R"({"basics": {"name": "Mira"}, "education": [{}]})");
    QJsonObject root = before;
    QVERIFY(!setAt(root, pointer, u"x"_s));
    QCOMPARE(root, before);
}

void TestRecordPath::entries_areInsertedRemovedAndMoved()
{
    QJsonObject root = json(R"({"list": ["a", "b", "c"]})");
    QVERIFY(insertAt(root, u"/list/3"_s, u"d"_s));
    QVERIFY(insertAt(root, u"/list/0"_s, u"z"_s));
    QVERIFY(moveIn(root, u"/list"_s, 0, 4));
    QVERIFY(removeAt(root, u"/list/1"_s));
    QCOMPARE(root, json(R"({"list": ["a", "c", "d", "z"]})"));
    QVERIFY(!insertAt(root, u"/list/5"_s, u"x"_s));
    QVERIFY(!removeAt(root, u"/list/4"_s));
    QVERIFY(!moveIn(root, u"/list"_s, 0, 4));
    QVERIFY(insertAt(root, u"/other/0"_s, u"first"_s));
    QVERIFY(removeAt(root, u"/other/0"_s));
    QVERIFY(!root.contains(u"other"_s));
}

void TestRecordPath::pointers_followTheEntries_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("inserted"); // before /e/2
    QTest::addColumn<QString>("removed");  // /e/2; "-": gone
    QTest::addColumn<QString>("moved");    // /e/1 to 3
    QTest::newRow("before") << u"/e/0/a"_s << u"/e/0/a"_s << u"/e/0/a"_s << u"/e/0/a"_s;
    QTest::newRow("the one moved") << u"/e/1"_s << u"/e/1"_s << u"/e/1"_s << u"/e/3"_s;
    QTest::newRow("at it") << u"/e/2/a/0"_s << u"/e/3/a/0"_s << u"-"_s << u"/e/1/a/0"_s;
    QTest::newRow("behind") << u"/e/3/a"_s << u"/e/4/a"_s << u"/e/2/a"_s << u"/e/2/a"_s;
    QTest::newRow("far behind") << u"/e/12/a"_s << u"/e/13/a"_s << u"/e/11/a"_s << u"/e/12/a"_s;
    QTest::newRow("another list") << u"/ee/2"_s << u"/ee/2"_s << u"/ee/2"_s << u"/ee/2"_s;
    QTest::newRow("the list") << u"/e"_s << u"/e"_s << u"/e"_s << u"/e"_s;
}

void TestRecordPath::pointers_followTheEntries()
{
    QFETCH(QString, pointer);
    QTEST(afterInsert(pointer, u"/e/2"_s), "inserted");
    QTEST(afterRemove(pointer, u"/e/2"_s).value_or(u"-"_s), "removed");
    QTEST(afterMove(pointer, u"/e"_s, 1, 3), "moved");
    QCOMPARE(afterMove(afterMove(pointer, u"/e"_s, 1, 3), u"/e"_s, 3, 1), pointer);
}

QTEST_GUILESS_MAIN(TestRecordPath)
#include "tst_recordpath.moc"
