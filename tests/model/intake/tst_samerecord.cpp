// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordjson.h"
#include "tests/model/intake/pagemaker.h"
#include "tests/support/samplereading.h"

#include <QHashSeed>
#include <QJsonDocument>

using namespace Bole;
using namespace Bole::Tests;

/// One document gives one record, whatever seed this run's hashes have got.
class TestSameRecord : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QHashSeed::resetRandomGlobalSeed(); }
    void headingsInTwoStyles();
    void twoAuthorsOfEverything();
    void sample_data();
    void sample();

private:
    QByteArray read(const DocumentText &document) const
    {
        const Understanding read = understand(document, m_knowledge, {2026, 11, 16});
        return QJsonDocument(toJson(read.record)).toJson() + read.text.toUtf8();
    }

    void readsTheSame(const DocumentText &document) const
    {
        constexpr int seeds = 24;
        QHashSeed::setDeterministicGlobalSeed();
        const QByteArray expected = read(document);
        for (int i = 0; i < seeds; ++i) {
            QHashSeed::resetRandomGlobalSeed();
            QCOMPARE(read(document), expected);
        }
    }

    Knowledge m_knowledge;
};

/// As many known headings are bold as are in capitals: which style is that of headings?
void TestSameRecord::headingsInTwoStyles()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mira Okaduwe"), 20, true)
        .put(50, 70, QStringLiteral("mira@example.org"))
        .put(50, 110, QStringLiteral("Education"), 12, true)
        .put(50, 130, QStringLiteral("Example University, B.S. in Computer Science, 2019 - 2023"))
        .put(50, 170, QStringLiteral("Curious Things"), 12, true)
        .put(50, 190, QStringLiteral("Built a telescope from a kit and wrote about it."))
        .put(50, 230, QStringLiteral("Awards"), 12, true)
        .put(50, 250, QStringLiteral("First prize of the regional contest, 2021"))
        .put(50, 290, QStringLiteral("PROJECTS"), 12)
        .put(50, 310, QStringLiteral("A compiler for a small language, 2022"))
        .put(50, 350, QStringLiteral("ODDS AND ENDS"), 12)
        .put(50, 370, QStringLiteral("Plays the cello in an orchestra of amateurs."))
        .put(50, 410, QStringLiteral("SKILLS"), 12)
        .put(50, 430, QStringLiteral("C++, Python, a little Haskell"));
    readsTheSame(page.document());
}

/// No name at the top, and two people who wrote every paper together: who is the applicant?
void TestSameRecord::twoAuthorsOfEverything()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Publications"), 14, true)
        .put(50, 70,
             QStringLiteral("[1] Ana Belkova, Tom Rivers. Sorting by touch. In ICML, 2024."))
        .put(50, 90,
             QStringLiteral("[2] Ana Belkova, Tom Rivers. Hearing graphs. In NeurIPS, 2023."))
        .put(50, 110, QStringLiteral("[3] Ana Belkova, Tom Rivers. Slow caches. In OSDI, 2022."));
    readsTheSame(page.document());
}

void TestSameRecord::sample_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : SampleReading::names())
        QTest::newRow(qPrintable(name)) << name;
}

void TestSameRecord::sample()
{
    QFETCH(const QString, name);
    static SampleReading reading;
    DocumentText document{DocumentKind::Pdf, {}, {}};
    for (int number = 1; const auto page = reading.page(name, number); ++number)
        document.pages.append(*page);
    QVERIFY(!document.pages.isEmpty());
    readsTheSame(document);
}

QTEST_GUILESS_MAIN(TestSameRecord)
#include "tst_samerecord.moc"
