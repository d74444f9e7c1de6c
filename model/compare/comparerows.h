// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

namespace Bole {

/// The rows that these people can be compared in: what nobody has anything for is left out. The
/// best of a row is marked where its values can be put in order.
QList<CompareRow> compareRows(const QList<PersonRow> &people, const ScoreBook &book,
                              const Knowledge &knowledge);

} // namespace Bole
