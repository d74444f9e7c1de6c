// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"

#include <QApplication>
#include <QGlyphRun>
#include <QLineEdit>
#include <QPainter>
#include <QRawFont>
#include <QTest>
#include <QTextLayout>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// The fonts that a part of a text is drawn with.
QList<QRawFont> fontsOf(const QString &text, const QFont &font, const QString &part)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine().setLineWidth(1000);
    layout.endLayout();
    QList<QRawFont> fonts;
    for (const QGlyphRun &run : layout.glyphRuns(int(text.indexOf(part)), int(part.size())))
        fonts << run.rawFont();
    return fonts;
}

/// How much of a text's room is ink: the weight that is really drawn, whatever the font calls it.
double ink(const QString &text, const QFont &font)
{
    const QFontMetrics metrics(font);
    QImage picture(metrics.horizontalAdvance(text) + 4, metrics.height() + 4,
                   QImage::Format_Grayscale8);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setFont(font);
    painter.drawText(QPoint(2, metrics.ascent() + 2), text);
    painter.end();
    double dark = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            dark += 255 - qGray(picture.pixel(x, y));
    }
    return dark;
}

} // namespace

/// Each script has a font of its own, and all of them the same weight.
class TestFonts : public QObject
{
    Q_OBJECT

private slots:
    void scripts_haveTheSameWeight_data();
    void scripts_haveTheSameWeight();
    void apostrophe_isAsNarrowAsLetters();
};

void TestFonts::scripts_haveTheSameWeight_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("bold");
    for (const QString &language : WindowLanguage::all()) {
        QTest::newRow(qPrintable(language + u", regular"_s)) << language << false;
        QTest::newRow(qPrintable(language + u", bold"_s)) << language << true;
    }
}

void TestFonts::scripts_haveTheSameWeight()
{
    QFETCH(QString, language);
    QFETCH(bool, bold);
    const WindowLanguage window(language);
    for (const TextSize size : {TextSize::Small, TextSize::Normal, TextSize::Large}) {
        const QFont font = textFont(size, bold);
        const auto latin = fontsOf(u"Xiao Jiang 江晓昭"_s, font, u"Xiao"_s);
        const auto chinese = fontsOf(u"Xiao Jiang 江晓昭"_s, font, u"江晓昭"_s);
        QCOMPARE(latin.size(), 1);
        QCOMPARE(chinese.size(), 1);
        QFont itself = font;
        itself.setFamilies({chinese.first().familyName()});
        QCOMPARE(ink(u"江晓昭"_s, font), ink(u"江晓昭"_s, itself));
    }
    // What a widget has that nobody gave a font.
    QFont itself = QApplication::font();
    itself.setFamilies({fontsOf(u"江"_s, itself, u"江"_s).first().familyName()});
    itself.setWeight(QFont::Normal);
    QCOMPARE(ink(u"江晓昭"_s, QApplication::font()), ink(u"江晓昭"_s, itself));
    QLineEdit edit;
    edit.ensurePolished();
    QCOMPARE(ink(u"江晓昭"_s, edit.font()), ink(u"江晓昭"_s, itself));
}

/// In the Chinese window it is as wide as a character, as Chinese writes it.
void TestFonts::apostrophe_isAsNarrowAsLetters()
{
    const WindowLanguage window(u"en"_s);
    for (const bool bold : {false, true}) {
        const QFont font = textFont(TextSize::Normal, bold);
        const QFontMetricsF metrics(font);
        QVERIFY(metrics.horizontalAdvance(u'’') < metrics.horizontalAdvance(u'O') / 2);
        QCOMPARE(fontsOf(u"O’Neill"_s, font, u"’"_s).first().familyName(),
                 fontsOf(u"O’Neill"_s, font, u"N"_s).first().familyName());
    }
}

QTEST_MAIN(TestFonts)
#include "tst_fonts.moc"
