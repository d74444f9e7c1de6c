// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/readingposition.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskreviews.h"
#include "views/common/opendesk.h"

#include <algorithm>

namespace Bole {

namespace {

/// Whoever was deleted, here, by an undo or at another window, is in front no more: what is typed
/// then would be saved where nobody finds it.
void leaveIfGone(ReadingPosition &position, const Desk &desk)
{
    const auto isGone = [&desk](ApplicantId applicant) {
        const auto rows = desk.applicants().rows({applicant});
        return rows && rows->isEmpty();
    };
    if (!position.applicant().isValid() || !isGone(position.applicant()))
        return;
    const QList<ApplicantId> &order = position.order();
    const qsizetype here = std::max<qsizetype>(0, order.indexOf(position.applicant()));
    QList<ApplicantId> others = order.mid(here);
    for (qsizetype i = here - 1; i >= 0; --i)
        others.append(order[i]);
    const auto next = std::ranges::find_if_not(others, isGone);
    position.setApplicant(next == others.end() ? ApplicantId() : *next);
}

} // namespace

ReadingPosition::ReadingPosition(OpenDesk &openDesk, QObject *parent)
    : QObject(parent), m_openDesk(openDesk)
{
    // Made before the panes: it hears of everything first, and they find it up to date.
    connect(&openDesk, &OpenDesk::deskLeft, this, &ReadingPosition::leave);
    connect(&openDesk, &OpenDesk::deskChanged, this, &ReadingPosition::followDesk);
    connect(&openDesk, &OpenDesk::reviewerChanged, this, &ReadingPosition::updateVisibleApplicant);
}

void ReadingPosition::leave()
{
    setShownList({});
    setOrder({});
    setApplicant({});
    disconnect(m_openDesk.desk(), nullptr, this, nullptr);
}

void ReadingPosition::followDesk()
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    connect(desk, &Desk::reviewsChanged, this, [this](ApplicantId applicant) {
        if (applicant == m_applicant)
            updateVisibleApplicant();
    });
    connect(desk, &Desk::applicantsChanged, this, [this, desk] { leaveIfGone(*this, *desk); });
    connect(desk, &Desk::reset, this, [this, desk] {
        leaveIfGone(*this, *desk);
        updateVisibleApplicant();
    });
}

void ReadingPosition::setApplicant(ApplicantId applicant)
{
    if (applicant == m_applicant)
        return;
    // What belonged to the one before must not be taken for the new one's by whoever listens.
    setSelection({});
    focusField({});
    setDocument({});
    m_applicant = applicant;
    emit applicantChanged(applicant);
    updateVisibleApplicant();
    emit frontChanged();
}

bool ReadingPosition::mayRead(ApplicantId applicant) const
{
    const Desk *desk = m_openDesk.desk();
    return !desk || desk->reviews().mayRead(applicant);
}

void ReadingPosition::updateVisibleApplicant()
{
    const ApplicantId visible = mayRead(m_applicant) ? m_applicant : ApplicantId();
    if (visible == m_visibleApplicant)
        return;
    setSelection({});
    focusField({});
    setDocument({});
    m_visibleApplicant = visible;
    emit visibleApplicantChanged(visible);
}

void ReadingPosition::setDocument(DocumentId document)
{
    if (document == m_document)
        return;
    setSelection({});
    m_document = document;
    emit documentChanged(document);
}

void ReadingPosition::focusField(const QString &pointer)
{
    if (pointer == m_field)
        return;
    m_field = pointer;
    emit fieldFocused(pointer);
}

void ReadingPosition::hoverField(const QString &pointer)
{
    if (pointer == m_hovered)
        return;
    m_hovered = pointer;
    emit fieldHovered(pointer);
}

void ReadingPosition::showPlaces(DocumentId document, const QList<Place> &places)
{
    if (document.isValid())
        setDocument(document);
    emit placesShown(document, places);
}

void ReadingPosition::setSelection(const Selection &selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    emit selectionChanged();
}

void ReadingPosition::setOrder(const QList<ApplicantId> &order)
{
    if (order == m_order)
        return;
    m_order = order;
    emit orderChanged();
}

ApplicantId ReadingPosition::neighbour(int steps) const
{
    const qsizetype here = m_order.indexOf(m_applicant);
    if (here < 0)
        return m_order.value(steps > 0 ? 0 : m_order.size() - 1);
    return m_order.value(here + steps);
}

void ReadingPosition::goToNext()
{
    if (const ApplicantId next = neighbour(1); next.isValid())
        setApplicant(next);
}

void ReadingPosition::goToPrevious()
{
    if (const ApplicantId previous = neighbour(-1); previous.isValid())
        setApplicant(previous);
}

void ReadingPosition::setShownList(ShortlistId list)
{
    if (list == m_shownList)
        return;
    m_shownList = list;
    emit frontChanged();
}

Front ReadingPosition::front() const
{
    return m_shownList.isValid() ? Front{{}, m_shownList} : Front{m_applicant, {}};
}

} // namespace Bole
