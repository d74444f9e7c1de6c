// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/recordwriter.h"
#include "model/intake/sections/outline.h"

namespace Bole {

/// What the boxes of a form tell of studies outside of any section of education: an entry, or what
/// one that was read lacks.
void readFormStudies(const Outline &outline, RecordWriter &writer);

} // namespace Bole
