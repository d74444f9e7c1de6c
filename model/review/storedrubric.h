// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/rubric.h"

#include <QDateTime>

namespace Bole {

/// A version of a rubric as the season keeps it. Scores point to its id.
struct StoredRubric
{
    RubricId id;
    Rubric rubric;
    ReviewerId createdBy;
    QDateTime createdAt;

    bool operator==(const StoredRubric &) const = default;
};

} // namespace Bole
