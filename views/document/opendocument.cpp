// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/opendocument.h"

#include "views/document/textpaper.h"

#include <algorithm>

namespace Bole {

OpenDocument::OpenDocument(PageSource &pages, const DocumentSource &source, QObject *parent)
    : QObject(parent), m_pages(pages), m_source(source)
{
}

void OpenDocument::open(Urgency urgency)
{
    if (m_asked)
        return;
    m_asked = true;
    m_pages.requestPages(m_source, urgency, this,
                         [this](const Result<ShownPages> &pages) { take(pages); });
}

void OpenDocument::openWithPassword(const QString &password)
{
    m_source.password = password;
    m_state = State::Loading;
    m_asked = false;
    open(Urgency::Visible);
}

void OpenDocument::take(const Result<ShownPages> &pages)
{
    if (!pages) {
        m_error = pages.error();
        const bool locked = m_error.code == ErrorCode::DocumentNeedsPassword ||
                            m_error.code == ErrorCode::DocumentWrongPassword;
        m_state = locked ? State::NeedsPassword : State::Failed;
        emit failed();
        return;
    }
    m_shown = *pages;
    for (QSizeF &size : m_shown.sizes) {
        if (size.width() < 1 || size.height() < 1)
            size = QSizeF(595, 842);
    }
    m_texts.clear();
    m_texts.resize(m_shown.sizes.size());
    m_state = State::Ready;
    emit opened();
}

const TextFlow &OpenDocument::flow(int page) const
{
    static const TextFlow nothing;
    if (page < 0 || page >= m_texts.size() || !m_texts[page])
        return nothing;
    const Page &found = *m_texts[page];
    if (!found.flow)
        found.flow.emplace(found.shown, found.covered);
    return *found.flow;
}

QList<OutlineEntry> OpenDocument::outline() const
{
    QList<OutlineEntry> outline = m_shown.outline;
    if (isBlind()) {
        for (OutlineEntry &entry : outline)
            entry.title.clear();
    }
    return outline;
}

const QList<Link> &OpenDocument::links(int page) const
{
    static const QList<Link> none;
    return page >= 0 && page < m_texts.size() && m_texts[page] ? m_texts[page]->shown.links : none;
}

void OpenDocument::needText(int page, Urgency urgency)
{
    if (m_state != State::Ready || page < 0 || page >= pageCount() || hasText(page) ||
        m_onTheWay.contains(page) || m_withoutText.contains(page))
        return;
    // In blind mode a picture of text must be read, or there is nothing to cover on it.
    askForText(page, isBlind() ? Ocr::WhereNeeded : Ocr::Never, urgency);
}

void OpenDocument::askForText(int page, Ocr ocr, Urgency urgency)
{
    m_onTheWay.insert(page);
    m_pages.requestText(
        m_source, page + 1, ocr, urgency, this,
        [this, page, ocr](const Result<PageText> &text) { takeText(page, ocr, text); });
}

void OpenDocument::takeText(int page, Ocr ocr, const Result<PageText> &text)
{
    m_onTheWay.remove(page);
    if (page >= m_texts.size())
        return;
    if (isBlind() && ocr == Ocr::Never && (!text || text->words.isEmpty())) {
        askForText(page, Ocr::WhereNeeded, Urgency::Visible);
        return;
    }
    if (text) {
        m_texts[page] = Page{*text, {}, {}, {}, {}};
        cover(page);
        if (ocr == Ocr::Never && text->words.isEmpty() && m_source.kind == DocumentKind::Pdf)
            askForText(page, Ocr::WhereNeeded, Urgency::Background);
    } else if (!hasText(page)) {
        m_withoutText.insert(page);
    }
    emit textArrived(page);
    if (m_wantsAll)
        needAllText();
}

void OpenDocument::needAllText()
{
    m_wantsAll = true;
    if (!m_onTheWay.isEmpty())
        return;
    for (int page = 0; page < pageCount(); ++page) {
        if (hasText(page) || m_withoutText.contains(page))
            continue;
        needText(page, Urgency::Soon);
        return;
    }
}

bool OpenDocument::hasAllText() const
{
    for (int page = 0; page < pageCount(); ++page) {
        if (!hasText(page) && !m_withoutText.contains(page))
            return false;
    }
    return m_state == State::Ready;
}

void OpenDocument::setBlind(const BlindFunction &blind)
{
    if (!m_blind && !blind)
        return;
    m_blind = blind;
    if (isBlind()) {
        // Words that were read without looking into pictures do not tell what is in them.
        for (auto &page : m_texts) {
            if (page && page->text.words.isEmpty() && !page->text.ocr)
                page.reset();
        }
    }
    for (int page = 0; page < m_texts.size(); ++page)
        cover(page);
    emit blindnessChanged();
}

void OpenDocument::cover(int page)
{
    if (!m_texts[page])
        return;
    Page &found = *m_texts[page];
    found.flow.reset();
    if (!isBlind()) {
        found.shown = found.text;
        found.covered.clear();
        found.faded.clear();
        return;
    }
    const BlindPage blind = m_blind(page, found.text);
    found.shown = blind.page;
    found.covered = blind.covers;
    found.faded = blind.faded;
    // An address may hold a name wherever it stands.
    found.shown.links.removeIf([](const Link &link) { return !link.url.isEmpty(); });
}

bool OpenDocument::mayShow(int page) const
{
    return !isBlind() || (page < m_texts.size() && hasText(page));
}

bool OpenDocument::isWithheld(int page) const
{
    return isBlind() && !hasText(page) && m_withoutText.contains(page);
}

QList<QRectF> OpenDocument::covered(int page) const
{
    return page < m_texts.size() && m_texts[page] ? m_texts[page]->covered : QList<QRectF>();
}

QList<QRectF> OpenDocument::faded(int page) const
{
    return page < m_texts.size() && m_texts[page] ? m_texts[page]->faded : QList<QRectF>();
}

QList<PageRect> OpenDocument::rectsOf(const QList<Place> &places) const
{
    QList<PageRect> rects;
    for (const Place &place : places) {
        if (place.page >= 1 && place.page <= pageCount()) {
            const QSizeF size = pageSize(place.page - 1);
            const QRectF &r = place.rect;
            rects.append(
                {place.page - 1, QRectF(r.x() * size.width(), r.y() * size.height(),
                                        r.width() * size.width(), r.height() * size.height())});
        } else if (place.line > 0 && m_shown.paper) {
            for (const auto &[page, box] : m_shown.paper->boxesOf(place))
                rects.append({page, box});
        }
    }
    return rects;
}

QList<Place> OpenDocument::placesOf(const QList<PageRect> &rects) const
{
    QList<Place> places;
    for (const PageRect &rect : rects) {
        if (m_shown.paper) {
            places += m_shown.paper->placesIn(rect.page, rect.rect);
            continue;
        }
        const QSizeF size = pageSize(rect.page);
        Place place;
        place.page = rect.page + 1;
        place.rect = {rect.rect.x() / size.width(), rect.rect.y() / size.height(),
                      rect.rect.width() / size.width(), rect.rect.height() / size.height()};
        places.append(place);
    }
    return places;
}

} // namespace Bole
