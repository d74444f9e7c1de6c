// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/historykind.h"

#include <QDateTime>
#include <QJsonObject>

namespace Bole {

/// One thing that a person did, as the history keeps it.
struct HistoryEntry
{
    EditId id;
    EditId step; ///< shared by what was done at once
    ApplicantId applicant;
    ReviewerId by;
    QDateTime at;
    Stored<HistoryKind> kind;
    QString pointer; ///< where the value stood when it was edited; a tag's name, a document's id …
    QJsonObject before; ///< {"value": …, …}; for records see FieldContent
    QJsonObject after;
    bool undone = false;

    bool operator==(const HistoryEntry &) const = default;
};

/// What somebody has before their eyes: an applicant, or a list with its people.
struct Front
{
    ApplicantId applicant;
    ShortlistId list;

    bool isValid() const { return applicant.isValid() || list.isValid(); }
    bool operator==(const Front &) const = default;
};

} // namespace Bole
