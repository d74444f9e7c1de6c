// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

namespace Bole {

struct ReviewContent;

/// One thing that differs between two versions of a rubric. `criterion` is empty for the title.
struct RubricChange
{
    enum Kind {
        TitleChanged,
        Added,
        Removed,
        Moved,
        Renamed,
        GuidanceChanged,
        LevelWordsChanged,
        LevelCountChanged,
        WeightChanged,
        CountsChanged,
        ConfidenceChanged,
        FormulaChanged, ///< or what rules out
    };
    Kind kind = TitleChanged;
    QString criterion;

    bool operator==(const RubricChange &) const = default;
};

/// May a score given under one version stand beside one given under the other?
enum class Comparable {
    Yes,
    Reworded, ///< same scale, but the words that explain it changed: with a note
    No,
};

QList<RubricChange> changes(const Rubric &before, const Rubric &after);
Comparable comparable(const Rubric &before, const Rubric &after, QStringView criterionId);
/// The totals: also the same criteria must count, with weights in the same proportion.
Comparable totalsComparable(const Rubric &before, const Rubric &after);
/// Takes away the scores that do not mean the same under the other version.
void keepComparable(ReviewContent &review, const Rubric &before, const Rubric &after);

} // namespace Bole
