// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documentview.h"

#include "views/common/actiontable.h"
#include "views/common/emptystate.h"
#include "views/common/errortext.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/document/documentbar.h"
#include "views/document/findbar.h"
#include "views/document/highlightlist.h"
#include "views/document/outlineview.h"
#include "views/document/pageview.h"
#include "views/document/passwordpanel.h"
#include "views/document/thumbnailview.h"

#include <QEvent>
#include <QSplitter>
#include <QStackedLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

DocumentView::DocumentView(PageSource &source, const ActionTable &actions, QWidget *parent)
    : QWidget(parent),
      m_shelf(source),
      m_bar(new DocumentBar(actions)),
      m_find(new FindBar),
      m_pages(new PageView(m_images)),
      m_side(new QTabWidget),
      m_thumbnails(new ThumbnailView(m_images)),
      m_outline(new OutlineView),
      m_highlights(new HighlightList),
      m_split(new QSplitter),
      m_middle(new QWidget),
      m_stack(new QStackedLayout(m_middle)),
      m_empty(new EmptyState("bole-read")),
      m_failed(new EmptyState("dialog-warning")),
      m_password(new PasswordPanel)
{
    for (QWidget *widget : {static_cast<QWidget *>(m_empty), static_cast<QWidget *>(m_pages),
                            static_cast<QWidget *>(m_failed), static_cast<QWidget *>(m_password)})
        m_stack->addWidget(widget);
    m_empty->setActions({actions.action("document-attach")});
    buildSide();
    m_split->addWidget(m_side);
    m_split->addWidget(m_middle);
    m_split->setStretchFactor(1, 1);
    m_split->setCollapsible(1, false);
    m_split->setSizes({22 * Grid, 80 * Grid});
    m_find->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_split, 1);
    column->addWidget(m_find);
    setFocusProxy(m_pages);

    connect(m_bar, &DocumentBar::tabChosen, this, [this](int index) {
        showTab(index);
        goToPart();
    });
    connect(m_bar, &DocumentBar::pageChosen, this, [this](int page) {
        m_pages->goToPage(page);
        m_pages->setFocus();
    });
    connect(m_bar, &DocumentBar::zoomChosen, m_pages, &PageView::setZoom);
    connect(m_pages, &PageView::zoomChanged, this, [this] {
        m_bar->setZoom(m_pages->pageLayout().zoom(), m_pages->pageLayout().zoomMode());
    });
    connect(m_pages, &PageView::currentPageChanged, this, [this](int page) {
        m_bar->setPage(page, m_pages->pageLayout().pageCount());
        m_thumbnails->setCurrentPage(page);
        followPage(page);
    });
    connect(m_pages, &PageView::pagePainted, this, [this](int page, bool sharp) {
        if (page == 0)
            emit firstPagePainted(sharp);
    });
    connect(m_pages, &PageView::searchChanged, this, &DocumentView::updateCount);
    connect(m_find, &FindBar::queryEdited, this, [this](const QString &query) {
        if (m_pages->search().setQuery(query))
            m_pages->searchEdited(true);
    });
    connect(m_find, &FindBar::stepped, this, &DocumentView::findStep);
    connect(m_find, &FindBar::closed, this, &DocumentView::endFind);
    connect(m_password, &PasswordPanel::passwordEntered, this, [this](const QString &password) {
        m_triesPassword = true;
        if (OpenDocument *locked = document())
            locked->openWithPassword(password);
    });
    retranslate();
}

DocumentView::~DocumentView()
{
    m_pages->setDocument(nullptr);
    m_thumbnails->setDocument(nullptr);
}

void DocumentView::buildSide()
{
    m_side->setDocumentMode(true);
    m_side->setIconSize(QSize(2 * Grid, 2 * Grid));
    m_side->addTab(m_thumbnails, icon("view-preview"), {});
    m_side->addTab(m_outline, icon("view-list-tree"), {});
    m_side->addTab(m_highlights, icon("draw-highlight"), {});
    m_side->setMinimumWidth(20 * Grid);
    m_side->hide();
    connect(m_thumbnails, &ThumbnailView::pageChosen, m_pages, &PageView::goToPage);
    connect(m_outline, &OutlineView::pageChosen, m_pages, &PageView::goToPage);
}

OpenDocument *DocumentView::document() const
{
    return m_pages->document();
}

void DocumentView::setTabs(const QList<DocumentTab> &tabs, DocumentId current)
{
    m_tabs = tabs;
    QStringList titles;
    for (const DocumentTab &tab : tabs)
        titles.append(tab.title);
    const int page = m_pages->currentPage() + 1;
    const auto found = std::ranges::find_if(tabs, [current, page](const DocumentTab &tab) {
        return tab.id == current && tab.shows(page);
    });
    const int index = tabs.isEmpty() ? -1 : found == tabs.end() ? 0 : int(found - tabs.begin());
    m_bar->setTabs(titles, index);
    showTab(index);
}

void DocumentView::setCurrent(DocumentId id)
{
    const auto found = std::ranges::find(m_tabs, id, &DocumentTab::id);
    const int index = int(found - m_tabs.begin());
    if (found == m_tabs.end() || id == current())
        return;
    m_bar->setCurrentTab(index);
    showTab(index);
}

void DocumentView::goToPart()
{
    m_wantsPart = m_current >= 0 && m_tabs[m_current].firstPage > 0;
    if (m_wantsPart && document() && document()->state() == OpenDocument::State::Ready) {
        m_wantsPart = false;
        m_pages->goToPage(m_tabs[m_current].firstPage - 1);
    }
}

/// `page` counts from 0.
void DocumentView::followPage(int page)
{
    if (m_wantsPart || m_current < 0 || m_tabs[m_current].shows(page + 1))
        return;
    const auto found = std::ranges::find_if(m_tabs, [this, page](const DocumentTab &tab) {
        return tab.id == current() && tab.shows(page + 1);
    });
    if (found == m_tabs.end())
        return;
    m_current = int(found - m_tabs.begin());
    m_bar->setCurrentTab(m_current);
}

DocumentId DocumentView::current() const
{
    return m_current < 0 || m_current >= m_tabs.size() ? DocumentId() : m_tabs[m_current].id;
}

void DocumentView::stepTab(int direction)
{
    const int count = int(m_tabs.size());
    if (count < 2)
        return;
    const int index = (m_current + direction + count) % count;
    m_bar->setCurrentTab(index);
    showTab(index);
    goToPart();
}

void DocumentView::setTitles(const QStringList &titles)
{
    for (qsizetype i = 0; i < std::min(titles.size(), m_tabs.size()); ++i)
        m_tabs[i].title = titles[i];
    m_bar->setTabs(titles, m_current);
}

void DocumentView::setEmptyText(const QString &title, const QString &whatToDo)
{
    m_empty->setText(title, whatToDo);
}

void DocumentView::showTab(int index)
{
    m_current = index;
    OpenDocument *next = nullptr;
    if (index >= 0) {
        next = m_shelf.take(m_tabs[index].source, m_tabs[index].blind);
        m_shelf.keep({next});
    }
    if (next != document()) {
        if (OpenDocument *before = document())
            before->disconnect(this);
        m_pages->setDocument(next);
        m_thumbnails->setDocument(next);
        if (next) {
            connect(next, &OpenDocument::opened, this, &DocumentView::showState);
            connect(next, &OpenDocument::failed, this, &DocumentView::showState);
            connect(next, &OpenDocument::textArrived, this, &DocumentView::updateCount);
            next->open(Urgency::Visible);
        }
    }
    showState();
    emit currentChanged(current());
}

void DocumentView::showState()
{
    OpenDocument *shown = document();
    m_outline->setEntries(shown ? shown->outline() : QList<OutlineEntry>());
    m_thumbnails->setDocument(shown);
    m_bar->setPage(m_pages->currentPage(), shown ? shown->pageCount() : 0);
    m_thumbnails->setCurrentPage(m_pages->currentPage());
    if (!shown) {
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    switch (shown->state()) {
    case OpenDocument::State::NeedsPassword:
        m_password->setLasting(m_passwordsLast && m_passwordsLast());
        m_password->ask(shown->error().code == ErrorCode::DocumentWrongPassword);
        m_stack->setCurrentWidget(m_password);
        return;
    case OpenDocument::State::Failed:
        m_failed->setText(tr("This document cannot be shown"), errorText(shown->error()));
        m_stack->setCurrentWidget(m_failed);
        return;
    case OpenDocument::State::Loading:
        m_stack->setCurrentWidget(m_pages);
        return;
    case OpenDocument::State::Ready:
        break;
    }
    m_stack->setCurrentWidget(m_pages);
    if (std::exchange(m_triesPassword, false)) {
        emit passwordAccepted(current());
        m_pages->setFocus();
    }
    if (m_wantsPart)
        goToPart();
    emit documentOpened(current());
}

void DocumentView::prepare(const DocumentTab &tab)
{
    OpenDocument *next = m_shelf.take(tab.source, tab.blind);
    const auto firstPage = [this, next] {
        if (next->pageCount() == 0)
            return;
        next->needText(0, Urgency::Soon);
        m_images.prepare(next, 0, m_pages->renderScaleFor(next->pageSizes()), 0);
    };
    if (next->state() == OpenDocument::State::Ready) {
        firstPage();
        return;
    }
    connect(next, &OpenDocument::opened, this, firstPage, Qt::SingleShotConnection);
    // Blind, the picture has to wait for the words.
    if (tab.blind)
        connect(next, &OpenDocument::textArrived, this, firstPage, Qt::SingleShotConnection);
    next->open(Urgency::Soon);
}

void DocumentView::openFindBar()
{
    const QString selected = m_pages->selectedText();
    m_find->open(selected.size() <= 80 ? selected : QString());
    if (m_pages->search().setQuery(m_find->query()))
        m_pages->searchEdited(true);
}

void DocumentView::findStep(int direction)
{
    if (!m_find->isVisible()) {
        openFindBar();
        return;
    }
    m_pages->search().step(direction);
    m_pages->searchEdited(true);
}

// The hit in front stays selected: finding is how the keyboard selects.
void DocumentView::endFind()
{
    DocumentSearch &search = m_pages->search();
    if (search.current() >= 0) {
        const DocumentSearch::Hit hit = search.hits()[search.current()];
        m_pages->selection().select(hit.page, hit.range);
        m_pages->selectionEdited();
    }
    search.setQuery({});
    m_pages->searchEdited(false);
    m_pages->setFocus();
}

void DocumentView::updateCount()
{
    const DocumentSearch &search = m_pages->search();
    const bool searching = document() && search.isActive() && !document()->hasAllText();
    m_find->showCount(search.current(), int(search.hits().size()), searching);
}

void DocumentView::showSide(bool shown)
{
    if (m_side->isVisibleTo(this) == shown)
        return;
    m_side->setVisible(shown);
    emit sideShown(shown);
}

void DocumentView::showHighlights()
{
    showSide(true);
    m_side->setCurrentWidget(m_highlights);
}

void DocumentView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DocumentView::retranslate()
{
    m_pages->setAccessibleName(tr("Pages of the document"));
    m_side->setAccessibleName(tr("Pages, outline and highlights"));
    const QStringList names{tr("Pages"), tr("Outline"), tr("Highlights")};
    for (int tab = 0; tab < int(names.size()); ++tab) { // they show pictures only
        m_side->setTabToolTip(tab, names[tab]);
        m_side->tabBar()->setAccessibleTabName(tab, names[tab]);
    }
    if (document() && document()->state() == OpenDocument::State::Failed)
        showState();
}

} // namespace Bole
