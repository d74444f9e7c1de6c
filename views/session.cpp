// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/session.h"

#include "model/season/reviewstore.h"
#include "model/season/season.h"

namespace Bole {

Session::Session(ReaderPool &readers, ActionTable &actions, Dialogs &dialogs, QObject *parent)
    : QObject(parent), m_readers(readers), m_actions(actions), m_dialogs(dialogs)
{
}

void Session::setSeason(Season *season)
{
    if (season == m_season)
        return;
    if (m_season)
        emit seasonAboutToClose();
    setComparison({});
    setOrder({});
    setApplicant({});
    setReviewer({});
    if (m_season)
        disconnect(m_season, nullptr, this, nullptr);
    m_season = season;
    if (season) {
        connect(season, &Season::reviewsChanged, this, [this](ApplicantId applicant) {
            if (applicant == m_applicant)
                updateMaterial();
        });
        connect(season, &Season::reset, this, &Session::updateMaterial);
    }
    emit seasonChanged();
}

void Session::setReviewer(ReviewerId reviewer)
{
    if (reviewer == m_reviewer)
        return;
    m_reviewer = reviewer;
    updateMaterial();
    emit reviewerChanged(reviewer);
}

void Session::setApplicant(ApplicantId applicant)
{
    if (applicant == m_applicant)
        return;
    // What belonged to the one before must not be taken for the new one's by whoever listens.
    setSelection({});
    focusField({});
    setDocument({});
    m_applicant = applicant;
    emit applicantChanged(applicant);
    updateMaterial();
}

bool Session::showsMaterial(ApplicantId applicant) const
{
    if (!m_season || !applicant.isValid() || !m_reviewer.isValid())
        return true;
    const auto mine = m_season->reviews().find(applicant, m_reviewer);
    // Rather hide it than show it because a read failed.
    return mine && (!*mine || (*mine)->content.state != ReviewState::Conflict);
}

void Session::updateMaterial()
{
    const ApplicantId material = showsMaterial(m_applicant) ? m_applicant : ApplicantId();
    if (material == m_material)
        return;
    setSelection({});
    focusField({});
    setDocument({});
    m_material = material;
    emit materialChanged(material);
}

void Session::setDocument(DocumentId document)
{
    if (document == m_document)
        return;
    setSelection({});
    m_document = document;
    emit documentChanged(document);
}

void Session::focusField(const QString &pointer)
{
    if (pointer == m_field)
        return;
    m_field = pointer;
    emit fieldFocused(pointer);
}

void Session::hoverField(const QString &pointer)
{
    if (pointer == m_hovered)
        return;
    m_hovered = pointer;
    emit fieldHovered(pointer);
}

void Session::showPlaces(DocumentId document, const QList<Place> &places)
{
    if (document.isValid())
        setDocument(document);
    emit placesShown(document, places);
}

void Session::setSelection(const Selection &selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    emit selectionChanged();
}

void Session::setOrder(const QList<ApplicantId> &order)
{
    if (order == m_order)
        return;
    m_order = order;
    emit orderChanged();
}

void Session::setComparison(const QList<ApplicantId> &applicants)
{
    if (applicants == m_comparison)
        return;
    m_comparison = applicants;
    emit comparisonChanged();
}

ApplicantId Session::neighbour(int steps) const
{
    const qsizetype here = m_order.indexOf(m_applicant);
    if (here < 0)
        return m_order.value(steps > 0 ? 0 : m_order.size() - 1);
    return m_order.value(here + steps);
}

void Session::goToNext()
{
    if (const ApplicantId next = neighbour(1); next.isValid())
        setApplicant(next);
}

void Session::goToPrevious()
{
    if (const ApplicantId previous = neighbour(-1); previous.isValid())
        setApplicant(previous);
}

void Session::say(const QString &message)
{
    emit said(message);
}

} // namespace Bole
