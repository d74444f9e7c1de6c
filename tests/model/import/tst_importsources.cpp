// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importsources.h"
#include "tests/support/smallzip.h"

#include <QFile>
#include <QTest>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

/// What is found in folders and archives before any of it is read.
class TestImportSources : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void archiveInAnArchive_isLookedInto();
    void archiveBesideAFolderOfItsName_keepsBoth();
    void tooDeep_isTold();
    void bombInAnArchive_isStopped();
    void otherArchives_sayWhatToDo();
    void unpackedFiles_areGoneAfterwards();

private:
    ImportSources lookAt(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("file");
        file.close();
        return importSources({FilePath(m_folder->path())}, {});
    }
    /// Below the folder, as a person knows them.
    QStringList shown(const ImportSources &sources) const
    {
        QStringList names;
        for (const FilePath &path : sources.found.files)
            names.append(sources.shown(path).shown().mid(m_folder->path().size() + 1));
        names.sort();
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestImportSources::archiveInAnArchive_isLookedInto()
{
    const QByteArray own = zipOf({{"cv.pdf", "one"}, {"transcript.pdf", "two"}});
    const ImportSources sources =
        lookAt(u"all.zip"_s, zipOf({{"Mira Okafor.zip", own}, {"Lin/cv.pdf", "three"}}));
    QVERIFY(sources.found.others.isEmpty());
    QCOMPARE(shown(sources),
             (QStringList{u"all.zip/Lin/cv.pdf"_s, u"all.zip/Mira Okafor.zip/cv.pdf"_s,
                          u"all.zip/Mira Okafor.zip/transcript.pdf"_s}));
    // Its name is that of a folder: whose all of it is.
    for (const FilePath &path : sources.found.files) {
        if (sources.shown(path).shown().contains(u"Mira"_s))
            QCOMPARE(path.folder().fileName(), u"Mira Okafor"_s);
    }
}

void TestImportSources::archiveBesideAFolderOfItsName_keepsBoth()
{
    const ImportSources sources = lookAt(
        u"all.zip"_s, zipOf({{"Lin/cv.pdf", "older"}, {"Lin.zip", zipOf({{"cv.pdf", "new"}})}}));
    QVERIFY(sources.found.others.isEmpty());
    QCOMPARE(shown(sources), (QStringList{u"all.zip/Lin.zip/cv.pdf"_s, u"all.zip/Lin/cv.pdf"_s}));
}

void TestImportSources::tooDeep_isTold()
{
    QByteArray inner = zipOf({{"cv.pdf", "one"}});
    for (int i = 0; i < 3; ++i)
        inner = zipOf({{"in.zip", inner}});
    const ImportSources sources = lookAt(u"all.zip"_s, inner);
    QVERIFY(sources.found.files.isEmpty());
    QCOMPARE(sources.found.others.size(), 1);
    QVERIFY(sources.found.others.first().notRead == NotRead::ArchiveTooDeep);
    QVERIFY(sources.found.others.first().path.shown().endsWith(u"all.zip/in.zip/in.zip/in.zip"_s));
}

/// Each layer by itself stays below its limit; together they would grow without end.
void TestImportSources::bombInAnArchive_isStopped()
{
    const QByteArray zeros(60 << 20, '\0');
    const QByteArray bomb = zipOf({{"zeros.pdf", zeros, ZipEntry::Packed}});
    const ImportSources sources =
        lookAt(u"all.zip"_s, zipOf({{"1.zip", bomb}, {"2.zip", bomb}, {"3.zip", bomb}}));
    QCOMPARE(sources.found.files.size(), 1);
    QCOMPARE(sources.found.others.size(), 2);
    for (const ImportOutcome &outcome : sources.found.others)
        QVERIFY(outcome.notRead == NotRead::ArchiveTooLarge);
}

void TestImportSources::otherArchives_sayWhatToDo()
{
    const ImportSources sources =
        lookAt(u"all.zip"_s, zipOf({{"material.rar", "Rar!"}, {"cv.pdf", "one"}}));
    QCOMPARE(shown(sources), QStringList{u"all.zip/cv.pdf"_s});
    QCOMPARE(sources.found.others.size(), 1);
    QVERIFY(sources.found.others.first().notRead == NotRead::OtherArchive);
    QVERIFY(sources.found.others.first().path.shown().endsWith(u"all.zip/material.rar"_s));
}

/// Applicants' documents must not lie about, whatever they are called.
void TestImportSources::unpackedFiles_areGoneAfterwards()
{
    ImportSources sources =
        lookAt(u"all.zip"_s,
               zipOf({{"\xBD\xAD\xCF\xFE/\xBC\xF2\xC0\xFA.pdf", "one"}, {"a/cv.pdf", "two"}}));
    QCOMPARE(sources.found.files.size(), 2);
    const QString folder = sources.workFolder->path();
    QVERIFY(QFile::exists(folder));
    sources = {};
    QVERIFY(!QFile::exists(folder));
}

QTEST_GUILESS_MAIN(TestImportSources)
#include "tst_importsources.moc"
