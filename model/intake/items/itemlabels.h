// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/items.h"
#include "model/knowledge/labels.h"

namespace Bole {

/// Put before the cells of a table's column that says who awarded something.
constexpr QStringView issuerLabel = u"Awarded by: ";

/// The label that an item begins with.
LabelKind firstLabel(const Item &item);

/// Without labels whose date was taken off: "项目时间：".
void dropEmptiedTimeLabels(Item &item);

/// Cells end where a label begins, and lose it; what it said is kept in `cellLabels`.
void partAtLabels(Item &item);

} // namespace Bole
