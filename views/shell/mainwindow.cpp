// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/mainwindow.h"
#include "views/applicants/applicantspane.h"
#include "views/document/documentpane.h"
#include "views/fields/fieldspane.h"
#include "views/history/historypane.h"
#include "views/source/sourcepane.h"

#include "views/common/emptystate.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>

namespace Bole {

namespace {

/// Holds the place of a pane that is not there yet.
QWidget *standIn(const char *name, const QByteArray &icon)
{
    auto *widget = new EmptyState(icon);
    widget->setObjectName(QString::fromLatin1(name));
    return widget;
}

} // namespace

MainWindow::MainWindow(Session &session, WindowLanguage &language, Theme &theme, QWidget *parent)
    : QMainWindow(parent), m_session(session), m_language(language), m_theme(theme)
{
    setMinimumSize(1024, 600);
    resize(1366, 768);
    buildPanes();
    buildMenus();
    wire();
    retranslate();
}

// To put a pane in place, replace its standIn(…) by `new XxxPane(m_session, this)` and include its
// header; nothing else changes. A pane:
//  - is constructed as XxxPane(Session &, QWidget *parent) and listens to the session's signals;
//  - takes its actions with m_session.actions().action("id") (rows: actions.cpp) and attaches its
//    own context with m_session.actions().attach("review", this);
//  - tells errors and asks questions through m_session.dialogs(), says things with session.say();
//  - sets its text in retranslate() and again on QEvent::LanguageChange.
void MainWindow::buildPanes()
{
    QWidget *applicants = new ApplicantsPane(m_session, this);
    QWidget *document = new DocumentPane(m_session, this);
    QWidget *fields = new FieldsPane(m_session, this);
    QWidget *source = new SourcePane(m_session, this);
    QWidget *history = new HistoryPane(m_session, this);
    QWidget *review = standIn("review", "bole-review");
    QWidget *compare = standIn("compare", "bole-compare");
    QWidget *shortlist = standIn("shortlist", "bole-shortlist");
    QWidget *statistics = standIn("statistics", "bole-statistics");

    m_facts = new QTabWidget;
    m_facts->setDocumentMode(true);
    m_facts->addTab(fields, {});
    m_facts->addTab(source, {});
    m_facts->addTab(history, {});

    m_right = new QSplitter(Qt::Vertical);
    m_right->addWidget(m_facts);
    m_right->addWidget(review);
    m_right->setSizes({400, 300});

    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->addWidget(applicants);
    m_columns->addWidget(document);
    m_columns->addWidget(m_right);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({264, 678, 424});

    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_columns);
    m_pages->addWidget(compare);
    m_pages->addWidget(shortlist);
    m_pages->addWidget(statistics);
    setCentralWidget(m_pages);
}

void MainWindow::buildMenus()
{
    for (const ActionMenu menu :
         {ActionMenu::File, ActionMenu::Edit, ActionMenu::View, ActionMenu::Go, ActionMenu::Review,
          ActionMenu::List, ActionMenu::Help}) {
        QMenu *target = menuBar()->addMenu(QString());
        m_session.actions().fillMenu(menu, target);
        m_menus << std::pair(int(menu), target);
    }
    m_session.actions().attach("window", this);
}

void MainWindow::wire()
{
    ActionTable &actions = m_session.actions();
    connect(actions.action("next-applicant"), &QAction::triggered, &m_session, &Session::goToNext);
    connect(actions.action("previous-applicant"), &QAction::triggered, &m_session,
            &Session::goToPrevious);
    connect(&m_session, &Session::said, this,
            [this](const QString &message) { statusBar()->showMessage(message); });

    const char *const modes[] = {"mode-read", "mode-compare", "mode-shortlist", "mode-statistics"};
    auto *group = new QActionGroup(this);
    for (int mode = Read; mode <= Statistics; ++mode) {
        QAction *action = group->addAction(actions.action(modes[mode]));
        connect(action, &QAction::triggered, this, [this, mode] { setMode(Mode(mode)); });
    }
    actions.action("mode-read")->setChecked(true);
}

void MainWindow::setMode(Mode mode)
{
    m_pages->setCurrentIndex(mode);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    const QStringList titles{{},        tr("&File"),   tr("&Edit"), tr("&View"),
                             tr("&Go"), tr("&Review"), tr("&List"), tr("&Help")};
    for (const auto &[menu, target] : m_menus)
        target->setTitle(titles[menu]);
    m_facts->setTabText(0, tr("Fields"));
    m_facts->setTabText(1, tr("Source"));
    m_facts->setTabText(2, tr("History"));
    setWindowTitle(tr("Bole"));
}

} // namespace Bole
