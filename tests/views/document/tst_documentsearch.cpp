// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/document/samplepage.h"
#include "views/document/documentsearch.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestDocumentSearch : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatIsMeant_data();
    void findsWhatIsMeant();
    void stepsAroundTheEnd();
    void keepsTheCurrentHitWhilePagesArrive();
    void startsFromWhereTheReaderIs();
    void doesNotFindWhatIsCovered();
};

void TestDocumentSearch::findsWhatIsMeant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("found");

    QTest::newRow("case") << u"GPA gpa Gpa"_s << u"gPa"_s
                          << QStringList{u"GPA"_s, u"gpa"_s, u"Gpa"_s};
    QTest::newRow("accents in the text")
        << u"José Résumé"_s << u"resume"_s << QStringList{u"Résumé"_s};
    QTest::newRow("accents in the query") << u"Resume"_s << u"résumé"_s << QStringList{u"Resume"_s};
    QTest::newRow("accents as characters of their own")
        << u"Jose\u0301 x"_s << u"jose"_s << QStringList{u"Jose\u0301"_s};
    QTest::newRow("full width") << u"ＧＰＡ　３．９"_s << u"gpa 3.9"_s
                                << QStringList{u"ＧＰＡ　３．９"_s};
    QTest::newRow("ligatures") << u"e\ufb03cient"_s << u"efficient"_s
                               << QStringList{u"e\ufb03cient"_s};
    QTest::newRow("dashes") << u"2021–2025"_s << u"2021-2025"_s << QStringList{u"2021–2025"_s};
    QTest::newRow("quotes") << u"master’s"_s << u"master's"_s << QStringList{u"master’s"_s};
    QTest::newRow("over a line break")
        << u"machine\nlearning"_s << u"machine learning"_s << QStringList{u"machine\nlearning"_s};
    QTest::newRow("hyphenated") << u"machine learn-\ning"_s << u"learning"_s
                                << QStringList{u"learn-\ning"_s};
    QTest::newRow("a real hyphen at the end of a line")
        << u"state-of-the-\nart"_s << u"of-the-art"_s << QStringList{u"of-the-\nart"_s};
    QTest::newRow("Chinese over a line break")
        << u"深度\n学习"_s << u"深度学习"_s << QStringList{u"深度\n学习"_s};
    QTest::newRow("Chinese typed with a space")
        << u"深度学习"_s << u"深度 学习"_s << QStringList{u"深度学习"_s};
    QTest::newRow("Chinese set with spaces")
        << u"姓 名：江 晓"_s << u"江晓"_s << QStringList{u"江 晓"_s};
    QTest::newRow("Chinese beside Latin")
        << u"使用 Python 编程"_s << u"使用python编程"_s << QStringList{u"使用 Python 编程"_s};
    QTest::newRow("outside the basic plane") << u"姓𠮷野"_s << u"𠮷"_s << QStringList{u"𠮷"_s};
    QTest::newRow("words are not joined") << u"over all"_s << u"overall"_s << QStringList{};
    QTest::newRow("nothing to look for") << u"text"_s << u"  "_s << QStringList{};
    QTest::newRow("not there") << u"text"_s << u"text2"_s << QStringList{};
    QTest::newRow("many") << u"aaaa"_s << u"aa"_s << QStringList{u"aa"_s, u"aa"_s};
}

void TestDocumentSearch::findsWhatIsMeant()
{
    QFETCH(QString, text);
    QFETCH(QString, query);
    QStringList found;
    for (const TextFlow::Range &range : findInText(text, query))
        found.append(text.mid(range.from, range.to - range.from));
    QTEST(found, "found");
}

void TestDocumentSearch::stepsAroundTheEnd()
{
    DocumentSearch search;
    search.setQuery(u"a"_s);
    search.searchPage(0, TextFlow(PageMaker().line(50, 50, u"a b a"_s).page()));
    QCOMPARE(search.current(), -1);
    search.step(1);
    QCOMPARE(search.current(), 0);
    search.step(-1);
    QCOMPARE(search.current(), 1);
    search.step(1);
    QCOMPARE(search.current(), 0);
    QVERIFY(search.setQuery(u"nowhere"_s));
    search.step(1);
    QCOMPARE(search.current(), -1);
}

void TestDocumentSearch::keepsTheCurrentHitWhilePagesArrive()
{
    const TextFlow page(PageMaker().line(50, 50, u"a b a"_s).page());
    DocumentSearch search;
    search.setQuery(u"a"_s);
    search.searchPage(1, page);
    search.goToNearest({1, 1});
    const DocumentSearch::Hit current = search.hits()[search.current()];
    search.searchPage(0, page);
    search.searchPage(2, page);
    QCOMPARE(search.hits().size(), 6);
    QCOMPARE(search.hits()[search.current()], current);
    QCOMPARE(search.hitsOn(2), (QList<int>{4, 5}));
}

void TestDocumentSearch::startsFromWhereTheReaderIs()
{
    const TextFlow page(PageMaker().line(50, 50, u"a b a"_s).page());
    DocumentSearch search;
    search.setQuery(u"a"_s);
    search.searchPage(0, page);
    search.searchPage(1, page);
    search.goToNearest({1, 0});
    QCOMPARE(search.current(), 2);
    search.goToNearest({1, 5});
    QCOMPARE(search.current(), 0);
}

void TestDocumentSearch::doesNotFindWhatIsCovered()
{
    const PageText page = PageMaker().line(50, 50, u"Mira Okafor"_s).page();
    DocumentSearch search;
    search.setQuery(u"okafor"_s);
    search.searchPage(0, TextFlow(page, {page.words[1].box}));
    QVERIFY(search.hits().isEmpty());
    search.searchPage(0, TextFlow(page));
    QCOMPARE(search.hits().size(), 1);
}

QTEST_GUILESS_MAIN(TestDocumentSearch)
#include "tst_documentsearch.moc"
