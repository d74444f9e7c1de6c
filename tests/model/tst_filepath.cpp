// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/filepath.h"
#include "tests/support/oddfiles.h"

#include <QTest>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

class TestFilePath : public QObject
{
    Q_OBJECT

private slots:
    void name_isShown_andComesBack_data();
    void name_isShown_andComesBack();
    void parts_areFound();
};

void TestFilePath::name_isShown_andComesBack_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    QTest::newRow("ASCII") << QByteArray("in/cv.pdf") << u"in/cv.pdf"_s;
    QTest::newRow("UTF-8") << QByteArray("in/江晓.pdf") << u"in/江晓.pdf"_s;
    QTest::newRow("beyond the basic plane") << QByteArray("𠮷.pdf") << u"𠮷.pdf"_s;
    QTest::newRow("GBK") << gbkName + ".pdf" << u"江晓简历.pdf"_s;
    QTest::newRow("GBK below UTF-8") << "申请/" + gbkName + "/cv.pdf" << u"申请/江晓简历/cv.pdf"_s;
    QTest::newRow("neither") << QByteArray("a\xFF\xFF.pdf") << u"a\\xff\\xff.pdf"_s;
}

void TestFilePath::name_isShown_andComesBack()
{
    QFETCH(const QByteArray, bytes);
    const FilePath path = FilePath::fromBytes(bytes);
    QTEST(path.shown(), "shown");
    QCOMPARE(FilePath(path.text()).bytes(), bytes);
}

void TestFilePath::parts_areFound()
{
    const FilePath path = FilePath::fromBytes("in/" + gbkName + ".v2.PDF");
    QCOMPARE(path.fileName(), u"江晓简历.v2.PDF"_s);
    QCOMPARE(path.stem(), u"江晓简历.v2"_s);
    QCOMPARE(path.suffix(), u"pdf"_s);
    QCOMPARE(path.folder().bytes(), QByteArray("in"));
    QCOMPARE(path.withoutSuffix().withEnding(".txt").bytes(), "in/" + gbkName + ".v2.txt");
    QCOMPARE(FilePath(u"cv"_s).folder().bytes(), QByteArray("."));
    QCOMPARE(FilePath(u"a.b/cv"_s).suffix(), QString());
    QCOMPARE(FilePath(u"/cv"_s).folder().child("x").bytes(), QByteArray("/x"));
}

QTEST_GUILESS_MAIN(TestFilePath)
#include "tst_filepath.moc"
