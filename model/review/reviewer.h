// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/ids.h"

#include <QList>
#include <QString>

namespace Bole {

enum class ReviewerRole { Coordinator, Member };

template <>
struct EnumNames<ReviewerRole>
{
    static constexpr std::array names{
        std::pair{ReviewerRole::Coordinator, "coordinator"},
        std::pair{ReviewerRole::Member, "member"},
    };
};

struct Reviewer
{
    ReviewerId id;
    QString name;
    QString initials;
    QString colour;   ///< #rrggbb
    QString language; ///< en | zh_CN; empty: as the program
    ReviewerRole role = ReviewerRole::Member;

    bool operator==(const Reviewer &) const = default;
};

/// "Ada Weaver" → "AW", "江晓" → "江晓".
QString initialsOf(const QString &name);

/// Somebody who joins these people: with initials, and a colour that nobody has yet. The first one
/// coordinates.
Reviewer newReviewer(const QList<Reviewer> &committee, const QString &name);

/// Who sets what holds for the whole committee: its decisions and its rules of fairness. The
/// coordinators; where there is none, or only one person, whoever is there looks after it.
bool leadsCommittee(const QList<Reviewer> &committee, ReviewerId who);

} // namespace Bole
