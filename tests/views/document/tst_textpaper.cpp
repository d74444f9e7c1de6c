// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/textflow.h"
#include "views/document/textpagesource.h"
#include "views/document/textpaper.h"

#include <QFontDatabase>
#include <QSignalSpy>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QFont fixedFont()
{
    return QFontDatabase::systemFont(QFontDatabase::FixedFont);
}

Place place(int line, int start, int length)
{
    Place made;
    made.line = line;
    made.start = start;
    made.length = length;
    return made;
}

} // namespace

class TestTextPaper : public QObject
{
    Q_OBJECT

private slots:
    void laysOutLines();
    void breaksLongLinesAndPages();
    void laysOutTheBeginningOfAnEndlessLine_data();
    void laysOutTheBeginningOfAnEndlessLine();
    void knowsWhereALineAndColumnStand_data();
    void knowsWhereALineAndColumnStand();
    void drawsWhereTheWordsStand();
    void coversWhatIsCovered();
    void answersLater();
    void decodes_data();
    void decodes();
};

void TestTextPaper::laysOutLines()
{
    const TextPaper paper(u"# Mira Okafor\n\n- GPA 4.93\n"_s, fixedFont());
    QCOMPARE(paper.pageCount(), 1);
    QCOMPARE(TextFlow(paper.page(0)).text(), u"# Mira Okafor\n- GPA 4.93\n"_s);
}

void TestTextPaper::breaksLongLinesAndPages()
{
    const QString line = u"word "_s.repeated(60);
    const TextPaper paper((line + u'\n').repeated(60), fixedFont());
    QVERIFY(paper.pageCount() > 1);
    for (const Word &word : paper.page(0).words)
        QVERIFY(QRectF(QPointF(), TextPaper::pageSize()).contains(word.box));
}

void TestTextPaper::laysOutTheBeginningOfAnEndlessLine_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("words") << u"word 学 "_s.repeated(500'000);
    QTest::newRow("no space") << u"a"_s.repeated(3'000'000);
    QTest::newRow("no letter") << u"2019.09-"_s.repeated(300'000);
    QTest::newRow("accents on one letter") << u"a"_s + u"\u0301"_s.repeated(200'000);
    QTest::newRow("pairs") << u"𠮷"_s.repeated(20'001);
}

void TestTextPaper::laysOutTheBeginningOfAnEndlessLine()
{
    QFETCH(QString, line);
    const TextPaper paper(line, fixedFont());
    QVERIFY2(paper.pageCount() <= 301, qPrintable(QString::number(paper.pageCount())));
    QVERIFY(!paper.page(0).words.isEmpty());
    QVERIFY(!paper.render({}).isNull());
    for (const Word &word : paper.page(1).words)
        QVERIFY(!word.text.contains(QChar::ReplacementCharacter));
    // Far behind what is laid out at once, columns still count from the beginning of the line.
    const auto boxes = paper.boxesOf(place(1, 9'000, 2));
    QVERIFY(!boxes.isEmpty());
    // Accents have no width, and of a pair one half has none.
    if (boxes.first().second.width() > 1 && !line.front().isSurrogate())
        QCOMPARE(paper.placesIn(boxes.first().first, boxes.first().second),
                 QList<Place>{place(1, 9'000, 2)});
}

void TestTextPaper::knowsWhereALineAndColumnStand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Place>("where");
    QTest::addColumn<QString>("words");
    QTest::newRow("Latin") << u"# CV\nGPA: 4.93/5.00 ok"_s << place(2, 5, 9) << u"4.93/5.00"_s;
    QTest::newRow("Chinese") << u"姓名：江晓\n电话"_s << place(1, 3, 2) << u"江晓"_s;
    QTest::newRow("Windows line ends") << u"a\r\nbc de\r\n"_s << place(2, 3, 2) << u"de"_s;
}

void TestTextPaper::knowsWhereALineAndColumnStand()
{
    QFETCH(QString, text);
    QFETCH(Place, where);
    QFETCH(QString, words);
    const TextPaper paper(text, fixedFont());
    const auto boxes = paper.boxesOf(where);
    QCOMPARE(boxes.size(), 1);
    const TextFlow flow(paper.page(boxes.first().first));
    QString found;
    for (int i = 0; i < flow.length(); ++i) {
        if (boxes.first().second.adjusted(-0.1, -0.1, 0.1, 0.1).contains(flow.boxAt(i)) &&
            !flow.boxAt(i).isNull())
            found.append(flow.text()[i]);
    }
    QCOMPARE(found, words);
    QCOMPARE(paper.placesIn(boxes.first().first, boxes.first().second), QList<Place>{where});
}

void TestTextPaper::drawsWhereTheWordsStand()
{
    const TextPaper paper(u"MMMM\n\n    江晓"_s, fixedFont());
    ImageRequest request;
    request.pixelsPerPoint = 2;
    const QImage image = paper.render(request);
    QCOMPARE(image.size(), QSize(1190, 1684));
    for (const Word &word : paper.page(0).words) {
        int dark = 0;
        const QRect box(int(word.box.x() * 2), int(word.box.y() * 2), int(word.box.width() * 2),
                        int(word.box.height() * 2));
        for (int x = box.left(); x <= box.right(); ++x) {
            for (int y = box.top(); y <= box.bottom(); ++y)
                dark += image.pixelColor(x, y).lightness() < 100 ? 1 : 0;
        }
        QVERIFY2(dark > 40, qPrintable(word.text));
    }
}

void TestTextPaper::coversWhatIsCovered()
{
    const TextPaper paper(u"Mira"_s, fixedFont());
    ImageRequest request;
    request.pixelsPerPoint = 2;
    request.covered = {paper.page(0).words.first().box};
    const QImage image = paper.render(request);
    const QPointF centre = request.covered.first().center() * 2;
    QCOMPARE(image.pixelColor(centre.toPoint()), QColor(0xd9dce0));
}

void TestTextPaper::answersLater()
{
    TextPageSource source;
    QObject asker;
    DocumentSource text{u"sha"_s, DocumentKind::Text, [] { return QByteArray("Mira"); }, {}};
    int answers = 0;
    const Ticket ticket =
        source.requestPages(text, Urgency::Visible, &asker, [&](const Result<ShownPages> &pages) {
            QVERIFY(pages);
            QCOMPARE(pages->sizes.size(), 1);
            ++answers;
        });
    QVERIFY(TextPageSource::owns(ticket));
    QCOMPARE(answers, 0);
    const Ticket unwanted = source.requestPages(
        text, Urgency::Visible, &asker, [&](const Result<ShownPages> &) { answers += 100; });
    source.cancel(unwanted);
    source.requestImage(text, {}, Urgency::Visible, &asker,
                        [&](const Result<QImage> &image) { answers += image->isNull() ? 50 : 1; });
    QTRY_COMPARE(answers, 2);
}

void TestTextPaper::decodes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("UTF-8") << QByteArray("\xe6\xb1\x9f\xe6\x99\x93");
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xef\xbb\xbf\xe6\xb1\x9f\xe6\x99\x93");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe\x5f\x6c\x53\x66");
    QTest::newRow("GB 18030") << QByteArray("\xbd\xad\xcf\xfe");
}

void TestTextPaper::decodes()
{
    QFETCH(QByteArray, bytes);
    TextPageSource source;
    QObject asker;
    QString found;
    source.requestText({u"sha"_s, DocumentKind::Text, [bytes] { return bytes; }, {}}, 1, Ocr::Never,
                       Urgency::Visible, &asker, [&](const Result<PageText> &page) {
                           found = page->words.isEmpty() ? u"?"_s : page->words.first().text;
                       });
    QTRY_COMPARE(found, u"江晓"_s);
}

QTEST_MAIN(TestTextPaper)
#include "tst_textpaper.moc"
