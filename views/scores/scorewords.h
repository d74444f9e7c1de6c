// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

#include <QCoreApplication>

#include <functional>

namespace Bole {

class NumberTable;
struct ScoreSheet;
struct ScoreSheetRow;

/// What the tables that scores are typed into say of criteria and rows.
class ScoreWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::ScoreWords)

public:
    /// Above a column: the criterion's name and, below it, its lowest and highest score.
    static QString heading(const Criterion &criterion);
    /// Why something typed was not taken.
    static QString refusal(const QString &typed);
    static QString allowedRange(const Criterion &criterion);
    static QString state(const ScoreSheetRow &row);
    /// The scores of a row, from this column on; locked where there is a reason to.
    using WhyLocked = std::function<QString(const ScoreSheetRow &, const QString &criterion)>;
    static void showScores(NumberTable &table, int row, int firstColumn, const ScoreSheet &sheet,
                           const WhyLocked &whyLocked);
};

} // namespace Bole
