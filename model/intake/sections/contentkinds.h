// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"
#include "model/record/recordenums.h"

namespace Bole {

class Knowledge;

/// What lines under a heading in unheard-of words are ("Where I learnt"): the kind that most of
/// them show, or nothing.
Stored<SectionKind> kindByContent(const QList<TextLine> &lines, const Knowledge &knowledge);

} // namespace Bole
