// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/sections/outline.h"

namespace Bole {

/// A section whose heading names several kinds ("Skills and Awards", "竞赛与社团经历") as one part
/// for each kind: every line is weighed by itself, what stands under it goes with it.
QList<SectionLines> partsByKind(const SectionLines &section, const Knowledge &knowledge);

} // namespace Bole
