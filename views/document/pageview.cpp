// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pageview.h"

#include "views/common/errortext.h"
#include "views/common/theme.h"
#include "views/document/pageinput.h"
#include "views/document/spokenpages.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QPainter>

#include <algorithm>

namespace Bole {

PageView::PageView(PageImages &images, QWidget *parent)
    : PageScroller(parent), m_images(images), m_input(std::make_unique<PageInput>(*this))
{
    makePagesSpeak();
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::ArrowCursor);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    m_glow.setStartValue(0.0);
    m_glow.setEndValue(1.0);
    m_glow.setDuration(220);
    m_requestTimer.setSingleShot(true);
    connect(&m_glow, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_overlay.litStrength = value.toDouble();
        viewport()->update();
    });
    connect(&m_requestTimer, &QTimer::timeout, this, &PageView::request);
    connect(&m_images, &PageImages::imageArrived, this, [this](const QString &sha256) {
        if (m_document && m_document->source().sha256 == sha256)
            viewport()->update();
    });
}

PageView::~PageView() = default;

void PageView::setDocument(OpenDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_selection = TextSelection(document);
    m_overlay = {};
    m_painted.clear();
    stopScrolling();
    if (document) {
        connect(document, &OpenDocument::opened, this, &PageView::relayout);
        connect(document, &OpenDocument::failed, this, &PageView::relayout);
        connect(document, &OpenDocument::textArrived, this, &PageView::takeText);
        connect(document, &OpenDocument::blindnessChanged, this, [this] {
            m_selection = TextSelection(m_document);
            selectionEdited();
            searchAll();
            request();
        });
    }
    m_layout.setRotation(0);
    relayout();
    scrollTo({0, 0});
    searchAll();
    emit selectionChanged();
}

void PageView::relayout()
{
    const bool ready = m_document && m_document->state() == OpenDocument::State::Ready;
    setPageSizes(ready ? m_document->pageSizes() : QList<QSizeF>());
    viewChanged(true);
}

void PageView::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    viewport()->update();
}

void PageView::viewChanged(bool rests)
{
    viewport()->update();
    // While the wheel turns, what is there is stretched; the sharp picture comes when it rests.
    if (rests)
        request();
    else
        m_requestTimer.start(60);
}

void PageView::request()
{
    m_requestTimer.stop();
    QList<WantedPage> pages;
    QList<int> nearby;
    if (m_document && m_layout.pageCount() > 0) {
        const QRectF seen(scrollPosition(), QSizeF(viewport()->size()));
        const auto [first, last] = m_layout.pagesIn(seen);
        for (int page = first; page <= last; ++page) {
            const QRectF part = m_layout.pageToContent(page).inverted().mapRect(seen);
            pages.append({page, part & QRectF(QPointF(), m_layout.pageSize(page))});
        }
        for (int page : {last + 1, first - 1}) {
            if (page >= 0 && page < m_layout.pageCount())
                nearby.append(page);
        }
    }
    const QSizeF window = QSizeF(this->window()->size()) * devicePixelRatioF();
    m_images.cache().makeRoomFor(qsizetype(window.width() * window.height()));
    // The pictures first: the reader that has just opened the document then draws the page that
    // somebody waits for, and gives its words afterwards.
    m_images.show(m_document, pages, nearby, renderScale(), m_layout.rotation());
    for (const WantedPage &wanted : std::as_const(pages))
        m_document->needText(wanted.page, Urgency::Visible);
    for (const int page : std::as_const(nearby))
        m_document->needText(page, Urgency::Soon);
}

void PageView::takeText(int page)
{
    if (m_search.isActive()) {
        m_search.searchPage(page, m_document->flow(page));
        if (m_mayReveal && !m_search.hits().isEmpty())
            searchEdited(true);
        emit searchChanged();
    }
    if (m_document->isBlind())
        request();
    viewport()->update();
}

void PageView::searchAll()
{
    m_search.clearHits();
    if (m_document && m_search.isActive()) {
        for (int page = 0; page < m_document->pageCount(); ++page)
            m_search.searchPage(page, m_document->flow(page));
        m_document->needAllText();
    }
    emit searchChanged();
    viewport()->update();
}

void PageView::searchEdited(bool reveal)
{
    if (m_search.hits().isEmpty())
        searchAll();
    if (reveal && m_search.current() < 0)
        m_search.goToNearest({std::max(0, currentPage()), 0});
    // Nothing yet: the first hit is gone to when the words of its page arrive.
    m_mayReveal = reveal && m_search.isActive() && m_search.current() < 0;
    if (reveal && m_search.current() >= 0) {
        const DocumentSearch::Hit &hit = m_search.hits()[m_search.current()];
        const QList<QRectF> rects = m_document->flow(hit.page).rectsOf(hit.range);
        if (!rects.isEmpty())
            scrollToRect({hit.page, rects.first()});
    }
    emit searchChanged();
    viewport()->update();
}

void PageView::selectionEdited()
{
    emit selectionChanged();
    viewport()->update();
}

QList<Place> PageView::selectedPlaces() const
{
    QList<PageRect> rects;
    if (m_document && !m_selection.isEmpty()) {
        for (int page = m_selection.firstPage(); page <= m_selection.lastPage(); ++page) {
            for (const QRectF &rect : m_document->flow(page).rectsOf(m_selection.rangeOn(page)))
                rects.append({page, rect});
        }
    }
    return m_document ? m_document->placesOf(rects) : QList<Place>();
}

void PageView::copy() const
{
    if (!m_selection.isEmpty())
        QApplication::clipboard()->setText(m_selection.text());
}

void PageView::showRects(const QList<PageRect> &rects)
{
    m_overlay.lit = rects;
    m_glow.stop();
    m_overlay.litStrength = 1;
    if (!rects.isEmpty()) {
        QRectF together = rects.first().rect;
        for (const PageRect &rect : rects) {
            if (rect.page == rects.first().page)
                together |= rect.rect;
        }
        scrollToRect({rects.first().page, together});
        if (mayAnimate())
            m_glow.start();
    }
    viewport()->update();
}

void PageView::setFields(const QList<FieldPlaces> &fields)
{
    m_overlay.fields = fields;
    viewport()->update();
}

void PageView::setHighlights(const QList<ShownHighlight> &highlights)
{
    m_overlay.highlights = highlights;
    viewport()->update();
}

void PageView::setAreaMode(bool on)
{
    if (m_areaMode == on)
        return;
    m_areaMode = on;
    viewport()->setCursor(on ? Qt::CrossCursor : Qt::ArrowCursor);
    emit areaModeChanged(on);
}

void PageView::setRubberBand(const PageRect &rect)
{
    m_overlay.rubberBand = rect;
    viewport()->update();
}

void PageView::setHover(const QString &field, const Link *link, int linkPage)
{
    const PageRect box = link ? PageRect{linkPage, link->box} : PageRect();
    if (!(box == m_overlay.hoveredLink)) {
        m_overlay.hoveredLink = box;
        emit linkHovered(link ? link->url : QString());
        viewport()->update();
    }
    if (field != m_overlay.hoveredField) {
        m_overlay.hoveredField = field;
        emit fieldHovered(field);
        viewport()->update();
    }
}

QString PageView::messageFor(int page) const
{
    if (m_document->isWithheld(page))
        return tr("This page is not shown: what blind reviewing hides on it could not be found.");
    const auto error = m_images.error(*m_document, page);
    if (!error)
        return {};
    return tr("This page cannot be shown.") + QStringLiteral("\n\n") + errorText(*error) +
           QStringLiteral("\n\n") + tr("Click here to try again.");
}

bool PageView::hasFailed(int page) const
{
    return m_document && m_images.error(*m_document, page).has_value();
}

void PageView::retry(int page)
{
    m_images.forgetError(*m_document, page);
    request();
    viewport()->update();
}

void PageView::reportPainted(int page, bool sharp)
{
    const auto known = m_painted.constFind(page);
    if (known != m_painted.cend() && (*known || !sharp))
        return;
    m_painted.insert(page, sharp);
    emit pagePainted(page, sharp);
}

void PageView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Colors::of(palette()).canvas);
    if (!m_document || m_layout.pageCount() == 0)
        return;
    PagePainter pages(painter, m_layout, palette());
    const QPointF scroll = scrollPosition();
    const double ratio = devicePixelRatioF();
    const auto [first, last] = m_layout.pagesIn(QRectF(event->rect()).translated(scroll));
    for (int page = first; page <= last; ++page) {
        const QRectF target = m_layout.pageRect(page).translated(-scroll);
        pages.paper(target);
        const auto pieces = m_images.pieces(*m_document, page, renderScale(), m_layout.rotation());
        pages.picture(target, pieces, ratio);
        if (pieces.isEmpty())
            pages.message(target, messageFor(page));
        pages.marks(page, m_overlay.marksOn(page, m_document->flow(page), m_selection, m_search),
                    scroll);
        if (m_dimmed)
            pages.dim(target);
        if (!pieces.isEmpty())
            reportPainted(page, pieces.last().sharp);
    }
}

bool PageView::viewportEvent(QEvent *event)
{
    return m_input->handle(event) || PageScroller::viewportEvent(event);
}

void PageView::keyPressEvent(QKeyEvent *event)
{
    if (!m_input->handleKey(event))
        PageScroller::keyPressEvent(event);
}

void PageView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QString field = byMouse ? m_input->pointAt(event->pos()) : QString();
    emit menuWanted(
        byMouse ? event->globalPos() : viewport()->mapToGlobal(viewport()->rect().center()), field);
    event->accept();
}

void PageView::changeEvent(QEvent *event)
{
    PageScroller::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        viewport()->update();
}

} // namespace Bole
