// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/foldersearch.h"
#include "tests/support/oddfiles.h"
#include "tests/support/ordinaryuser.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/un.h>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

/// Every entry of a folder is found or passed over with a reason.
class TestFolderSearch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { removeAll(path({})); }
    void folders_areLookedThrough_noiseAndTextsAreSkipped();
    void nameThatIsNoUtf8_isFound_andItsNeighboursAre();
    void oddEntry_hasItsReason_data();
    void oddEntry_hasItsReason();
    void linkLoop_ends();
    void unreadableFolder_isNamed();
    void season_itsLogAndItsBackups_areSkipped();

private:
    QByteArray path(const QByteArray &name) const
    {
        return QFile::encodeName(m_folder->path()) + '/' + name;
    }
    void make(const QByteArray &name) const
    {
        QDir().mkpath(QFileInfo(QString::fromUtf8(path(name))).path());
        QVERIFY(writeFile(path(name), "x"));
    }
    FoundDocuments found(const FilePath &season = {}) const
    {
        return findDocuments({FilePath(m_folder->path())}, season);
    }
    QStringList files(const FoundDocuments &found) const
    {
        QStringList names;
        for (const FilePath &file : found.files)
            names.append(file.shown().remove(m_folder->path() + u'/'));
        return names;
    }
    QMap<QString, NotRead> reasons(const FoundDocuments &all, ImportOutcome::Kind kind) const
    {
        QMap<QString, NotRead> found;
        for (const ImportOutcome &other : all.others) {
            if (other.kind == kind)
                found.insert(other.path.shown().remove(m_folder->path() + u'/'), other.notRead);
        }
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFolderSearch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestFolderSearch::folders_areLookedThrough_noiseAndTextsAreSkipped()
{
    for (const char *name : {"b.pdf", "b.txt", "b.json", "a/deep/down/c.PDF", "a/notes.md",
                             ".hidden.pdf", "Thumbs.db", "a/picture.jpg"})
        make(name);
    const FoundDocuments found =
        findDocuments({FilePath(m_folder->path()), FilePath(m_folder->filePath(u"b.pdf"_s))});
    QCOMPARE(files(found), QStringList({u"a/deep/down/c.PDF"_s, u"a/notes.md"_s, u"a/picture.jpg"_s,
                                        u"b.pdf"_s}));
    const QMap<QString, NotRead> skipped{{u".hidden.pdf"_s, NotRead::Hidden},
                                         {u"Thumbs.db"_s, NotRead::Hidden},
                                         {u"b.json"_s, NotRead::TextOfPdf},
                                         {u"b.txt"_s, NotRead::TextOfPdf}};
    QCOMPARE(reasons(found, ImportOutcome::Kind::Skipped), skipped);
    QCOMPARE(found.others.size(), 4);
}

void TestFolderSearch::nameThatIsNoUtf8_isFound_andItsNeighboursAre()
{
    constexpr int neighbours = 18;
    for (int i = 0; i < neighbours; ++i)
        make("cv" + QByteArray::number(i) + ".pdf");
    make(gbkName + ".pdf");
    QVERIFY(::mkdir(path(gbkName).constData(), 0700) == 0);
    make(gbkName + "/\xFF.pdf");
    const FoundDocuments all = found();
    QCOMPARE(all.files.size(), neighbours + 2);
    QVERIFY(files(all).contains(u"江晓简历.pdf"_s));
    QVERIFY(files(all).contains(u"江晓简历/\\xff.pdf"_s));
    QVERIFY(all.others.isEmpty());
}

void TestFolderSearch::oddEntry_hasItsReason_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<NotRead>("reason");
    QTest::newRow("a pipe") << QByteArray("pipe") << NotRead::NotAFile;
    QTest::newRow("a socket") << QByteArray("socket") << NotRead::NotAFile;
    QTest::newRow("a link to a device") << QByteArray("/dev/zero") << NotRead::NotAFile;
    QTest::newRow("a link to nothing") << QByteArray("nowhere") << NotRead::LinkToNothing;
    QTest::newRow("a link to itself") << QByteArray("x.pdf") << NotRead::LinkToNothing;
    QTest::newRow("a link out of the folder") << QByteArray("/usr") << NotRead::LinkToFolder;
}

void TestFolderSearch::oddEntry_hasItsReason()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const NotRead, reason);
    const QByteArray place = path("x.pdf");
    if (kind == "pipe") {
        QCOMPARE(::mkfifo(place.constData(), 0600), 0);
    } else if (kind == "socket") {
        sockaddr_un address{AF_UNIX, {}};
        std::strncpy(address.sun_path, place.constData(), sizeof(address.sun_path) - 1);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QCOMPARE(::bind(socket, reinterpret_cast<sockaddr *>(&address), sizeof(address)), 0);
        ::close(socket);
    } else {
        QCOMPARE(::symlink(kind.constData(), place.constData()), 0);
    }
    const FoundDocuments all = found();
    QVERIFY(all.files.isEmpty());
    const QMap<QString, NotRead> failed{{u"x.pdf"_s, reason}};
    QCOMPARE(reasons(all, ImportOutcome::Kind::Failed), failed);
}

void TestFolderSearch::linkLoop_ends()
{
    make("a/cv.pdf");
    QCOMPARE(::symlink("..", path("a/up").constData()), 0);
    const FoundDocuments all = found();
    QCOMPARE(files(all), QStringList{u"a/cv.pdf"_s});
    // All that it leads to is imported anyway.
    const QMap<QString, NotRead> skipped{{u"a/up"_s, NotRead::LinkToFolder}};
    QCOMPARE(reasons(all, ImportOutcome::Kind::Skipped), skipped);
}

void TestFolderSearch::unreadableFolder_isNamed()
{
    make("closed/cv.pdf");
    make("unsearchable/cv.pdf");
    make("open.pdf");
    QCOMPARE(::chmod(path("closed").constData(), 0), 0);
    QCOMPARE(::chmod(path("unsearchable").constData(), 0400), 0);
    FoundDocuments all;
    {
        const OrdinaryUser user;
        all = found();
    }
    ::chmod(path("closed").constData(), 0700);
    ::chmod(path("unsearchable").constData(), 0700);
    QCOMPARE(files(all), QStringList{u"open.pdf"_s});
    const QMap<QString, NotRead> failed{{u"closed"_s, NotRead::FolderClosed},
                                        {u"unsearchable/cv.pdf"_s, NotRead::NoPermission}};
    QCOMPARE(reasons(all, ImportOutcome::Kind::Failed), failed);
}

void TestFolderSearch::season_itsLogAndItsBackups_areSkipped()
{
    for (const char *name : {"cv.pdf", "s.bole", "s.bole-wal", "s.bole-shm",
                             "s-backups/2026-11-17.bole", "other.bole", "other.bole-wal"})
        make(name);
    QCOMPARE(::link(path("s.bole").constData(), path("renamed.pdf").constData()), 0);
    const FoundDocuments all = found(FilePath(m_folder->filePath(u"s.bole"_s)));
    QCOMPARE(files(all), QStringList{u"cv.pdf"_s});
    const QMap<QString, NotRead> skipped{
        {u"renamed.pdf"_s, NotRead::OwnSeason},     {u"s-backups"_s, NotRead::OwnSeason},
        {u"s.bole"_s, NotRead::OwnSeason},          {u"s.bole-shm"_s, NotRead::OwnSeason},
        {u"s.bole-wal"_s, NotRead::OwnSeason},      {u"other.bole"_s, NotRead::OtherSeason},
        {u"other.bole-wal"_s, NotRead::OtherSeason}};
    QCOMPARE(reasons(all, ImportOutcome::Kind::Skipped), skipped);
    QVERIFY(reasons(all, ImportOutcome::Kind::Failed).isEmpty());
}

QTEST_GUILESS_MAIN(TestFolderSearch)
#include "tst_foldersearch.moc"
