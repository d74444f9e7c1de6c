// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/filepath.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/shell/filedrop.h"
#include "views/shell/linkrow.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

using namespace Bole;
using namespace Qt::StringLiterals;

/// The real window, driven by its actions, keys and drops; questions are answered beforehand.
class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QIcon::setThemeName(u"hicolor"_s); } ///< on any desktop
    void init();
    void cleanup();

    void start_showsTheWelcomePage();
    void start_looksThroughNoIconsItDoesNotShow();
    void ownTables_faultyLinesAreNamed();
    void statistics_areBuiltWhenFirstLookedAt();
    void newSeason_asksWhereAndWho();
    void openedAgain_doesNotAskWhoAgain();
    void notASeason_isRefusedWithItsReason();
    void language_switchesEverywhereAtOnce();
    void statusMessage_goesWhenItIsOld();
    void droppedSeason_isOpened();
    void droppedFile_keepsItsBytes();
    void questionMark_listsTheShortcuts();
    void questionMark_isTextInATextField();
    void shortcut_isTakenOnlyAfterNamingTheConflict();
    void windowState_andPreferences_areTwoFiles();
    void openedSeason_isBackedUpOnceADay();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void build();
    void showWindow();
    void createSeason(const QString &name);
    void trigger(const char *id) { m_bench->actions.action(id)->trigger(); }
    template <typename Widget>
    Widget *find(const QString &name)
    {
        return m_bench->window.findChild<Widget *>(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedDialogs> m_dialogs;
    std::unique_ptr<Workbench> m_bench;
};

void TestMainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_dialogs = std::make_unique<ScriptedDialogs>();
    build();
}

void TestMainWindow::cleanup()
{
    m_bench.reset();
}

void TestMainWindow::build()
{
    m_bench.reset();
    m_bench = std::make_unique<Workbench>(*m_dialogs, path(u"settings"_s));
    if (m_bench->settings.value(Setting::Language).toString().isEmpty())
        m_bench->language.setCurrent(u"en"_s);
}

void TestMainWindow::showWindow()
{
    m_bench->window.show();
    m_bench->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_bench->window));
}

void TestMainWindow::createSeason(const QString &name)
{
    m_dialogs->files << path(name);
    m_dialogs->texts << u"Ada Quill"_s;
    trigger("new-season");
    QVERIFY(m_bench->openDesk.desk());
}

void TestMainWindow::start_showsTheWelcomePage()
{
    showWindow();
    QVERIFY(find<QWidget>(u"welcome"_s)->isVisible());
    QVERIFY(!m_bench->actions.action("import-files")->isEnabled());
    QVERIFY(m_bench->actions.action("new-season")->isEnabled());
    const auto rows = find<QWidget>(u"welcome"_s)->findChildren<LinkRow *>();
    QVERIFY(std::ranges::any_of(
        rows, [](LinkRow *row) { return row->text().startsWith(u"Bring in a Package"_s); }));
    QCOMPARE(m_bench->window.windowTitle(), u"Bole"_s);
}

void TestMainWindow::start_looksThroughNoIconsItDoesNotShow()
{
    const QStringList folders = QIcon::themeSearchPaths() + QIcon::fallbackSearchPaths();
    for (const QString &folder : folders)
        QVERIFY2(folder.startsWith(u":/"), qPrintable(folder));
    QVERIFY(!m_bench->window.style()->standardIcon(QStyle::SP_LineEditClearButton).isNull());
    QVERIFY(!qApp->styleSheet().isEmpty());
}

void TestMainWindow::ownTables_faultyLinesAreNamed()
{
    QVERIFY(!find<QLabel>(u"tableProblems"_s)->isVisibleTo(&m_bench->window));
    QVERIFY(QDir(m_folder->path()).mkdir(u"tables"_s));
    QFile table(path(u"tables/degrees.tsv"_s));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("wizard\tWiz.D.\n");
    table.close();
    qputenv("BOLE_KNOWLEDGE", path(u"tables"_s).toLocal8Bit());
    const auto forget = qScopeGuard([] { qunsetenv("BOLE_KNOWLEDGE"); });
    build();
    auto *told = find<QLabel>(u"tableProblems"_s);
    QVERIFY(told->isVisibleTo(&m_bench->window));
    QVERIFY2(told->toolTip().startsWith(u"degrees.tsv:1 in your own tables"),
             qPrintable(told->toolTip()));
}

void TestMainWindow::statistics_areBuiltWhenFirstLookedAt()
{
    createSeason(u"numbers.bole"_s);
    showWindow();
    QVERIFY(!find<QWidget>(u"statistics"_s));
    for (int i = 0; i < 2; ++i) {
        trigger("mode-statistics");
        QCOMPARE(m_bench->window.findChildren<QWidget *>(u"statistics"_s).size(), 1);
        QVERIFY(find<QWidget>(u"statistics"_s)->isVisible());
        trigger("mode-read");
        QVERIFY(!find<QWidget>(u"statistics"_s)->isVisible());
    }
}

void TestMainWindow::newSeason_asksWhereAndWho()
{
    showWindow();
    m_dialogs->files << path(u"Intake 2031.bole"_s);
    m_dialogs->texts << u"Ada Quill"_s;
    trigger("new-season");

    QVERIFY(QFile::exists(path(u"Intake 2031.bole"_s)));
    QCOMPARE(m_bench->window.windowTitle(), u"Bole — Intake 2031"_s);
    QVERIFY(!find<QWidget>(u"welcome"_s)->isVisible());
    QVERIFY(m_bench->actions.action("import-files")->isEnabled());
    const auto reviewer =
        seasonOf(m_bench->openDesk).reviewers().reviewer(m_bench->openDesk.reviewer());
    QVERIFY(reviewer);
    QCOMPARE(reviewer->name, u"Ada Quill"_s);
    QCOMPARE(reviewer->initials, u"AQ"_s);
    QVERIFY(reviewer->role == ReviewerRole::Coordinator);
    QVERIFY(find<QToolButton>(u"reviewer"_s)->text().startsWith(u"Ada Quill"));
    QCOMPARE(m_dialogs->unanswered, 0);

    trigger("close-season");
    QVERIFY(!m_bench->openDesk.desk());
    QVERIFY(find<QWidget>(u"welcome"_s)->isVisible());
    QVERIFY(!m_bench->openDesk.reviewer().isValid());
}

void TestMainWindow::openedAgain_doesNotAskWhoAgain()
{
    createSeason(u"again.bole"_s);
    const ReviewerId reviewer = m_bench->openDesk.reviewer();
    m_bench->window.close();
    build();

    QCOMPARE(m_bench->window.seasons().recent(), QStringList{path(u"again.bole"_s)});
    m_dialogs->files << path(u"again.bole"_s);
    trigger("open-season");
    QVERIFY(m_bench->openDesk.desk());
    QCOMPARE(m_bench->openDesk.reviewer(), reviewer);
    QCOMPARE(m_dialogs->unanswered, 0);
}

void TestMainWindow::notASeason_isRefusedWithItsReason()
{
    QFile file(path(u"other.bole"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("just some text that is no database at all");
    file.close();
    m_dialogs->files << file.fileName();
    trigger("open-season");
    QVERIFY(!m_bench->openDesk.desk());
    QCOMPARE(m_dialogs->errors.size(), 1);
    QCOMPARE(m_dialogs->errors.first().code, ErrorCode::NotASeason);
    QCOMPARE(m_dialogs->said, QStringList{u"“other.bole” could not be opened."_s});
}

void TestMainWindow::language_switchesEverywhereAtOnce()
{
    createSeason(u"words.bole"_s);
    showWindow();
    auto *facts = m_bench->window.findChild<QTabWidget *>();
    QCOMPARE(facts->tabText(0), u"Fields"_s);
    find<QAction>(u"language-zh_CN"_s)->trigger();
    QTRY_COMPARE(facts->tabText(0), u"字段"_s);
    QCOMPARE(m_bench->window.menuBar()->actions().first()->text(), u"文件(&F)"_s);
    QCOMPARE(m_bench->window.windowTitle(), u"伯乐 — words"_s);
    QCOMPARE(m_bench->actions.action("mode-read")->iconText(), u"阅读"_s);
    QVERIFY(find<QToolButton>(u"language"_s)->text().startsWith(u"简体中文"));
    QCOMPARE(QApplication::font().families().first(), u"Noto Sans CJK SC"_s);

    // It is remembered, and the way back is named in its own language.
    build();
    QCOMPARE(m_bench->language.current(), u"zh_CN"_s);
    QCOMPARE(find<QAction>(u"language-en"_s)->text(), u"English"_s);
    find<QAction>(u"language-en"_s)->trigger();
    QTRY_COMPARE(m_bench->window.windowTitle(), u"Bole"_s);
}

void TestMainWindow::statusMessage_goesWhenItIsOld()
{
    createSeason(u"old.bole"_s);
    showWindow();
    m_bench->announcements.say(u"Two files were read."_s);
    const auto *message = find<QLabel>(u"statusMessage"_s);
    QCOMPARE(message->text(), u"Two files were read."_s);
    auto *age = find<QTimer>(u"statusMessageAge"_s);
    QVERIFY(age->isActive() && age->interval() <= 20000);
    age->start(1); // it has stood there long enough
    QTRY_COMPARE(message->text(), QString());
}

void TestMainWindow::droppedSeason_isOpened()
{
    createSeason(u"dropped.bole"_s);
    trigger("close-season");
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path(u"dropped.bole"_s))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
    QVERIFY(QCoreApplication::sendEvent(&m_bench->window, &enter));
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_bench->window, &drop);
    QTRY_VERIFY(m_bench->openDesk.desk());

    QMimeData song;
    song.setUrls({QUrl::fromLocalFile(path(u"horse.mp3"_s))});
    QDragEnterEvent refused({10, 10}, Qt::CopyAction, &song, Qt::LeftButton, {});
    refused.ignore();
    QCoreApplication::sendEvent(&m_bench->window, &refused);
    QVERIFY(!refused.isAccepted());
}

void TestMainWindow::droppedFile_keepsItsBytes()
{
    QMimeData files; // "江晓.pdf" in GBK, as a file manager hands it over
    files.setData(u"text/uri-list"_s, "file:///in/%BD%AD%CF%FE.pdf\r\n");
    const QStringList dropped = droppedFiles(&files).documents;
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(FilePath(dropped.first()).bytes(), QByteArray("/in/\xBD\xAD\xCF\xFE.pdf"));
}

void TestMainWindow::questionMark_listsTheShortcuts()
{
    showWindow();
    m_bench->window.setFocus();
    QTest::keyClick(&m_bench->window, Qt::Key_Question);
    auto *sheet = find<QDialog>(u"shortcut-sheet"_s);
    QVERIFY(sheet);
    QVERIFY(QTest::qWaitForWindowExposed(static_cast<QWidget *>(sheet)));
    auto *list = sheet->findChild<QTreeWidget *>();
    auto *search = sheet->findChild<QLineEdit *>();
    const auto shown = [&] {
        QStringList names;
        for (QTreeWidgetItemIterator it(list, QTreeWidgetItemIterator::NotHidden); *it; ++it) {
            // The panes' own keys follow, which are no actions.
            if ((*it)->parent() && (*it)->data(0, Qt::UserRole).isValid())
                names << (*it)->text(0);
        }
        return names;
    };
    QCOMPARE(shown().size(), actionRows().size());
    QTest::keyClicks(search, u"applicant list"_s);
    QVERIFY(shown().contains(u"Go to the Applicant List"_s));
    QVERIFY(shown().size() < 4);
    QTest::keyClick(search, Qt::Key_Escape);
    QTRY_VERIFY(!find<QDialog>(u"shortcut-sheet"_s));
}

void TestMainWindow::questionMark_isTextInATextField()
{
    showWindow();
    QLineEdit line(&m_bench->window);
    line.show();
    line.setFocus();
    QTest::keyClicks(&line, u"why?"_s);
    QCOMPARE(line.text(), u"why?"_s);
    QVERIFY(!find<QDialog>(u"shortcut-sheet"_s));
}

void TestMainWindow::shortcut_isTakenOnlyAfterNamingTheConflict()
{
    showWindow();
    trigger("preferences");
    auto *list = find<QTreeWidget>(u"shortcut-list"_s);
    auto *keys = find<QKeySequenceEdit>(u"shortcut-keys"_s);
    auto *assign = find<QPushButton>(u"shortcut-assign"_s);
    auto *conflict = find<QLabel>(u"shortcut-conflict"_s);
    const QList<QTreeWidgetItem *> found = list->findItems(u"New Season"_s, Qt::MatchEndsWith);
    QCOMPARE(found.size(), 1);
    list->setCurrentItem(found.first());
    keys->setKeySequence(QKeySequence(u"Ctrl+O"_s));
    QVERIFY2(conflict->text().contains(u"Open Season"), qPrintable(conflict->text()));
    assign->click();
    QCOMPARE(m_bench->actions.shortcuts("new-season").first(), QKeySequence(u"Ctrl+O"_s));
    QVERIFY(m_bench->actions.shortcuts("open-season").isEmpty());

    build();
    QCOMPARE(m_bench->actions.shortcuts("new-season").first(), QKeySequence(u"Ctrl+O"_s));
}

void TestMainWindow::openedSeason_isBackedUpOnceADay()
{
    createSeason(u"kept.bole"_s);
    m_bench->window.close();
    build();
    m_dialogs->files << path(u"kept.bole"_s);
    trigger("open-season");
    const auto backups = [this] {
        return QDir(path(u"kept-backups"_s)).entryList({u"*.bole"_s}, QDir::Files).size();
    };
    QTRY_COMPARE(backups(), 1);
}

void TestMainWindow::windowState_andPreferences_areTwoFiles()
{
    createSeason(u"state.bole"_s);
    showWindow();
    auto *columns = m_bench->window.findChild<QSplitter *>(u"columns"_s);
    QVERIFY(columns);
    columns->setSizes({400, 500, 400});
    const QList<int> sizes = columns->sizes();
    trigger("show-review");
    m_bench->window.close();
    build();
    columns = m_bench->window.findChild<QSplitter *>(u"columns"_s);
    m_dialogs->files << path(u"state.bole"_s);
    trigger("open-season");
    showWindow();
    QTRY_VERIFY(std::abs(columns->sizes().first() - sizes.first()) <= 4); // rounded by the splitter
    QVERIFY(!m_bench->actions.action("show-review")->isChecked());
    m_bench->window.close();

    m_bench->settings.preferences().sync();
    m_bench->settings.state().sync();
    QVERIFY(QFile::exists(path(u"settings/state.ini"_s)));
    QVERIFY(!m_bench->settings.preferences().allKeys().join(u' ').contains(u"geometry"));
    QVERIFY(!m_bench->settings.state().allKeys().join(u' ').contains(u"language"));
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
