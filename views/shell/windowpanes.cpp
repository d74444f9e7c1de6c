// SPDX-License-Identifier: GPL-3.0-or-later
// Which panes the window has, what each of them gets, and which signal of one is a wish to another.
#include "model/readerclient/readerpool.h"
#include "views/applicants/applicantspane.h"
#include "views/applicants/filterpanel.h"
#include "views/common/actiontable.h"
#include "views/common/settings.h"
#include "views/compare/compareview.h"
#include "views/document/documentpane.h"
#include "views/document/documentpictures.h"
#include "views/document/photos.h"
#include "views/dossier/documentactions.h"
#include "views/dossier/peopleactions.h"
#include "views/exchange/exchangeactions.h"
#include "views/exchange/hubactions.h"
#include "views/exchange/hubindicator.h"
#include "views/export/dossierprinting.h"
#include "views/fields/fieldspane.h"
#include "views/history/historypane.h"
#include "views/linecheck/linechecking.h"
#include "views/review/conflictcover.h"
#include "views/review/queuebar.h"
#include "views/review/reviewdialogs.h"
#include "views/review/reviewpane.h"
#include "views/shell/lastplace.h"
#include "views/shell/mainwindow.h"
#include "views/shell/panefocus.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/setuppage.h"
#include "views/shell/statusline.h"
#include "views/shell/welcomepage.h"
#include "views/shortlist/shortlistview.h"
#include "views/source/sourcepane.h"
#include "views/table/tablepane.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <memory>

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
                 settings, language, theme, keyStore] = m_parts;
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
    auto *printing = new DossierPrinting(openDesk, position, actions, dialogs, this);
    auto *hub = new HubActions(openDesk, announcements, actions, dialogs, keyStore, this);
    connect(hub, &HubActions::openWanted, m_seasons, &SeasonKeeper::open);
    auto *exchange =
        new ExchangeActions(openDesk, position, announcements, actions, dialogs, *hub, this);
    connect(exchange, &ExchangeActions::openWanted, m_seasons, &SeasonKeeper::open);
    connect(exchange, &ExchangeActions::readingWanted, this, [this] { setMode(Read); });
    const auto pictures = std::make_shared<DocumentPictures>(openDesk, readers);
    printing->setPages([pictures](ApplicantId applicant, DocumentId document) {
        return pictures->document(applicant, document);
    });
    panes.shortlist->setPictures(
        {[pictures](ApplicantId applicant) { return pictures->photo(applicant); },
         [pictures](ApplicantId applicant) {
             return pictures->original(applicant);
         }});
    new LineChecking(openDesk, position, announcements, readers, actions, dialogs, this);
    auto *photos = new Photos(openDesk, readers, this);
    const auto show = [panes, photos](bool shown) {
        const auto photo = [photos](ApplicantId applicant) {
            return photos->photo(applicant);
        };
        panes.applicants->setPhotos(shown ? photo : std::function<QPixmap(ApplicantId)>());
        panes.compare->setPhotos(shown ? photo : std::function<QPixmap(ApplicantId)>());
    };
    connect(actions.action("show-photos"), &QAction::toggled, photos, show);
    connect(photos, &Photos::arrived, photos,
            [show, action = actions.action("show-photos")] { show(action->isChecked()); });
    m_welcome = new WelcomePage(actions);
    m_setup = new SetupPage(openDesk, actions, dialogs, this);
    m_setup->hide(); // until showSetup()
    setStatusBar(new StatusLine(openDesk, position, announcements, readers, work));
    statusBar()->addPermanentWidget(new HubIndicator(*hub, actions));
    arrangePanes(panes);
    wirePanes(panes);
    rememberPlaces(panes);
}

/// What each pane knows of where the reader is.
void MainWindow::rememberPlaces(const Panes &panes)
{
    using enum LastPlace::When;
    m_place->add(
        u"list"_s, BeforeLoading, [list = panes.applicants] { return list->place(); },
        [list = panes.applicants](const QJsonObject &place) { list->takeUp(place); });
    m_place->add(
        u"document"_s, AfterLoading, [document = panes.document] { return document->place(); },
        [document = panes.document](const QJsonObject &place) { document->takeUp(place); });
    const auto view = [this, shortlist = panes.shortlist] {
        return QJsonObject{{u"mode"_s, QString::fromLatin1(modeName(m_mode))},
                           {u"shortlist"_s, shortlist->chosen().value},
                           {u"pane"_s, m_paneFocus->current()}};
    };
    m_place->add(
        u"view"_s, AfterLoading, view,
        [this, shortlist = panes.shortlist](const QJsonObject &place) {
            if (const ShortlistId list{place.value("shortlist"_L1).toInteger()}; list.isValid())
                shortlist->choose(list);
            for (int mode = Read; mode <= Statistics; ++mode) {
                if (place.value("mode"_L1).toString() == QLatin1StringView(modeName(Mode(mode))))
                    setMode(Mode(mode));
            }
            m_paneFocus->enterPane(place.value("pane"_L1).toInteger(-1));
        });
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
    m_document = new ConflictCover(m_parts.position, panes.document, this);
    m_review = panes.review;

    m_facts = new QTabWidget;
    m_facts->setDocumentMode(true);
    m_facts->addTab(panes.fields, {});
    m_facts->addTab(panes.source, {});
    m_facts->addTab(panes.history, {});

    m_right = new QSplitter(Qt::Vertical);
    m_right->setChildrenCollapsible(false);
    auto *facts = new ConflictCover(m_parts.position, m_facts, this);
    m_right->addWidget(facts);
    m_right->addWidget(m_review);
    m_right->setSizes({292, 406}); // six criteria and the note on a small screen

    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->setObjectName(u"columns"_s);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(m_applicants);
    m_columns->addWidget(m_document);
    m_columns->addWidget(m_right);
    m_columns->setStretchFactor(1, 2); // a wide screen is for the page and what was read from it
    m_columns->setStretchFactor(2, 1);
    m_columns->setSizes({272, 654, 440});

    m_pages = new QStackedWidget;
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_columns);
    m_unseen = {{Compare, panes.compare}, {Shortlist, panes.shortlist}};
    for (QWidget *view : std::as_const(m_unseen))
        view->hide();
    for (const Mode mode : {Compare, Shortlist, Table, Statistics}) {
        auto *page = new QWidget; // filled by buildPage()
        auto *layout = new QVBoxLayout(page);
        layout->setContentsMargins(0, 0, 0, 0);
        m_pages->insertWidget(1 + mode, page);
    }
    setCentralWidget(m_pages);
    watchFocus(facts);
}

void MainWindow::watchFocus(QWidget *facts)
{
    m_paneFocus = new PaneFocus(this);
    const auto itself = [](QWidget *pane) {
        return [pane] {
            return pane;
        };
    };
    m_paneFocus->addPane(m_applicants, itself(m_applicants));
    m_paneFocus->addPane(m_document, itself(m_document));
    m_paneFocus->addPane(facts, [this] { return m_facts->currentWidget(); });
    m_paneFocus->addPane(m_review, itself(m_review));
    for (int page = 2; page < m_pages->count(); ++page) // without the welcome and the reading page
        m_paneFocus->addPane(m_pages->widget(page), itself(m_pages->widget(page)));
}

void MainWindow::wirePanes(const Panes &panes)
{
    connect(panes.review, &ReviewPane::nextWanted, panes.queue, &QueueBar::goToNext);
    panes.review->setPhrases(m_parts.settings.value(Setting::Phrases).toStringList());
    connect(panes.review, &ReviewPane::phrasesEdited, this, [this](const QStringList &phrases) {
        m_parts.settings.setValue(Setting::Phrases, phrases);
    });
    QAction *showReview = m_parts.actions.action("show-review");
    connect(panes.review, &ReviewPane::showWanted, showReview,
            [showReview] { showReview->setChecked(true); });
    m_list = panes.applicants;
    m_history = panes.history;
    panes.shortlist->setChooser([this] { return chosenApplicants(); });
    connect(panes.fields, &FieldsPane::mergeWanted, panes.people, &PeopleActions::openMerge);
    panes.people->setChooser([this] { return chosenApplicants(); });
    connect(panes.documents, &DocumentActions::importWanted, this, &MainWindow::importFor);

    const auto read = [this] {
        setMode(Read);
    };
    connect(m_setup, &SetupPage::readingWanted, this, read);
    connect(m_parts.actions.action("set-up-season"), &QAction::triggered, this,
            &MainWindow::showSetup);
    connect(panes.dialogs, &ReviewDialogs::readingWanted, this, read);
    connect(panes.history, &HistoryPane::readingWanted, this, [this] {
        if (m_mode != Table) // which shows what was undone, too
            setMode(Read);
    });
    panes.document->setTakeMenu(
        [fields = panes.fields](QMenu &menu) { fields->fillTakeMenu(menu); });
    connect(panes.document, &DocumentPane::formWanted, this, [this] { showFacts(0); });
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
    connect(panes.review, &ReviewPane::undoOrRedoWanted, panes.history, &HistoryPane::undoOrRedo);
    connect(panes.shortlist, &ShortlistView::undoOrRedoWanted, panes.history,
            &HistoryPane::undoOrRedo);
}

/// Most windows never show it.
void MainWindow::showSetup()
{
    if (m_pages->indexOf(m_setup) < 0) {
        m_pages->addWidget(m_setup); // behind the pages of the modes
        m_paneFocus->addPane(m_setup, [page = m_setup] { return page; });
    }
    m_pages->setCurrentWidget(m_setup);
}

QWidget *MainWindow::buildTable()
{
    m_table =
        new TablePane(m_parts.openDesk, m_parts.position, m_parts.announcements, m_parts.compared,
                      m_parts.actions, m_parts.dialogs, m_parts.settings, this);
    const auto choices = [this] {
        m_table->setFilterChoices(m_list->filterChoices());
    };
    connect(m_list, &ApplicantsPane::filterChoicesChanged, m_table, choices);
    choices();
    connect(m_table, &TablePane::undoOrRedoWanted, m_history, &HistoryPane::undoOrRedo);
    connect(m_table, &TablePane::readingWanted, this, [this] { setMode(Read); });
    connect(m_table, &TablePane::comparisonWanted, this, [this] { setMode(Compare); });
    return m_table;
}

QList<ApplicantId> MainWindow::chosenApplicants() const
{
    return m_mode == Table && m_table ? m_table->chosen() : m_list->chosen();
}

} // namespace Bole
