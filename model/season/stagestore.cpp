// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/stagestore.h"

#include "model/season/decisionstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/settingstore.h"
#include "model/season/shortliststore.h"
#include "model/season/transaction.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString stagesKey = u"stages"_s;

QJsonObject toJson(const StagePlace &place)
{
    return {{u"stage"_s, place.stage},
            {u"planned"_s, place.planned},
            {u"insteadOf"_s, place.insteadOf},
            {u"reason"_s, place.reason},
            {u"by"_s, place.by.value}};
}

/// The list that moves are decided on. A sealed one holds what was decided until then; who moves up
/// afterwards is decided on none.
Result<ShortlistId> openList(Database &database, ShortlistId list)
{
    if (!list.isValid())
        return list;
    return ShortlistStore(database).shortlist(list).transform(
        [list](const Shortlist &found) { return found.isSealed() ? ShortlistId() : list; });
}

bool isKnown(const QList<Stage> &stages, const QString &id)
{
    return std::ranges::contains(stages, id, &Stage::id);
}

} // namespace

Result<QList<Stage>> StageStore::stages() const
{
    return SettingStore(m_database).value(stagesKey).transform([](const QJsonValue &stored) {
        return stagesFromJson(stored);
    });
}

Result<void> StageStore::requirePermission(ReviewerId by) const
{
    return DecisionStore(m_database).mayDecide(by).and_then([](bool allowed) -> Result<void> {
        return allowed ? Result<void>() : failure(ErrorCode::NotAllowed, u"stage"_s);
    });
}

Result<void> StageStore::setStages(const QList<Stage> &stages, ReviewerId by)
{
    Transaction transaction(m_database);
    if (const auto allowed = requirePermission(by); !allowed)
        return allowed;
    if (!areUsable(stages))
        return failure(ErrorCode::InvalidValue, u"name"_s);
    const auto places = this->places();
    if (!places)
        return std::unexpected(places.error());
    for (const StagePlace &place : *places) {
        for (const QString &id : {place.stage, place.planned}) {
            if (!id.isEmpty() && !isKnown(stages, id))
                return failure(ErrorCode::InvalidValue, u"stage"_s);
        }
    }
    transaction.announce(Topic::Decisions);
    return SettingStore(m_database).setRecorded(stagesKey, Bole::toJson(stages), by).and_then([&] {
        return transaction.commit();
    });
}

Result<QHash<ApplicantId, StagePlace>> StageStore::places() const
{
    QHash<ApplicantId, StagePlace> places;
    Query query(m_database,
                u"SELECT applicant_id, stage, planned, instead_of, reason, changed_by, changed_at "
                "FROM applicant_stage"_s);
    while (query.next())
        places.insert(query.id<ApplicantId>(0),
                      {query.text(1), query.text(2), query.text(3), query.text(4),
                       query.id<ReviewerId>(5), query.time(6)});
    return query.result(places);
}

Result<void> StageStore::plan(const QList<Move> &moves, const QString &reason, ReviewerId by)
{
    Transaction transaction(m_database);
    if (const auto allowed = requirePermission(by); !allowed)
        return allowed;
    const auto stages = this->stages();
    const auto places = this->places();
    if (!stages || !places)
        return std::unexpected(stages ? places.error() : stages.error());
    for (const Move &move : moves) {
        if (!move.stage.isEmpty() && !isKnown(*stages, move.stage))
            return failure(ErrorCode::InvalidValue, u"stage"_s);
        const StagePlace before = places->value(move.applicant);
        StagePlace after = before;
        after.planned = move.stage == before.stage ? QString() : move.stage;
        after.insteadOf = after.hasMove() ? move.insteadOf : QString();
        after.reason = after.hasMove() ? reason.trimmed() : QString();
        if (const auto done = change(move.applicant, before, after, by); !done)
            return done;
    }
    transaction.announce(Topic::Decisions);
    return transaction.commit();
}

Result<void> StageStore::apply(const QList<ApplicantId> &applicants, ShortlistId list,
                               ReviewerId by)
{
    Transaction transaction(m_database);
    if (const auto allowed = requirePermission(by); !allowed)
        return allowed;
    const auto stages = this->stages();
    const auto places = this->places();
    const auto decisions = DecisionStore(m_database).ofApplicants(applicants);
    if (!stages || !places || !decisions)
        return std::unexpected(!stages   ? stages.error()
                               : !places ? places.error()
                                         : decisions.error());
    QList<NewDecision> decided;
    for (const ApplicantId applicant : applicants) {
        const StagePlace before = places->value(applicant);
        if (!before.hasMove())
            continue;
        StagePlace after = before;
        after.stage = std::exchange(after.planned, QString());
        if (const auto done = change(applicant, before, after, by); !done)
            return done;
        const auto stage = std::ranges::find(*stages, after.stage, &Stage::id);
        const Decision now = decisions->value(applicant).decision;
        if (stage != stages->end() && stage->decision != Decision::Undecided &&
            stage->decision != now)
            decided.append({applicant, stage->decision, after.reason, now});
    }
    const auto decidedOn = openList(m_database, list);
    if (!decidedOn)
        return std::unexpected(decidedOn.error());
    transaction.announce(Topic::Decisions);
    return DecisionStore(m_database).decide(decided, *decidedOn, by).and_then([&] {
        return transaction.commit();
    });
}

Result<void> StageStore::change(ApplicantId applicant, const StagePlace &before, StagePlace after,
                                ReviewerId by)
{
    if (before.stage == after.stage && before.planned == after.planned &&
        before.reason == after.reason)
        return {};
    after.by = by;
    put(applicant, toJson(after));
    return History(m_database)
        .append(applicant, by, HistoryKind::Stage, {}, toJson(before), toJson(after))
        .transform([](EditId) {});
}

void StageStore::put(ApplicantId applicant, const QJsonObject &place)
{
    const auto text = [&](QLatin1StringView key) {
        return bound(place.value(key).toString());
    };
    Query(m_database,
          u"INSERT OR REPLACE INTO applicant_stage (applicant_id, stage, planned, instead_of, "
          "reason, changed_by, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
          {applicant.value, text("stage"_L1), text("planned"_L1), text("insteadOf"_L1),
           text("reason"_L1), bound(ReviewerId{place.value("by"_L1).toInteger()}), timestamp()});
}

Result<void> StageStore::setIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                        const QJsonObject &wanted)
{
    const auto now = places();
    if (!now)
        return std::unexpected(now.error());
    if (toJson(now->value(applicant)) != expected)
        return failure(ErrorCode::EditConflict, u"stage"_s);
    Transaction transaction(m_database);
    put(applicant, wanted);
    transaction.announce(Topic::Decisions);
    return transaction.commit();
}

} // namespace Bole
