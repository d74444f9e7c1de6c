// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/formula.h"

namespace Bole {

/// A function of a formula and its id; `nameInFormula` says how it is written.
struct FormulaFunction
{
    FormulaNode::Kind kind;
    QLatin1StringView id;
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
