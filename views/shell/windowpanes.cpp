// SPDX-License-Identifier: GPL-3.0-or-later
// Which panes the window has, what each of them gets, and which signal of one is a wish to another.
#include "model/readerclient/readerpool.h"
#include "views/applicants/applicantspane.h"
#include "views/common/actiontable.h"
#include "views/compare/compareview.h"
#include "views/document/documentpane.h"
#include "views/dossier/documentactions.h"
#include "views/dossier/peopleactions.h"
#include "views/export/dossierprinting.h"
#include "views/fields/fieldspane.h"
#include "views/history/historypane.h"
#include "views/review/curtain.h"
#include "views/review/queuebar.h"
#include "views/review/reviewdialogs.h"
#include "views/review/reviewpane.h"
#include "views/shell/mainwindow.h"
#include "views/shell/statusline.h"
#include "views/shell/welcomepage.h"
#include "views/shortlist/shortlistview.h"
#include "views/source/sourcepane.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

struct MainWindow::Panes
{
    ApplicantsPane *applicants;
    QueueBar *queue;
    DocumentPane *document;
    FieldsPane *fields;
    SourcePane *source;
    HistoryPane *history;
    ReviewPane *review;
    CompareView *compare;
    ShortlistView *shortlist;
    ReviewDialogs *dialogs;
    PeopleActions *people;
    DocumentActions *documents;
};

// A pane:
//  - gets by reference what it needs: the open desk, the reading position, announcements, actions,
//    dialogs, readers; it does not know the other panes;
//  - takes its actions by their ids (rows: actions.cpp), attaches its own context with
//    attach("review", this), and triggers nobody else's;
//  - says by signals what only the window can do; the window connects them in wirePanes();
//  - sets its text in retranslate() and again on QEvent::LanguageChange.
void MainWindow::buildPanes()
{
    const auto &[openDesk, position, announcements, compared, readers, work, actions, dialogs,
                 settings, language, theme] = m_parts;
    const Panes panes{
        .applicants =
            new ApplicantsPane(openDesk, position, announcements, compared, actions, dialogs, this),
        .queue = new QueueBar(openDesk, position, announcements, actions, this),
        .document =
            new DocumentPane(openDesk, position, announcements, readers, actions, dialogs, this),
        .fields = new FieldsPane(openDesk, position, announcements, actions, dialogs, this),
        .source = new SourcePane(openDesk, position, announcements, readers, work, actions, dialogs,
                                 this),
        .history = new HistoryPane(openDesk, position, announcements, actions, dialogs, this),
        .review = new ReviewPane(openDesk, position, announcements, work, actions, dialogs, this),
        .compare = new CompareView(openDesk, position, compared, readers, actions, dialogs, this),
        .shortlist =
            new ShortlistView(openDesk, position, announcements, compared, actions, dialogs, this),
        .dialogs = new ReviewDialogs(openDesk, position, announcements, actions, dialogs, this),
        .people = new PeopleActions(openDesk, position, announcements, actions, dialogs, this),
        .documents = new DocumentActions(openDesk, position, announcements, readers, actions,
                                         dialogs, this)};
    new DossierPrinting(openDesk, position, actions, dialogs, this);
    m_welcome = new WelcomePage(actions);
    setStatusBar(new StatusLine(openDesk, position, announcements, readers, work));
    arrangePanes(panes);
    wirePanes(panes);
}

void MainWindow::arrangePanes(const Panes &panes)
{
    m_applicants = new QWidget(this);
    m_applicants->setFocusProxy(panes.applicants);
    m_applicantAt = [list = panes.applicants](const QPoint &place) {
        return list->applicantAt(place);
    };
    auto *listColumn = new QVBoxLayout(m_applicants);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(0);
    listColumn->addWidget(panes.applicants, 1);
    listColumn->addWidget(panes.queue);
    m_document = new Curtain(m_parts.position, panes.document, this);
    m_review = panes.review;

    m_facts = new QTabWidget;
    m_facts->setDocumentMode(true);
    m_facts->addTab(panes.fields, {});
    m_facts->addTab(panes.source, {});
    m_facts->addTab(panes.history, {});

    m_right = new QSplitter(Qt::Vertical);
    m_right->setChildrenCollapsible(false);
    m_right->addWidget(new Curtain(m_parts.position, m_facts, this));
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

    m_pages = new QStackedWidget;
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_columns);
    m_pages->addWidget(panes.compare);
    m_pages->addWidget(panes.shortlist);
    setCentralWidget(m_pages);
}

void MainWindow::wirePanes(const Panes &panes)
{
    connect(panes.review, &ReviewPane::nextWanted, panes.queue, &QueueBar::goToNext);
    QAction *showReview = m_parts.actions.action("show-review");
    connect(panes.review, &ReviewPane::showWanted, showReview,
            [showReview] { showReview->setChecked(true); });
    panes.shortlist->setChooser([list = panes.applicants] { return list->chosen(); });
    panes.people->setChooser([list = panes.applicants] { return list->chosen(); });
    connect(panes.documents, &DocumentActions::importWanted, this, &MainWindow::importFor);

    const auto read = [this] {
        setMode(Read);
    };
    connect(panes.dialogs, &ReviewDialogs::readingWanted, this, read);
    connect(panes.history, &HistoryPane::readingWanted, this, read);
    connect(panes.compare, &CompareView::readingWanted, this, read);
    connect(panes.shortlist, &ShortlistView::readingWanted, this, read);
    const auto compare = [this] {
        setMode(Compare);
    };
    connect(panes.applicants, &ApplicantsPane::comparisonWanted, this, compare);
    connect(panes.shortlist, &ShortlistView::comparisonWanted, this, compare);
    connect(panes.compare, &CompareView::additionWanted, panes.shortlist, &ShortlistView::add);
    connect(panes.history, &HistoryPane::listWanted, panes.shortlist, &ShortlistView::choose);
    connect(panes.history, &HistoryPane::listWanted, this, [this] { setMode(Shortlist); });
    connect(panes.review, &ReviewPane::turnWanted, panes.history, &HistoryPane::turn);
    connect(panes.shortlist, &ShortlistView::turnWanted, panes.history, &HistoryPane::turn);
}

} // namespace Bole
