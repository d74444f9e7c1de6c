// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubriccomparison.h"

#include <QCoreApplication>

namespace Bole {

/// What is wrong with a rubric, and what changed between two, in sentences.
class RubricWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::RubricWords)

public:
    static QString problem(const RubricProblem &problem, const Rubric &rubric);
    static QString formulaFault(const Rubric &rubric); ///< empty where it is understood
    static QString change(const RubricChange &change, const Rubric &before, const Rubric &after);
};

} // namespace Bole
