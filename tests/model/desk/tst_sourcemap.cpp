// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/sourcemap.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// A page of two columns, and the text that was read from it column by column.
class TestSourceMap : public QObject
{
    Q_OBJECT

private slots:
    void stretch_hasThePlaceOfItsWords();
    void editedWord_losesItsPlaceAndNoOther();
    void place_isFoundInTheText();
    void halfAWord_hasHalfItsBox();
    void letters_haveTheirOwnBoxes();
    void repeatedWords_areToldApartByTheirNeighbours();
    void linesOfAText_areFoundAfterOthersWerePutInFront();
    void recordOfTheText_getsTheDocumentsPlaces();

private:
    static PageText page(const QList<std::pair<QString, QPointF>> &words);
};

PageText TestSourceMap::page(const QList<std::pair<QString, QPointF>> &words)
{
    PageText page;
    page.size = {1000, 1000};
    for (const auto &[text, at] : words) {
        Word word;
        word.text = text;
        word.box = {at, QSizeF(10.0 * double(text.size()), 20)};
        page.words.append(word);
    }
    return page;
}

static const QList<std::pair<QString, QPointF>> twoColumns{
    {u"Education"_s, {100, 100}},  {u"Skills"_s, {600, 100}},  {u"Tongji"_s, {100, 130}},
    {u"University"_s, {170, 130}}, {u"Python,"_s, {600, 130}}, {u"GPA"_s, {100, 160}},
    {u"4.93/5.00"_s, {140, 160}},  {u"Haskell"_s, {600, 160}}};

void TestSourceMap::stretch_hasThePlaceOfItsWords()
{
    const QString text =
        u"# Education\n**Tongji University**\nGPA 4.93/5.00\n\n# Skills\nPython, Haskell\n"_s;
    const SourceMap map(text, placedWords(page(twoColumns), 1));
    const auto name = map.places({text.indexOf(u"Tongji"), 17});
    QCOMPARE(name.size(), 1); // two words of one line are one place
    QCOMPARE(name.first().page, 1);
    QVERIFY(qAbs(name.first().rect.x() - 0.1) < 1e-9);
    QVERIFY(qAbs(name.first().rect.right() - 0.27) < 1e-9);
    QCOMPARE(map.places({text.indexOf(u"Python"), 15}).size(), 2); // two lines there
}

void TestSourceMap::editedWord_losesItsPlaceAndNoOther()
{
    const QString text = u"# Education\nTongji University\nGPA 3.21/5.00\nPython, Haskell\n"_s;
    const SourceMap map(text, placedWords(page(twoColumns), 1));
    const auto grade = map.places({text.indexOf(u"3.21"), 4});
    for (const Place &place : grade)
        QVERIFY(place.rect.width() < 0.03); // at most the characters that are the same
    QCOMPARE(map.places({text.indexOf(u"Haskell"), 7}).size(), 1);
}

void TestSourceMap::place_isFoundInTheText()
{
    const QString text =
        u"# Skills\nPython, Haskell\n# Education\nTongji University\nGPA 4.93/5.00\n"_s;
    const SourceMap map(text, placedWords(page(twoColumns), 1));
    Place grade;
    grade.page = 1;
    grade.rect = {0.139, 0.159, 0.092, 0.022};
    const auto found = map.stretch({grade});
    QVERIFY(found);
    QCOMPARE(text.sliced(found->start, found->length), u"4.93/5.00"_s);
    grade.page = 2;
    QVERIFY(!map.stretch({grade}));
}

void TestSourceMap::halfAWord_hasHalfItsBox()
{
    const QString text = u"同济大学计算机科学"_s;
    const SourceMap map(text, placedWords(page({{u"同济大学计算机科学"_s, {100, 100}}}), 1));
    const auto school = map.places({0, 4});
    QCOMPARE(school.size(), 1);
    QVERIFY(qAbs(school.first().rect.width() - 0.04) < 1e-9);
}

void TestSourceMap::letters_haveTheirOwnBoxes()
{
    PageText printed = page({{u"绩点3.8"_s, {100, 100}}});
    // Chinese characters are twice as wide as digits.
    for (int i = 0, x = 100; i < 5; ++i) {
        const int width = i < 2 ? 20 : 10;
        printed.words[0].characterBoxes.append(QRectF(x, 100, width, 20));
        x += width;
    }
    const SourceMap map(u"绩点3.8"_s, placedWords(printed, 1));
    const auto grade = map.places({2, 3});
    QCOMPARE(grade.size(), 1);
    QVERIFY(qAbs(grade.first().rect.left() - 0.14) < 1e-9);
    QCOMPARE(map.stretch(grade), (SourceMap::Stretch{2, 3}));
}

void TestSourceMap::repeatedWords_areToldApartByTheirNeighbours()
{
    const PageText printed = page({{u"Northlake"_s, {100, 100}},
                                   {u"2019"_s, {300, 100}},
                                   {u"Fernhill"_s, {100, 130}},
                                   {u"2019"_s, {300, 130}}});
    const QString text = u"Northlake 2019\nFernhill 2019\n"_s;
    const SourceMap map(text, placedWords(printed, 1));
    const auto second = map.places({text.lastIndexOf(u"2019"), 4});
    QCOMPARE(second.size(), 1);
    QVERIFY(qAbs(second.first().rect.y() - 0.13) < 1e-9);
}

void TestSourceMap::linesOfAText_areFoundAfterOthersWerePutInFront()
{
    const QString document = u"Mira Okaduwe\nTongji University, GPA 3.9\n"_s;
    const QString text = u"a new line\n"_s + document;
    const SourceMap map(text, placedWords(document));
    const auto grade = map.places({text.indexOf(u"3.9"), 3});
    QCOMPARE(grade.size(), 1);
    QCOMPARE(grade.first().line, 2);
    QCOMPARE(grade.first().start, 23);
    QCOMPARE(grade.first().length, 3);
}

void TestSourceMap::recordOfTheText_getsTheDocumentsPlaces()
{
    const QString text = u"# Education\nTongji University\nGPA 4.93/5.00\nPython, Haskell\n"_s;
    const SourceMap map(text, placedWords(page(twoColumns), 1));
    Record record;
    Place line;
    line.line = 3;
    line.start = 4;
    line.length = 9;
    record.provenance[u"/education/0/gpa"_s] = {line};
    line.line = 40;
    record.provenance[u"/education/0/rank"_s] = {line};
    const Record moved = map.relocated(record);
    QCOMPARE(moved.provenance.keys(), QStringList{u"/education/0/gpa"_s});
    QCOMPARE(moved.provenance.first().first().page, 1);
    QVERIFY(moved.provenance.first().first().rect.contains(QPointF(0.18, 0.17)));
}

QTEST_APPLESS_MAIN(TestSourceMap)
#include "tst_sourcemap.moc"
