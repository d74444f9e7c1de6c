// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/knowledge/venuelists.h"

namespace Bole {

/// What rows are made with beside the people themselves.
struct CompareTables
{
    const Knowledge &knowledge;
    VenueLists venues; ///< the committee's own lists of venues
};

/// The rows that these people can be compared in: what nobody has anything for is left out. The
/// best of a row is marked where its values can be put in order.
QList<CompareRow> compareRows(const QList<PersonRow> &people, const ScoreBook &book,
                              const CompareTables &tables);

} // namespace Bole
