// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/columns.h"

namespace Bole {

/// How well a way of reading the pages explains what stands on them: headings have their lines to
/// themselves, dates stand beside what they date, sentences go on where they broke off, and no line
/// is read across two columns or a wall. More is better.
double scoreOf(const QList<QList<Region>> &pages, const QList<QList<Wall>> &walls);

} // namespace Bole
