// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/historyentry.h"
#include "model/result.h"

#include <QJsonObject>
#include <QSet>

#include <optional>

namespace Bole {

struct DeskState;

/// What was done to one applicant, the latest first, as it may be seen.
struct VisibleHistory
{
    QList<HistoryEntry> entries;
    QJsonObject record; ///< as it stands: names what was edited

    /// What was done at once stands together, in the order in which it was done.
    QList<QList<HistoryEntry>> acts() const;
};

/// What was done at once and is undone at once, as it may be seen.
struct VisibleStep
{
    EditId id;
    HistoryEntry first;           ///< stands for all of it
    QSet<ApplicantId> applicants; ///< to whom; empty: to a list
    ShortlistId list;
    QString name;       ///< of the first applicant, by name or code; or of the list
    QJsonObject record; ///< the first applicant's, as it stands
};

/// Who did what, as far as it may be seen; undo and redo. A part of the desk.
class DeskHistory
{
public:
    explicit DeskHistory(DeskState &state) : m_state(state) {}

    VisibleHistory ofApplicant(ApplicantId applicant) const;
    /// Puts the value before an entry back into the record, as an edit of its own.
    Result<void> putBack(EditId entry);

    /// What the person at the keyboard would undo or redo next: the latest that touches what is in
    /// front, else the latest anywhere.
    std::optional<VisibleStep> undoable(const Front &front) const;
    std::optional<VisibleStep> redoable(const Front &front) const;
    Result<VisibleStep> undo(EditId step);
    Result<VisibleStep> redo(EditId step);
    /// Whether a step touches nothing but what is in front.
    bool liesIn(const Front &front, EditId step) const;
    /// What the person at the keyboard did last, or undid last, wherever; none: nothing.
    EditId latestStep() const;
    EditId latestUndone() const;

private:
    VisibleStep visible(const HistoryEntry &first) const;
    std::optional<VisibleStep> visible(const Result<EditId> &step) const;
    QSet<ApplicantId> touchedBy(EditId step) const;

    DeskState &m_state;
    mutable EditId m_asked; ///< a step does not change: of thousands it is asked once
    mutable QSet<ApplicantId> m_touched;
};

} // namespace Bole
