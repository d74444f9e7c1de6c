// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/formula.h"

namespace Bole {

/// How a formula came to somebody's total beside its arithmetic, or to none: the steps, what is
/// missing, what rules out. A line each, the same on the screen and on paper.
QStringList formulaLines(const FormulaResult &formula, const QString &language);

/// "Ruled out: exam ≥ 60: 52"
QString ruledOutWords(const QString &failed, const QString &language);

} // namespace Bole
