// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/recorddiff.h"
#include "model/record/recordedit.h"
#include "model/result.h"

#include <QJsonObject>
#include <QList>

#include <optional>

namespace Bole {

class Database;

/// The applicants' records: as read, and as people left them. Every edit is in the file, and in the
/// history, when the call returns.
class RecordStore
{
public:
    explicit RecordStore(Database &database) : m_database(database) {}

    /// The first record of an applicant, as read from `document`.
    Result<void> add(ApplicantId applicant, const Record &parsed, DocumentId document = {});

    Result<CheckedRecord> checked(ApplicantId applicant) const; ///< with marks
    Result<Record> current(ApplicantId applicant) const;
    Result<Record> parsed(ApplicantId applicant) const;
    Result<DocumentId> sourceDocument(ApplicantId applicant) const;

    /// Does the edit to the record as it stands in the file now.
    Result<EditId> apply(ApplicantId applicant, const Edit &edit, ReviewerId by);
    /// Several as one step to undo.
    Result<EditId> apply(ApplicantId applicant, const QList<Edit> &edits, ReviewerId by);

    /// The document was read again, perhaps from an edited text. The record keeps its values but
    /// takes the new places and checks; what the new reading says differently is the answer.
    Result<QList<Difference>> replaceParsed(ApplicantId applicant, const Record &parsed,
                                            ReviewerId by);
    /// The record is made of another document from now on: a newer version, or the first one.
    /// Values stay as they are where there was a document before; what that one says differently is
    /// the answer. Undoable.
    Result<QList<Difference>> readFrom(ApplicantId applicant, DocumentId document,
                                       const Record &parsed, ReviewerId by);
    /// The same with what was read from a document that it was made of before; nothing happens
    /// where that is not known any more.
    Result<void> readAgain(ApplicantId applicant, DocumentId document, ReviewerId by);
    /// The facts anew, where something else than the record has changed.
    void refreshFacts(ApplicantId applicant);
    /// A record without hints that somebody may be the same who has been merged or deleted since;
    /// nothing where there are none.
    std::optional<QJsonObject> withoutStaleHints(const QJsonObject &record,
                                                 ApplicantId applicant) const;
    /// Takes hints at people out who are not there any more: their names stay nowhere.
    Result<void> dropStaleHints();
    /// For the history, inside its transaction: {"document": …}.
    Result<void> setReadingIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                       const QJsonObject &wanted);
    /// The same list again: what is left after some were accepted with `apply`.
    Result<QList<Difference>> differences(ApplicantId applicant) const;

    /// For the history, inside its transaction: the record as it shall be, with all that follows
    /// from it.
    Result<void> write(ApplicantId applicant, const CheckedRecord &record);

private:
    QJsonObject reading(ApplicantId applicant) const;
    Result<Record> keptReading(DocumentId document) const;
    Result<void> putReading(ApplicantId applicant, DocumentId document, const Record &parsed,
                            const CheckedRecord &record);

    Database &m_database;
};

} // namespace Bole
