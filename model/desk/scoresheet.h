// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/review.h"

#include <QSet>

namespace Bole {

/// Submitted, abstained or a conflict of interest: it stays as it is until it is taken back.
bool isClosed(std::optional<ReviewState> state);

/// Among the season's settings: the ids of the criteria that interview panels score.
inline const QString panelCriteriaKey = QStringLiteral("panelCriteria");

/// One review as a row of a table: its scores can be typed without opening anybody.
struct ScoreSheetRow
{
    ApplicantId applicant;
    ReviewerId reviewer;
    QString title;                      ///< the applicant's name as it may be shown, or the judge's
    std::optional<ReviewState> state{}; ///< nothing: not begun
    bool isLocked = false;              ///< abstained from, or closed by a conflict
    bool isHidden = false;              ///< there are scores, but not for who sits here
    QMap<QString, double> scores{};     ///< by criterion id
    QSet<QString> closed{};             ///< criteria that are not for who sits here

    bool takes(const QString &criterion) const { return !isLocked && !closed.contains(criterion); }
    bool isOpen() const { return !isLocked && state != ReviewState::Submitted; }
    bool operator==(const ScoreSheetRow &) const = default;
};

/// Many people and my criteria, or one candidate and all judges, as one table.
struct ScoreSheet
{
    QList<Criterion> criteria; ///< that reviewers are asked for
    QList<ScoreSheetRow> rows;

    bool isComplete(const ScoreSheetRow &row) const;
    bool operator==(const ScoreSheet &) const = default;
};

} // namespace Bole
