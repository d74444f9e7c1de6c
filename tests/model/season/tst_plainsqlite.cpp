// SPDX-License-Identifier: GPL-3.0-or-later
// What a build without SQLCipher says. This program has withoutcipher.cpp in the place of the
// other.
#include "seasonfixture.h"

#include "model/season/protection.h"

#include <QRandomGenerator>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestPlainSqlite : public QObject
{
    Q_OBJECT

private slots:
    void protecting_isRefused_andChangesNothing();
    void protectedFile_isKnownAndNotOpened();
    void everythingElse_works();
};

void TestPlainSqlite::protecting_isRefused_andChangesNothing()
{
    SeasonFixture f;
    f.season.reset();
    QVERIFY(!canProtectSeasons());
    BOLE_FAILS(changeProtection({f.path, {}, Secret(QByteArray("long enough")), {}}),
               ErrorCode::NotAllowed);
    BOLE_DO(Season::open(f.path));
}

void TestPlainSqlite::protectedFile_isKnownAndNotOpened()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"protected.bole"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QList<quint32> noise(4096);
    QRandomGenerator(7).fillRange(noise.data(), noise.size());
    file.write(reinterpret_cast<const char *>(noise.constData()), noise.size() * 4);
    file.close();
    BOLE_FAILS(Season::open(file.fileName()), ErrorCode::DocumentNeedsPassword);
    BOLE_FAILS(unlock(file.fileName(), Secret(QByteArray("long enough"))), ErrorCode::NotAllowed);
}

void TestPlainSqlite::everythingElse_works()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    f.reopen();
    QCOMPARE(f.season->applicants().count().value(), 1);
    QVERIFY(keyOf(f.season->database()).isNull());
}

QTEST_GUILESS_MAIN(TestPlainSqlite)
#include "tst_plainsqlite.moc"
