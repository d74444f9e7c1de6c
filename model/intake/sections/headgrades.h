// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/recordwriter.h"
#include "model/intake/sections/outline.h"

namespace Bole {

/// Grades and ranks that a form prints at the top, beside name and school: they are those of the
/// latest studies that have none.
void readHeadGrades(const Outline &outline, RecordWriter &writer);

/// Those that a section lists by themselves.
void readGradesOfLatest(const QList<Item> &items, RecordWriter &writer);

} // namespace Bole
