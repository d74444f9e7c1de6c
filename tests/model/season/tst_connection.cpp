// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/connection.h"

#include "model/platform/sqlitefiles.h"
#include "model/season/statement.h"
#include "seasonfixture.h"

using namespace Bole;
using namespace Qt::StringLiterals;

class TestConnection : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void open_wrongPath_data();
    void open_wrongPath();
    void open_notADatabase();
    void open_again_takesTheNewFile();
    void close_letsGoOfTheFile();
    void close_waitsForStatements();

    void locked_failsWhenPatienceEnds();
    void locked_worksOnceTheLockIsGone();

    void values_comeBackAsTheyWere_data();
    void values_comeBackAsTheyWere();
    void statement_doesNotBeginAgain();
    void statement_withoutPrepare_hasNothing();
    void statement_isUsableAfterAnError_data();
    void statement_isUsableAfterAnError();
    void statement_usedAgain_isLikeANewOne();
    void statement_leftInTheMidst_keepsNobodyWaiting();
    void execute_badStatement_keepsTheConnection();
    void insertedAndAffected_areOfTheLastStatement();
    void transaction_isKnown();

    void defend_runsNoTriggers();
    void defend_attachesNothing();
    void firstBytes_areTheFiles();
    void files_areThoseThatSqliteHasOpen();
    void copyTo_copiesEverything();
    void copyTo_stopped_isCancelled();

private:
    QString emptyFile(const QString &name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestConnection::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = emptyFile(u"one.db"_s);
}

QString TestConnection::emptyFile(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    return file.fileName();
}

void TestConnection::open_wrongPath_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("no such file") << u"none.db"_s << ErrorCode::FileNotFound;
    QTest::newRow("no such folder") << u"none/one.db"_s << ErrorCode::FileNotFound;
    QTest::newRow("a folder") << u"."_s << ErrorCode::SeasonReadOnly;
}

void TestConnection::open_wrongPath()
{
    QFETCH(const QString, name);
    QFETCH(const ErrorCode, code);
    Connection connection;
    BOLE_FAILS(connection.open(m_folder->filePath(name)), code);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"one.db"_s});
    BOLE_DO(connection.open(m_path));
    BOLE_DO(connection.execute("CREATE TABLE t (x)"));
}

void TestConnection::open_notADatabase()
{
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("a letter to the committee, not a database\n").repeated(100));
    file.close();
    Connection connection;
    BOLE_DO(connection.open(m_path));
    BOLE_FAILS(connection.execute("SELECT count(*) FROM sqlite_schema"), ErrorCode::NotASeason);
    BOLE_FAILS(firstColumn(connection, u"PRAGMA quick_check"_s), ErrorCode::NotASeason);
}

void TestConnection::open_again_takesTheNewFile()
{
    Connection connection;
    BOLE_DO(connection.open(m_path));
    BOLE_DO(connection.execute("CREATE TABLE first (x)"));
    BOLE_DO(connection.open(emptyFile(u"two.db"_s)));
    QVERIFY(!isOpenInSqlite(m_path));
    QCOMPARE(firstColumn(connection, u"SELECT name FROM sqlite_schema"_s), QStringList());
}

void TestConnection::close_letsGoOfTheFile()
{
    {
        Connection connection;
        BOLE_DO(connection.open(m_path));
        QVERIFY(isOpenInSqlite(m_path));
    }
    QVERIFY(!isOpenInSqlite(m_path));
}

void TestConnection::close_waitsForStatements()
{
    auto connection = std::make_unique<Connection>();
    BOLE_DO(connection->open(m_path));
    auto statement = std::make_unique<Statement>();
    BOLE_DO(statement->prepare(*connection, u"SELECT 7"_s));
    QCOMPARE(statement->step(), true);
    connection.reset();
    QCOMPARE(statement->integer(0), 7);
    QVERIFY(isOpenInSqlite(m_path));
    statement.reset();
    QVERIFY(!isOpenInSqlite(m_path));
}

/// It was prepared before, for other values and another schema.
void TestConnection::statement_usedAgain_isLikeANewOne()
{
    Connection connection;
    BOLE_DO(connection.open(m_path));
    BOLE_DO(connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)"));
    const QString sql = u"SELECT *, ? FROM t"_s;
    {
        Statement first;
        BOLE_DO(first.prepare(connection, sql, {u"x"_s}));
        QCOMPARE(first.step(), true);
        Statement second; // at the same time, and each goes its own way
        BOLE_DO(second.prepare(connection, sql, {u"y"_s}));
        QCOMPARE(second.step(), true);
        QCOMPARE(second.step(), true);
        QCOMPARE(second.integer(0), 2);
        QCOMPARE(first.integer(0), 1);
        QCOMPARE(first.text(1), u"x"_s);
    }
    BOLE_DO(connection.execute("ALTER TABLE t ADD COLUMN b DEFAULT 'new'"));
    Statement again;
    BOLE_DO(again.prepare(connection, sql, {QVariant()}));
    QCOMPARE(again.step(), true);
    QCOMPARE(again.integer(0), 1);
    QCOMPARE(again.text(1), u"new"_s);
    QVERIFY(again.isNull(2));
}

void TestConnection::statement_leftInTheMidst_keepsNobodyWaiting()
{
    Connection reader;
    BOLE_DO(reader.open(m_path));
    BOLE_DO(reader.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)"));
    for (int i = 0; i < 2; ++i) {
        Statement left;
        BOLE_DO(left.prepare(reader, u"SELECT a FROM t"_s));
        QCOMPARE(left.step(), true);
    }
    Connection writer;
    BOLE_DO(writer.open(m_path));
    writer.setPatience(0);
    BOLE_DO(writer.execute("INSERT INTO t VALUES (3)"));
}

void TestConnection::locked_failsWhenPatienceEnds()
{
    Connection holder;
    BOLE_DO(holder.open(m_path));
    BOLE_DO(holder.execute("CREATE TABLE t (x); BEGIN EXCLUSIVE"));
    Connection waiter;
    BOLE_DO(waiter.open(m_path));
    waiter.setPatience(60);
    QElapsedTimer timer;
    timer.start();
    BOLE_FAILS(waiter.execute("INSERT INTO t VALUES (1)"), ErrorCode::SeasonLocked);
    QVERIFY(timer.elapsed() >= 60);
    QCOMPARE(waiter.setPatience(0), 60);
    BOLE_FAILS(firstColumn(waiter, u"SELECT x FROM t"_s), ErrorCode::SeasonLocked);
}

void TestConnection::locked_worksOnceTheLockIsGone()
{
    Connection holder;
    BOLE_DO(holder.open(m_path));
    BOLE_DO(holder.execute("CREATE TABLE t (x); BEGIN EXCLUSIVE"));
    Connection waiter;
    BOLE_DO(waiter.open(m_path));
    waiter.setPatience(0);
    Statement statement;
    BOLE_FAILS(statement.prepare(waiter, u"INSERT INTO t VALUES (5)"_s), ErrorCode::SeasonLocked);
    BOLE_DO(holder.execute("COMMIT"));
    BOLE_DO(statement.prepare(waiter, u"INSERT INTO t VALUES (5)"_s));
    QCOMPARE(statement.step(), false);
    QCOMPARE(firstColumn(holder, u"SELECT x FROM t"_s), QStringList{u"5"_s});
}

void TestConnection::values_comeBackAsTheyWere_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("kind"); // SQLite's
    QTest::newRow("nothing") << QVariant() << u"null"_s;
    QTest::newRow("no text") << QVariant(QString()) << u"null"_s;
    QTest::newRow("no bytes") << QVariant(QByteArray()) << u"null"_s;
    QTest::newRow("claim") << QVariant(true) << u"integer"_s;
    QTest::newRow("negative number") << QVariant(-7) << u"integer"_s;
    QTest::newRow("large number") << QVariant(qint64(1) << 62) << u"integer"_s;
    QTest::newRow("number with a part") << QVariant(0.1) << u"real"_s;
    QTest::newRow("empty text") << QVariant(u""_s) << u"text"_s;
    QTest::newRow("Chinese and beyond") << QVariant(u"江晓 𠮷 é"_s) << u"text"_s;
    QTest::newRow("text with a zero inside") << QVariant(u"a\0b"_s) << u"text"_s;
    QTest::newRow("empty bytes") << QVariant(QByteArray("")) << u"blob"_s;
    QTest::newRow("bytes") << QVariant(QByteArray("\0\xff\x01", 3)) << u"blob"_s;
}

void TestConnection::values_comeBackAsTheyWere()
{
    QFETCH(const QVariant, value);
    QFETCH(const QString, kind);
    Connection connection;
    BOLE_DO(connection.open(m_path));
    BOLE_DO(connection.execute("CREATE TABLE t (x)"));
    Statement statement;
    BOLE_DO(statement.prepare(connection, u"INSERT INTO t VALUES (?)"_s, {value}));
    QCOMPARE(statement.step(), false);
    BOLE_DO(statement.prepare(connection, u"SELECT x, typeof(x) FROM t"_s));
    QCOMPARE(statement.step(), true);
    QCOMPARE(statement.text(1), kind);
    QCOMPARE(statement.isNull(0), kind == u"null");
    if (kind == u"integer")
        QCOMPARE(statement.integer(0), value.toLongLong());
    else if (kind == u"real")
        QCOMPARE(statement.real(0), value.toDouble());
    else if (kind == u"blob")
        QCOMPARE(statement.bytes(0), value.toByteArray());
    else
        QCOMPARE(statement.text(0), value.toString());
    QCOMPARE(statement.text(0).isNull(), kind == u"null");
}

void TestConnection::statement_doesNotBeginAgain()
{
    Connection connection;
    BOLE_DO(connection.openInMemory());
    Statement statement;
    BOLE_DO(statement.prepare(connection, u"SELECT 1 UNION SELECT 2"_s));
    QCOMPARE(statement.step(), true);
    QCOMPARE(statement.integer(0), 1);
    QCOMPARE(statement.step(), true);
    QCOMPARE(statement.integer(0), 2);
    QCOMPARE(statement.step(), false);
    QCOMPARE(statement.step(), false);
    QVERIFY(statement.isNull(0));
}

void TestConnection::statement_withoutPrepare_hasNothing()
{
    Statement statement;
    QCOMPARE(statement.step(), false);
    QVERIFY(statement.isNull(0) && statement.text(0).isNull() && statement.bytes(0).isNull());
    QCOMPARE(statement.integer(0), 0);
    QCOMPARE(statement.real(0), 0.0);
}

void TestConnection::statement_isUsableAfterAnError_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QVariantList>("values");
    QTest::newRow("not SQL") << u"MAKE IT SO"_s << QVariantList();
    QTest::newRow("no such table") << u"SELECT x FROM nowhere"_s << QVariantList();
    QTest::newRow("too few values") << u"SELECT ?, ?"_s << QVariantList{1};
    QTest::newRow("too many values") << u"SELECT ?"_s << QVariantList{1, 2};
    QTest::newRow("fails when it runs") << u"INSERT INTO t VALUES (?)"_s << QVariantList{1};
}

void TestConnection::statement_isUsableAfterAnError()
{
    QFETCH(const QString, sql);
    QFETCH(const QVariantList, values);
    Connection connection;
    BOLE_DO(connection.openInMemory());
    BOLE_DO(connection.execute("CREATE TABLE t (x UNIQUE); INSERT INTO t VALUES (1)"));
    Statement statement;
    const auto failed =
        statement.prepare(connection, sql, values).and_then([&] { return statement.step(); });
    BOLE_FAILS(failed, ErrorCode::DatabaseFailed);
    QVERIFY(failed.error().detail.startsWith("SQLite "_L1));
    QCOMPARE(statement.step(), false);
    BOLE_DO(statement.prepare(connection, u"SELECT x + ? FROM t"_s, {41}));
    QCOMPARE(statement.step(), true);
    QCOMPARE(statement.integer(0), 42);
    QCOMPARE(statement.step(), false);
}

void TestConnection::execute_badStatement_keepsTheConnection()
{
    Connection connection;
    BOLE_DO(connection.openInMemory());
    BOLE_FAILS(connection.execute("CREATE TABLE t (x); MAKE IT SO"), ErrorCode::DatabaseFailed);
    BOLE_DO(connection.execute("INSERT INTO t VALUES (1); INSERT INTO t VALUES (2)"));
    QCOMPARE(firstColumn(connection, u"SELECT x FROM t"_s), (QStringList{u"1"_s, u"2"_s}));
    // The first row can be read, the second cannot.
    BOLE_FAILS(
        firstColumn(connection, u"SELECT abs(value) FROM json_each('[1, -9223372036854775808]')"_s),
        ErrorCode::DatabaseFailed);
}

void TestConnection::insertedAndAffected_areOfTheLastStatement()
{
    Connection connection;
    BOLE_DO(connection.openInMemory());
    BOLE_DO(connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, x);"
                               "INSERT INTO t VALUES (7, 'a'); INSERT INTO t VALUES (9, 'a')"));
    QCOMPARE(connection.insertedId(), 9);
    BOLE_DO(connection.execute("UPDATE t SET x = 'b'"));
    QCOMPARE(connection.affected(), 2);
}

void TestConnection::transaction_isKnown()
{
    Connection connection;
    BOLE_DO(connection.openInMemory());
    QVERIFY(!connection.isInTransaction());
    BOLE_DO(connection.execute("BEGIN"));
    QVERIFY(connection.isInTransaction());
    BOLE_DO(connection.execute("COMMIT"));
    QVERIFY(!connection.isInTransaction());
}

void TestConnection::defend_runsNoTriggers()
{
    Connection connection;
    BOLE_DO(connection.openInMemory());
    BOLE_DO(connection.execute("CREATE TABLE t (x); CREATE TABLE log (x); CREATE TRIGGER spy AFTER "
                               "INSERT ON t BEGIN INSERT INTO log VALUES (new.x); END;"
                               "INSERT INTO t VALUES (1)"));
    QCOMPARE(firstColumn(connection, u"SELECT x FROM log"_s), QStringList{u"1"_s});
    BOLE_DO(connection.defend());
    BOLE_DO(connection.execute("INSERT INTO t VALUES (2)"));
    QCOMPARE(firstColumn(connection, u"SELECT x FROM log"_s), QStringList{u"1"_s});
    // Double quotes are for columns only.
    BOLE_FAILS(connection.execute("SELECT \"word\""), ErrorCode::DatabaseFailed);
}

void TestConnection::defend_attachesNothing()
{
    Connection connection;
    BOLE_DO(connection.openInMemory());
    BOLE_DO(connection.execute("ATTACH ':memory:' AS more; DETACH more"));
    BOLE_DO(connection.defend());
    BOLE_FAILS(connection.execute("ATTACH ':memory:' AS more"), ErrorCode::DatabaseFailed);
}

void TestConnection::firstBytes_areTheFiles()
{
    Connection connection;
    BOLE_DO(connection.open(m_path));
    QCOMPARE(connection.firstBytes(20), QByteArray(20, '\0')); // the file is empty
    BOLE_DO(connection.execute("CREATE TABLE t (x)"));
    QCOMPARE(connection.firstBytes(16), QByteArray("SQLite format 3\0", 16));
}

void TestConnection::files_areThoseThatSqliteHasOpen()
{
    Connection connection;
    BOLE_DO(connection.openInMemory());
    QVERIFY(connection.files().isEmpty());
    BOLE_DO(connection.open(m_path));
    BOLE_DO(connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE t (x)"));
    const QList<QByteArray> files = connection.files();
    QCOMPARE(files.size(), 3);
    for (const QByteArray &file : files)
        QVERIFY2(isOpenInSqlite(QFile::decodeName(file)), file);
    connection.leaveLogWhenClosed();
    connection.close();
    QVERIFY(QFileInfo(QFile::decodeName(files[1])).size() > 0);
}

void TestConnection::copyTo_copiesEverything()
{
    Connection original;
    BOLE_DO(original.open(m_path));
    BOLE_DO(original.execute("CREATE TABLE t (x); INSERT INTO t VALUES ('one')"));
    Connection copy;
    BOLE_DO(copy.open(emptyFile(u"two.db"_s)));
    BOLE_DO(original.copyTo(copy, {}));
    QCOMPARE(firstColumn(copy, u"SELECT x FROM t"_s), QStringList{u"one"_s});
}

void TestConnection::copyTo_stopped_isCancelled()
{
    Connection original;
    BOLE_DO(original.openInMemory());
    BOLE_DO(original.execute("CREATE TABLE t (x)"));
    Connection copy;
    BOLE_DO(copy.open(m_path));
    std::stop_source source;
    source.request_stop();
    BOLE_FAILS(original.copyTo(copy, source.get_token()), ErrorCode::Cancelled);
    QCOMPARE(QFileInfo(m_path).size(), 0);
    BOLE_DO(original.copyTo(copy, {}));
    QCOMPARE(firstColumn(copy, u"SELECT name FROM sqlite_schema"_s), QStringList{u"t"_s});
}

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
