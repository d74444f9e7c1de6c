// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/applicantstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestTour : public QObject
{
    Q_OBJECT

private slots:
    void tour_leavesSeasonListAndPictures();
    void unknownCommand_isRefused();
    void version_needsNoDisplay();
};

void TestTour::tour_leavesSeasonListAndPictures()
{
    QTemporaryDir folder;
    QProcess bole;
    bole.start(QStringLiteral(BOLE), {u"tour"_s, folder.path()});
    QVERIFY(bole.waitForFinished(240 * 1000));
    const QByteArray errors = bole.readAllStandardError();
    QVERIFY2(bole.exitCode() == 0, errors);
    const QByteArray output = bole.readAllStandardOutput();
    QVERIFY2(output.contains("  1. "), output);
    QVERIFY2(output.contains(" 15. "), output);

    QFile csv(folder.filePath(u"shortlist.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll().trimmed().split('\n').size(), 1 + 9);

    const QStringList pictures =
        QDir(folder.filePath(u"views"_s)).entryList({u"*.png"_s}, QDir::Files);
    QVERIFY2(pictures.size() >= 48, output); // both languages, both sizes, light and dark
    for (const QString &name : pictures) {
        const QSize wanted = name.contains(u"1920x1080") ? QSize(1920, 1080) : QSize(1366, 768);
        QCOMPARE(QImageReader(folder.filePath(u"views/"_s + name)).size(), wanted);
    }

    const auto season = Season::open(folder.filePath(u"sample.bole"_s));
    QVERIFY(season);
    QCOMPARE((*season)->applicants().count().value_or(0), 16);
    QCOMPARE((*season)->reviews().all().value_or(QList<Review>()).size(), 46);
    QCOMPARE((*season)->shortlists().list().value_or(QList<Shortlist>()).size(), 3);
}

void TestTour::unknownCommand_isRefused()
{
    QProcess bole;
    bole.start(QStringLiteral(BOLE), {u"dance"_s});
    QVERIFY(bole.waitForFinished());
    QCOMPARE(bole.exitCode(), 2);
    QVERIFY(bole.readAllStandardError().contains("dance"));
}

void TestTour::version_needsNoDisplay()
{
    QProcess bole;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DISPLAY"_s);
    bole.setProcessEnvironment(environment);
    for (const QString &argument : {u"--version"_s, u"--help"_s, u"help"_s}) {
        bole.start(QStringLiteral(BOLE), {argument});
        QVERIFY(bole.waitForFinished());
        QCOMPARE(bole.exitCode(), 0);
        QVERIFY(bole.readAllStandardOutput().contains("Bole"));
    }
}

QTEST_MAIN(TestTour)
#include "tst_tour.moc"
