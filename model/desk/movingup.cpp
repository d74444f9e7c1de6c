// SPDX-License-Identifier: GPL-3.0-or-later
// Who leaves a list gives the place to the next.
#include "model/desk/deskstages.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/review/scorebook.h"
#include "model/season/decisionstore.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"
#include "model/season/stagestore.h"
#include "model/season/transaction.h"
#include "model/shortlist/listnumbers.h"
#include "model/shortlist/seal.h"

#include <algorithm>

namespace Bole {

/// Who of a list is within the quota, in its order, and to which group they belong.
struct DeskStages::Line
{
    QList<ApplicantId> within;
    QHash<ApplicantId, QString> groups;
};

struct DeskStages::FreePlace
{
    ApplicantId of;
    QString group;
    QString stage; ///< that its owner had, or was meant to have
};

DeskStages::Line DeskStages::lineOf(ShortlistId list) const
{
    const auto found = m_state.season.shortlists().shortlist(list);
    if (!found)
        return {};
    // By the committee's numbers: a place is everybody's, whatever is hidden from who sits here.
    const BlindedSeason committee(m_state.season, ReviewerId(), m_state.language);
    const auto left = whoLeftTheirPlace(committee, *found).value_or(QSet<ApplicantId>());
    const auto out = ScoreBook::of(committee).and_then(
        [&](const ScoreBook &book) { return withoutPlace(committee, book, *found); });
    const QList<ListPart> parts = listParts(*found, left, out.value_or(QSet<ApplicantId>()));
    Line line{{}, sealedGroups(*found).value_or(found->groups)};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts[i] == ListPart::Within)
            line.within.append(found->entries[i].applicant);
    }
    return line;
}

/// In the list's order. Who was not within the quota leaves no place.
QList<DeskStages::FreePlace> DeskStages::freedBy(const QList<ApplicantId> &leaving,
                                                 const Line &before) const
{
    const auto places = this->places();
    const QList<Stage> stages = all();
    const auto stageOf = [&](ApplicantId applicant) {
        const StagePlace place = places.value(applicant);
        return place.hasMove() ? place.planned : place.stage;
    };
    QList<FreePlace> freed;
    for (const ApplicantId applicant : before.within) {
        if (!leaving.contains(applicant))
            continue;
        FreePlace place{applicant, before.groups.value(applicant), stageOf(applicant)};
        // Nobody said where this one stands: the others of the group show how far along it is.
        for (const ApplicantId other :
             place.stage.isEmpty() ? before.within : QList<ApplicantId>()) {
            if (before.groups.value(other) == place.group &&
                stageIndex(stages, stageOf(other)) > stageIndex(stages, place.stage))
                place.stage = stageOf(other);
        }
        freed.append(place);
    }
    return freed;
}

/// One for one in the list's order, within a group where there are groups.
Result<QList<ApplicantId>> DeskStages::moveUp(const Line &before, const Line &after,
                                              const QList<ApplicantId> &leaving)
{
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto places = this->places();
    const QList<Stage> stages = all();
    QList<FreePlace> freed = freedBy(leaving, before);
    QList<ApplicantId> movedUp;
    QList<StageStore::Move> moves;
    for (const ApplicantId applicant : leaving) {
        if (places.value(applicant).hasMove())
            moves.append({applicant, {}, {}});
    }
    for (const ApplicantId applicant : after.within) {
        if (before.within.contains(applicant))
            continue;
        movedUp.append(applicant);
        auto place = std::ranges::find(freed, after.groups.value(applicant), &FreePlace::group);
        place = place == freed.end() ? freed.begin() : place;
        if (place == freed.end())
            continue;
        const FreePlace taken = *place;
        freed.erase(place);
        if (stageIndex(stages, places.value(applicant).stage) < stageIndex(stages, taken.stage))
            moves.append({applicant, taken.stage, season.uuid(taken.of).value_or(QString())});
    }
    return StageStore(m_state.season.database()).plan(moves, {}, m_state.reviewer).transform([&] {
        return movedUp;
    });
}

Result<QList<ApplicantId>> DeskStages::leave(const QList<ShortlistId> &lists,
                                             const QList<ApplicantId> &leaving,
                                             const std::function<Result<void>()> &how)
{
    Transaction transaction(m_state.season.database());
    QList<Line> before;
    for (const ShortlistId list : lists)
        before.append(lineOf(list));
    if (const auto done = how(); !done)
        return std::unexpected(done.error());
    QList<ApplicantId> movedUp;
    for (qsizetype i = 0; i < lists.size(); ++i) {
        const auto moved = moveUp(before[i], lineOf(lists[i]), leaving);
        if (!moved)
            return moved;
        movedUp += *moved;
    }
    return transaction.commit(movedUp);
}

Result<void> DeskStages::leave(const QList<ApplicantId> &leaving,
                               const std::function<Result<void>()> &how)
{
    const auto all = m_state.season.shortlists().list();
    if (!all)
        return std::unexpected(all.error());
    QList<ShortlistId> lists;
    for (const Shortlist &list : *all) {
        const QList<ApplicantId> there = list.applicants();
        if (std::ranges::any_of(leaving, [&](ApplicantId one) { return there.contains(one); }))
            lists.append(list.id);
    }
    return leave(lists, leaving, how).transform([](const QList<ApplicantId> &) {});
}

Result<void> DeskStages::comeBack(const QList<ApplicantId> &applicants)
{
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    QSet<QString> back;
    for (const ApplicantId applicant : applicants)
        back.insert(season.uuid(applicant).value_or(QString()));
    QList<StageStore::Move> moves;
    for (const auto &[applicant, place] : places().asKeyValueRange()) {
        if (place.hasMove() && !place.insteadOf.isEmpty() && back.contains(place.insteadOf))
            moves.append({applicant, {}, {}});
    }
    return StageStore(m_state.season.database()).plan(moves, {}, m_state.reviewer);
}

Result<QList<ApplicantId>> DeskStages::setAnswer(ShortlistId list,
                                                 const QList<ApplicantId> &applicants,
                                                 Answer answer, const QString &reason)
{
    const auto set = [&] {
        return m_state.season.decisions().setAnswer(applicants, answer, reason.trimmed(),
                                                    m_state.reviewer);
    };
    if (answer == Answer::Declined)
        return leave(QList{list}, applicants, set);
    Transaction transaction(m_state.season.database());
    return set().and_then([&] { return comeBack(applicants); }).and_then([&] {
        return transaction.commit(QList<ApplicantId>());
    });
}

} // namespace Bole
