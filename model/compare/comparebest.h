// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

namespace Bole {

/// What is better; neither, where having more of it is no merit.
enum class PreferredValue { More, Less, Neither };

/// Marks the best of a row. Only what can be compared and is sure can be the best, and only if
/// nothing unsure might be better.
void markBest(CompareRow &row, PreferredValue better);

/// Whether the values of a row differ so much that it should be marked.
bool liesFarApart(const CompareRow &row);

} // namespace Bole
