// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QMap>

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

/// Places for each group of a list's people (a programme, a supervisor) instead of one quota for
/// all.
struct GroupQuotas
{
    QString by;                ///< the roster's field whose values are the groups; empty: no groups
    QMap<QString, int> places; ///< by group; a group that is not named has none

    bool isEmpty() const { return by.isEmpty(); }
    bool operator==(const GroupQuotas &) const = default;
};

/// A named list: ordered by a rule, then by hand.
struct Shortlist
{
    ShortlistId id;
    QString name;
    QJsonObject rule;
    std::optional<int> quota;   ///< after how many entries the quota ends
    std::optional<int> waiting; ///< how many more are on the waiting list, of each group
    GroupQuotas quotas;         ///< beside them `quota`, where given, is how many there are in all
    QHash<ApplicantId, QString> groups; ///< who belongs to which; only where there are quotas
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
