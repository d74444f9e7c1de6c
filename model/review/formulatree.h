// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/formula.h"

namespace Bole {

/// What a function is called in a formula.
struct FormulaFunction
{
    FormulaNode::Kind kind;
    QLatin1StringView english;
    QStringView chinese;
};
const QList<FormulaFunction> &formulaFunctions();

/// A formula as its parts, for who explains it.
struct FormulaTree
{
    struct Requirement
    {
        FormulaNode left;
        FormulaNode right;
        QString sign; ///< ≥ ≤ > <
    };
    std::optional<FormulaNode> root; ///< none where there is no formula
    QList<Requirement> requirements; ///< what must hold for a total to count

    static FormulaTree of(const Formula &formula);
};

} // namespace Bole
