// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/document/samplepage.h"
#include "views/document/textselection.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

class Pages : public TextPages
{
public:
    explicit Pages(const QList<PageText> &pages)
    {
        for (const PageText &page : pages) {
            m_sizes.append(page.size);
            m_flows.append(TextFlow(page));
        }
    }
    int pageCount() const override { return int(m_flows.size()); }
    QSizeF pageSize(int page) const override { return m_sizes[page]; }
    const TextFlow &flow(int page) const override { return m_flows[page]; }
    TextPosition at(int page, QPointF point) const { return {page, m_flows[page].offsetAt(point)}; }

private:
    QList<QSizeF> m_sizes;
    QList<TextFlow> m_flows;
};

PageText twoColumns()
{
    return PageMaker()
        .lines(50, 50, 14, {u"alpha one"_s, u"beta two"_s, u"gamma three"_s, u"delta four"_s})
        .lines(320, 57, 17, {u"right one"_s, u"right two"_s, u"right three"_s, u"right four"_s})
        .page();
}

} // namespace

class TestTextSelection : public QObject
{
    Q_OBJECT

private slots:
    void aDragDownAColumnTakesThatColumnAlone();
    void selectsByWord();
    void selectsByLine();
    void extendsByWords_backwards();
    void goesOverPages();
    void movesWithKeys_data();
    void movesWithKeys();
    void saysWhereItStands();
    void isTakenInPlainCharacters();
    void startsEmpty();
};

void TestTextSelection::aDragDownAColumnTakesThatColumnAlone()
{
    const Pages pages({twoColumns()});
    TextSelection selection(&pages);
    selection.begin(pages.at(0, {49, 55}));
    selection.extendTo(pages.at(0, {200, 83}));
    QCOMPARE(selection.text(), u"alpha one\nbeta two\ngamma three"_s);
}

void TestTextSelection::selectsByWord()
{
    const Pages pages({twoColumns()});
    TextSelection selection(&pages);
    selection.begin(pages.at(0, {82, 55}), TextSelection::Unit::Word);
    QCOMPARE(selection.text(), u"one"_s);
    selection.extendTo(pages.at(0, {52, 69}));
    QCOMPARE(selection.text(), u"one\nbeta"_s);
}

void TestTextSelection::selectsByLine()
{
    const Pages pages({twoColumns()});
    TextSelection selection(&pages);
    selection.begin(pages.at(0, {60, 69}), TextSelection::Unit::Line);
    QCOMPARE(selection.text(), u"beta two"_s);
    selection.extendTo(pages.at(0, {60, 55}));
    QCOMPARE(selection.text(), u"alpha one\nbeta two"_s);
}

void TestTextSelection::extendsByWords_backwards()
{
    const Pages pages({twoColumns()});
    TextSelection selection(&pages);
    selection.begin(pages.at(0, {82, 69}), TextSelection::Unit::Word);
    selection.extendTo(pages.at(0, {60, 69}));
    QCOMPARE(selection.text(), u"beta two"_s);
}

void TestTextSelection::goesOverPages()
{
    const Pages pages({PageMaker().line(50, 50, u"first page"_s).page(),
                       PageMaker().line(50, 50, u"第二页"_s).page()});
    TextSelection selection(&pages);
    selection.begin(pages.at(0, {79, 55}));
    selection.extendTo(pages.at(1, {71, 55}));
    QCOMPARE(selection.text(), u"page\n第二"_s);
    QCOMPARE(selection.flatText(), u"page 第二"_s);
    selection.selectAll();
    QCOMPARE(selection.text(), u"first page\n第二页"_s);
    QCOMPARE(selection.places().size(), 2);
    QCOMPARE(selection.places().last().page, 2);
}

void TestTextSelection::movesWithKeys_data()
{
    using enum TextSelection::Move;
    QTest::addColumn<QList<TextSelection::Move>>("moves");
    QTest::addColumn<QString>("text");
    using Moves = QList<TextSelection::Move>;
    QTest::newRow("right") << Moves{Right, Right} << u"et"_s;
    QTest::newRow("left") << Moves{Left} << u"b"_s;
    QTest::newRow("by word") << Moves{WordRight} << u"eta "_s;
    QTest::newRow("by word back") << Moves{WordLeft, WordLeft} << u"one\nb"_s;
    QTest::newRow("down") << Moves{Down} << u"eta two\ng"_s;
    QTest::newRow("up") << Moves{Up} << u"lpha one\nb"_s;
    QTest::newRow("to the end of the line") << Moves{LineEnd} << u"eta two"_s;
    QTest::newRow("to the start of the line") << Moves{LineStart} << u"b"_s;
    QTest::newRow("there and back") << Moves{Right, Left} << QString();
    QTest::newRow("to the start") << Moves{Start} << u"alpha one\nb"_s;
}

void TestTextSelection::movesWithKeys()
{
    QFETCH(QList<TextSelection::Move>, moves);
    const Pages pages({twoColumns()});
    TextSelection selection(&pages);
    selection.begin(pages.at(0, {54, 69})); // behind the b of beta
    for (TextSelection::Move move : moves)
        selection.moveCaret(move);
    QTEST(selection.text(), "text");
}

void TestTextSelection::saysWhereItStands()
{
    const Pages pages({twoColumns()});
    TextSelection selection(&pages);
    selection.begin(pages.at(0, {82, 55}), TextSelection::Unit::Word);
    Place place;
    place.page = 1;
    place.rect = QRectF(80 / 600.0, 50 / 800.0, 15 / 600.0, 10 / 800.0);
    QCOMPARE(selection.places().size(), 1);
    QCOMPARE(selection.places().first().page, 1);
    QCOMPARE(selection.places().first().rect, place.rect);
}

/// A font may print a radical for a character, or one glyph for two letters.
void TestTextSelection::isTakenInPlainCharacters()
{
    const Pages pages({PageMaker().lines(50, 50, 14, {u"⾼⽔平 of\uFB01ce \uF9D8"_s}).page()});
    TextSelection selection(&pages);
    selection.begin({0, 0}, TextSelection::Unit::Line);
    QCOMPARE(selection.text(), u"高水平office律"_s);
    QCOMPARE(selection.flatText(), u"高水平office律"_s);
}

void TestTextSelection::startsEmpty()
{
    TextSelection none;
    none.moveCaret(TextSelection::Move::Right);
    none.selectAll();
    QVERIFY(none.isEmpty());
    QVERIFY(none.text().isEmpty());
    QVERIFY(none.places().isEmpty());
}

QTEST_GUILESS_MAIN(TestTextSelection)
#include "tst_textselection.moc"
