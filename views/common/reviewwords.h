// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review.h"
#include "model/review/totals.h"

#include <QCoreApplication>

namespace Bole {

/// The words that the panes about reviews share.
class ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::ReviewWords)

public:
    static QString stateName(ReviewState state);
    static QString decisionName(Decision decision);
    /// What has just been done about somebody, to be announced.
    static QString decided(Decision decision, const QString &name);
    static QString stateSet(ReviewState state, const QString &name);
    static QString number(double value); ///< two decimals at most, in the window's language
    /// How a total came about, criterion by criterion.
    static QString explain(const Total &total, const Rubric &rubric);
};

} // namespace Bole
