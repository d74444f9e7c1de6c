// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/formula.h"

#include <QCoreApplication>

namespace Bole {

/// How a formula came to a total, what it waits for, and what rules out.
class FormulaExplanation
{
    Q_DECLARE_TR_FUNCTIONS(Bole::FormulaExplanation)

public:
    static QString of(const FormulaResult &formula); ///< a line each
};

} // namespace Bole
