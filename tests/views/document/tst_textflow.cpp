// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/document/samplepage.h"
#include "views/document/textflow.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestTextFlow : public QObject
{
    Q_OBJECT

private slots:
    void joinsWordsAndLines();
    void keepsASpaceThatTheDocumentHas();
    void finds_wordAt_data();
    void finds_wordAt();
    void givesOneRectangleALine();
    void findsTheNearestCaret_data();
    void findsTheNearestCaret();
    void leavesOutWhatIsCovered_data();
    void leavesOutWhatIsCovered();
    void flattensLines_data();
    void flattensLines();
    void sharesABoxBetweenCharactersWithoutOne();
    void keepsPairsTogether();
};

void TestTextFlow::joinsWordsAndLines()
{
    const TextFlow flow(PageMaker().lines(50, 50, 14, {u"Mira Okafor"_s, u"林一 Yi"_s}).page());
    // The gap behind 林一 is narrower than what separates Chinese words, if anything does.
    QCOMPARE(flow.text(), u"Mira Okafor\n林一Yi\n"_s);
}

void TestTextFlow::keepsASpaceThatTheDocumentHas()
{
    PageText page = PageMaker().line(50, 50, u"林一 Yi"_s).page();
    page.words[0].spaceAfter = true;
    QCOMPARE(TextFlow(page).text(), u"林一 Yi\n"_s);
}

void TestTextFlow::finds_wordAt_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QString>("word");
    QTest::newRow("inside") << u"Mira Okafor"_s << 6 << u"Okafor"_s;
    QTest::newRow("at its start") << u"Mira Okafor"_s << 0 << u"Mira"_s;
    QTest::newRow("at the end of the line") << u"Mira Okafor"_s << 11 << u"Okafor"_s;
    QTest::newRow("without brackets") << u"(GPA)"_s << 2 << u"GPA"_s;
    QTest::newRow("punctuation") << u"GPA:4"_s << 3 << u":"_s;
    QTest::newRow("Chinese up to its punctuation") << u"某某大学，计算机系"_s << 1 << u"某某大学"_s;
    QTest::newRow("Chinese beside Latin") << u"使用Python编程"_s << 4 << u"Python"_s;
    QTest::newRow("Chinese outside the basic plane") << u"𠮷野"_s << 1 << u"𠮷野"_s;
}

void TestTextFlow::finds_wordAt()
{
    QFETCH(QString, line);
    QFETCH(int, offset);
    QFETCH(QString, word);
    const TextFlow flow(PageMaker().line(50, 50, line).page());
    const TextFlow::Range range = flow.wordAt(offset);
    QCOMPARE(flow.text().mid(range.from, range.to - range.from), word);
}

void TestTextFlow::givesOneRectangleALine()
{
    const TextFlow flow(PageMaker().lines(50, 50, 14, {u"one two"_s, u"three"_s}).page());
    const QList<QRectF> expected{QRectF(70, 50, 15, 10), QRectF(50, 64, 10, 10)};
    QCOMPARE(flow.rectsOf({4, 10}), expected);
}

void TestTextFlow::findsTheNearestCaret_data()
{
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<int>("offset");
    QTest::newRow("on the left half of a character") << QPointF(56, 55) << 1;
    QTest::newRow("on its right half") << QPointF(59, 55) << 2;
    QTest::newRow("left of the line") << QPointF(0, 55) << 0;
    QTest::newRow("right of the line") << QPointF(500, 55) << 7;
    QTest::newRow("above everything") << QPointF(50, 0) << 0;
    QTest::newRow("below everything") << QPointF(500, 700) << 13;
    QTest::newRow("nearer to the second line") << QPointF(0, 63) << 8;
}

void TestTextFlow::findsTheNearestCaret()
{
    QFETCH(QPointF, point);
    const TextFlow flow(PageMaker().lines(50, 50, 14, {u"one two"_s, u"three"_s}).page());
    QTEST(flow.offsetAt(point), "offset");
}

void TestTextFlow::leavesOutWhatIsCovered_data()
{
    QTest::addColumn<QRectF>("cover");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QRectF() << u"Mira Okafor here\n"_s;
    QTest::newRow("a word") << QRectF(50, 50, 20, 10) << u"Okafor here\n"_s;
    QTest::newRow("half a word hides it") << QRectF(75, 50, 12, 10) << u"Mira here\n"_s;
    QTest::newRow("a touch does not") << QRectF(50, 59, 100, 5) << u"Mira Okafor here\n"_s;
    QTest::newRow("everything") << QRectF(0, 0, 600, 800) << QString();
}

void TestTextFlow::leavesOutWhatIsCovered()
{
    QFETCH(QRectF, cover);
    const PageText page = PageMaker().line(50, 50, u"Mira Okafor here"_s).page();
    QTEST(TextFlow(page, {cover}).text(), "text");
}

void TestTextFlow::flattensLines_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("flat");
    QTest::newRow("Latin") << QStringList{u"machine"_s, u"learning"_s} << u"machine learning"_s;
    QTest::newRow("Chinese") << QStringList{u"机器"_s, u"学习"_s} << u"机器学习"_s;
    QTest::newRow("mixed") << QStringList{u"机器"_s, u"learning"_s} << u"机器 learning"_s;
}

void TestTextFlow::flattensLines()
{
    QFETCH(QStringList, lines);
    const TextFlow flow(PageMaker().lines(50, 50, 14, lines).page());
    QTEST(flow.flatText({0, flow.length()}), "flat");
}

void TestTextFlow::sharesABoxBetweenCharactersWithoutOne()
{
    PageText page = PageMaker().line(50, 50, u"abcd"_s).page();
    page.words[0].characterBoxes.clear();
    QCOMPARE(TextFlow(page).boxAt(2), QRectF(60, 50, 5, 10));
}

void TestTextFlow::keepsPairsTogether()
{
    const TextFlow flow(PageMaker().line(50, 50, u"𠮷野"_s).page());
    QCOMPARE(flow.boxAt(0), flow.boxAt(1));
    QCOMPARE(flow.offsetAt(QPointF(58, 55)), 2);
}

QTEST_GUILESS_MAIN(TestTextFlow)
#include "tst_textflow.moc"
