// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/desklists.h"
#include "model/season/shortliststore.h"
#include "tests/views/support/committeewindow.h"
#include "views/shell/commandpalette.h"
#include "views/shell/shortcutsheet.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
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
    void grey_alwaysSaysWhy_data();
    void grey_alwaysSaysWhy();
    void greyItem_isReachedByKeys();
    void nothingFits_isSaid_data();
    void nothingFits_isSaid();

private:
    static void setUpSeason(CommitteeWindow &window, bool isCoordinator, bool isBlind,
                            bool isSealed);
    static QStringList texts(const QTreeWidget &list);
};

/// With one list of everybody; where Wen Shu is no coordinator, somebody else is.
void TestCommandPalette::setUpSeason(CommitteeWindow &window, bool isCoordinator, bool isBlind,
                                     bool isSealed)
{
    Season &season = window.season();
    if (!isCoordinator) {
        Reviewer chair;
        chair.name = u"Ada Quill"_s;
        chair.role = ReviewerRole::Coordinator;
        QVERIFY(season.reviewers().add(chair).has_value());
    }
    const ShortlistId list = season.shortlists().create(u"All"_s, window.wen).value();
    QList<ShortlistEntry> entries;
    for (const ApplicantId applicant : window.people) {
        ShortlistEntry entry;
        entry.applicant = applicant;
        entries.append(entry);
    }
    QVERIFY(season.shortlists().setEntries(list, entries, window.wen).has_value());
    Desk &desk = *window.bench->openDesk.desk();
    if (isSealed)
        QVERIFY(desk.lists().seal(list).has_value());
    if (isBlind)
        QVERIFY(desk.committee().setBlindness({usualBlindFields, {}}).has_value());
}

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

void TestCommandPalette::grey_alwaysSaysWhy_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<bool>("isCoordinator");
    QTest::addColumn<bool>("isBlind");
    QTest::addColumn<bool>("isSealed");
    QTest::newRow("no season") << false << true << false << false;
    QTest::newRow("a coordinator") << true << true << false << false;
    QTest::newRow("a sealed list") << true << true << false << true;
    QTest::newRow("a member") << true << false << false << false;
    QTest::newRow("a blind coordinator") << true << true << true << false;
}

/// What cannot be done has a reason of its own, whoever is at the keyboard.
void TestCommandPalette::grey_alwaysSaysWhy()
{
    QFETCH(bool, isOpen);
    QFETCH(bool, isCoordinator);
    QFETCH(bool, isBlind);
    QFETCH(bool, isSealed);
    CommitteeWindow window;
    setUpSeason(window, isCoordinator, isBlind, isSealed);
    QVERIFY(window.show());
    if (!isOpen)
        window.bench->window.seasons().close();
    for (const MainWindow::Mode mode : {MainWindow::Read, MainWindow::Shortlist}) {
        window.bench->window.setMode(mode);
        QCoreApplication::processEvents();
        window.action("command-palette")->trigger();
        auto *palette = window.bench->window.findChild<CommandPalette *>();
        const QStringList all = texts(*palette->findChild<QTreeWidget *>());
        palette->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (const QString &line : all)
            QVERIFY2(!line.contains(u"Not possible with what is in front."), qPrintable(line));
        QCOMPARE(all.join(u'\n').contains(u"Only a coordinator can do this."),
                 isOpen && !isCoordinator);
        QCOMPARE(all.join(u'\n').contains(u"Not while you read blind"), isBlind);
        if (mode == MainWindow::Shortlist)
            QCOMPARE(all.join(u'\n').contains(u"The list is sealed."), isSealed);
    }
}

void TestCommandPalette::greyItem_isReachedByKeys()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    QAction *takeBack = window.action("review-take-back");
    window.press(Qt::Key_R, Qt::AltModifier); // the menu Review
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (int press = 0; press < menu->actions().size() && menu->activeAction() != takeBack; ++press)
        QTest::keyClick(menu, Qt::Key_Down);
    QCOMPARE(menu->activeAction(), takeBack);
    QVERIFY(!takeBack->isEnabled());
    QCOMPARE(window.bench->window.statusBar()->currentMessage(),
             u"There is no closed review to take back."_s);
    menu->close();
}

void TestCommandPalette::nothingFits_isSaid_data()
{
    QTest::addColumn<QByteArray>("dialog");
    QTest::newRow("commands") << "command-palette"_ba;
    QTest::newRow("keys") << "shortcuts"_ba;
}

void TestCommandPalette::nothingFits_isSaid()
{
    QFETCH(QByteArray, dialog);
    CommitteeWindow window;
    QVERIFY(window.show());
    window.action(dialog.constData())->trigger();
    auto *search = window.bench->window.findChild<ActionSearch *>();
    auto *said = search->findChild<QLabel *>(u"nothing-fits"_s);
    QVERIFY(!said->isVisible());
    search->findChild<QLineEdit *>()->setText(u"zebra"_s);
    QVERIFY(said->isVisible() && said->text().contains(u"zebra"_s));
    search->findChild<QLineEdit *>()->setText(u"undo"_s);
    QVERIFY(!said->isVisible());
}

QTEST_MAIN(TestCommandPalette)
#include "tst_commandpalette.moc"
