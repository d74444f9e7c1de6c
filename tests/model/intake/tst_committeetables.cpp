// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/knowledge.h"
#include "model/readerclient/readerpool.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// A table of the committee's own is known to whoever reads documents, also behind the sandbox.
class TestCommitteeTables : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        QFile table(m_folder.filePath(u"institutions.tsv"_s));
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write("x-bird\tCN\tBird University\t飞鸟大学\tUniversity of Birds\tBirdU|鸟大\t"
                    "bird.example.org\nno tabs here\n");
        table.close();
        qputenv("BOLE_KNOWLEDGE", m_folder.path().toLocal8Bit());
    }

    void wrongLine_isReportedWithItsNumber()
    {
        QCOMPARE(Knowledge::committeeFolder(), m_folder.path());
        const QList<Error> problems = Knowledge(Knowledge::committeeFolder()).problems();
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.first().detail.startsWith(u"institutions.tsv:2"_s),
                 qPrintable(problems.first().detail));
    }

    void folderThatIsNotThere_isNone()
    {
        qputenv("BOLE_KNOWLEDGE", m_folder.filePath(u"elsewhere"_s).toLocal8Bit());
        QCOMPARE(Knowledge::committeeFolder(), QString());
        qputenv("BOLE_KNOWLEDGE", m_folder.path().toLocal8Bit());
    }

    void reader_knowsTheCommitteesInstitutions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("English") << QByteArray("# Mara Quillfeather\n\n## Education\n\n"
                                               "University of Birds\t2021 - 2025\n"
                                               "B.S. in Computer Science\n");
        QTest::newRow("Chinese") << QByteArray("钟离澄\n\n教育背景\n\n"
                                               "2021.9-2025.6 飞鸟大学 本科，软件工程\n");
    }

    void reader_knowsTheCommitteesInstitutions()
    {
        QFETCH(const QByteArray, text);
        ReaderPool pool;
        std::optional<Result<Understanding>> read;
        pool.requestRecord(DocumentSource::fromBytes(text, DocumentKind::Text), u"cv.txt"_s,
                           {2026, 11, 1}, this,
                           [&](Result<Understanding> result) { read = std::move(result); });
        QVERIFY(QTest::qWaitFor([&] { return read.has_value(); }, 60'000));
        QVERIFY(read->has_value());
        const QList<Education> education = (*read)->record.education;
        QCOMPARE(education.size(), 1);
        QCOMPARE(education.first().institutionId, u"x-bird"_s);
    }
};

QTEST_GUILESS_MAIN(TestCommitteeTables)
#include "tst_committeetables.moc"
