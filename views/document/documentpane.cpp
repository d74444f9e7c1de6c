// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documentpane.h"

#include "model/desk/desk.h"
#include "model/desk/deskdocuments.h"
#include "model/desk/deskrecords.h"
#include "model/desk/fieldplaces.h"
#include "model/readerclient/readerpool.h"
#include "model/record/visibletext.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/document/documentbar.h"
#include "views/document/documenthighlights.h"
#include "views/document/documenttabs.h"
#include "views/document/pageview.h"
#include "views/document/readerpagesource.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

// As it is opened, character by character: what an applicant wrote could look like another one.
QString DocumentPane::shownAddress(const QString &address)
{
    const QUrl url(address);
    return url.isValid() ? QString::fromLatin1(url.toEncoded()) : oneLine(address);
}

DocumentPane::DocumentPane(OpenDesk &openDesk, ReadingPosition &position,
                           Announcements &announcements, ReaderPool &readers, ActionTable &actions,
                           Dialogs &dialogs, QWidget *parent)
    : DocumentPane(openDesk, position, announcements, readers, actions, dialogs,
                   std::make_unique<ReaderPageSource>(readers), parent)
{
}

DocumentPane::DocumentPane(OpenDesk &openDesk, ReadingPosition &position,
                           Announcements &announcements, ReaderPool &readers, ActionTable &actions,
                           Dialogs &dialogs, std::unique_ptr<PageSource> source, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_readers(readers),
      m_actions(actions),
      m_dialogs(dialogs),
      m_source(std::move(source)),
      m_view(new DocumentView(*m_source, m_actions, this)),
      m_highlights(new DocumentHighlights(m_openDesk, m_position, m_announcements, m_actions,
                                          m_dialogs, *m_view, this)),
      m_openUrl([](const QUrl &url) { QDesktopServices::openUrl(url); })
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setFocusProxy(m_view);
    followPosition();
    wireActions();
    wireView();
    retranslate();
    watchDesk();
}

DocumentPane::~DocumentPane()
{
    // Before the source of its pages goes.
    delete m_view;
}

void DocumentPane::followPosition()
{
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, [this] {
        m_view->setTabs({});
        m_view->shelf().clear();
        m_view->images().cache().clear();
    });
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &DocumentPane::watchDesk);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &DocumentPane::loadApplicant);
    connect(&m_position, &ReadingPosition::applicantChanged, this, &DocumentPane::sayWhyEmpty);
    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this,
            &DocumentPane::loadApplicant);
    connect(&m_position, &ReadingPosition::documentChanged, this, [this](DocumentId document) {
        if (document.isValid())
            m_view->setCurrent(document);
    });
    connect(&m_position, &ReadingPosition::fieldFocused, this, &DocumentPane::showField);
    connect(&m_position, &ReadingPosition::placesShown, this, &DocumentPane::showPlaces);
    // Behind the typing that changes it.
    connect(&m_position, &ReadingPosition::orderChanged, &m_prepareSoon,
            qOverload<>(&QTimer::start));
}

void DocumentPane::watchDesk()
{
    if (const Desk *desk = m_openDesk.desk()) {
        const auto mine = [this](ApplicantId applicant) {
            return applicant == m_position.visibleApplicant();
        };
        connect(desk, &Desk::documentsChanged, this, [this, mine](ApplicantId applicant) {
            if (mine(applicant))
                loadApplicant();
        });
        connect(desk, &Desk::recordChanged, this, [this, mine, desk](ApplicantId applicant) {
            if (!mine(applicant))
                return;
            // A corrected name is hidden from now on, and its page may be shown.
            if (desk->documents().areCovered())
                loadApplicant();
            else
                loadRecord();
        });
        connect(desk, &Desk::settingsChanged, this, &DocumentPane::loadApplicant);
        connect(desk, &Desk::reset, this, &DocumentPane::loadApplicant);
    }
    loadApplicant();
}

void DocumentPane::wireActions()
{
    const ActionTable &actions = m_actions;
    const auto on = [this, &actions](const char *id, auto &&run) {
        connect(actions.action(id), &QAction::triggered, this, run);
    };
    PageView &pages = m_view->pages();
    actions.attach("review", &pages); // who reads a page can decide without leaving it
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

static QStringList titlesWithoutDot(const QList<DocumentTab> &tabs, DocumentId shown)
{
    QStringList titles;
    for (const DocumentTab &tab : tabs)
        titles.append(tab.id == shown && tab.title.startsWith(newMark)
                          ? tab.title.sliced(newMark.size())
                          : tab.title);
    return titles;
}

void DocumentPane::wireView()
{
    PageView &pages = m_view->pages();
    const ActionTable &actions = m_actions;
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
    connect(&pages, &PageView::fieldClicked, &m_position, &ReadingPosition::focusField);
    connect(&pages, &PageView::fieldHovered, &m_position, &ReadingPosition::hoverField);
    connect(&pages, &PageView::linkHovered, this,
            [this](const QString &address) { m_announcements.say(shownAddress(address)); });
    connect(&pages, &PageView::linkActivated, this, &DocumentPane::follow);
    connect(&pages, &PageView::menuWanted, this, &DocumentPane::openMenu);
    connect(m_view, &DocumentView::currentChanged, this, [this](DocumentId document) {
        m_position.setDocument(document);
        updateFields();
    });
    connect(m_view, &DocumentView::documentOpened, this, [this] {
        updateFields();
        goToPlace();
        showPending();
    });
    m_view->setPasswordsLast([this] { return m_readers.passwords().isLasting(); });
    connect(m_view, &DocumentView::firstPagePainted, this, [this](bool sharp) {
        const double elapsed = double(m_sinceChange.nsecsElapsed()) / 1e6;
        if (Desk *desk = m_openDesk.desk(); desk && isVisible()) {
            desk->documents().markSeen(m_view->current());
            m_view->setTitles(titlesWithoutDot(m_view->tabs(), m_view->current()));
        }
        emit firstPagePainted(m_position.applicant(), elapsed, sharp);
    });
}

QList<DocumentTab> DocumentPane::tabsOf(ApplicantId applicant) const
{
    const Desk *desk = m_openDesk.desk();
    if (!desk || !applicant.isValid())
        return {};
    return documentTabs(desk->documents().open(applicant));
}

void DocumentPane::loadApplicant()
{
    m_sinceChange.start();
    const bool same = m_view->current().isValid() && m_position.document() == m_view->current();
    // What is before the eyes has been looked at, also by who says only now who they are.
    if (Desk *desk = m_openDesk.desk(); desk && same && isVisible())
        desk->documents().markSeen(m_view->current());
    m_view->setTabs(tabsOf(m_position.visibleApplicant()), same ? m_view->current() : DocumentId());
    loadRecord();
    m_highlights->load();
    // After the event loop has painted what is there: the neighbours can wait a moment.
    QTimer::singleShot(0, this, &DocumentPane::prepareNeighbours);
}

void DocumentPane::loadRecord()
{
    const Desk *desk = m_openDesk.desk();
    const ApplicantId applicant = m_position.visibleApplicant();
    m_provenance.clear();
    m_recordDocument = {};
    if (desk && applicant.isValid()) {
        m_provenance = desk->records().record(applicant).value_or(Record()).provenance;
        m_recordDocument = desk->records().sourceDocument(applicant);
    }
    updateFields();
}

void DocumentPane::prepareNeighbours()
{
    for (int steps : {1, -1, 2}) {
        const ApplicantId neighbour = m_position.neighbour(steps);
        if (!neighbour.isValid() || neighbour == m_position.visibleApplicant() ||
            !m_position.mayRead(neighbour))
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
    m_position.setSelection({m_view->current(), pages.selectedText(), pages.selectedPlaces()});
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
        m_dialogs.inform(this, tr("This link is not opened."),
                         tr("It leads neither to a web page nor to a mail address: %1")
                             .arg(shownAddress(link.url)));
        return;
    }
    const int answer = m_dialogs.question(
        this, {.text = tr("Open this address outside Bole?"),
               .explanation = shownAddress(link.url),
               .answers = {tr("Open It"), tr("Copy the Address"), tr("Stay Here")},
               .preferred = 2});
    if (answer == 0)
        m_openUrl(url);
    else if (answer == 1)
        QApplication::clipboard()->setText(shownAddress(link.url));
}

void DocumentPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DocumentPane::sayWhyEmpty()
{
    m_view->setEmptyText(
        tr("No document"),
        m_position.applicant().isValid()
            ? tr("This applicant has no document. Add one with Applicants → Attach Documents.")
            : tr("Choose an applicant in the list to read their documents here."));
}

void DocumentPane::retranslate()
{
    sayWhyEmpty();
    QStringList titles;
    if (m_openDesk.desk() && m_position.visibleApplicant().isValid()) {
        for (const DocumentTab &tab : tabsOf(m_position.visibleApplicant()))
            titles.append(tab.title);
        m_view->setTitles(titles);
    }
}

} // namespace Bole
