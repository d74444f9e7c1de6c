// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/document/samplepage.h"
#include "views/document/readingorder.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QStringList read(const QList<Word> &words)
{
    QStringList lines;
    for (const ReadLine &line : readingOrder(words)) {
        QStringList texts;
        for (int word : line.words)
            texts.append(words[word].text);
        lines.append(texts.join(u' '));
    }
    return lines;
}

QStringList numbered(const QString &name, int count)
{
    QStringList lines;
    for (int i = 1; i <= count; ++i)
        lines.append(u"%1 line %2 of this text"_s.arg(name).arg(i));
    return lines;
}

} // namespace

class TestReadingOrder : public QObject
{
    Q_OBJECT

private slots:
    void readsAsAPersonDoes_data();
    void readsAsAPersonDoes();
    void doesNotDependOnTheOrderOfTheWords();
    void oneColumnIsOneBlock();
    void hasNothingToReadOnAnEmptyPage();
};

void TestReadingOrder::readsAsAPersonDoes_data()
{
    QTest::addColumn<PageText>("page");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("one column") << PageMaker().lines(50, 50, 14, {u"one two"_s, u"three"_s}).page()
                                << QStringList{u"one two"_s, u"three"_s};

    PageMaker dates;
    QStringList datesExpected;
    for (int i = 0; i < 8; ++i) {
        dates.line(50, 50 + 14 * i, u"University of Nowhere %1"_s.arg(i));
        dates.line(500, 50 + 14 * i, u"202%1"_s.arg(i));
        datesExpected.append(u"University of Nowhere %1 202%1"_s.arg(i));
    }
    QTest::newRow("dates at the right margin stay on their line") << dates.page() << datesExpected;

    const QStringList left = numbered(u"left"_s, 10);
    const QStringList right = numbered(u"right"_s, 12);
    QTest::newRow("two columns on one grid")
        << PageMaker().lines(50, 50, 14, left).lines(320, 50, 14, right).page() << left + right;
    QTest::newRow("two columns on different grids")
        << PageMaker().lines(50, 50, 14, left).lines(320, 57, 17, right).page() << left + right;

    const QString title =
        u"Curriculum Vitae of somebody whose title goes over the whole width of the "
        "page so that nothing parts it here"_s;
    QTest::newRow("a title above and a line below the columns")
        << PageMaker()
               .line(50, 20, title)
               .lines(50, 50, 14, left)
               .lines(320, 57, 17, right)
               .line(50, 300, title)
               .page()
        << QStringList{title} + left + right + QStringList{title};

    const QStringList side{u"Email"_s, u"Skills"_s, u"Python"_s,
                           u"Rust"_s,  u"Links"_s,  u"GitHub"_s};
    QTest::newRow("a narrow column at the side")
        << PageMaker().lines(40, 55, 23, side).lines(180, 50, 14, numbered(u"main"_s, 20)).page()
        << side + numbered(u"main"_s, 20);

    const QStringList third = numbered(u"third"_s, 9);
    QTest::newRow("three columns") << PageMaker(QSizeF(900, 800))
                                          .lines(50, 50, 14, left)
                                          .lines(320, 50, 14, right)
                                          .lines(590, 50, 14, third)
                                          .page()
                                   << left + right + third;

    QTest::newRow("Chinese columns")
        << PageMaker()
               .lines(50, 50, 16,
                      {u"教育背景"_s, u"某某大学计算机系"_s, u"某某中学高中部"_s,
                       u"研究兴趣人工智能"_s})
               .lines(
                   300, 50, 16,
                   {u"获奖情况"_s, u"国家奖学金一等奖"_s, u"校级优秀学生"_s, u"数学竞赛一等奖"_s})
               .page()
        << QStringList{u"教育背景"_s,         u"某某大学计算机系"_s, u"某某中学高中部"_s,
                       u"研究兴趣人工智能"_s, u"获奖情况"_s,         u"国家奖学金一等奖"_s,
                       u"校级优秀学生"_s,     u"数学竞赛一等奖"_s};
}

void TestReadingOrder::readsAsAPersonDoes()
{
    QFETCH(PageText, page);
    QFETCH(QStringList, expected);
    QCOMPARE(read(page.words), expected);
}

void TestReadingOrder::doesNotDependOnTheOrderOfTheWords()
{
    QList<Word> words = PageMaker()
                            .lines(50, 50, 14, numbered(u"left"_s, 10))
                            .lines(320, 57, 17, numbered(u"right"_s, 12))
                            .page()
                            .words;
    const QStringList expected = read(words);
    QRandomGenerator random(7);
    std::shuffle(words.begin(), words.end(), random);
    QCOMPARE(read(words), expected);
}

void TestReadingOrder::oneColumnIsOneBlock()
{
    const PageText page = PageMaker().lines(50, 50, 14, numbered(u"a"_s, 5)).page();
    for (const ReadLine &line : readingOrder(page.words))
        QCOMPARE(line.block, 0);
}

void TestReadingOrder::hasNothingToReadOnAnEmptyPage()
{
    QVERIFY(readingOrder({}).isEmpty());
}

QTEST_GUILESS_MAIN(TestReadingOrder)
#include "tst_readingorder.moc"
