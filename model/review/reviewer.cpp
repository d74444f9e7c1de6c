// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/reviewer.h"

#include <QStringList>

#include <algorithm>

namespace Bole {

namespace {

// Far apart also for the colour-blind (after Okabe and Ito), readable on light and dark.
constexpr const char *colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                   "#8a6d00", "#5b5bd6", "#00a0b0", "#a4502d"};

} // namespace

QString initialsOf(const QString &name)
{
    const QStringList words = name.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words.size() == 1)
        return words.first().left(2);
    QString initials;
    for (const QString &word : words)
        initials += word.left(1).toUpper();
    return initials.left(3);
}

Reviewer newReviewer(const QList<Reviewer> &committee, const QString &name)
{
    Reviewer reviewer;
    reviewer.name = name.simplified();
    reviewer.initials = initialsOf(name);
    // Whoever starts a season looks after it until somebody else is named.
    reviewer.role = committee.isEmpty() ? ReviewerRole::Coordinator : ReviewerRole::Member;
    for (const char *colour : colours) {
        reviewer.colour = QLatin1StringView(colour);
        if (!std::ranges::contains(committee, reviewer.colour, &Reviewer::colour))
            break;
    }
    return reviewer;
}

bool leadsCommittee(const QList<Reviewer> &committee, ReviewerId who)
{
    const auto found = std::ranges::find(committee, who, &Reviewer::id);
    if (found == committee.end())
        return false;
    const bool isLed = committee.size() > 1 &&
                       std::ranges::contains(committee, ReviewerRole::Coordinator, &Reviewer::role);
    return !isLed || found->role == ReviewerRole::Coordinator;
}

} // namespace Bole
