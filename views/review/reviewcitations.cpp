// SPDX-License-Identifier: GPL-3.0-or-later
// Citations, phrases and what is said of a score in the review pane.
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/readingposition.h"
#include "views/common/windowlanguage.h"
#include "views/review/criterionrow.h"
#include "views/review/noteeditor.h"
#include "views/review/notephrases.h"
#include "views/review/reviewpane.h"

#include <QLabel>
#include <QLocale>

namespace Bole {

bool ReviewPane::cite(const QString &criterion)
{
    const Selection &selection = m_position.selection();
    return m_review.cite(criterion, {selection.document, selection.places, selection.text});
}

void ReviewPane::showCitation(const Citation &citation)
{
    m_position.showPlaces(citation.document, citation.places);
}

void ReviewPane::citeSelection()
{
    CriterionRow *row = focusedRow();
    if (!cite(row ? row->criterion().id : QString())) {
        m_announcements.say(tr("Select text in the document first, then cite it."));
        return;
    }
    tellOfCitation(row);
    if (row)
        row->openNote(true);
}

void ReviewPane::tellOfScore(const CriterionRow &row, std::optional<double> level)
{
    const QString name = row.criterion().name.in(WindowLanguage::inUse());
    if (m_review.saving() == OwnReview::Saving::Failed)
        return; // which is said where it cannot be missed
    m_announcements.say(
        level ? tr("%1: %2", "a criterion and its score")
                    .arg(name, QLocale().toString(*level, 'f', QLocale::FloatingPointShortest))
              : tr("%1: no score").arg(name));
}

void ReviewPane::tellOfCitation(const CriterionRow *row)
{
    m_announcements.say(
        row ? tr("Cited for %1").arg(row->criterion().name.in(WindowLanguage::inUse()))
            : tr("Cited for the whole review"));
}

void ReviewPane::nameCriteria()
{
    QStringList names;
    for (const CriterionRow *row : std::as_const(m_rows))
        names.append(row->criterion().name.in(WindowLanguage::inUse()));
    m_note->phrases().setCriteria(names);
}

void ReviewPane::showWordCount()
{
    const int words = wordCount(m_note->text());
    m_words->setText(words > 0 ? tr("%n word(s)", nullptr, words) : QString());
}

void ReviewPane::setPhrases(const QStringList &phrases)
{
    m_note->phrases().setPhrases(phrases);
}

void ReviewPane::editPhrases()
{
    const auto typed =
        m_dialogs.text(this, tr("My phrases"), tr("Sentences you write often, one a line:"),
                       m_note->phrases().phrases().join(u'\n'), true);
    if (!typed)
        return;
    QStringList phrases;
    for (const QString &line : typed->split(u'\n')) {
        if (!line.trimmed().isEmpty())
            phrases.append(line.trimmed());
    }
    setPhrases(phrases);
    emit phrasesEdited(phrases);
}

} // namespace Bole
