// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/mainwindow.h"

#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "views/applicants/applicantspane.h"
#include "views/common/dialogs.h"
#include "views/common/icons.h"
#include "views/common/settings.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/compare/compareview.h"
#include "views/document/documentpane.h"
#include "views/export/dossierprinting.h"
#include "views/fields/fieldspane.h"
#include "views/history/historypane.h"
#include "views/import/importdialog.h"
#include "views/review/curtain.h"
#include "views/review/queuebar.h"
#include "views/review/reviewdialogs.h"
#include "views/review/reviewpane.h"
#include "views/session.h"
#include "views/shell/actiontable.h"
#include "views/shell/cornerbar.h"
#include "views/shell/filedrop.h"
#include "views/shell/preferencesdialog.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/shortcutsheet.h"
#include "views/shell/statusline.h"
#include "views/shell/welcomepage.h"
#include "views/shortlist/shortlistview.h"
#include "views/source/sourcepane.h"
#include "views/statistics/statisticsview.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int WelcomePageIndex = 0; // the modes' pages follow in their order; Statistics comes last

/// What makes no sense without an open season. Panes look after their own actions.
constexpr const char *seasonActions[] = {"import-files",
                                         "import-folder",
                                         "export",
                                         "print",
                                         "close-season",
                                         "find-in-document",
                                         "filter-applicants",
                                         "mode-read",
                                         "mode-compare",
                                         "mode-shortlist",
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
                                         "focus-review"};

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

void giveFocus(QWidget *pane)
{
    pane->setFocus(Qt::ShortcutFocusReason);
    // A pane that takes no focus itself hands it to the first child that does.
    if (!pane->hasFocus() && !pane->isAncestorOf(QApplication::focusWidget())) {
        for (QWidget *child : pane->findChildren<QWidget *>()) {
            if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)) {
                child->setFocus(Qt::ShortcutFocusReason);
                return;
            }
        }
    }
}

} // namespace

MainWindow::MainWindow(Session &session, Settings &settings, WindowLanguage &language, Theme &theme,
                       QWidget *parent)
    : QMainWindow(parent),
      m_session(session),
      m_settings(settings),
      m_language(language),
      m_theme(theme),
      m_seasons(new SeasonKeeper(session, settings, this))
{
    setObjectName(u"main-window"_s);
    setMinimumSize(1024, 600);
    resize(1366, 740);
    session.readers().warmUp(); // while the panes are built
    buildPanes();
    buildMenus();
    wireFile();
    wireView();
    wireGo();
    restoreState();
    retranslate();
    followSeason();
}

MainWindow::~MainWindow()
{
    // Before the panes go, and while everybody who listens is still whole.
    m_session.setSeason(nullptr);
}

// A pane:
//  - is constructed as XxxPane(Session &, QWidget *parent) and listens to the session's signals;
//  - takes its actions with m_session.actions().action("id") (rows: actions.cpp) and attaches its
//    own context with m_session.actions().attach("review", this);
//  - tells errors and asks questions through m_session.dialogs(), says things with session.say();
//  - sets its text in retranslate() and again on QEvent::LanguageChange.
void MainWindow::buildPanes()
{
    auto *list = new ApplicantsPane(m_session, this);
    m_applicants = new QWidget(this);
    m_applicants->setFocusProxy(list);
    auto *listColumn = new QVBoxLayout(m_applicants);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(0);
    listColumn->addWidget(list, 1);
    listColumn->addWidget(new QueueBar(m_session, this));
    m_document = new Curtain(m_session, new DocumentPane(m_session, this), this);
    new ReviewDialogs(m_session, this);
    new DossierPrinting(m_session, this);
    QWidget *fields = new FieldsPane(m_session, this);
    QWidget *source = new SourcePane(m_session, this);
    QWidget *history = new HistoryPane(m_session, this);
    auto *review = new ReviewPane(m_session, this);
    m_review = review;
    m_seasons->setReviews(review->desk());
    QWidget *compare = new CompareView(m_session, this);
    auto *shortlist = new ShortlistView(m_session, this);
    shortlist->setChooser([list] { return list->chosen(); });

    m_facts = new QTabWidget;
    m_facts->setDocumentMode(true);
    m_facts->addTab(fields, {});
    m_facts->addTab(source, {});
    m_facts->addTab(history, {});

    m_right = new QSplitter(Qt::Vertical);
    m_right->setChildrenCollapsible(false);
    m_right->addWidget(new Curtain(m_session, m_facts, this));
    m_right->addWidget(m_review);
    m_right->setSizes({360, 345}); // five criteria on a small screen

    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->setObjectName(u"columns"_s);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(m_applicants);
    m_columns->addWidget(m_document);
    m_columns->addWidget(m_right);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({272, 654, 440});

    m_welcome = new WelcomePage(m_session.actions());
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_columns);
    m_pages->addWidget(compare);
    m_pages->addWidget(shortlist);
    setCentralWidget(m_pages);
    setStatusBar(new StatusLine(m_session, review->desk().writer()));
}

void MainWindow::buildMenus()
{
    // Our own bar even where the desktop has one for all: its right end holds the mode switch.
    menuBar()->setNativeMenuBar(false);
    for (const ActionMenu menu :
         {ActionMenu::File, ActionMenu::Edit, ActionMenu::View, ActionMenu::Go, ActionMenu::Review,
          ActionMenu::List, ActionMenu::Help}) {
        QMenu *target = menuBar()->addMenu(QString());
        m_session.actions().fillMenu(menu, target);
        target->menuAction()->setVisible(!target->isEmpty());
        m_menus << std::pair(menu, target);
    }
    m_session.actions().attach("window", this);
    m_recentMenu = new QMenu(this);
    m_menus.first().second->insertMenu(m_session.actions().action("open-sample"), m_recentMenu);
    m_corner = new CornerBar(m_session, m_language);
    menuBar()->setCornerWidget(m_corner);
}

void MainWindow::wireFile()
{
    ActionTable &actions = m_session.actions();
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
        importPaths(m_session.dialogs().openFiles(
            this, tr("Import Files"), tr("Applications (*.pdf *.txt *.md *.markdown)")));
    });
    on("import-folder",
       [this] { importPaths({m_session.dialogs().openFolder(this, tr("Import a Folder"))}); });
    on("quit", &QWidget::close);
    on("preferences", [this] {
        openOnce<PreferencesDialog>(this, m_settings, m_language, m_theme, m_session.actions());
    });
    on("shortcuts", [this] { openOnce<ShortcutSheet>(this, m_session.actions()); });
    on("about", [this] {
        m_session.dialogs().inform(
            this, tr("Bole %1").arg(QStringLiteral(BOLE_VERSION)),
            tr("Bole lived in the seventh century BC and could tell a great horse at a glance. "
               "This program helps a committee to know talent when it sees it. It is free "
               "software under the GNU General Public License, version 3 or later. Nothing leaves "
               "this machine."));
    });

    auto *drop = new FileDrop(this);
    connect(drop, &FileDrop::seasonDropped, m_seasons, &SeasonKeeper::open);
    connect(drop, &FileDrop::documentsDropped, this, &MainWindow::importPaths);
    connect(m_welcome, &WelcomePage::recentChosen, m_seasons, &SeasonKeeper::open);
    connect(m_seasons, &SeasonKeeper::recentChanged, this, &MainWindow::fillRecent);
    connect(m_seasons, &SeasonKeeper::titleChanged, this, &MainWindow::retranslate);
    connect(&m_session, &Session::seasonChanged, this, &MainWindow::followSeason);
    connect(&m_session, &Session::reviewerChanged, this, &MainWindow::fillReviewers);
    connect(actions.action("who-reads"), &QAction::triggered, m_seasons,
            &SeasonKeeper::askReviewer);
    connect(m_seasons, &SeasonKeeper::languageWanted, &m_language, &WindowLanguage::setCurrent);
    connect(&m_language, &WindowLanguage::changed, this,
            [this](const QString &code) { m_settings.setValue(Setting::Language, code); });
    fillRecent();
}

void MainWindow::wireView()
{
    ActionTable &actions = m_session.actions();
    const char *const modes[] = {"mode-read", "mode-compare", "mode-shortlist", "mode-statistics"};
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
    ActionTable &actions = m_session.actions();
    connect(actions.action("next-applicant"), &QAction::triggered, &m_session, &Session::goToNext);
    connect(actions.action("previous-applicant"), &QAction::triggered, &m_session,
            &Session::goToPrevious);
    const auto goTo = [&](const char *id, auto pane) {
        connect(actions.action(id), &QAction::triggered, this, [this, pane] {
            setMode(Read);
            giveFocus(pane());
        });
    };
    goTo("focus-applicants", [this] { return m_applicants; });
    goTo("focus-document", [this] { return m_document; });
    goTo("focus-fields", [this] { return m_facts->currentWidget(); });
    goTo("focus-review", [this] { return m_review; });
}

void MainWindow::setMode(Mode mode)
{
    m_mode = mode;
    const char *const modes[] = {"mode-read", "mode-compare", "mode-shortlist", "mode-statistics"};
    m_session.actions().action(modes[mode])->setChecked(true);
    const int page = WelcomePageIndex + 1 + mode;
    // Charts and tables that nobody may look at today are not built before the first page is read.
    if (mode == Statistics && page == m_pages->count())
        m_pages->addWidget(new StatisticsView(m_session, this));
    m_pages->setCurrentIndex(m_session.season() ? page : WelcomePageIndex);
}

void MainWindow::showFacts(int tab)
{
    setMode(Read);
    m_facts->setCurrentIndex(tab);
    giveFocus(m_facts->currentWidget());
}

void MainWindow::followSeason()
{
    const bool isOpen = m_session.season() != nullptr;
    for (const char *id : seasonActions)
        m_session.actions().action(id)->setEnabled(isOpen);
    if (isOpen)
        connect(m_session.season(), &Season::reviewersChanged, this, &MainWindow::fillReviewers);
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
    m_recentMenu->addAction(tr("Forget These"), m_seasons, &SeasonKeeper::forgetRecent);
    m_welcome->setRecent(paths);
}

void MainWindow::fillReviewers()
{
    QMenu *menu = m_corner->reviewerMenu();
    menu->clear();
    Season *season = m_session.season();
    QString name;
    if (season) {
        auto *group = new QActionGroup(menu);
        const auto reviewers = season->reviewers().list();
        for (const Reviewer &reviewer : reviewers.value_or(QList<Reviewer>())) {
            QAction *action = group->addAction(menu->addAction(reviewer.name));
            action->setCheckable(true);
            action->setChecked(reviewer.id == m_session.reviewer());
            connect(action, &QAction::triggered, m_seasons,
                    [this, id = reviewer.id] { m_seasons->chooseReviewer(id); });
            if (reviewer.id == m_session.reviewer())
                name = reviewer.name;
        }
        menu->addSeparator();
        menu->addAction(icon("list-add-user"), tr("Somebody Else…"), m_seasons,
                        &SeasonKeeper::addReviewer);
    }
    m_corner->setReviewer(name, season != nullptr);
}

void MainWindow::importPaths(const QStringList &paths)
{
    QStringList wanted = paths;
    wanted.removeAll(QString());
    if (wanted.isEmpty() || (!m_session.season() && !m_seasons->createNew()))
        return;
    auto *dialog = new ImportDialog(*m_session.season(), m_session.readers(), m_session.dialogs(),
                                    wanted, this, m_session.reviewer());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::restoreState()
{
    restoreGeometry(m_settings.value(Setting::WindowGeometry).toByteArray());
    m_columns->restoreState(m_settings.value(Setting::Columns).toByteArray());
    m_right->restoreState(m_settings.value(Setting::RightColumn).toByteArray());
    m_facts->setCurrentIndex(m_settings.value(Setting::FactsTab).toInt());
    ActionTable &actions = m_session.actions();
    actions.action("show-applicants")->setChecked(true);
    actions.action("show-review")->setChecked(true);
    actions.action("show-applicants")->setChecked(m_settings.value(Setting::ListShown).toBool());
    actions.action("show-review")->setChecked(m_settings.value(Setting::ReviewShown).toBool());
    actions.action("show-document-side")
        ->setChecked(m_settings.value(Setting::DocumentSideShown).toBool());
    actions.action("dim-page")->setChecked(m_settings.value(Setting::PagesDimmed).toBool());
}

void MainWindow::rememberState()
{
    const ActionTable &actions = m_session.actions();
    m_settings.setValue(Setting::WindowGeometry, saveGeometry());
    m_settings.setValue(Setting::Columns, m_columns->saveState());
    m_settings.setValue(Setting::RightColumn, m_right->saveState());
    m_settings.setValue(Setting::FactsTab, m_facts->currentIndex());
    m_settings.setValue(Setting::ListShown, actions.action("show-applicants")->isChecked());
    m_settings.setValue(Setting::ReviewShown, actions.action("show-review")->isChecked());
    m_settings.setValue(Setting::DocumentSideShown,
                        actions.action("show-document-side")->isChecked());
    m_settings.setValue(Setting::PagesDimmed, actions.action("dim-page")->isChecked());
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
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
    const QVariant last = m_settings.value(Setting::LastSeason);
    m_seasons->close();
    m_settings.setValue(Setting::LastSeason, last);
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    for (const auto &[menu, target] : std::as_const(m_menus))
        target->setTitle(ActionTable::menuTitle(menu));
    m_recentMenu->setTitle(tr("Open &Recent"));
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
