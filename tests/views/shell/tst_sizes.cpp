// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/everyview.h"
#include "views/common/dialogfit.h"
#include "views/fields/recordformview.h"
#include "views/review/levelstrip.h"
#include "views/shell/setuppage.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Of 1366 × 768 at 150 %, without the bar of the desktop.
constexpr QSize smallest(910, 480);

/// Widgets of which a part, or all, lies outside of what they are in, and that nobody can scroll
/// to.
QStringList cutOff(const QWidget &shown)
{
    QStringList cut;
    for (const QWidget *widget : shown.findChildren<QWidget *>()) {
        const bool isControl = widget->focusPolicy() & Qt::TabFocus;
        if (!widget->isVisible() || !isControl)
            continue;
        const QRect inWindow(widget->mapTo(&shown, QPoint()), widget->size());
        bool scrolls = false;
        for (const QWidget *above = widget->parentWidget(); above && above != &shown;
             above = above->parentWidget())
            scrolls |= qobject_cast<const QAbstractScrollArea *>(above) != nullptr;
        if (!scrolls && !shown.rect().adjusted(-1, -1, 1, 1).contains(inWindow))
            cut << QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                       widget->objectName() + u' ' + widget->accessibleName();
    }
    return cut;
}

} // namespace

/// Every view and dialog on small and large screens, and with large fonts.
class TestSizes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void everything_fits_data();
    void everything_fits();
    void wideScreen_isUsed_data();
    void wideScreen_isUsed();
    void layouts_changeByOneKey();
    void laptop_showsFieldsScoresAndNote_data();
    void laptop_showsFieldsScoresAndNote();
    void setUp_canBeScrolled();

private:
    static void sizes();
    static QStringList menusWithoutRoom(const QMainWindow &window);

    SampleCopy m_sample;
    QFont m_usual;
};

void TestSizes::initTestCase()
{
    m_usual = QApplication::font();
    QVERIFY(m_sample.build());
}

void TestSizes::cleanup()
{
    QApplication::setFont(m_usual);
}

void TestSizes::sizes()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("fonts");
    for (const QString &language : {u"en"_s, u"zh_CN"_s}) {
        const QByteArray name = language.toLatin1();
        QTest::newRow("1366 × 768 at 150 %, " + name) << smallest << language << 1.0;
        QTest::newRow("1024 × 600, " + name) << QSize(1024, 570) << language << 1.0;
        QTest::newRow("1366 × 768 with fonts at 144 dpi, " + name)
            << QSize(1366, 738) << language << 1.5;
    }
}

/// Those that the bar leaves out when its corner takes the room.
QStringList TestSizes::menusWithoutRoom(const QMainWindow &window)
{
    QStringList wrong;
    const QMenuBar *bar = window.findChild<QMenuBar *>();
    for (QAction *menu : bar->actions()) {
        if (!menu->isVisible())
            continue;
        const QRect place = bar->actionGeometry(menu);
        if (place.isEmpty() || !bar->rect().contains(place) ||
            place.right() > bar->cornerWidget()->geometry().left())
            wrong << u"no room for the menu "_s + menu->text();
    }
    return wrong;
}

void TestSizes::everything_fits_data()
{
    sizes();
}

void TestSizes::everything_fits()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    QFETCH(double, fonts);
    EveryView window(m_sample, language);
    QFont large = QApplication::font();
    large.setPointSizeF(large.pointSizeF() * fonts);
    QApplication::setFont(large);
    window.bench.theme.findChild<DialogFit *>()->setRoom(size);
    QVERIFY(window.show());
    QStringList wrong;
    const auto look = [&](const QString &view, QWidget &shown) {
        const bool isWindow = &shown == &window.bench.window;
        shown.resize(isWindow ? size : shown.size().boundedTo(size));
        QCoreApplication::processEvents();
        if (shown.width() > size.width() || shown.height() > size.height())
            wrong << u"%1 needs %2 × %3"_s.arg(view).arg(shown.width()).arg(shown.height());
        if (isWindow)
            wrong << menusWithoutRoom(window.bench.window);
        for (const QString &cut : cutOff(shown))
            wrong << view + u" cuts off "_s + cut;
    };
    window.visitViews(look);
    window.visitSides(look);
    window.visitDialogs(look);
    window.visitBeginning(look);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSizes::wideScreen_isUsed_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1920 × 1080") << QSize(1920, 1040);
    QTest::newRow("4K") << QSize(3840, 2100);
}

/// A wide screen gives more to the page and to what was read, not only to one of them.
void TestSizes::wideScreen_isUsed()
{
    QFETCH(QSize, size);
    EveryView window(m_sample, u"en"_s);
    const auto *columns = window.bench.window.findChild<QSplitter *>(u"columns"_s);
    window.bench.window.resize(1366, 740);
    QVERIFY(window.show());
    const QList<int> before = columns->sizes();
    window.bench.window.resize(size);
    QCoreApplication::processEvents();
    const QList<int> after = columns->sizes();
    QVERIFY2(after[1] > before[1] * 5 / 4, "the page");
    QVERIFY2(after[2] > before[2] * 5 / 4, "what was read, and the review");
}

void TestSizes::layouts_changeByOneKey()
{
    EveryView window(m_sample, u"en"_s);
    const auto *columns = window.bench.window.findChild<QSplitter *>(u"columns"_s);
    QVERIFY(window.show());
    QSet<QList<int>> seen;
    QImage last;
    for (int press = 0; press < 3; ++press) {
        QTest::keyClick(&window.bench.window, Qt::Key_F12);
        QCoreApplication::processEvents();
        seen.insert(columns->sizes());
    }
    QCOMPARE(seen.size(), 3);
    const QList<int> third = columns->sizes();
    for (int press = 0; press < 3; ++press)
        QTest::keyClick(&window.bench.window, Qt::Key_F12);
    QCoreApplication::processEvents();
    QCOMPARE(columns->sizes(), third); // and round again
}

void TestSizes::laptop_showsFieldsScoresAndNote_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

/// As the window opens for the first time: nobody scrolls between what was read and the note.
void TestSizes::laptop_showsFieldsScoresAndNote()
{
    QFETCH(QString, language);
    EveryView window(m_sample, language);
    window.bench.window.resize(1366, 768);
    QVERIFY(window.show());
    QCoreApplication::processEvents();
    const auto *form = window.bench.window.findChild<RecordFormView *>();
    int rows = 0;
    for (QModelIndex index = form->indexAt(QPoint(1, 1)); index.isValid();
         index = form->indexBelow(index))
        rows += form->viewport()->rect().contains(form->visualRect(index));
    QVERIFY2(rows >= 6, QByteArray::number(rows));
    const auto isInSight = [](const QWidget &widget) {
        return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
    };
    QWidget *review = window.bench.window.findChild<QWidget *>(u"review"_s);
    int strips = 0;
    for (const LevelStrip *strip : review->findChildren<LevelStrip *>()) {
        QVERIFY2(isInSight(*strip), qPrintable(strip->objectName()));
        ++strips;
    }
    QVERIFY(strips >= 6);
    const auto *note = review->findChild<QPlainTextEdit *>(u"reviewNote"_s);
    const int noteInSight = note->visibleRegion().boundingRect().height();
    QVERIFY2(isInSight(*note), QByteArray::number(note->height() - noteInSight));
    QVERIFY(note->height() >= 2 * note->fontMetrics().lineSpacing());
    const auto *submit = review->findChild<QPushButton *>(u"submitAndNext"_s);
    const auto *takeBack = review->findChild<QPushButton *>(u"takeBack"_s);
    QVERIFY(isInSight(*submit) || isInSight(*takeBack));
}

void TestSizes::setUp_canBeScrolled()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    window.bench.window.resize(smallest);
    window.bench.actions.action("set-up-season")->trigger();
    QCoreApplication::processEvents();
    const auto *page = window.bench.window.findChild<SetupPage *>();
    QVERIFY(page->isVisible());
    QCOMPARE(window.bench.window.size(), smallest); // it does not push the window larger
    auto *begin = page->findChild<QPushButton *>(u"set-up-begin"_s);
    page->findChild<QScrollArea *>()->ensureWidgetVisible(begin);
    QCOMPARE(begin->visibleRegion().boundingRect(), begin->rect());
}

QTEST_MAIN(TestSizes)
#include "tst_sizes.moc"
