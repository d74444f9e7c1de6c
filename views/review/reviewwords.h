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
    static QString number(double value); ///< two decimals at most, in the window's language
    /// How a total came about, criterion by criterion.
    static QString explain(const Total &total, const Rubric &rubric);
};

/// "zh_CN" or "en": in which of the two languages texts that are kept in both are shown.
QString windowLanguage();

} // namespace Bole
