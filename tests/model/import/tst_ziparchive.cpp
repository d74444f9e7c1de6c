// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/ziparchive.h"
#include "tests/support/smallzip.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

/// Archives come from strangers: what they hold stays inside, and no larger than it may be.
class TestZipArchive : public QObject
{
    Q_OBJECT

private slots:
    void files_areUnpackedUnderTheirNames();
    void namesInGbk_stayReadable();
    void unsafe_isLeftOut_data();
    void unsafe_isLeftOut();
    void linkAndProtected_areLeftOut();
    void bomb_isStopped();
    void damaged_isAnError_data();
    void damaged_isAnError();
    void sameNameTwice_isTold();

private:
    QList<ImportOutcome> unpack(const QByteArray &zip, const ArchiveLimits &limits = {});
    QStringList unpacked() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    Error m_error;
    bool m_failed = false;
};

QList<ImportOutcome> TestZipArchive::unpack(const QByteArray &zip, const ArchiveLimits &limits)
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(u"a.zip"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(zip) != zip.size())
        qFatal("zip");
    file.close();
    QDir(m_folder->path()).mkdir(u"out"_s);
    const auto left =
        unpackArchive(m_folder->filePath(u"a.zip"_s), m_folder->filePath(u"out"_s), limits);
    m_failed = !left;
    if (!left)
        m_error = left.error();
    return left.value_or(QList<ImportOutcome>());
}

QStringList TestZipArchive::unpacked() const
{
    QStringList names;
    const QDir out(m_folder->filePath(u"out"_s));
    QDirIterator files(out.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        names.append(out.relativeFilePath(files.next()));
    names.sort();
    return names;
}

void TestZipArchive::files_areUnpackedUnderTheirNames()
{
    const auto left = unpack(zipOf({{"a/cv.pdf", "one"}, {"b\\cv.pdf", "two"}, {"c/", ""}}));
    QVERIFY(!m_failed);
    QVERIFY(left.isEmpty());
    QCOMPARE(unpacked(), (QStringList{u"a/cv.pdf"_s, u"b/cv.pdf"_s}));
    QFile file(m_folder->filePath(u"out/b/cv.pdf"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "two");
}

void TestZipArchive::namesInGbk_stayReadable()
{
    QVERIFY(unpack(zipOf({{"\xBD\xAD\xCF\xFE-\xBC\xF2\xC0\xFA.pdf", "x"}})).isEmpty());
    const FilePath file =
        FilePath(m_folder->filePath(u"out"_s)).child("\xBD\xAD\xCF\xFE-\xBC\xF2\xC0\xFA.pdf");
    QCOMPARE(file.fileName(), u"江晓-简历.pdf"_s);
    QCOMPARE(::access(file.bytes().constData(), F_OK), 0); // under these very bytes
}

void TestZipArchive::unsafe_isLeftOut_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("upwards") << QByteArray("../evil.pdf");
    QTest::newRow("upwards in the middle") << QByteArray("a/../../evil.pdf");
    QTest::newRow("upwards, Windows") << QByteArray("..\\evil.pdf");
    QTest::newRow("from the root") << QByteArray("/tmp/evil.pdf");
    QTest::newRow("from a drive") << QByteArray("C:/evil.pdf");
    QTest::newRow("too long") << QByteArray(300, 'x');
}

void TestZipArchive::unsafe_isLeftOut()
{
    QFETCH(const QByteArray, name);
    const auto left = unpack(zipOf({{name, "evil"}, {"good.pdf", "good"}}));
    QVERIFY(!m_failed);
    QCOMPARE(left.size(), 1);
    QVERIFY(left.first().notRead == NotRead::ArchiveUnsafe);
    QCOMPARE(unpacked(), QStringList{u"good.pdf"_s});
    QVERIFY(!QFile::exists(m_folder->filePath(u"evil.pdf"_s)));
}

void TestZipArchive::linkAndProtected_areLeftOut()
{
    const auto left = unpack(zipOf({{"link.pdf", "/etc/passwd", ZipEntry::Link},
                                    {"secret.pdf", "secret", ZipEntry::Protected},
                                    {"good.pdf", "good"}}));
    QCOMPARE(left.size(), 2);
    QVERIFY(left[0].notRead == NotRead::ArchiveUnsafe);
    QVERIFY(left[1].notRead == NotRead::ArchiveProtected);
    QCOMPARE(unpacked(), QStringList{u"good.pdf"_s});
}

void TestZipArchive::bomb_isStopped()
{
    ArchiveLimits limits;
    limits.freeBytes = 1 << 20;
    limits.ratio = 10;
    const QByteArray zeros(4 << 20, '\0');
    const auto left =
        unpack(zipOf({{"bomb.pdf", zeros, ZipEntry::Packed}, {"next.pdf", "x"}}), limits);
    QCOMPARE(left.size(), 1);
    QVERIFY(left.first().notRead == NotRead::ArchiveTooLarge);
    QVERIFY(unpacked().isEmpty());
    limits = {};
    limits.entryBytes = 1000;
    QCOMPARE(
        unpack(zipOf({{"large.pdf", zeros, ZipEntry::Packed}, {"next.pdf", "x"}}), limits).size(),
        1);
    QCOMPARE(unpacked(), QStringList{u"next.pdf"_s});
}

void TestZipArchive::damaged_isAnError_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no archive") << QByteArray("hello, this is a text");
    QTest::newRow("cut") << zipOf({{"a.pdf", "hello"}}).left(20);
}

void TestZipArchive::damaged_isAnError()
{
    QFETCH(const QByteArray, bytes);
    unpack(bytes);
    QVERIFY(m_failed);
    QCOMPARE(m_error.code, ErrorCode::DocumentNotReadable);
}

void TestZipArchive::sameNameTwice_isTold()
{
    const auto left = unpack(zipOf({{"a.pdf", "one"}, {"a.pdf", "two"}}));
    QCOMPARE(left.size(), 1);
    QVERIFY(left.first().notRead == NotRead::ArchiveDamaged);
    QFile file(m_folder->filePath(u"out/a.pdf"_s)); // the first one stays
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "one");
}

QTEST_GUILESS_MAIN(TestZipArchive)
#include "tst_ziparchive.moc"
