// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/review/stage.h"

#include <QHash>
#include <QJsonObject>

namespace Bole {

class Database;

/// The stages of the season, and where each applicant stands. Only who leads the committee plans
/// and applies moves.
class StageStore
{
public:
    explicit StageStore(Database &database) : m_database(database) {}

    Result<QList<Stage>> stages() const;
    /// InvalidValue when one has no name, or somebody stands in one that would go.
    Result<void> setStages(const QList<Stage> &stages, ReviewerId by);

    /// Of everybody who is in a stage or is meant to move to one.
    Result<QHash<ApplicantId, StagePlace>> places() const;

    /// A move that somebody wants, and what stood there when they saw it.
    struct Move
    {
        ApplicantId applicant;
        QString stage;     ///< empty takes a planned move away
        QString insteadOf; ///< see StagePlace
    };
    /// Plans these moves as one undoable step; where somebody stands already is no move.
    Result<void> plan(const QList<Move> &moves, const QString &reason, ReviewerId by);
    /// Makes the planned moves of these applicants, with the decisions that the stages bring, as
    /// one undoable step. NotAllowed where a conflict of interest forbids to decide.
    Result<void> apply(const QList<ApplicantId> &applicants, ShortlistId list, ReviewerId by);

    /// For the history, inside its transaction.
    Result<void> setIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                const QJsonObject &wanted);

private:
    Result<void> requirePermission(ReviewerId by) const;
    Result<void> change(ApplicantId applicant, const StagePlace &before, StagePlace after,
                        ReviewerId by);
    void put(ApplicantId applicant, const QJsonObject &place);

    Database &m_database;
};

} // namespace Bole
