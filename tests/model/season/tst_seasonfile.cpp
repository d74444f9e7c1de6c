// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonfile.h"

#include "model/season/database.h"
#include "model/season/statement.h"
#include "seasonfixture.h"

using namespace Bole;
using namespace Qt::StringLiterals;

class TestSeasonFile : public QObject
{
    Q_OBJECT

private slots:
    void thoroughCheck_looksAtEveryTable();
};

// After a crash every table has to be sound, also one that came with a later version of the
// schema. The file is large: a small one is looked through as a whole.
void TestSeasonFile::thoroughCheck_looksAtEveryTable()
{
    SeasonFixture f;
    Document document;
    document.applicant = f.season->applicants().create().value();
    document.fileName = u"large.pdf"_s;
    document.kind = DocumentKind::Pdf;
    QByteArray noise(6 << 20, '\0'); // a text of so many zeros would be packed into nothing
    for (qsizetype i = 0; i < noise.size(); ++i)
        noise[i] = char((quint64(i) * quint64(i) * 2654435761U) >> 13);
    BOLE_DO(f.season->documents().add(document, "%PDF-" + noise, {}));
    f.season.reset();
    Connection connection;
    BOLE_DO(connection.open(f.path));
    BOLE_GET(places,
             firstColumn(connection, u"SELECT name || ' ' || rootpage FROM sqlite_schema "
                                     "WHERE type = 'table' AND rootpage > 0 AND name NOT IN "
                                     "('document_content', 'sqlite_sequence') "
                                     "AND name NOT GLOB '*_search_*'"_s));
    connection.close();
    QVERIFY(places.size() > 25);
    QFile file(f.path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.size() > 5 << 20);
    for (const QString &place : places) {
        const qint64 at = (place.section(u' ', 1).toLongLong() - 1) * 4096;
        QVERIFY(file.seek(at));
        const QByteArray sound = file.read(64);
        QVERIFY(file.seek(at) && file.write(QByteArray(64, '\x5a')) == 64 && file.flush());
        Database database;
        Result<void> checked = database.open(f.path).and_then(
            [&] { return checkIntegrity(database, IntegrityCheck::Thorough); });
        database.close();
        QVERIFY(file.seek(at) && file.write(sound) == 64 && file.flush());
        QVERIFY2(!checked, qPrintable(place));
    }
    Database database;
    BOLE_DO(database.open(f.path));
    BOLE_DO(checkIntegrity(database, IntegrityCheck::Thorough));
}

QTEST_GUILESS_MAIN(TestSeasonFile)
#include "tst_seasonfile.moc"
