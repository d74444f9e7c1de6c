// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/theme.h"
#include "views/review/notecolours.h"

#include <QPalette>
#include <QSyntaxHighlighter>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestNoteColours : public QObject
{
    Q_OBJECT

private slots:
    void markdown_standsOut_data();
    void markdown_standsOut();
    void theme_changesTheColours();
};

namespace {

/// How the character looks in the first line of the document.
QTextCharFormat formatAt(const QTextDocument &document, qsizetype place)
{
    const auto formats = document.firstBlock().layout()->formats();
    const auto found = std::ranges::find_if(formats, [place](const auto &range) {
        return range.start <= place && place < range.start + range.length;
    });
    return found == formats.end() ? QTextCharFormat() : found->format;
}

} // namespace

void TestNoteColours::markdown_standsOut_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("standsOut");
    const auto row = [](const char *name, const char *line, const char *word, bool standsOut) {
        QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(word) << standsOut;
    };
    row("heading", "# Strong points", "Strong", true);
    row("no heading", "#1 of her year", "year", false);
    row("bold", "was **very clear** about it", "clear", true);
    row("slanted", "was *very clear* about it", "clear", true);
    row("beside bold", "was **very clear** about it", "about", false);
    row("a product", "3 * 4 * 5 papers", "4", false);
    row("code", "wrote `mira` alone", "mira", true);
    row("link", "see [her page](example.org)", "page", true);
    row("address", "see https://example.org/a there", "example", true);
    row("behind an address", "see https://example.org/a there", "there", false);
    row("quote", "> as she says", "says", true);
    row("list", "- first", "-", true);
    row("what is in a list", "- first", "first", false);
    row("numbers", "2. second", "2", true);
    row("Chinese", "**推荐** 面试", "推荐", true);
    row("plain", "推荐面试", "推荐", false);
}

void TestNoteColours::markdown_standsOut()
{
    QFETCH(QString, line);
    QFETCH(QString, word);
    QFETCH(bool, standsOut);
    QTextDocument document(line);
    colourNote(document, QPalette());
    QCOMPARE(formatAt(document, line.indexOf(word)).propertyCount() > 0, standsOut);
}

void TestNoteColours::theme_changesTheColours()
{
    QTextDocument document(u"# Strong points"_s);
    const auto colourOn = [&](const QColor &paper) {
        const QPalette palette(paper);
        colourNote(document, palette);
        return formatAt(document, 3).foreground().color() == Colors::of(palette).accent;
    };
    QVERIFY(colourOn(Qt::white));
    QVERIFY(colourOn(Qt::black));
    QCOMPARE(document.findChildren<QSyntaxHighlighter *>().size(), 1);
}

QTEST_MAIN(TestNoteColours)
#include "tst_notecolours.moc"
