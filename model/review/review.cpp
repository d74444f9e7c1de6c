// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/review.h"

#include <array>
#include <utility>

namespace Bole {

namespace {

constexpr std::array states{
    std::pair{ReviewState::Draft, "draft"},         std::pair{ReviewState::Submitted, "submitted"},
    std::pair{ReviewState::Abstained, "abstained"}, std::pair{ReviewState::Skipped, "skipped"},
    std::pair{ReviewState::Conflict, "conflict"},
};

constexpr std::array decisions{
    std::pair{Decision::Undecided, "undecided"}, std::pair{Decision::Admit, "admit"},
    std::pair{Decision::Interview, "interview"}, std::pair{Decision::Wait, "wait"},
    std::pair{Decision::Reject, "reject"},
};

template <typename Table, typename Value>
QString nameIn(const Table &table, Value value)
{
    for (const auto &[known, name] : table) {
        if (known == value)
            return QString::fromLatin1(name);
    }
    return {};
}

template <typename Value, typename Table>
std::optional<Value> valueIn(const Table &table, QStringView name)
{
    for (const auto &[known, knownName] : table) {
        if (name == QLatin1StringView(knownName))
            return known;
    }
    return std::nullopt;
}

} // namespace

QList<Missing> missing(const ReviewContent &review, const Rubric &rubric)
{
    QList<Missing> found;
    for (const Criterion &criterion : rubric.criteria) {
        const auto level = review.scores.value(criterion.id).level;
        if (level && (*level < 1 || *level > criterion.levelCount()))
            found.append({Missing::ScoreOutOfScale, criterion.id});
        else if (!level && criterion.counts)
            found.append({Missing::Score, criterion.id});
    }
    if (review.decision == Decision::Reject && review.reason.trimmed().isEmpty())
        found.append(Missing{Missing::Reason, {}});
    return found;
}

QString nameOf(ReviewState state)
{
    return nameIn(states, state);
}

QString nameOf(Decision decision)
{
    return nameIn(decisions, decision);
}

std::optional<ReviewState> reviewStateFromString(QStringView name)
{
    return valueIn<ReviewState>(states, name);
}

std::optional<Decision> decisionFromString(QStringView name)
{
    return valueIn<Decision>(decisions, name);
}

} // namespace Bole
