// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/mainwindow.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskhistory.h"
#include "model/desk/workkeeper.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/settings.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/dossier/documentactions.h"
#include "views/import/importdialog.h"
#include "views/import/rosterdialog.h"
#include "views/import/rosterwords.h"
#include "views/shell/aboutdialog.h"
#include "views/shell/actionreasons.h"
#include "views/shell/commandpalette.h"
#include "views/shell/cornerbar.h"
#include "views/shell/filedrop.h"
#include "views/shell/lastplace.h"
#include "views/shell/panefocus.h"
#include "views/shell/preferencesdialog.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/seasonprotection.h"
#include "views/shell/setuppage.h"
#include "views/shell/shortcutsheet.h"
#include "views/shell/spokenwindow.h"
#include "views/shell/welcomepage.h"
#include "views/shell/windowlayouts.h"
#include "views/statistics/statisticsview.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int WelcomePageIndex = 0; // the modes' pages follow in their order
constexpr const char *modes[] = {"mode-read", "mode-compare", "mode-shortlist", "mode-table",
                                 "mode-statistics"};

/// What makes no sense without an open season. Panes look after their own actions.
constexpr const char *seasonActions[] = {"import-files",
                                         "import-folder",
                                         "import-roster",
                                         "set-up-season",
                                         "search-inside-words",
                                         "clear-filters",
                                         "confirm-section",
                                         "export",
                                         "print",
                                         "protect-season",
                                         "close-season",
                                         "find-in-document",
                                         "filter-applicants",
                                         "mode-read",
                                         "mode-compare",
                                         "mode-shortlist",
                                         "mode-table",
                                         "mode-statistics",
                                         "show-fields",
                                         "show-source",
                                         "show-history",
                                         "show-applicants",
                                         "show-review",
                                         "who-reads",
                                         "next-applicant",
                                         "previous-applicant",
                                         "focus-applicants",
                                         "focus-document",
                                         "focus-fields",
                                         "focus-review",
                                         "next-pane",
                                         "previous-pane",
                                         "layout-next"};

/// Shows a dialog over the window without stopping the program, or brings up the one that is there.
template <typename Dialog, typename... Arguments>
void openOnce(QWidget *parent, Arguments &...arguments)
{
    auto *dialog = parent->findChild<Dialog *>(Qt::FindDirectChildrenOnly);
    if (!dialog) {
        dialog = new Dialog(arguments..., parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->open();
}

/// The actions of the committee are a menu of their own within the File menu.
QMenu *committeeMenu(QMenu &file)
{
    auto *menu = new QMenu(&file);
    QAction *before = nullptr;
    for (QAction *action : file.actions()) {
        const bool isOne = action->objectName().startsWith(u"committee-");
        if (isOne || (action->isSeparator() && !menu->isEmpty() && !before))
            menu->addAction(action);
        if (isOne || menu->actions().contains(action))
            file.removeAction(action);
        else if (!menu->isEmpty() && !before)
            before = action;
    }
    file.insertMenu(before, menu);
    return menu;
}

} // namespace

MainWindow::MainWindow(const WindowParts &parts, QWidget *parent)
    : QMainWindow(parent),
      m_parts(parts),
      m_seasons(new SeasonKeeper(parts.openDesk, parts.announcements, parts.readers, parts.work,
                                 parts.dialogs, parts.settings, this)),
      m_place(new LastPlace(parts.openDesk, parts.position, parts.settings, this)),
      m_reasons(new ActionReasons(parts.actions, parts.openDesk, parts.position, this))
{
    setObjectName(u"main-window"_s);
    setMinimumSize(880, 480); // a small laptop whose desktop is drawn one and a half times as large
    resize(1366, 740);
    m_parts.readers.warmUp(); // while the panes are built
    buildPanes();
    buildMenus();
    wireFile();
    wireView();
    wireGo();
    wireHelp();
    restoreState();
    retranslate();
    followSeason();
}

MainWindow::~MainWindow()
{
    // Before the panes go, and while everybody who listens is still whole.
    m_parts.openDesk.setDesk(nullptr);
}

void MainWindow::buildMenus()
{
    // Our own bar even where the desktop has one for all: its right end holds the mode switch.
    menuBar()->setNativeMenuBar(false);
    for (const ActionMenu menu :
         {ActionMenu::File, ActionMenu::Edit, ActionMenu::View, ActionMenu::Go,
          ActionMenu::Applicants, ActionMenu::Review, ActionMenu::List, ActionMenu::Help}) {
        QMenu *target = menuBar()->addMenu(QString());
        m_parts.actions.fillMenu(menu, target);
        m_reasons->explain(target);
        target->menuAction()->setVisible(!target->isEmpty());
        m_menus << std::pair(menu, target);
    }
    m_parts.actions.attach("window", this);
    m_recentMenu = new QMenu(this);
    m_menus.first().second->insertMenu(m_parts.actions.action("open-sample"), m_recentMenu);
    m_committeeMenu = committeeMenu(*m_menus.first().second);
    m_corner = new CornerBar(m_parts.actions, m_parts.language);
    menuBar()->setCornerWidget(m_corner);
    makeCornerSpeak();
}

void MainWindow::wireFile()
{
    ActionTable &actions = m_parts.actions;
    const auto on = [&](const char *id, auto slot) {
        connect(actions.action(id), &QAction::triggered, this, slot);
    };
    on("new-season", [this] { m_seasons->createNew(); });
    on("open-season", [this] { m_seasons->chooseAndOpen(); });
    on("close-season", [this] {
        if (m_seasons->mayClose())
            m_seasons->close();
    });
    on("open-sample", [this] {
        if (m_openSample)
            m_openSample();
    });
    on("import-files", [this] {
        importPaths(
            m_parts.dialogs.openFiles(this, tr("Import Files"), DocumentActions::fileFilter()));
    });
    on("import-folder",
       [this] { importPaths({m_parts.dialogs.openFolder(this, tr("Import a Folder"))}); });
    on("import-roster", [this] { importRoster(); });
    on("quit", &QWidget::close);
    on("print", [this] {
        if (const QString reason = m_reasons->whyNot("print"); !reason.isEmpty())
            m_parts.announcements.say(reason);
    });
    on("protect-season", [this] {
        SeasonProtection(*m_seasons, m_parts.openDesk, m_parts.work, m_parts.dialogs, this)
            .change();
    });
    on("preferences", [this] {
        openOnce<PreferencesDialog>(this, m_parts.settings, m_parts.language, m_parts.theme,
                                    m_parts.actions);
    });
    on("command-palette", [this] { openOnce<CommandPalette>(this, m_parts.actions, *m_reasons); });
    on("shortcuts", [this] { openOnce<ShortcutSheet>(this, m_parts.actions); });
    on("about", [this] { openOnce<AboutDialog>(this); });

    auto *drop = new FileDrop(this);
    connect(drop, &FileDrop::seasonDropped, m_seasons, &SeasonKeeper::open);
    connect(drop, &FileDrop::documentsDropped, this, &MainWindow::importDropped);
    connect(m_welcome, &WelcomePage::recentChosen, m_seasons, &SeasonKeeper::open);
    connect(m_seasons, &SeasonKeeper::recentChanged, this, &MainWindow::fillRecent);
    connect(m_seasons, &SeasonKeeper::opened, this, [this] {
        m_place->takeUpRest();
        if (m_setup->isWanted())
            showSetup();
    });
    connect(m_seasons, &SeasonKeeper::titleChanged, this, &MainWindow::retranslate);
    connect(&m_parts.openDesk, &OpenDesk::deskChanged, this, &MainWindow::followSeason);
    connect(&m_parts.openDesk, &OpenDesk::reviewerChanged, this, &MainWindow::fillReviewers);
    connect(&m_parts.work, &WorkKeeper::gaveUp, this, [this](SeasonWork::Kind, const Error &error) {
        m_parts.dialogs.error(this, tr("A change that had been kept cannot be saved any more."),
                              error);
    });
    connect(actions.action("who-reads"), &QAction::triggered, m_seasons,
            &SeasonKeeper::askReviewer);
    connect(m_seasons, &SeasonKeeper::languageWanted, &m_parts.language,
            &WindowLanguage::setCurrent);
    connect(&m_parts.language, &WindowLanguage::changed, this,
            [this](const QString &code) { m_parts.settings.setValue(Setting::Language, code); });
    fillRecent();
}

void MainWindow::wireView()
{
    ActionTable &actions = m_parts.actions;
    auto *group = new QActionGroup(this);
    for (int mode = Read; mode <= Statistics; ++mode) {
        QAction *action = group->addAction(actions.action(modes[mode]));
        connect(action, &QAction::triggered, this, [this, mode] { setMode(Mode(mode)); });
    }
    actions.action("mode-read")->setChecked(true);

    const char *const facts[] = {"show-fields", "show-source", "show-history"};
    for (int tab = 0; tab < 3; ++tab)
        connect(actions.action(facts[tab]), &QAction::triggered, this,
                [this, tab] { showFacts(tab); });
    connect(actions.action("show-applicants"), &QAction::toggled, m_applicants,
            &QWidget::setVisible);
    connect(actions.action("show-review"), &QAction::toggled, m_review, &QWidget::setVisible);
    connect(actions.action("full-screen"), &QAction::toggled, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
}

void MainWindow::wireGo()
{
    ActionTable &actions = m_parts.actions;
    connect(actions.action("next-applicant"), &QAction::triggered, &m_parts.position,
            &ReadingPosition::goToNext);
    connect(actions.action("previous-applicant"), &QAction::triggered, &m_parts.position,
            &ReadingPosition::goToPrevious);
    const auto goTo = [&](const char *id, auto pane) {
        connect(actions.action(id), &QAction::triggered, this, [this, pane] {
            setMode(Read);
            PaneFocus::enter(pane());
        });
    };
    goTo("focus-applicants", [this] { return m_applicants; });
    goTo("focus-document", [this] { return m_document; });
    goTo("focus-fields", [this] { return m_facts->currentWidget(); });
    goTo("focus-review", [this] { return m_review; });
    connect(actions.action("next-pane"), &QAction::triggered, this,
            [this] { m_paneFocus->step(false); });
    connect(actions.action("previous-pane"), &QAction::triggered, this,
            [this] { m_paneFocus->step(true); });
    auto *layouts = new WindowLayouts(actions, *m_columns, *m_right, this);
    connect(layouts, &WindowLayouts::chosen, this, [this](const QString &name) {
        setMode(Read);
        m_parts.announcements.say(name);
    });
}

const char *MainWindow::modeName(Mode mode)
{
    return modes[mode];
}

void MainWindow::setMode(Mode mode)
{
    m_mode = mode;
    m_parts.actions.action(modes[mode])->setChecked(true);
    const int page = WelcomePageIndex + 1 + mode;
    buildPage(mode);
    m_pages->setCurrentIndex(m_parts.openDesk.desk() ? page : WelcomePageIndex);
}

/// Charts and tables that nobody may look at today are not built before the first page is read,
/// and the other views not laid out: pages ask all of theirs how large they would be.
void MainWindow::buildPage(Mode mode)
{
    QWidget *place = m_pages->widget(WelcomePageIndex + 1 + mode);
    QLayout *page = place->layout();
    if (!m_parts.openDesk.desk() || !page || !page->isEmpty())
        return;
    if (QWidget *view = m_unseen.take(mode)) {
        page->addWidget(view);
        place->setFocusProxy(view);
        view->show();
    }
    if (mode == Statistics)
        page->addWidget(new StatisticsView(m_parts.openDesk, m_parts.position,
                                           m_parts.announcements, m_parts.dialogs, this));
    if (mode == Table)
        page->addWidget(buildTable());
}

void MainWindow::showFacts(int tab)
{
    setMode(Read);
    m_facts->setCurrentIndex(tab);
    PaneFocus::enter(m_facts->currentWidget());
}

void MainWindow::followSeason()
{
    const bool isOpen = m_parts.openDesk.desk() != nullptr;
    for (const char *id : seasonActions)
        m_parts.actions.action(id)->setEnabled(isOpen);
    if (isOpen)
        connect(m_parts.openDesk.desk(), &Desk::reviewersChanged, this, &MainWindow::fillReviewers);
    setMode(Read);
    fillReviewers();
    m_welcome->setRecent(m_seasons->recent());
}

void MainWindow::fillRecent()
{
    m_recentMenu->clear();
    const QStringList paths = m_seasons->recent();
    for (const QString &path : paths) {
        QAction *action = m_recentMenu->addAction(QFileInfo(path).completeBaseName());
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, m_seasons, [this, path] { m_seasons->open(path); });
    }
    m_recentMenu->setEnabled(!paths.isEmpty());
    m_recentMenu->setToolTipsVisible(true);
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("Clear This List"), m_seasons, &SeasonKeeper::forgetRecent);
    m_welcome->setRecent(paths);
}

void MainWindow::fillReviewers()
{
    QMenu *menu = m_corner->reviewerMenu();
    menu->clear();
    const Desk *desk = m_parts.openDesk.desk();
    QString name;
    if (desk) {
        auto *group = new QActionGroup(menu);
        const auto reviewers = desk->committee().members();
        for (const Reviewer &reviewer : reviewers.value_or(QList<Reviewer>())) {
            QAction *action = group->addAction(menu->addAction(reviewer.name));
            action->setCheckable(true);
            action->setChecked(reviewer.id == m_parts.openDesk.reviewer());
            connect(action, &QAction::triggered, m_seasons,
                    [this, id = reviewer.id] { m_seasons->chooseReviewer(id); });
            if (reviewer.id == m_parts.openDesk.reviewer())
                name = reviewer.name;
        }
        menu->addSeparator();
        menu->addAction(icon("list-add-user"), tr("Somebody Else…"), m_seasons,
                        &SeasonKeeper::addReviewer);
    }
    m_corner->setReviewer(name, desk != nullptr);
}

void MainWindow::importPaths(const QStringList &paths)
{
    importFor(paths, {}, {});
}

/// Files that are dropped on somebody's line of the list are theirs.
void MainWindow::importDropped(const QStringList &paths, const QPoint &place)
{
    const Desk *desk = m_parts.openDesk.desk();
    const bool mayAttach = desk && desk->dossiers().mayChange();
    importFor(paths, mayAttach ? m_applicantAt(place) : ApplicantId(), {});
}

void MainWindow::importFor(const QStringList &paths, ApplicantId applicant, DocumentId replaces)
{
    QStringList wanted = paths;
    wanted.removeAll(QString());
    if (wanted.isEmpty() || (!m_parts.openDesk.desk() && !m_seasons->createNew()))
        return;
    auto *dialog = new ImportDialog(*m_parts.openDesk.desk(), m_parts.readers, m_parts.dialogs,
                                    wanted, ImportDialog::Target{applicant, replaces}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::applicantWanted, &m_parts.position,
            &ReadingPosition::setApplicant);
    // It reads on beside people's own reading, but not beyond the season that it brings files into.
    connect(&m_parts.openDesk, &OpenDesk::deskAboutToClose, dialog, [dialog] { delete dialog; });
    dialog->show();
}

void MainWindow::importRoster()
{
    const QString path = m_parts.dialogs.openFile(
        this, tr("Import a Roster"), tr("Tables (*.csv *.tsv *.txt *.xlsx *.xlsm *.ods *.xls)"));
    Desk *desk = m_parts.openDesk.desk();
    if (path.isEmpty() || !desk)
        return;
    const auto table = readRosterTable(path);
    if (!table)
        return m_parts.dialogs.error(this, tr("The roster could not be read."), table.error());
    auto *dialog = new RosterDialog(*desk, m_parts.dialogs, *table, this);
    connect(&m_parts.openDesk, &OpenDesk::deskAboutToClose, dialog, [dialog] { delete dialog; });
    connect(dialog, &RosterDialog::taken, this, [this](const RosterPlan &plan) {
        m_parts.announcements.announce(
            {rosterSummary(plan), m_parts.openDesk.desk()->history().latestStep()});
    });
    dialog->open();
}

void MainWindow::restoreState()
{
    restoreGeometry(m_parts.settings.value(Setting::WindowGeometry).toByteArray());
    m_columns->restoreState(m_parts.settings.value(Setting::Columns).toByteArray());
    m_right->restoreState(m_parts.settings.value(Setting::RightColumn).toByteArray());
    m_facts->setCurrentIndex(m_parts.settings.value(Setting::FactsTab).toInt());
    ActionTable &actions = m_parts.actions;
    actions.action("show-applicants")->setChecked(true);
    actions.action("show-review")->setChecked(true);
    actions.action("show-applicants")
        ->setChecked(m_parts.settings.value(Setting::ListShown).toBool());
    actions.action("show-review")
        ->setChecked(m_parts.settings.value(Setting::ReviewShown).toBool());
    actions.action("show-document-side")
        ->setChecked(m_parts.settings.value(Setting::DocumentSideShown).toBool());
    actions.action("show-photos")
        ->setChecked(m_parts.settings.value(Setting::PhotosShown).toBool());
    actions.action("start-at-top")
        ->setChecked(m_parts.settings.value(Setting::StartsAtTop).toBool());
    actions.action("dim-page")->setChecked(m_parts.settings.value(Setting::PagesDimmed).toBool());
}

void MainWindow::rememberState()
{
    const ActionTable &actions = m_parts.actions;
    m_parts.settings.setValue(Setting::WindowGeometry, saveGeometry());
    m_parts.settings.setValue(Setting::Columns, m_columns->saveState());
    m_parts.settings.setValue(Setting::RightColumn, m_right->saveState());
    m_parts.settings.setValue(Setting::FactsTab, m_facts->currentIndex());
    m_parts.settings.setValue(Setting::ListShown, actions.action("show-applicants")->isChecked());
    m_parts.settings.setValue(Setting::ReviewShown, actions.action("show-review")->isChecked());
    m_parts.settings.setValue(Setting::DocumentSideShown,
                              actions.action("show-document-side")->isChecked());
    m_parts.settings.setValue(Setting::PhotosShown, actions.action("show-photos")->isChecked());
    m_parts.settings.setValue(Setting::StartsAtTop, actions.action("start-at-top")->isChecked());
    m_parts.settings.setValue(Setting::PagesDimmed, actions.action("dim-page")->isChecked());
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        // Before the panes hear of it: what they show then comes from the desk.
        if (Desk *desk = m_parts.openDesk.desk())
            desk->setLanguage(WindowLanguage::inUse());
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_seasons->mayClose()) {
        event->ignore();
        return;
    }
    rememberState();
    // Closing the window keeps "last season", closing the season does not.
    const QVariant last = m_parts.settings.value(Setting::LastSeason);
    m_seasons->close();
    m_parts.settings.setValue(Setting::LastSeason, last);
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    for (const auto &[menu, target] : std::as_const(m_menus))
        target->setTitle(ActionTable::menuTitle(menu));
    m_committeeMenu->setTitle(tr("Co&mmittee"));
    m_committeeMenu->setIcon(icon("bole-people"));
    m_recentMenu->setTitle(tr("Open Recen&t"));
    m_recentMenu->setIcon(icon("view-history"));
    fillRecent();
    fillReviewers();
    m_facts->setTabText(0, tr("Fields"));
    m_facts->setTabText(1, tr("Source"));
    m_facts->setTabText(2, tr("History"));
    setWindowTitle(m_seasons->title().isEmpty() ? tr("Bole")
                                                : tr("Bole — %1").arg(m_seasons->title()));
}

} // namespace Bole
