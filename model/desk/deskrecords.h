// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/corrections.h"
#include "model/desk/readingdifferences.h"
#include "model/knowledge/knowledge.h"

#include <functional>
#include <optional>

namespace Bole {

class BlindedSeason;
class Blinder;
struct DeskState;

/// A record with what people have said about it, as it may be seen.
struct VisibleRecord
{
    CheckedRecord record;
    QList<Check> checks; ///< what is found now, after the edits; beside those of the record
    /// Is the value at this JSON Pointer hidden as a whole? Then nothing is said about it.
    std::function<bool(const QString &)> isHidden;
};

/// What is known of an applicant, as it may be seen; corrections with all that follows from them;
/// what a new reading says differently. A part of the desk.
class DeskRecords
{
public:
    explicit DeskRecords(DeskState &state);

    /// As the file has it. NotAllowed where there is a conflict of interest.
    Result<Record> record(ApplicantId applicant) const;
    /// To be edited: with what the file has not taken yet.
    Result<VisibleRecord> checked(ApplicantId applicant) const;
    DocumentId sourceDocument(ApplicantId applicant) const; ///< that the record was read from
    /// The applicant's own names, to be told from others' in a text; none where something is
    /// hidden.
    QStringList names(ApplicantId applicant) const;

    /// Does an edit, and what follows from it, as one step. NotAllowed where the value is hidden,
    /// all or part of it.
    Result<WorkKeeper::Outcome> edit(ApplicantId applicant, const Edit &edit);
    /// Several edits, one after the other, as one step.
    Result<WorkKeeper::Outcome> edit(ApplicantId applicant, const QList<Edit> &edits);

    /// The document's text was read again; `record` has the places of the document.
    Result<void> takeReading(ApplicantId applicant, const Record &record);
    /// What that reading says differently, without what somebody else must decide on.
    QList<ReadingDifference> differences(ApplicantId applicant) const;
    Result<WorkKeeper::Outcome> accept(ApplicantId applicant,
                                       const QList<ReadingDifference> &chosen);
    Result<WorkKeeper::Outcome> acceptAll(ApplicantId applicant);

private:
    BlindedSeason visible(ApplicantId applicant) const;
    Result<CheckedRecord> current(ApplicantId applicant) const;
    bool isHidden(const Blinder &blinder, ApplicantId applicant, const Edit &edit) const;
    QList<Difference> decidable(ApplicantId applicant, const Blinder &blinder) const;
    Result<WorkKeeper::Outcome> accept(ApplicantId applicant, const QList<Difference> &chosen);

    DeskState &m_state;
    Corrections m_corrections;
    std::optional<Knowledge> m_knowledge; ///< made for the first edit
};

} // namespace Bole
