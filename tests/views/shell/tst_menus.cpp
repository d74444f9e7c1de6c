// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/everyview.h"
#include "views/fields/recordformview.h"

#include <QContextMenuEvent>
#include <QMenu>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// What a context menu offers, as it is opened with its key.
struct Offered
{
    QStringList names;
    QStringList keys;
    QStringList unexplained; ///< grey without a reason
};

Offered offeredAt(QWidget &widget)
{
    Offered offered;
    QTimer::singleShot(0, &widget, [&offered] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            return;
        for (const QAction *action : menu->actions()) {
            if (action->isSeparator())
                continue;
            offered.names << action->objectName() + u'|' + action->iconText();
            if (action->isShortcutVisibleInContextMenu())
                offered.keys << action->shortcut().toString(QKeySequence::PortableText);
            if (!action->isEnabled() && action->statusTip().isEmpty())
                offered.unexplained << action->text();
        }
        menu->close();
    });
    const QPoint middle = widget.rect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, widget.mapToGlobal(middle));
    QCoreApplication::sendEvent(&widget, &event);
    return offered;
}

bool offers(const Offered &offered, QStringView what)
{
    return std::ranges::any_of(offered.names,
                               [&](const QString &name) { return name.contains(what); });
}

} // namespace

/// The menus of the page and of the fields.
class TestMenus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_sample.build()); }
    void page_offersWhatCanBeDoneWithIt();
    void fields_showTheirKeys();

private:
    SampleCopy m_sample;
};

void TestMenus::page_offersWhatCanBeDoneWithIt()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    auto *pages = window.bench.window.findChild<PageView *>();
    QAction *cite = window.bench.actions.action("review-cite");
    QAction *highlight = window.bench.actions.action("highlight-selection");
    const QString usual = highlight->toolTip();
    const Offered nothing = offeredAt(*pages);
    for (const char16_t *what :
         {u"Copy", u"Take into", u"highlight-selection", u"review-cite", u"look-up"})
        QVERIFY2(offers(nothing, what), qPrintable(nothing.names.join(u' ')));
    QCOMPARE(nothing.unexplained, QStringList());

    pages->setFocus();
    QTest::keyClick(pages, Qt::Key_A, Qt::ControlModifier);
    QVERIFY(!window.bench.position.selection().isEmpty());
    const Offered selected = offeredAt(*pages);
    QCOMPARE(selected.unexplained, QStringList());
    QVERIFY(selected.keys.contains(u"Ctrl+C"));
    QVERIFY(highlight->isEnabled());
    QCOMPARE(highlight->toolTip(), usual);
    QVERIFY(!cite->toolTip().isEmpty());
}

void TestMenus::fields_showTheirKeys()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    auto *form = window.bench.window.findChild<RecordFormView *>();
    form->setCurrentPointer(u"/basics/name"_s);
    const Offered offered = offeredAt(*form);
    for (const char *key : {"F2", "Del", "Ctrl+D", "Shift+Return"})
        QVERIFY2(offered.keys.contains(QString::fromLatin1(key)),
                 qPrintable(offered.keys.join(u' ')));
    QCOMPARE(offered.unexplained, QStringList());
}

QTEST_MAIN(TestMenus)
#include "tst_menus.moc"
