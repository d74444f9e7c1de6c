// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/entrysplit.h"
#include "model/intake/items/fields.h"

namespace Bole {

/// An entry of an education section and what has been found in it so far.
struct Study
{
    Entry entry;
    QList<Chunk> chunks = {}; ///< of the header
    Passage institution = {};
    Passage degree = {};
    qsizetype degreeItem = 0; ///< in the header
    Span degreeSpan = {};

    bool fieldBehindSchool = false; ///< the section's entries have it there

    bool overlapsInstitution(const Passage &passage) const;
    /// The text with the school's name blanked: "某某大学 本科" has no 大学本科 in it.
    QString withoutInstitution(const Passage &text) const;
};

} // namespace Bole
