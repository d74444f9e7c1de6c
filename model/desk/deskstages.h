// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/offeranswer.h"
#include "model/review/stage.h"

#include <QHash>

#include <functional>

namespace Bole {

struct DeskState;
struct Shortlist;

/// A move that is planned and not applied yet.
struct PlannedMove
{
    ApplicantId applicant;
    QString name; ///< as it may be shown
    StagePlace place;
    QString insteadOf;                       ///< the name of who declined, as it may be shown
    Decision decision = Decision::Undecided; ///< that the stage brings; undecided: none
};

/// How far the people of one group have come.
struct StageCount
{
    enum class Kind { Everybody, SchoolList, Programme };
    Kind kind = Kind::Everybody;
    QString group; ///< a list of schools, or a programme of the roster
    int applicants = 0;
    int unchecked = 0;  ///< of them, those who are counted here by a school that nobody has checked
    QList<int> reached; ///< by stage: who stands there or further on
    int accepted = 0;
    int declined = 0;

    bool operator==(const StageCount &) const = default;
};

/// The stages of the season and the way of the applicants through them. A part of the desk.
class DeskStages
{
public:
    explicit DeskStages(DeskState &state) : m_state(state) {}

    QList<Stage> all() const;
    /// NotAllowed for who does not lead the committee, InvalidValue where somebody stands in one
    /// that would go, or a name is missing.
    Result<void> setAll(const QList<Stage> &stages);
    QHash<ApplicantId, StagePlace> places() const;

    /// Nothing happens until it is applied. An empty stage takes planned moves away.
    Result<void> plan(const QList<ApplicantId> &applicants, const QString &stage,
                      const QString &reason = {});
    /// Of everybody in the season, or of these.
    QList<PlannedMove> planned(const QList<ApplicantId> &among = {}) const;
    /// As one step to undo, with the decisions that the stages bring. Nobody with whom the one who
    /// does it has a conflict of interest.
    Result<EditId> apply(const QList<ApplicantId> &applicants, ShortlistId list = {});

    /// Everybody, then the lists of their schools, then the programmes, as far as it may be seen.
    Result<QList<StageCount>> counts() const;

    /// What these people answered to an offer; None takes the answer away. When somebody on the
    /// list declines, whoever thereby comes within the quota is planned for the stage that the
    /// other one had: they are returned.
    Result<QList<ApplicantId>> setAnswer(ShortlistId list, const QList<ApplicantId> &applicants,
                                         Answer answer, const QString &reason);

    /// Does something by which these people leave their places on all lists, and plans the stages
    /// that they had for whoever moves up.
    Result<void> leave(const QList<ApplicantId> &leaving, const std::function<Result<void>()> &how);
    /// Who comes back has the place again: moves that were planned instead of them are dropped.
    Result<void> comeBack(const QList<ApplicantId> &applicants);

private:
    struct FreePlace;
    struct Line;
    Result<QList<ApplicantId>> leave(const QList<ShortlistId> &lists,
                                     const QList<ApplicantId> &leaving,
                                     const std::function<Result<void>()> &how);
    Line lineOf(ShortlistId list) const;
    QList<FreePlace> freedBy(const QList<ApplicantId> &leaving, const Line &before) const;
    Result<QList<ApplicantId>> moveUp(const Line &before, const Line &after,
                                      const QList<ApplicantId> &leaving);

    DeskState &m_state;
};

} // namespace Bole
