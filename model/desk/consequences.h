// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordedit.h"

namespace Bole {

class Knowledge;

/// An edit and what follows from it, as one step: a paper's tier follows its venue, the applicant's
/// place the authors' names, an institution's id and a degree's level what is written, and a hint
/// goes when its reason has gone. What a person has said something about is left alone.
QList<Edit> withConsequences(const CheckedRecord &record, const Edit &edit,
                             const Knowledge &knowledge, PartialDate today);

} // namespace Bole
