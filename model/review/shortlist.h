// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace Bole {

struct ShortlistEntry
{
    ApplicantId applicant;
    bool tied = false;  ///< shares the place of the entry before
    int gap = 0;        ///< places left empty before it
    bool moved = false; ///< by hand, away from the rule
    QString reason;     ///< for the move

    bool operator==(const ShortlistEntry &) const = default;
};

/// A named list: ordered by a rule, then by hand.
struct Shortlist
{
    ShortlistId id;
    QString name;
    QJsonObject rule;
    std::optional<int> quota;   ///< after how many entries the quota ends
    std::optional<int> waiting; ///< how many more are on the waiting list
    QList<ShortlistEntry> entries;
    QJsonObject seal; ///< empty while the list is open; with its checksum otherwise
    ReviewerId createdBy;
    QDateTime createdAt;
    QDateTime changedAt;

    bool isSealed() const { return !seal.isEmpty(); }
    QList<ApplicantId> applicants() const
    {
        QList<ApplicantId> ids;
        for (const ShortlistEntry &entry : entries)
            ids.append(entry.applicant);
        return ids;
    }
    bool operator==(const Shortlist &) const = default;
};

} // namespace Bole
