// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/record.h"

#include <QObject>

namespace Bole {

class ActionTable;
class Dialogs;
class ReaderPool;
class Season;

/// What a reviewer has marked in a document: the text as copied, and where it stands.
struct Selection
{
    DocumentId document;
    QString text;
    QList<Place> places;

    bool isEmpty() const { return text.isEmpty() && places.isEmpty(); }
    bool operator==(const Selection &) const = default;
};

/// What is open and where the reader is: the panes of one window share it by reference and never
/// know each other. It owns nothing and outlives every pane. Main thread.
///
/// Setters are idempotent: they say nothing when nothing changes.
class Session : public QObject
{
    Q_OBJECT

public:
    Session(ReaderPool &readers, ActionTable &actions, Dialogs &dialogs, QObject *parent = nullptr);

    ReaderPool &readers() const { return m_readers; }
    ActionTable &actions() const { return m_actions; }
    Dialogs &dialogs() const { return m_dialogs; }

    /// nullptr when no season is open. Panes drop what they hold on seasonAboutToClose().
    Season *season() const { return m_season; }
    void setSeason(Season *season);

    /// Who is at the keyboard.
    ReviewerId reviewer() const { return m_reviewer; }
    void setReviewer(ReviewerId reviewer);

    ApplicantId applicant() const { return m_applicant; }
    void setApplicant(ApplicantId applicant);

    /// The applicant in front, or nobody where the reviewer declared a conflict of interest. What
    /// shows documents, facts, source or history follows this one and never loads anything else.
    ApplicantId material() const { return m_material; }
    /// May the reviewer see anybody's documents and facts, for what is prepared ahead?
    bool showsMaterial(ApplicantId applicant) const;

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

    /// The applicants to lay side by side, two to six, whichever pane chose them. Whoever sets it
    /// triggers "mode-compare" to show them.
    const QList<ApplicantId> &comparison() const { return m_comparison; }
    void setComparison(const QList<ApplicantId> &applicants);

    /// One line for the status bar: what is going on, or what has just been done.
    void say(const QString &message);

signals:
    void seasonAboutToClose();
    void seasonChanged();
    void reviewerChanged(Bole::ReviewerId reviewer);
    void applicantChanged(Bole::ApplicantId applicant);
    void materialChanged(Bole::ApplicantId applicant);
    void documentChanged(Bole::DocumentId document);
    void fieldFocused(const QString &pointer);
    void fieldHovered(const QString &pointer);
    void placesShown(Bole::DocumentId document, const QList<Bole::Place> &places);
    void selectionChanged();
    void orderChanged();
    void comparisonChanged();
    void said(const QString &message);

private:
    void updateMaterial();

    ReaderPool &m_readers;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    Season *m_season = nullptr;
    ReviewerId m_reviewer;
    ApplicantId m_applicant;
    ApplicantId m_material;
    DocumentId m_document;
    QString m_field;
    QString m_hovered;
    Selection m_selection;
    QList<ApplicantId> m_order;
    QList<ApplicantId> m_comparison;
};

} // namespace Bole
