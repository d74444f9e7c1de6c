// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/committeewindow.h"
#include "views/shell/commandpalette.h"
#include "views/shell/shortcutsheet.h"

#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QTreeWidget>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Commands by name, all keys in one list, and menus that say why something cannot be done.
class TestCommandPalette : public QObject
{
    Q_OBJECT

private slots:
    void name_inEitherLanguageIsFound_data();
    void name_inEitherLanguageIsFound();
    void impossible_isGreyAndSaysWhy();
    void withoutASeason_saysSo();
    void sheet_listsTheKeysOfPanes();
    void menu_greysAndExplains();

private:
    static QStringList texts(const QTreeWidget &list);
};

QStringList TestCommandPalette::texts(const QTreeWidget &list)
{
    QStringList shown;
    for (QTreeWidgetItemIterator it(const_cast<QTreeWidget *>(&list)); *it; ++it) {
        if (!(*it)->isHidden())
            shown.append((*it)->text(0) + u" | "_s + (*it)->text(1));
    }
    return shown;
}

void TestCommandPalette::name_inEitherLanguageIsFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::newRow("English in an English window") << u"en"_s << u"statist"_s;
    QTest::newRow("Chinese in an English window") << u"en"_s << u"统计"_s;
    QTest::newRow("English in a Chinese window") << u"zh_CN"_s << u"statist"_s;
    QTest::newRow("by its key") << u"en"_s << u"Ctrl+4"_s;
}

void TestCommandPalette::name_inEitherLanguageIsFound()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    CommitteeWindow window(language);
    QVERIFY(window.show());
    window.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *palette = window.bench->window.findChild<CommandPalette *>();
    QVERIFY(palette);
    QVERIFY(QTest::qWaitForWindowActive(palette));
    auto *search = palette->findChild<QLineEdit *>();
    QTRY_VERIFY(search->hasFocus()); // ready to type
    search->setText(typed);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(window.bench->window.mode(), MainWindow::Statistics);
}

void TestCommandPalette::impossible_isGreyAndSaysWhy()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    window.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *palette = window.bench->window.findChild<CommandPalette *>();
    auto *search = palette->findChild<QLineEdit *>();
    search->setText(u"Cite the Selection"_s);
    auto *list = palette->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), 1);
    QVERIFY(list->topLevelItem(0)->isDisabled());
    QVERIFY(list->topLevelItem(0)->text(0).contains(u"Select text in the document first."));
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(palette->isVisible()); // it cannot be done
}

void TestCommandPalette::withoutASeason_saysSo()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    window.bench->window.seasons().close();
    window.action("command-palette")->trigger();
    auto *palette = window.bench->window.findChild<CommandPalette *>();
    palette->findChild<QLineEdit *>()->setText(u"Submit and Next"_s);
    auto *list = palette->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), 1);
    QVERIFY(list->topLevelItem(0)->text(0).contains(u"Open a season first."));
    QCOMPARE(list->topLevelItem(0)->text(1), u"Ctrl+Shift+Enter"_s); // once
}

void TestCommandPalette::sheet_listsTheKeysOfPanes()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    window.action("shortcuts")->trigger();
    auto *sheet = window.bench->window.findChild<ShortcutSheet *>();
    QVERIFY(sheet);
    auto *list = sheet->findChild<QTreeWidget *>();
    sheet->findChild<QLineEdit *>()->setText(u"entry"_s);
    const QString shown = texts(*list).join(u'\n');
    QVERIFY2(shown.contains(u"Add an entry to this section | Ins"), qPrintable(shown));
    QVERIFY2(shown.contains(u"Move the entry | Alt+↑"), qPrintable(shown));
    // Every key of every action stands there, too.
    sheet->findChild<QLineEdit *>()->clear();
    const QString all = texts(*list).join(u'\n');
    for (const ActionRow &row : actionRows()) {
        for (const QKeySequence &keys : window.bench->actions.shortcuts(row.id))
            QVERIFY2(all.contains(keys.toString(QKeySequence::NativeText)), row.id);
    }
}

void TestCommandPalette::menu_greysAndExplains()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    QAction *cite = window.action("review-cite");
    QMenu *review = nullptr;
    for (QAction *title : window.bench->window.menuBar()->actions()) {
        if (title->menu() && title->menu()->actions().contains(cite))
            review = title->menu();
    }
    QVERIFY(review);
    review->popup(window.bench->window.mapToGlobal(QPoint(50, 50)));
    QVERIFY(!cite->isEnabled());
    QCOMPARE(cite->toolTip(), u"Select text in the document first."_s);
    QVERIFY(review->toolTipsVisible());
    review->close();
    QTRY_VERIFY(cite->isEnabled()); // its key says why
}

QTEST_MAIN(TestCommandPalette)
#include "tst_commandpalette.moc"
