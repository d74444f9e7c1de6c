// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/columnsides.h"

namespace Bole {

/// The stretches of rows that leave one place free, with at least `least` rows on each side.
QList<Gutter> guttersAt(const QList<Row> &rows, double x, int least);

/// Those of all places.
QList<Gutter> guttersOf(const QList<Row> &rows);

/// Moves the gutter into the middle of its white strip, and measures that.
void widen(Gutter &gutter, const QList<Row> &rows);

/// The size of the letters beside it.
double usualSize(const QList<Row> &rows, const Gutter &gutter);

} // namespace Bole
