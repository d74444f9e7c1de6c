// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/knowledge.h"

namespace Bole {

/// What takes time at first use and is the same for every document: maps of characters, the
/// parsers' expressions. Done once in the fork server, its readers have it from birth.
void warmUp(const Knowledge &knowledge);

/// The same for drawing: maps of characters and the machine's fonts, which reading hardly ever
/// needs.
void warmUpDrawing();

} // namespace Bole
