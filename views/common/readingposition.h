// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/historyentry.h"
#include "model/record/record.h"

#include <QObject>

namespace Bole {

class OpenDesk;

/// What a reviewer has marked in a document: the text as copied, and where it stands.
struct Selection
{
    DocumentId document;
    QString text;
    QList<Place> places;

    bool isEmpty() const { return text.isEmpty() && places.isEmpty(); }
    bool operator==(const Selection &) const = default;
};

/// Where the reader is: applicant, document, field, selection, and the order of the applicants. The
/// panes of one window share it and never know each other. Main thread.
///
/// Setters are idempotent: they say nothing when nothing changes.
class ReadingPosition : public QObject
{
    Q_OBJECT

public:
    explicit ReadingPosition(OpenDesk &openDesk, QObject *parent = nullptr);

    ApplicantId applicant() const { return m_applicant; }
    void setApplicant(ApplicantId applicant);

    /// The applicant in front, or nobody where the reviewer declared a conflict of interest. What
    /// shows documents, facts, source or history follows this one and never loads anything else.
    ApplicantId visibleApplicant() const { return m_visibleApplicant; }
    /// May the reviewer see anybody's documents and facts, for what is prepared ahead?
    bool mayRead(ApplicantId applicant) const;

    /// The document in front: set by the document pane's tabs, or by showPlaces().
    DocumentId document() const { return m_document; }
    void setDocument(DocumentId document);

    /// The field the reviewer is at, as a JSON Pointer; empty for none. The document pane lights up
    /// its places, the source pane goes to its line.
    QString field() const { return m_field; }
    void focusField(const QString &pointer);
    /// The pointer is over a place that this field was read from; empty: no longer.
    void hoverField(const QString &pointer);

    /// Brings places into view and lights them up, whatever pane asks for it. It does not change
    /// the focused field.
    void showPlaces(DocumentId document, const QList<Place> &places);

    /// The current selection in the document pane.
    const Selection &selection() const { return m_selection; }
    void setSelection(const Selection &selection);

    /// The applicants in the order in which the list shows them; the list keeps it up to date.
    /// Next and previous walk along it, and the document pane prepares the neighbours.
    const QList<ApplicantId> &order() const { return m_order; }
    void setOrder(const QList<ApplicantId> &order);
    ApplicantId neighbour(int steps) const;
    void goToNext();
    void goToPrevious();

    /// The shortlist that is seen; none while anything else is shown. Its view keeps it up to date.
    void setShownList(ShortlistId list);
    /// What undo is about: that list, else the applicant in front.
    Front front() const;

signals:
    void applicantChanged(Bole::ApplicantId applicant);
    void visibleApplicantChanged(Bole::ApplicantId applicant);
    void documentChanged(Bole::DocumentId document);
    void fieldFocused(const QString &pointer);
    void fieldHovered(const QString &pointer);
    void placesShown(Bole::DocumentId document, const QList<Bole::Place> &places);
    void selectionChanged();
    void orderChanged();
    void frontChanged();

private:
    void leave();
    void followDesk();
    void updateVisibleApplicant();

    OpenDesk &m_openDesk;
    ApplicantId m_applicant;
    ApplicantId m_visibleApplicant;
    DocumentId m_document;
    QString m_field;
    QString m_hovered;
    Selection m_selection;
    QList<ApplicantId> m_order;
    ShortlistId m_shownList;
};

} // namespace Bole
