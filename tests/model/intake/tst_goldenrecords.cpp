// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"
#include "tests/support/samplereading.h"

#include <QJsonDocument>

using namespace Bole;
using namespace Bole::Tests;

namespace {

QString expectedPath(const QString &name)
{
    return SampleReading::folder().filePath(QStringLiteral("expected/%1.json").arg(name));
}

/// What a person reviews: the values. Where they stand and how sure they are has tests of its own.
QByteArray reviewable(const Record &record)
{
    QJsonObject json = toJson(record);
    json.remove(QStringLiteral("provenance"));
    json.remove(QStringLiteral("confidence"));
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

/// The lines that differ, as a diff prints them, each with the nearest lines around it.
QString difference(const QStringList &before, const QStringList &after)
{
    const qsizetype rows = before.size();
    const qsizetype columns = after.size();
    QList<QList<int>> common(rows + 1, QList<int>(columns + 1, 0));
    for (qsizetype i = rows - 1; i >= 0; --i) {
        for (qsizetype j = columns - 1; j >= 0; --j)
            common[i][j] = before[i] == after[j] ? common[i + 1][j + 1] + 1
                                                 : qMax(common[i + 1][j], common[i][j + 1]);
    }
    QStringList lines;
    QList<qsizetype> changed;
    for (qsizetype i = 0, j = 0; i < rows || j < columns;) {
        if (i < rows && j < columns && before[i] == after[j]) {
            lines.append(QStringLiteral("  ") + before[i]);
            ++i;
            ++j;
            continue;
        }
        changed.append(lines.size());
        const bool removed = j >= columns || (i < rows && common[i + 1][j] >= common[i][j + 1]);
        lines.append(removed ? QStringLiteral("- ") + before[i++]
                             : QStringLiteral("+ ") + after[j++]);
    }
    QStringList shown;
    qsizetype last = -1;
    for (qsizetype n = 0; n < lines.size(); ++n) {
        const bool near = std::any_of(changed.cbegin(), changed.cend(),
                                      [n](qsizetype at) { return qAbs(at - n) <= 2; });
        if (!near)
            continue;
        if (last >= 0 && n > last + 1)
            shown.append(QStringLiteral("  …"));
        shown.append(lines[n]);
        last = n;
    }
    return shown.join(u'\n');
}

} // namespace

/// The sample people's records are what resources/sample/expected says. `./dev golden` writes them
/// anew; the change is then reviewed like any other.
class TestGoldenRecords : public QObject
{
    Q_OBJECT

    SampleReading m_sample;

private slots:
    void record_isAsExpected_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList names = SampleReading::names();
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

    void record_isAsExpected()
    {
        QFETCH(const QString, name);
        const auto read = m_sample.understanding(name);
        QVERIFY(read.has_value());
        const QByteArray record = reviewable(read->record);
        QFile file(expectedPath(name));
        if (qEnvironmentVariableIsSet("BOLE_REFRESH_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(record), record.size());
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QByteArray expected = file.readAll();
        if (record != expected)
            QFAIL(qPrintable(
                QStringLiteral("%1 is read otherwise now (./dev golden writes it anew):\n%2")
                    .arg(name, difference(QString::fromUtf8(expected).split(u'\n'),
                                          QString::fromUtf8(record).split(u'\n')))));
    }

    void expectedRecords_areThoseOfTheSample()
    {
        QStringList names;
        const QStringList expected =
            QDir(SampleReading::folder().filePath(QStringLiteral("expected")))
                .entryList({QStringLiteral("*.json")});
        for (const QString &file : expected)
            names.append(file.chopped(5));
        QCOMPARE(names, SampleReading::names());
    }
};

QTEST_GUILESS_MAIN(TestGoldenRecords)
#include "tst_goldenrecords.moc"
