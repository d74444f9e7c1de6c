// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/formulatree.h"
#include "model/review/rubric.h"

#include <QCoreApplication>

namespace Bole {

/// How a rubric's totals are made, in sentences for who reads them.
class FormulaWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::FormulaWords)

public:
    /// "Total = Exam × 0.6 + Panel × 0.4. Exam: a number from elsewhere. …" Empty where the formula
    /// is not understood.
    static QString of(const Rubric &rubric);
    /// What a function does, in one line: "mean of the reviewers without the highest and lowest".
    static QString function(FormulaNode::Kind kind);
};

} // namespace Bole
