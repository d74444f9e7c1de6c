// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/historyentry.h"
#include "model/record/record.h"
#include "model/record/recordedit.h"
#include "model/record/sharedthing.h"
#include "model/result.h"

#include <QJsonObject>
#include <QList>

namespace Bole {

class Database;

/// What is done with whole people: made, withdrawn, deleted, merged, split. Every call is one step
/// that can be undone until the season is compacted.
class DossierStore
{
public:
    explicit DossierStore(Database &database) : m_database(database) {}

    /// Somebody of whom no document is known yet, and perhaps a name.
    Result<ApplicantId> create(const QString &name, ReviewerId by);
    /// The same with what a list says of them, until a document says more.
    Result<ApplicantId> create(const Record &record, ReviewerId by);
    /// They stay in the file, but are out of queues, lists and totals, and off the open shortlists.
    Result<void> withdraw(const QList<ApplicantId> &applicants, const QString &reason,
                          ReviewerId by);
    Result<void> takeBack(const QList<ApplicantId> &applicants, ReviewerId by);
    /// With their documents.
    Result<void> remove(const QList<ApplicantId> &applicants, ReviewerId by);
    /// `other` turns out to be `kept`: documents, tags, assignments, places on open lists, the
    /// reviews of everybody who has not reviewed `kept`, and what the roster and the committee say
    /// where they say nothing of `kept` go over; a conflict of interest with one is one with both.
    /// `edits` are done to the record of `kept`. What stays with `other` comes back when it is
    /// undone.
    Result<void> merge(ApplicantId kept, ApplicantId other, const QList<Edit> &edits,
                       ReviewerId by);
    /// What both have: that of `kept` counts.
    QList<SharedThing> shared(ApplicantId kept, ApplicantId other) const;
    /// These documents are somebody else's.
    Result<ApplicantId> split(const QList<DocumentId> &documents, const QString &name,
                              ReviewerId by);
    /// To somebody; to nobody: into the tray. Where a newer version leaves, the one before it is
    /// the current one again, and what is read.
    Result<void> moveDocuments(const QList<DocumentId> &documents, ApplicantId applicant,
                               ReviewerId by);
    Result<void> removeDocuments(const QList<DocumentId> &documents, ReviewerId by);

    /// Takes what was deleted out of the file for good: nothing of it can be undone any more. Only
    /// the stamp that somebody was deleted stays. Answers how many people and documents went.
    struct Compacted
    {
        int applicants = 0;
        int documents = 0;

        bool operator==(const Compacted &) const = default;
    };
    Result<Compacted> deleted() const; ///< what compacting would take out
    Result<Compacted> compact(ReviewerId by);

    /// For the history, inside its transaction; EditConflict when it has changed since, or when
    /// somebody whose addition is undone has something by now that this would take along.
    Result<void> setIfUnchanged(const HistoryEntry &entry, const QJsonObject &expected,
                                const QJsonObject &wanted);
    Result<void> undoOrRedoMerge(ApplicantId kept, const QJsonObject &moved, bool back);

private:
    bool hasMoreSince(const HistoryEntry &addition) const;
    QJsonObject state(ApplicantId applicant) const;
    Result<void> setState(ApplicantId applicant, const QJsonObject &wanted);
    Result<void> change(ApplicantId applicant, const QJsonObject &wanted, ReviewerId by);
    Result<void> takeOffLists(const QList<ApplicantId> &applicants, ReviewerId by);
    Result<void> replaceOnLists(ApplicantId applicant, ApplicantId instead, ReviewerId by);
    Result<void> removeOne(ApplicantId applicant, ReviewerId by);
    QJsonObject whatGoesOver(ApplicantId kept, ApplicantId other) const;
    Result<void> mergeRoster(ApplicantId kept, ApplicantId other, ReviewerId by);
    Result<void> mendVersions(ApplicantId applicant, ReviewerId by);

    Database &m_database;
};

} // namespace Bole
