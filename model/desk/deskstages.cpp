// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskstages.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskstate.h"
#include "model/review/scorebook.h"
#include "model/season/applicantstore.h"
#include "model/season/decisionstore.h"
#include "model/season/history.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"
#include "model/season/stagestore.h"
#include "model/season/transaction.h"
#include "model/shortlist/listnumbers.h"

#include <algorithm>

namespace Bole {

QList<Stage> DeskStages::all() const
{
    return StageStore(m_state.season.database()).stages().value_or(usualStages());
}

Result<void> DeskStages::setAll(const QList<Stage> &stages)
{
    return StageStore(m_state.season.database()).setStages(stages, m_state.reviewer);
}

QHash<ApplicantId, StagePlace> DeskStages::places() const
{
    return BlindedSeason::atDesk(m_state).stagePlaces().value_or(QHash<ApplicantId, StagePlace>());
}

Result<void> DeskStages::plan(const QList<ApplicantId> &applicants, const QString &stage,
                              const QString &reason)
{
    QList<StageStore::Move> moves;
    for (const ApplicantId applicant : applicants)
        moves.append({applicant, stage, {}});
    return StageStore(m_state.season.database()).plan(moves, reason, m_state.reviewer);
}

QList<PlannedMove> DeskStages::planned(const QList<ApplicantId> &among) const
{
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto places = this->places();
    const QList<Stage> stages = all();
    QHash<QString, ApplicantId> byUuid;
    for (const ApplicantId applicant : season.everybody().value_or(QList<ApplicantId>()))
        byUuid.insert(season.uuid(applicant).value_or(QString()), applicant);
    const DeskApplicants names(m_state);
    QList<PlannedMove> moves;
    for (const ApplicantId applicant : std::as_const(byUuid)) {
        const StagePlace place = places.value(applicant);
        if (!place.hasMove() || (!among.isEmpty() && !among.contains(applicant)))
            continue;
        const auto stage = std::ranges::find(stages, place.planned, &Stage::id);
        const ApplicantId gone = byUuid.value(place.insteadOf);
        moves.append({applicant, names.name(applicant), place,
                      gone.isValid() ? names.name(gone) : QString(),
                      stage == stages.end() ? Decision::Undecided : stage->decision});
    }
    std::ranges::sort(moves, {}, &PlannedMove::applicant);
    return moves;
}

Result<EditId> DeskStages::apply(const QList<ApplicantId> &applicants, ShortlistId list)
{
    return m_state.work.settle()
        .and_then([&] {
            return StageStore(m_state.season.database()).apply(applicants, list, m_state.reviewer);
        })
        .transform([&] {
            return m_state.season.history().undoableStep(m_state.reviewer).value_or(EditId());
        });
}

} // namespace Bole
