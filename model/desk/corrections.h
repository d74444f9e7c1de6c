// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/workkeeper.h"
#include "model/record/recordedit.h"

#include <memory>

namespace Bole {

/// Edits of records on their way into the season. Those that it has not taken yet can be put over
/// what it says, so that nobody types them twice.
class Corrections
{
public:
    explicit Corrections(WorkKeeper &keeper);

    Result<WorkKeeper::Outcome> apply(ApplicantId applicant, const QList<Edit> &edits,
                                      ReviewerId by);
    CheckedRecord over(ApplicantId applicant, CheckedRecord record) const;

private:
    struct Kept
    {
        ApplicantId applicant;
        QList<Edit> edits;
        ReviewerId by;
    };

    WorkKeeper &m_keeper;
    std::shared_ptr<QList<std::shared_ptr<Kept>>> m_kept; ///< in the order in which they were made
};

} // namespace Bole
