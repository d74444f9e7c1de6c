// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/season/query.h"

using namespace Bole;
using namespace Qt::StringLiterals;

class TestQuery : public QObject
{
    Q_OBJECT

private slots:
    void values_comeBackAsTheyWere_data();
    void values_comeBackAsTheyWere();
    void noText_andEmptyText_areTwoThings();
    void noBytes_andEmptyBytes_areTwoThings();
    void afterTheLastRow_thereIsNone();
    void aRowThatFails_isAnError();
    void valuesThatDoNotFit_areAnError();
    void whatFailed_letsNothingElseHappenInItsTransaction();

private:
    SeasonFixture m_fixture;
    Database &m_database = m_fixture.season->database();
};

void TestQuery::values_comeBackAsTheyWere_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("kind"); // SQLite's
    QTest::addRow("whole number") << QVariant(-7) << u"integer"_s;
    QTest::addRow("large number") << QVariant(qint64(1) << 62) << u"integer"_s;
    QTest::addRow("claim") << QVariant(true) << u"integer"_s;
    QTest::addRow("number") << QVariant(0.1) << u"real"_s;
    QTest::addRow("Chinese and beyond") << QVariant(u"江晓 𠮷 é"_s) << u"text"_s;
    QTest::addRow("text with a zero inside") << QVariant(u"a\0b"_s) << u"text"_s;
    QTest::addRow("bytes") << QVariant(QByteArray("\0\xff\x01", 3)) << u"blob"_s;
}

void TestQuery::values_comeBackAsTheyWere()
{
    QFETCH(const QVariant, value);
    QFETCH(const QString, kind);
    Query query(m_database, u"SELECT ?1, typeof(?1)"_s, {value});
    QVERIFY(query.next());
    QVERIFY(!query.isNull(0));
    QCOMPARE(query.text(1), kind);
    if (kind == u"integer")
        QCOMPARE(query.integer(0), value.toLongLong());
    else if (kind == u"real")
        QCOMPARE(query.optionalReal(0), value.toDouble());
    else if (kind == u"text")
        QCOMPARE(query.text(0), value.toString());
    else
        QCOMPARE(query.bytes(0), value.toByteArray());
}

void TestQuery::noText_andEmptyText_areTwoThings()
{
    Query query(m_database, u"SELECT ?, ?, ?"_s, {QString(), bound(QString()), QVariant()});
    QVERIFY(query.next());
    QVERIFY(query.isNull(0) && query.text(0).isNull());
    QVERIFY(!query.isNull(1) && !query.text(1).isNull() && query.text(1).isEmpty());
    QVERIFY(query.isNull(2) && !query.optionalReal(2) && !query.optionalNumber(2));
}

void TestQuery::noBytes_andEmptyBytes_areTwoThings()
{
    Query query(m_database, u"SELECT ?, ?"_s, {QByteArray(), QByteArray("")});
    QVERIFY(query.next());
    QVERIFY(query.isNull(0));
    QVERIFY(!query.isNull(1));
}

void TestQuery::afterTheLastRow_thereIsNone()
{
    Query query(m_database, u"SELECT 1 UNION SELECT 2"_s);
    QVERIFY(query.next());
    QCOMPARE(query.number(0), 1);
    QVERIFY(query.next());
    QCOMPARE(query.number(0), 2);
    QVERIFY(!query.next());
    QVERIFY(!query.next());
    BOLE_DO(query.result());
}

void TestQuery::aRowThatFails_isAnError()
{
    // The second row is where it fails: abs() of the smallest number there is none of.
    Query query(m_database, u"SELECT abs(value) FROM json_each('[1, -9223372036854775808]')"_s);
    QVERIFY(query.next());
    BOLE_DO(query.result());
    QVERIFY(!query.next());
    BOLE_FAILS(query.result(), ErrorCode::DatabaseFailed);
    QVERIFY(!query.next());
}

void TestQuery::valuesThatDoNotFit_areAnError()
{
    BOLE_FAILS(Query(m_database, u"SELECT ?, ?"_s, {1}).result(), ErrorCode::DatabaseFailed);
    BOLE_FAILS(Query(m_database, u"SELECT ?"_s, {1, 2}).result(), ErrorCode::DatabaseFailed);
    BOLE_FAILS(Query(m_database, u"SELECT nothing FROM nowhere"_s).result(),
               ErrorCode::DatabaseFailed);
}

void TestQuery::whatFailed_letsNothingElseHappenInItsTransaction()
{
    const int before = m_fixture.season->applicants().count().value();
    {
        Transaction transaction(m_database);
        Query(m_database, u"SELECT nothing FROM nowhere"_s);
        QVERIFY(!Query(m_database, u"SELECT 1"_s).next());
        BOLE_FAILS(m_fixture.season->applicants().create(), ErrorCode::DatabaseFailed);
        BOLE_FAILS(transaction.commit(), ErrorCode::DatabaseFailed);
    }
    QCOMPARE(m_fixture.season->applicants().count().value(), before);
    QVERIFY(Query(m_database, u"SELECT 1"_s).next());
}

QTEST_GUILESS_MAIN(TestQuery)
#include "tst_query.moc"
