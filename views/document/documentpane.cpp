// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documentpane.h"

#include "model/record/visibletext.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/document/documentbar.h"
#include "views/document/documenthighlights.h"
#include "views/document/documentsources.h"
#include "views/document/fieldplaces.h"
#include "views/document/pageview.h"
#include "views/document/readerpagesource.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

namespace {

/// As it is opened, character by character: what an applicant wrote could look like another one.
QString shownAddress(const QString &address)
{
    const QUrl url(address);
    return url.isValid() ? QString::fromLatin1(url.toEncoded()) : oneLine(address);
}

} // namespace

DocumentPane::DocumentPane(Session &session, QWidget *parent)
    : DocumentPane(session, std::make_unique<ReaderPageSource>(session.readers()), parent)
{
}

DocumentPane::DocumentPane(Session &session, std::unique_ptr<PageSource> source, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_source(std::move(source)),
      m_view(new DocumentView(*m_source, session.actions(), this)),
      m_highlights(new DocumentHighlights(session, *m_view, this)),
      m_openUrl([](const QUrl &url) { QDesktopServices::openUrl(url); })
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setFocusProxy(m_view);
    wireSession();
    wireActions();
    wireView();
    retranslate();
    loadSeason();
}

DocumentPane::~DocumentPane()
{
    // Before the source of its pages goes.
    delete m_view;
}

void DocumentPane::wireSession()
{
    connect(&m_session, &Session::seasonAboutToClose, this, [this] {
        m_view->setTabs({});
        m_view->shelf().clear();
        m_view->images().cache().clear();
    });
    connect(&m_session, &Session::seasonChanged, this, &DocumentPane::loadSeason);
    connect(&m_session, &Session::reviewerChanged, this, &DocumentPane::loadApplicant);
    connect(&m_session, &Session::materialChanged, this, &DocumentPane::loadApplicant);
    connect(&m_session, &Session::documentChanged, this, [this](DocumentId document) {
        if (document.isValid())
            m_view->setCurrent(document);
    });
    connect(&m_session, &Session::fieldFocused, this, &DocumentPane::showField);
    connect(&m_session, &Session::placesShown, this, &DocumentPane::showPlaces);
    // Behind the typing that changes it.
    connect(&m_session, &Session::orderChanged, &m_prepareSoon, qOverload<>(&QTimer::start));
}

void DocumentPane::loadSeason()
{
    if (Season *season = m_session.season()) {
        const auto mine = [this](ApplicantId applicant) {
            return applicant == m_session.material();
        };
        connect(season, &Season::documentsChanged, this, [this, mine](ApplicantId applicant) {
            if (mine(applicant))
                loadApplicant();
        });
        connect(season, &Season::recordChanged, this, [this, mine](ApplicantId applicant) {
            if (mine(applicant))
                loadRecord();
        });
        connect(season, &Season::settingsChanged, this, &DocumentPane::loadApplicant);
        connect(season, &Season::reset, this, &DocumentPane::loadApplicant);
    }
    loadApplicant();
}

void DocumentPane::wireActions()
{
    const ActionTable &actions = m_session.actions();
    const auto on = [this, &actions](const char *id, auto &&run) {
        connect(actions.action(id), &QAction::triggered, this, run);
    };
    PageView &pages = m_view->pages();
    on("find-in-document", [this] { m_view->openFindBar(); });
    on("find-next", [this] { m_view->findStep(1); });
    on("find-previous", [this] { m_view->findStep(-1); });
    on("zoom-in", [&pages] { pages.stepZoom(1); });
    on("zoom-out", [&pages] { pages.stepZoom(-1); });
    on("zoom-actual", [&pages] { pages.setZoom(1); });
    on("fit-width", [&pages] { pages.setZoomMode(ZoomMode::FitWidth); });
    on("fit-page", [&pages] { pages.setZoomMode(ZoomMode::FitPage); });
    on("rotate-right", [&pages] { pages.rotate(90); });
    on("rotate-left", [&pages] { pages.rotate(-90); });
    on("next-page", [&pages] { pages.goToPage(pages.currentPage() + 1); });
    on("previous-page", [&pages] { pages.goToPage(pages.currentPage() - 1); });
    on("go-to-page", [this] { m_view->bar().editPage(); });
    on("next-document", [this] { m_view->stepTab(1); });
    on("previous-document", [this] { m_view->stepTab(-1); });
    on("document-links", [this] { chooseLink(); });
    on("focus-document", [&pages] { pages.setFocus(Qt::ShortcutFocusReason); });
    // Whoever switches them: a person, or the window that remembers how it was left.
    connect(actions.action("dim-page"), &QAction::toggled, &pages, &PageView::setDimmed);
    connect(actions.action("show-document-side"), &QAction::toggled, m_view,
            &DocumentView::showSide);
}

void DocumentPane::wireView()
{
    PageView &pages = m_view->pages();
    const ActionTable &actions = m_session.actions();
    QAction *fitWidth = actions.action("fit-width");
    QAction *fitPage = actions.action("fit-page");
    QAction *side = actions.action("show-document-side");
    connect(&pages, &PageView::zoomChanged, this, [&pages, fitWidth, fitPage] {
        fitWidth->setChecked(pages.pageLayout().zoomMode() == ZoomMode::FitWidth);
        fitPage->setChecked(pages.pageLayout().zoomMode() == ZoomMode::FitPage);
    });
    // What was prepared for another size would have to be rendered again.
    m_prepareSoon.setSingleShot(true);
    m_prepareSoon.setInterval(150);
    connect(&pages, &PageView::zoomChanged, &m_prepareSoon, qOverload<>(&QTimer::start));
    connect(&m_prepareSoon, &QTimer::timeout, this, &DocumentPane::prepareNeighbours);
    connect(m_view, &DocumentView::sideShown, side, &QAction::setChecked);
    connect(&pages, &PageView::selectionChanged, this, &DocumentPane::publishSelection);
    connect(&pages, &PageView::fillRequested, actions.action("fill-from-selection"),
            &QAction::trigger);
    connect(&pages, &PageView::fieldClicked, &m_session, &Session::focusField);
    connect(&pages, &PageView::fieldHovered, &m_session, &Session::hoverField);
    connect(&pages, &PageView::linkHovered, &m_session,
            [this](const QString &address) { m_session.say(shownAddress(address)); });
    connect(&pages, &PageView::linkActivated, this, &DocumentPane::follow);
    connect(m_view, &DocumentView::currentChanged, this, [this](DocumentId document) {
        m_session.setDocument(document);
        updateFields();
    });
    connect(m_view, &DocumentView::documentOpened, this, [this] {
        updateFields();
        showPending();
    });
    connect(m_view, &DocumentView::passwordAccepted, this,
            [this](DocumentId document, const QString &password) {
                if (Season *season = m_session.season())
                    (void)season->documents().setPassword(document, password);
            });
    connect(m_view, &DocumentView::firstPagePainted, this, [this](bool sharp) {
        const double elapsed = double(m_sinceChange.nsecsElapsed()) / 1e6;
        emit firstPagePainted(m_session.applicant(), elapsed, sharp);
    });
}

QString DocumentPane::titleOf(const Document &document, int number, int count) const
{
    QString title;
    switch (document.role) {
    case DocumentRole::Cv:
        title = tr("CV");
        break;
    case DocumentRole::Transcript:
        title = tr("Transcript");
        break;
    case DocumentRole::Letter:
        title = tr("Letter");
        break;
    case DocumentRole::Other:
        title = tr("Document");
        break;
    }
    // Never the file's name: it often holds the applicant's.
    return count > 1 ? tr("%1 %2").arg(title).arg(number) : title;
}

QList<DocumentTab> DocumentPane::tabsOf(ApplicantId applicant) const
{
    Season *season = m_session.season();
    if (!season || !applicant.isValid())
        return {};
    const QList<Document> documents =
        season->documents().list(applicant).value_or(QList<Document>());
    const DocumentBlinds blinds(*season, m_session.reviewer(), applicant);
    QList<DocumentTab> tabs;
    QHash<int, int> numbers;
    for (const Document &document : documents) {
        const auto count = std::ranges::count(documents, document.role, &Document::role);
        const int number = ++numbers[int(document.role)];
        tabs.append({document.id, titleOf(document, number, int(count)),
                     documentSource(season, document), blinds.of(document.id)});
    }
    return tabs;
}

void DocumentPane::loadApplicant()
{
    m_sinceChange.start();
    const bool same = m_view->current().isValid() && m_session.document() == m_view->current();
    m_view->setTabs(tabsOf(m_session.material()), same ? m_view->current() : DocumentId());
    loadRecord();
    m_highlights->load();
    // After the event loop has painted what is there: the neighbours can wait a moment.
    QTimer::singleShot(0, this, &DocumentPane::prepareNeighbours);
}

void DocumentPane::loadRecord()
{
    Season *season = m_session.season();
    const ApplicantId applicant = m_session.material();
    m_provenance.clear();
    m_recordDocument = {};
    if (season && applicant.isValid()) {
        m_provenance = season->records().current(applicant).value_or(Record()).provenance;
        m_recordDocument = season->records().sourceDocument(applicant).value_or(DocumentId());
    }
    updateFields();
}

void DocumentPane::prepareNeighbours()
{
    for (int steps : {1, -1, 2}) {
        const ApplicantId neighbour = m_session.neighbour(steps);
        if (!neighbour.isValid() || neighbour == m_session.material() ||
            !m_session.showsMaterial(neighbour))
            continue;
        const QList<DocumentTab> tabs = tabsOf(neighbour);
        if (!tabs.isEmpty())
            m_view->prepare(tabs.first());
    }
}

void DocumentPane::updateFields()
{
    QList<FieldPlaces> fields;
    const OpenDocument *document = m_view->pages().document();
    if (document && m_view->current() == m_recordDocument) {
        for (auto it = m_provenance.cbegin(); it != m_provenance.cend(); ++it)
            fields.append({it.key(), document->rectsOf(*it)});
    }
    m_view->pages().setFields(fields);
}

void DocumentPane::showField(const QString &pointer)
{
    const QList<Place> places = fieldPlaces(m_provenance, pointer);
    if (places.isEmpty())
        m_view->pages().showRects({});
    else
        showPlaces(m_recordDocument, places);
}

void DocumentPane::showPlaces(DocumentId document, const QList<Place> &places)
{
    m_pendingDocument = document;
    m_pending = places;
    if (document.isValid())
        m_view->setCurrent(document);
    showPending();
}

void DocumentPane::showPending()
{
    const OpenDocument *document = m_view->pages().document();
    const bool there = !m_pendingDocument.isValid() || m_pendingDocument == m_view->current();
    if (m_pending.isEmpty() || !there || !document ||
        document->state() != OpenDocument::State::Ready)
        return;
    m_view->pages().showRects(document->rectsOf(m_pending));
    m_pending.clear();
}

void DocumentPane::publishSelection()
{
    const PageView &pages = m_view->pages();
    m_session.setSelection({m_view->current(), pages.selectedText(), pages.selectedPlaces()});
}

void DocumentPane::follow(const Link &link)
{
    if (link.url.isEmpty()) {
        m_view->pages().goToPage(link.page - 1);
        return;
    }
    const QUrl url(link.url, QUrl::StrictMode);
    const bool known =
        url.scheme() == u"http" || url.scheme() == u"https" || url.scheme() == u"mailto";
    if (!url.isValid() || !known) {
        m_session.dialogs().inform(this, tr("This link is not opened."),
                                   tr("It leads neither to a web page nor to a mail address: %1")
                                       .arg(shownAddress(link.url)));
        return;
    }
    const int answer = m_session.dialogs().question(
        this, {.text = tr("Open this address outside Bole?"),
               .explanation = shownAddress(link.url),
               .answers = {tr("Open It"), tr("Copy the Address"), tr("Stay Here")},
               .preferred = 2});
    if (answer == 0)
        m_openUrl(url);
    else if (answer == 1)
        QApplication::clipboard()->setText(shownAddress(link.url));
}

void DocumentPane::chooseLink()
{
    const OpenDocument *document = m_view->pages().document();
    const QList<Link> links =
        document ? document->links(m_view->pages().currentPage()) : QList<Link>();
    if (links.isEmpty()) {
        m_session.say(tr("There are no links on this page."));
        return;
    }
    QMenu menu(this);
    for (const Link &link : links) {
        QString text = link.url.isEmpty() ? tr("Page %1").arg(link.page) : shownAddress(link.url);
        QAction *action = menu.addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, link] { follow(link); });
    }
    menu.exec(m_view->pages().mapToGlobal(QPoint(0, 0)));
}

void DocumentPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DocumentPane::retranslate()
{
    m_view->setEmptyText(
        tr("No document"),
        m_session.applicant().isValid()
            ? tr("This applicant has no document. Add one with File › Import Files.")
            : tr("Choose an applicant in the list to read their documents here."));
    QStringList titles;
    if (Season *season = m_session.season(); season && m_session.material().isValid()) {
        for (const DocumentTab &tab : tabsOf(m_session.material()))
            titles.append(tab.title);
        m_view->setTitles(titles);
    }
}

} // namespace Bole
