// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documenthighlights.h"

#include "model/review/blinder.h"
#include "model/review/visibility.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/document/documentview.h"
#include "views/document/highlightlist.h"
#include "views/document/pageview.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QLocale>

#include <algorithm>

namespace Bole {

DocumentHighlights::DocumentHighlights(Session &session, DocumentView &view, QObject *parent)
    : QObject(parent), m_session(session), m_view(view)
{
    QAction *area = session.actions().action("highlight-area");
    connect(session.actions().action("highlight-selection"), &QAction::triggered, this,
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
    connect(&session, &Session::seasonChanged, this, &DocumentHighlights::watch);
    connect(&session, &Session::reviewerChanged, this, &DocumentHighlights::load);
    watch();
}

void DocumentHighlights::watch()
{
    Season *season = m_session.season();
    if (!season)
        return;
    connect(season, &Season::reviewsChanged, this, &DocumentHighlights::load);
    connect(season, &Season::settingsChanged, this, &DocumentHighlights::load);
    connect(season, &Season::reset, this, &DocumentHighlights::load);
    connect(season, &Season::highlightsChanged, this, [this](DocumentId changed) {
        if (changed == m_view.current())
            load();
    });
}

void DocumentHighlights::load()
{
    m_highlights.clear();
    Season *season = m_session.season();
    const DocumentId document = m_view.current();
    if (season && document.isValid()) {
        m_highlights = season->highlights().ofDocument(document).value_or(QList<Highlight>());
        // Others' remarks are others' notes: hidden until my own review is in.
        const ApplicantId applicant = m_session.material();
        const Visibility visibility = Visibility::of(*season, m_session.reviewer(), applicant);
        m_highlights.removeIf([&](const Highlight &highlight) {
            return !visibility.shows(applicant, highlight.reviewer);
        });
    }
    show();
}

void DocumentHighlights::show()
{
    QList<ShownHighlight> shown;
    QList<HighlightRow> rows;
    Season *season = m_session.season();
    const OpenDocument *document = m_view.pages().document();
    const QList<Reviewer> reviewers =
        season ? season->reviewers().listWithRemoved().value_or(QList<Reviewer>())
               : QList<Reviewer>();
    Blinder blinder;
    if (season && !m_highlights.isEmpty())
        blinder = Blinder::of(*season, Blindness::of(*season, m_session.reviewer()),
                              m_session.material(), QLocale().name());
    for (const Highlight &highlight : std::as_const(m_highlights)) {
        const auto by = std::ranges::find(reviewers, highlight.reviewer, &Reviewer::id);
        const QString name = by == reviewers.end() ? tr("Somebody") : by->name;
        const QString colour =
            !highlight.colour.isEmpty() || by == reviewers.end() ? highlight.colour : by->colour;
        const QColor color = QColor::isValidColorName(colour) ? QColor(colour) : QColor(0xffd24d);
        const bool mine = highlight.reviewer == m_session.reviewer();
        const int page = highlight.places.isEmpty() ? 0 : highlight.places.first().page;
        const QString comment = mine ? highlight.comment : blinder.text(highlight.comment);
        rows.append({highlight.id, blinder.text(highlight.quote), comment, name, color,
                     std::max(1, page), mine});
        if (document && document->state() == OpenDocument::State::Ready)
            shown.append({highlight.id, document->rectsOf(highlight.places), color, comment, name,
                          highlight.quote.isEmpty()});
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
        m_session.say(tr("Select text on the page first, then highlight it."));
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
    Season *season = m_session.season();
    if (!season)
        return;
    Highlight highlight = wanted;
    highlight.document = m_view.current();
    highlight.reviewer = m_session.reviewer();
    const auto comment = m_session.dialogs().text(&m_view, tr("Highlight"),
                                                  tr("A comment, or leave it empty:"), {}, true);
    if (!comment)
        return;
    highlight.comment = comment->trimmed();
    if (const auto added = season->highlights().add(highlight); !added) {
        m_session.dialogs().error(&m_view, tr("The highlight could not be saved."), added.error());
        return;
    }
    m_view.pages().selection().clear();
    m_view.pages().selectionEdited();
    load();
}

void DocumentHighlights::edit(HighlightId id)
{
    Season *season = m_session.season();
    const auto found = std::ranges::find(m_highlights, id, &Highlight::id);
    if (!season || found == m_highlights.end())
        return;
    Highlight highlight = *found;
    const auto comment = m_session.dialogs().text(&m_view, tr("Highlight"), tr("The comment:"),
                                                  highlight.comment, true);
    if (!comment)
        return;
    highlight.comment = comment->trimmed();
    if (const auto done = season->highlights().update(highlight); !done)
        m_session.dialogs().error(&m_view, tr("The comment could not be saved."), done.error());
    load();
}

void DocumentHighlights::remove(HighlightId id)
{
    Season *season = m_session.season();
    if (!season)
        return;
    if (const auto done = season->highlights().remove(id); !done)
        m_session.dialogs().error(&m_view, tr("The highlight could not be removed."), done.error());
    else
        m_session.say(tr("The highlight was removed. Undo brings it back."));
    load();
}

void DocumentHighlights::goTo(HighlightId id)
{
    const auto found = std::ranges::find(m_highlights, id, &Highlight::id);
    const OpenDocument *document = m_view.pages().document();
    if (found != m_highlights.end() && document)
        m_view.pages().showRects(document->rectsOf(found->places));
}

} // namespace Bole
