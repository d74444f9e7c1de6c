// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/historyentry.h"
#include "model/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QSet>

#include <optional>

namespace Bole {

class Database;
struct AppliedEdit;

/// Who did what, when, from what to what; and the way back. Each reviewer undoes their own latest
/// step, also after a restart, because the history is in the file. A step is refused (EditConflict)
/// when what it changed has been changed again by somebody else.
class History
{
public:
    explicit History(Database &database) : m_database(database) {}

    Result<QList<HistoryEntry>> ofApplicant(ApplicantId applicant) const; ///< the latest first
    /// The step that undo and redo would take back or do again, in the order in which it was done:
    /// the latest that touches what is in front, else the latest anywhere. Empty when there is
    /// nothing. Views word it.
    Result<QList<HistoryEntry>> undoable(ReviewerId reviewer, const Front &front = {}) const;
    Result<QList<HistoryEntry>> redoable(ReviewerId reviewer, const Front &front = {}) const;
    /// The number of that step; invalid: there is nothing.
    Result<EditId> undoableStep(ReviewerId reviewer, const Front &front = {}) const;
    Result<EditId> redoableStep(ReviewerId reviewer, const Front &front = {}) const;
    /// What stands for a step of however many edits, and whom it touches.
    Result<HistoryEntry> firstOf(EditId step) const;
    Result<QSet<ApplicantId>> touchedBy(EditId step) const;
    /// Whether a step touches nothing but what is in front.
    Result<bool> liesIn(const Front &front, EditId step) const;
    /// The latest step anywhere, or exactly the named one (NotFound when it is not theirs, or has
    /// been undone or done again already).
    Result<QList<HistoryEntry>> undo(ReviewerId reviewer, EditId step = {});
    Result<QList<HistoryEntry>> redo(ReviewerId reviewer, EditId step = {});

    /// When somebody last did something that the file keeps: an edit, a score, a note, a list …
    Result<QString> latestWork() const;

    /// Puts the value that an entry had before (or after) it back into the record, as an edit of
    /// its own.
    Result<EditId> putBack(EditId entry, bool before, ReviewerId by);

    /// For stores, inside their transaction: notes what was done.
    Result<EditId> append(ApplicantId applicant, ReviewerId by, HistoryKind kind,
                          const QString &pointer, const QJsonObject &before,
                          const QJsonObject &after);
    Result<EditId> append(ApplicantId applicant, ReviewerId by, const AppliedEdit &edit);

private:
    void follow(ApplicantId applicant, const AppliedEdit &edit, EditId owner);
    Result<void> undoOrRedo(const HistoryEntry &entry, bool back);
    Result<void> undoOrRedoRecordEdit(const HistoryEntry &entry, bool back);
    Result<void> undoOrRedoTag(const HistoryEntry &entry, bool there);
    Result<EditId> latestStep(ReviewerId reviewer, const Front &front, bool undone) const;
    Result<QList<HistoryEntry>> edits(EditId step) const;
    Result<QList<HistoryEntry>> editsToUndoOrRedo(ReviewerId reviewer, EditId step,
                                                  bool back) const;
    Result<QList<HistoryEntry>> undoOrRedoStep(ReviewerId reviewer, EditId step, bool back);
    Result<QList<HistoryEntry>> undoOrRedo(const QList<HistoryEntry> &entries, bool back);

    Database &m_database;
};

} // namespace Bole
