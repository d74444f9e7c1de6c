// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace Bole {

class Database;
struct AppliedEdit;

/// One thing that a person did, as the history keeps it.
struct HistoryEntry
{
    EditId id;
    EditId step; ///< shared by what was done at once
    ApplicantId applicant;
    ReviewerId by;
    QDateTime at;
    QString kind;    ///< set insert remove … | highlight | decision | score | tag | shortlist
    QString pointer; ///< where the value stood when it was edited; a tag's name, a document's id …
    QJsonObject before; ///< {"value": …, …}; for records see FieldContent
    QJsonObject after;
    bool undone = false;

    bool operator==(const HistoryEntry &) const = default;
};

/// Who did what, when, from what to what; and the way back. Each reviewer undoes their own latest
/// step, also after a restart, because the history is in the file. A step is refused (EditConflict)
/// when what it changed has been changed again by somebody else.
class History
{
public:
    explicit History(Database &database) : m_database(database) {}

    Result<QList<HistoryEntry>> ofApplicant(ApplicantId applicant) const; ///< the latest first
    /// What undo and redo would take back or do again, in the order in which it was done; empty
    /// when there is nothing. Views word it.
    Result<QList<HistoryEntry>> undoable(ReviewerId reviewer) const;
    Result<QList<HistoryEntry>> redoable(ReviewerId reviewer) const;
    Result<QList<HistoryEntry>> undo(ReviewerId reviewer);
    Result<QList<HistoryEntry>> redo(ReviewerId reviewer);

    /// When somebody last did something that the file keeps: an edit, a score, a note, a list …
    Result<QString> latestWork() const;

    /// Puts the value that an entry had before (or after) it back into the record, as an edit of
    /// its own.
    Result<EditId> putBack(EditId entry, bool before, ReviewerId by);

    /// For stores, inside their transaction: notes what was done.
    Result<EditId> append(ApplicantId applicant, ReviewerId by, const QString &kind,
                          const QString &pointer, const QJsonObject &before,
                          const QJsonObject &after);
    Result<EditId> append(ApplicantId applicant, ReviewerId by, const AppliedEdit &edit);

private:
    void follow(ApplicantId applicant, const AppliedEdit &edit, EditId owner);
    Result<void> turnOne(const HistoryEntry &entry, bool back);
    Result<void> turnRecord(const HistoryEntry &entry, bool back);
    Result<void> turnTag(const HistoryEntry &entry, bool there);
    Result<QList<HistoryEntry>> turn(const QList<HistoryEntry> &entries, bool back);

    Database &m_database;
};

} // namespace Bole
