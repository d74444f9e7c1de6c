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
            const auto step = m_state.season.history().undoable(m_state.reviewer);
            return step && !step->isEmpty() ? step->first().step : EditId();
        });
}

QSet<ApplicantId> DeskStages::within(ShortlistId list) const
{
    QSet<ApplicantId> within;
    const auto found = m_state.season.shortlists().shortlist(list);
    if (!found)
        return within;
    QSet<ApplicantId> declined;
    const auto answers = m_state.season.decisions().answers();
    for (const auto &[applicant, answer] :
         answers.value_or(QHash<ApplicantId, OfferAnswer>()).asKeyValueRange()) {
        if (answer.answer == Answer::Declined)
            declined.insert(applicant);
    }
    // By the committee's numbers: a place is everybody's, whatever is hidden from who sits here.
    const BlindedSeason committee(m_state.season, ReviewerId(), m_state.language);
    const auto out = ScoreBook::of(committee).and_then(
        [&](const ScoreBook &book) { return ruledOut(committee, book, found->applicants()); });
    const QList<ListPart> parts = listParts(*found, declined, out.value_or(QSet<ApplicantId>()));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts[i] == ListPart::Within)
            within.insert(found->entries[i].applicant);
    }
    return within;
}

/// Plans the stage of those who declined for those who came within the quota, one for one.
Result<QList<ApplicantId>> DeskStages::moveUp(const QSet<ApplicantId> &before,
                                              const QSet<ApplicantId> &after,
                                              const QList<ApplicantId> &declined)
{
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto places = season.stagePlaces().value_or(QHash<ApplicantId, StagePlace>());
    const QSet<ApplicantId> come = QSet<ApplicantId>(after).subtract(before);
    QList<ApplicantId> movedUp(come.begin(), come.end());
    std::ranges::sort(movedUp);
    QList<StageStore::Move> moves;
    for (qsizetype i = 0; i < movedUp.size() && i < declined.size(); ++i) {
        const QString stage = places.value(declined[i]).stage;
        if (!stage.isEmpty())
            moves.append({movedUp[i], stage, season.uuid(declined[i]).value_or(QString())});
    }
    return StageStore(m_state.season.database()).plan(moves, {}, m_state.reviewer).transform([&] {
        return movedUp;
    });
}

Result<QList<ApplicantId>> DeskStages::setAnswer(ShortlistId list,
                                                 const QList<ApplicantId> &applicants,
                                                 Answer answer, const QString &reason)
{
    Transaction transaction(m_state.season.database());
    const QSet<ApplicantId> before = within(list);
    return m_state.season.decisions()
        .setAnswer(applicants, answer, reason.trimmed(), m_state.reviewer)
        .and_then([&]() -> Result<QList<ApplicantId>> {
            return answer == Answer::Declined ? moveUp(before, within(list), applicants)
                                              : QList<ApplicantId>();
        })
        .and_then([&](const QList<ApplicantId> &movedUp) { return transaction.commit(movedUp); });
}

} // namespace Bole
