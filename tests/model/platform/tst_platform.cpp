// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/desktop/keyservice.h"
#include "model/platform/files.h"
#include "model/platform/lockedfile.h"
#include "model/platform/processes.h"
#include "model/platform/programs.h"
#include "model/platform/sharedmemory.h"
#include "model/platform/sqlitefiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <thread>

using namespace Bole;
using namespace Bole::Platform;

/// What every system has to promise, see docs/porting.md. Run on this one's implementation and on a
/// plain one.
class TestPlatform : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void status_tellsKindSizeAndAbsence();
    void identity_isThatOfTheFileNotOfItsName();
    void names_areAllButTheFoldersOwn();
    void links_areSeenAndFollowed();
    void opening_refusesWhatIsNotThere();
    void opening_tellsWhatWasOpened();
    void privateFile_isNewAndItsOwnersOnly();
    void newFileAndFolder_areTheOwnersAlone();
    void newName_replacesNothing();
    void namelessFile_appearsWholeOrNotAtAll();
    void lockedFile_isOneProgramsAtATime();
    void lockedFile_withoutAPlaceIsEmpty();
    void process_isKnownByItsRun();
    void keyService_isNotThereWithoutADesktop();
    void officeOutsidePath_isAProgramOrNothing();
    void sharedMemory_hasRoomAsPromised();
    void sqliteCalls_areAllOrNone();

private:
    QByteArray path(const char *name) const
    {
        return m_folder->filePath(QLatin1StringView(name)).toUtf8();
    }
    void write(const char *name, const QByteArray &bytes) const;
    QByteArray read(const char *name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPlatform::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestPlatform::write(const char *name, const QByteArray &bytes) const
{
    QFile file(QString::fromUtf8(path(name)));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QByteArray TestPlatform::read(const char *name) const
{
    QFile file(QString::fromUtf8(path(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestPlatform::status_tellsKindSizeAndAbsence()
{
    write("file", "12345");
    const auto file = statusOf(path("file"));
    QVERIFY(file && file->kind == FileStatus::File);
    QCOMPARE(file->size, 5);
    QVERIFY(mayBeRead(path("file")));
    const auto folder = statusOf(m_folder->path().toUtf8());
    QVERIFY(folder && folder->kind == FileStatus::Folder);
    const auto none = statusOf(path("none"));
    QVERIFY(!none && none.error().kind == FileError::NotThere);
    QVERIFY(!none.error().detail.isEmpty());
    QVERIFY(!mayBeRead(path("none")));
}

void TestPlatform::identity_isThatOfTheFileNotOfItsName()
{
    write("one", "1");
    write("two", "1");
    QVERIFY(QFile::link(QString::fromUtf8(path("one")), QString::fromUtf8(path("link"))));
    const auto one = identityOf(path("one"));
    QVERIFY(one);
    QCOMPARE(identityOf(path("one")), one);
    QCOMPARE(identityOf(path("link")), one);
    QVERIFY(identityOf(path("two")) != one);
    QVERIFY(!identityOf(path("none")));
    QVERIFY(renameNew(path("one"), path("other")));
    QCOMPARE(identityOf(path("other")), one);
}

void TestPlatform::names_areAllButTheFoldersOwn()
{
    write("b", {});
    write(".a", {});
    auto names = namesIn(m_folder->path().toUtf8());
    QVERIFY(names);
    std::ranges::sort(*names);
    QCOMPARE(*names, (QList<QByteArray>{".a", "b"}));
    QVERIFY(!namesIn(path("none")));
}

void TestPlatform::links_areSeenAndFollowed()
{
    write("file", "1");
    QVERIFY(QFile::link(QString::fromUtf8(path("file")), QString::fromUtf8(path("link"))));
    QVERIFY(QFile::link(QString::fromUtf8(path("none")), QString::fromUtf8(path("broken"))));
    QVERIFY(isLink(path("link")) && isLink(path("broken")) && !isLink(path("file")));
    QCOMPARE(realPath(path("link")), realPath(path("file")));
    QVERIFY(!realPath(path("file")).isEmpty());
    QVERIFY(realPath(path("broken")).isEmpty());
}

void TestPlatform::opening_refusesWhatIsNotThere()
{
    QFile file;
    const auto opened = openForReading(file, path("none"));
    QVERIFY(!opened && opened.error().kind == FileError::NotThere);
}

void TestPlatform::opening_tellsWhatWasOpened()
{
    write("file", "text");
    QFile file;
    QVERIFY(openForReading(file, path("file")));
    QCOMPARE(kindOfOpen(file), FileStatus::File);
    QCOMPARE(file.readAll(), "text");
}

void TestPlatform::privateFile_isNewAndItsOwnersOnly()
{
    QVERIFY(createPrivateFile(path("new")));
    const QFileDevice::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(QString::fromUtf8(path("new"))) & others));
    const auto again = createPrivateFile(path("new"));
    QVERIFY(!again && again.error().kind == FileError::AlreadyThere);
    const auto nowhere = createPrivateFile(path("none") + "/new");
    QVERIFY(!nowhere && nowhere.error().kind == FileError::NotThere);
}

void TestPlatform::newFileAndFolder_areTheOwnersAlone()
{
    const QFileDevice::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(makePrivateFolder(path("folder")));
    QVERIFY(makePrivateFolder(path("folder"))); // it is there: no error
    QVERIFY(!(QFile::permissions(QString::fromUtf8(path("folder"))) & others));
    QVERIFY(!makePrivateFolder(path("none") + "/folder"));
    {
        QFile file;
        QVERIFY(openNew(file, path("folder") + "/new"));
        QCOMPARE(file.write("1"), 1);
    }
    QVERIFY(!(QFile::permissions(QString::fromUtf8(path("folder") + "/new")) & others));
    QFile again;
    QVERIFY(!openNew(again, path("folder") + "/new"));
    removeFile(path("folder") + "/new");
    QVERIFY(!QFile::exists(QString::fromUtf8(path("folder") + "/new")));
}

void TestPlatform::newName_replacesNothing()
{
    write("first", "1");
    write("second", "2");
    const auto onto = renameNew(path("first"), path("second"));
    QVERIFY(!onto && onto.error().kind == FileError::AlreadyThere);
    QCOMPARE(read("second"), "2");
    QVERIFY(renameNew(path("first"), path("third")));
    QCOMPARE(read("third"), "1");
    QVERIFY(!QFile::exists(QString::fromUtf8(path("first"))));
    QVERIFY(!renameNew(path("none"), path("fourth")));
}

/// Where the system has none, it says so, and callers write beside the place and rename.
void TestPlatform::namelessFile_appearsWholeOrNotAtAll()
{
    write("old", "old");
    const QByteArray folder = m_folder->path().toUtf8();
    {
        QFile given;
        if (!openNameless(given, folder))
            return;
        given.write("never named");
    }
    QCOMPARE(namesIn(folder)->size(), 1);
    QFile file;
    QVERIFY(openNameless(file, folder));
    file.write("new");
    QCOMPARE(read("old"), "old");
    QVERIFY(nameFile(file, path("old")));
    QCOMPARE(read("old"), "new");
    QCOMPARE(namesIn(folder)->size(), 1);
    const auto nowhere = nameFile(file, path("none") + "/file");
    QVERIFY(!nowhere && nowhere.error().kind == FileError::NotThere);
}

void TestPlatform::lockedFile_isOneProgramsAtATime()
{
    // Two openings are as two programs.
    const auto raise = [this](int times) {
        const LockedFile file(path("mark"));
        for (int i = 0; i < times; ++i) {
            file.whileLocked([&file] {
                const int number = file.read(8).trimmed().toInt();
                file.write(QByteArray::number(number + 1).rightJustified(8));
            });
        }
    };
    constexpr int times = 50;
    std::thread other(raise, times);
    raise(times);
    other.join();
    const LockedFile file(path("mark"));
    QVERIFY(file.isOpen());
    QCOMPARE(file.read(100).trimmed().toInt(), 2 * times);
}

void TestPlatform::lockedFile_withoutAPlaceIsEmpty()
{
    const LockedFile file(path("none") + "/mark");
    QVERIFY(!file.isOpen());
    file.write("lost");
    QVERIFY(file.read(4).isEmpty());
}

void TestPlatform::process_isKnownByItsRun()
{
    const qint64 own = QCoreApplication::applicationPid();
    const QString run = runOf(own);
    QVERIFY(!run.isEmpty());
    QCOMPARE(runOf(own), run);
    QVERIFY(isRunning(own, run) && isRunning(own, {}));
    QVERIFY(!isRunning(own, run + u'0'));
    lowerThreadPriority(); // and goes on
    leaveNoCore();
}

void TestPlatform::keyService_isNotThereWithoutADesktop()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=" + path("nobody"));
    QVERIFY(!isKeyServiceThere());
}

void TestPlatform::sharedMemory_hasRoomAsPromised()
{
    constexpr qint64 size = 1 << 20;
    SharedMemory memory;
    QVERIFY(!memory.isAvailable() && memory.writable(1).empty());
    QVERIFY(memory.create(size) && memory.isAvailable());
    const auto room = memory.writable(size);
    QCOMPARE(qint64(room.size()), size);
    std::ranges::fill(room, 'x');
    QCOMPARE(memory.readable(size), QByteArrayView(QByteArray(size, 'x')));
    QVERIFY(memory.writable(size + 1).empty() && memory.readable(size + 1).isEmpty());
    QVERIFY(memory.writable(-1).empty() && memory.readable(0).isEmpty());
}

void TestPlatform::sqliteCalls_areAllOrNone()
{
    const SqliteCalls calls = sqliteCalls();
    QCOMPARE(calls.open != nullptr, calls.close != nullptr);
    QCOMPARE(calls.open != nullptr, calls.control != nullptr);
    write("file", "1");
    QVERIFY(!isOpenInSqlite(QString::fromUtf8(path("file"))));
}

void TestPlatform::officeOutsidePath_isAProgramOrNothing()
{
    const QFileInfo office(officeOutsidePath());
    QVERIFY(office.filePath().isEmpty() || (office.isAbsolute() && office.isExecutable()));
}

QTEST_GUILESS_MAIN(TestPlatform)
#include "tst_platform.moc"
