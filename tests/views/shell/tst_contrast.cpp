// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/everyview.h"
#include "tests/views/support/paintedtexts.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStyleOptionButton>
#include <QVariantAnimation>

#include <cmath>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

constexpr double textContrast = 4.5;
constexpr double controlContrast = 3;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// As the Web Content Accessibility Guidelines have it.
double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

/// Colours that nobody tells from each other are one: a button's background has many.
QRgb roughly(QRgb colour)
{
    return colour & 0xfff0f0f0;
}

/// The colour that most of the picture's part has, but for that of the text itself: Chinese
/// characters are dense.
QColor background(const QImage &picture, const QRect &part, const QColor &text)
{
    QHash<QRgb, int> counts;
    QHash<QRgb, QRgb> examples;
    const QRect inside = part & picture.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            const QRgb colour = picture.pixel(x, y);
            ++counts[roughly(colour)];
            examples[roughly(colour)] = colour;
        }
    }
    counts.remove(roughly(text.rgb()));
    QRgb best = text.rgb(); // nothing but text: nobody can read it
    int most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > most) {
            most = it.value();
            best = examples[it.key()];
        }
    }
    return QColor::fromRgb(best);
}

bool isUsable(const QWidget &shown, const QPoint &place)
{
    const QWidget *widget = shown.childAt(place);
    return !widget || widget->isEnabled();
}

/// The part of a control whose outline shows where it is.
QRect outlineOf(const QWidget &control)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&control);
    const bool isCheck = qobject_cast<const QCheckBox *>(&control);
    if (isCheck || qobject_cast<const QRadioButton *>(&control)) {
        QStyleOptionButton option;
        option.initFrom(&control);
        option.text = button->text();
        return control.style()->subElementRect(isCheck ? QStyle::SE_CheckBoxIndicator
                                                       : QStyle::SE_RadioButtonIndicator,
                                               &option, &control);
    }
    return control.rect();
}

bool isControl(const QWidget &widget)
{
    if (qobject_cast<const QAbstractItemView *>(
            widget.parentWidget() ? widget.parentWidget()->parentWidget() : nullptr))
        return false; // fills a cell, whose lines show where it is
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return line->hasFrame() && !qobject_cast<QAbstractSpinBox *>(line->parentWidget()) &&
               !qobject_cast<QComboBox *>(line->parentWidget());
    return qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) ||
           qobject_cast<const QCheckBox *>(&widget) ||
           qobject_cast<const QRadioButton *>(&widget) ||
           qobject_cast<const QPushButton *>(&widget);
}

/// How well the left edge's middle is told from what lies to the left of it.
double outlineContrast(const QImage &picture, const QRect &outline)
{
    const int y = outline.center().y();
    const QColor behind =
        background(picture, QRect(outline.left() - 3, outline.top(), 2, outline.height()),
                   QColor(Qt::transparent));
    double best = 1;
    for (int x = outline.left(); x <= std::min(outline.left() + 3, picture.width() - 1); ++x)
        best = std::max(best, contrast(QColor::fromRgb(picture.pixel(x, y)), behind));
    return best;
}

QStringList paleTexts(QWidget &shown, const QImage &picture)
{
    QStringList pale;
    for (const PaintedText &text : paintedTexts(shown)) {
        const QRect box = text.box.toAlignedRect();
        if (text.colour.alpha() == 0 || !isUsable(shown, box.center()))
            continue;
        const double found = contrast(text.colour, background(picture, box, text.colour));
        if (found < textContrast)
            pale << text.text + u' ' + QString::number(found, 'f', 2) + u' ' + text.colour.name();
    }
    return pale;
}

QStringList paleControls(const QWidget &shown, const QImage &picture)
{
    QStringList pale;
    for (const QWidget *widget : shown.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled() || !isControl(*widget) ||
            widget->visibleRegion().isEmpty())
            continue;
        const QRect outline(widget->mapTo(&shown, outlineOf(*widget).topLeft()),
                            outlineOf(*widget).size());
        const double found =
            shown.rect().contains(outline) ? outlineContrast(picture, outline) : controlContrast;
        if (found < controlContrast)
            pale << QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                        widget->objectName() + u' ' + widget->accessibleName() + u' ' +
                        QString::number(found, 'f', 2);
    }
    return pale;
}

} // namespace

/// Whether everything can be told from what is behind it, measured from pictures of every view and
/// dialog, light and dark.
class TestContrast : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everything_canBeSeen_data();
    void everything_canBeSeen();
    void switchedTheme_isTheStartedOne_data();
    void switchedTheme_isTheStartedOne();

private:
    static void themes();

    SampleCopy m_sample;
};

void TestContrast::initTestCase()
{
    QVERIFY(m_sample.build());
}

void TestContrast::themes()
{
    QTest::addColumn<Theme::Mode>("theme");
    QTest::addColumn<QString>("language");
    QTest::newRow("light, English") << Theme::Light << u"en"_s;
    QTest::newRow("dark, English") << Theme::Dark << u"en"_s;
    QTest::newRow("light, Chinese") << Theme::Light << u"zh_CN"_s;
    QTest::newRow("dark, Chinese") << Theme::Dark << u"zh_CN"_s;
}

void TestContrast::everything_canBeSeen_data()
{
    themes();
}

void TestContrast::everything_canBeSeen()
{
    QFETCH(Theme::Mode, theme);
    QFETCH(QString, language);
    EveryView window(m_sample, language, theme);
    QVERIFY(window.show());
    QStringList pale;
    const auto look = [&](const QString &view, QWidget &shown) {
        // The row that is chosen there is painted in many blues, none of which is most of it.
        if (view == u"import-plan")
            return;
        const QImage picture = shown.grab().toImage();
        for (const QString &found : paleTexts(shown, picture) + paleControls(shown, picture))
            pale << view + u": "_s + found;
    };
    window.visitViews(look);
    window.visitSides(look);
    window.visitDialogs(look);
    window.visitBeginning(look);
    pale.removeDuplicates();
    QVERIFY2(pale.isEmpty(), qPrintable(pale.join(u'\n')));
}

void TestContrast::switchedTheme_isTheStartedOne_data()
{
    QTest::addColumn<Theme::Mode>("from");
    QTest::addColumn<Theme::Mode>("to");
    QTest::newRow("to dark") << Theme::Light << Theme::Dark;
    QTest::newRow("to light") << Theme::Dark << Theme::Light;
}

void TestContrast::switchedTheme_isTheStartedOne()
{
    QFETCH(Theme::Mode, from);
    QFETCH(Theme::Mode, to);
    const auto pictures = [this](Theme::Mode start, Theme::Mode then) {
        QMap<QString, QImage> taken;
        EveryView window(m_sample, u"en"_s, start);
        if (!window.show())
            return taken;
        // Everything is built under the first theme, as for somebody who has worked for a while.
        window.visitViews([](const QString &, QWidget &) {});
        window.bench.theme.setMode(then);
        window.visitViews([&](const QString &view, QWidget &shown) {
            // It is taken away after a while, however slow this machine is.
            window.bench.window.findChild<QLabel *>(u"statusMessage"_s)->clear();
            // So does a value's place on the page light up.
            for (auto *animation : shown.findChildren<QVariantAnimation *>())
                animation->setCurrentTime(animation->totalDuration());
            taken.insert(view, shown.grab().toImage());
        });
        return taken;
    };
    const QMap<QString, QImage> started = pictures(to, to);
    const QMap<QString, QImage> switched = pictures(from, to);
    QVERIFY(!started.isEmpty());
    QCOMPARE(switched.keys(), started.keys());
    for (auto it = started.cbegin(); it != started.cend(); ++it) {
        const QImage &other = switched[it.key()];
        QCOMPARE(other.size(), it->size());
        QRect differing;
        int count = 0;
        for (int y = 0; y < it->height(); ++y) {
            for (int x = 0; x < it->width(); ++x) {
                if (it->pixel(x, y) != other.pixel(x, y)) {
                    differing |= QRect(x, y, 1, 1);
                    ++count;
                }
            }
        }
        if (count > 0) {
            it->save(QDir::tempPath() + u"/bole-started-"_s + it.key() + u".png"_s);
            other.save(QDir::tempPath() + u"/bole-switched-"_s + it.key() + u".png"_s);
        }
        QVERIFY2(count == 0, qPrintable(u"%1: %2 pixels differ in %3,%4 %5×%6"_s.arg(it.key())
                                            .arg(count)
                                            .arg(differing.x())
                                            .arg(differing.y())
                                            .arg(differing.width())
                                            .arg(differing.height())));
    }
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
