// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documenthighlights.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskdocuments.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/document/documentview.h"
#include "views/document/highlightlist.h"
#include "views/document/pageview.h"

#include <algorithm>

namespace Bole {

DocumentHighlights::DocumentHighlights(OpenDesk &openDesk, ReadingPosition &position,
                                       Announcements &announcements, ActionTable &actions,
                                       Dialogs &dialogs, DocumentView &view, QObject *parent)
    : QObject(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_actions(actions),
      m_dialogs(dialogs),
      m_view(view)
{
    QAction *area = m_actions.action("highlight-area");
    connect(m_actions.action("highlight-selection"), &QAction::triggered, this,
            &DocumentHighlights::addSelection);
    connect(area, &QAction::triggered, &view.pages(), &PageView::setAreaMode);
    connect(&view.pages(), &PageView::areaModeChanged, area, &QAction::setChecked);
    connect(&view.pages(), &PageView::areaDrawn, this, &DocumentHighlights::addArea);
    connect(&view.pages(), &PageView::highlightClicked, &view.highlights(), &HighlightList::choose);
    connect(&view.highlights(), &HighlightList::highlightChosen, this, &DocumentHighlights::goTo);
    connect(&view.highlights(), &HighlightList::editRequested, this, &DocumentHighlights::edit);
    connect(&view.highlights(), &HighlightList::removeRequested, this, &DocumentHighlights::remove);
    connect(&view, &DocumentView::currentChanged, this, &DocumentHighlights::load);
    connect(&view, &DocumentView::documentOpened, this, &DocumentHighlights::show);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &DocumentHighlights::watch);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &DocumentHighlights::load);
    watch();
}

void DocumentHighlights::watch()
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    connect(desk, &Desk::reviewsChanged, this, &DocumentHighlights::load);
    connect(desk, &Desk::settingsChanged, this, &DocumentHighlights::load);
    connect(desk, &Desk::reset, this, &DocumentHighlights::load);
    connect(desk, &Desk::highlightsChanged, this, [this](DocumentId changed) {
        if (changed == m_view.current())
            load();
    });
}

void DocumentHighlights::load()
{
    m_highlights.clear();
    const Desk *desk = m_openDesk.desk();
    if (desk && m_view.current().isValid())
        m_highlights =
            desk->documents().highlights(m_position.visibleApplicant(), m_view.current());
    show();
}

void DocumentHighlights::show()
{
    QList<ShownHighlight> shown;
    QList<HighlightRow> rows;
    const Desk *desk = m_openDesk.desk();
    const OpenDocument *document = m_view.pages().document();
    const QList<Reviewer> reviewers =
        desk ? desk->committee().everybody().value_or(QList<Reviewer>()) : QList<Reviewer>();
    for (const Highlight &highlight : std::as_const(m_highlights)) {
        const auto by = std::ranges::find(reviewers, highlight.reviewer, &Reviewer::id);
        const QString name = by == reviewers.end() ? tr("Somebody") : by->name;
        const QString colour =
            !highlight.colour.isEmpty() || by == reviewers.end() ? highlight.colour : by->colour;
        const QColor color = QColor::isValidColorName(colour) ? QColor(colour) : QColor(0xffd24d);
        const bool mine = highlight.reviewer == m_openDesk.reviewer();
        const int page = highlight.places.isEmpty() ? 0 : highlight.places.first().page;
        rows.append({highlight.id, highlight.quote, highlight.comment, name, color,
                     std::max(1, page), mine});
        if (document && document->state() == OpenDocument::State::Ready)
            shown.append({highlight.id, document->rectsOf(highlight.places), color,
                          highlight.comment, name, highlight.quote.isEmpty()});
    }
    m_view.pages().setHighlights(shown);
    m_view.highlights().setRows(rows);
}

void DocumentHighlights::addSelection()
{
    Highlight highlight;
    highlight.places = m_view.pages().selectedPlaces();
    highlight.quote = m_view.pages().selectedText();
    if (highlight.places.isEmpty()) {
        m_announcements.say(tr("Select text on the page first, then highlight it."));
        return;
    }
    add(highlight);
}

void DocumentHighlights::addArea(const PageRect &rect)
{
    Highlight highlight;
    highlight.places = m_view.pages().document()->placesOf({rect});
    if (!highlight.places.isEmpty())
        add(highlight);
}

void DocumentHighlights::add(const Highlight &wanted)
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    Highlight highlight = wanted;
    highlight.document = m_view.current();
    const auto comment =
        m_dialogs.text(&m_view, tr("Highlight"), tr("A comment, or leave it empty:"), {}, true);
    if (!comment)
        return;
    highlight.comment = comment->trimmed();
    if (!isDone(desk->documents().addHighlight(m_position.applicant(), highlight),
                tr("The highlight could not be saved.")))
        return;
    m_view.pages().selection().clear();
    m_view.pages().selectionEdited();
    load();
}

void DocumentHighlights::edit(HighlightId id)
{
    const Desk *desk = m_openDesk.desk();
    const auto found = std::ranges::find(m_highlights, id, &Highlight::id);
    if (!desk || found == m_highlights.end())
        return;
    // A copy: the list may be loaded again while the dialog is open.
    const Highlight highlight = m_highlights.value(found - m_highlights.begin());
    const auto comment =
        m_dialogs.text(&m_view, tr("Highlight"), tr("The comment:"), highlight.comment, true);
    if (!comment)
        return;
    isDone(desk->documents().setComment(m_position.applicant(), highlight, comment->trimmed()),
           tr("The comment could not be saved."));
    load();
}

void DocumentHighlights::remove(HighlightId id)
{
    const Desk *desk = m_openDesk.desk();
    const auto found = std::ranges::find(m_highlights, id, &Highlight::id);
    if (!desk || found == m_highlights.end())
        return;
    if (isDone(desk->documents().removeHighlight(m_position.applicant(), *found),
               tr("The highlight could not be removed.")))
        m_announcements.say(tr("The highlight was removed. Undo brings it back."));
    load();
}

/// Whether the file has taken it, or will.
template <typename T>
bool DocumentHighlights::isDone(const Result<T> &done, const QString &failure)
{
    if (!done)
        m_dialogs.error(&m_view, failure, done.error());
    return done.has_value();
}

void DocumentHighlights::goTo(HighlightId id)
{
    const auto found = std::ranges::find(m_highlights, id, &Highlight::id);
    const OpenDocument *document = m_view.pages().document();
    if (found != m_highlights.end() && document)
        m_view.pages().showRects(document->rectsOf(found->places));
}

} // namespace Bole
