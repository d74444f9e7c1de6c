// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/decisionstore.h"

#include "model/season/answerstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/shortliststore.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString selectDecisions =
    u"SELECT applicant_id, decision, reason, shortlist_id, decided_by, decided_at FROM "
    "committee_decision "_s;

CommitteeDecision decisionFrom(const Query &query)
{
    return {.decision = fromName<Decision>(query.text(1)).value_or(Decision::Undecided),
            .reason = query.text(2),
            .list = query.id<ShortlistId>(3),
            .by = query.id<ReviewerId>(4),
            .at = query.time(5)};
}

QJsonObject toJson(Decision decision, const QString &reason, ShortlistId list, ReviewerId by,
                   const QString &at)
{
    return {{u"value"_s, nameOf(decision)},
            {u"reason"_s, reason},
            {u"list"_s, list.value},
            {u"by"_s, by.value},
            {u"at"_s, at}};
}

QJsonObject toJson(const CommitteeDecision &decision)
{
    return toJson(decision.decision, decision.reason, decision.list, decision.by,
                  decision.at.isValid() ? decision.at.toUTC().toString(Qt::ISODateWithMs)
                                        : QString());
}

} // namespace

Result<CommitteeDecision> DecisionStore::ofApplicant(ApplicantId applicant) const
{
    Query query(m_database, selectDecisions + u"WHERE applicant_id = ?"_s, {applicant.value});
    const CommitteeDecision decision = query.next() ? decisionFrom(query) : CommitteeDecision();
    return query.result(decision);
}

Result<QHash<ApplicantId, CommitteeDecision>>
DecisionStore::ofApplicants(const QList<ApplicantId> &applicants) const
{
    QHash<ApplicantId, CommitteeDecision> decisions;
    Query query(m_database,
                selectDecisions + u"WHERE applicant_id IN (SELECT value FROM json_each(?))"_s,
                {bound(applicants)});
    while (query.next())
        decisions.insert(query.id<ApplicantId>(0), decisionFrom(query));
    return query.result(std::move(decisions));
}

Result<bool> DecisionStore::mayDecide(ReviewerId reviewer) const
{
    return ReviewerStore(m_database).list().transform([&](const QList<Reviewer> &committee) {
        return leadsCommittee(committee, reviewer);
    });
}

Result<void> DecisionStore::requirePermission(ReviewerId by) const
{
    return mayDecide(by).and_then([](bool allowed) -> Result<void> {
        return allowed ? Result<void>() : failure(ErrorCode::NotAllowed, u"decision"_s);
    });
}

Result<void> DecisionStore::requireOpen(ShortlistId list) const
{
    if (!list.isValid())
        return {};
    return ShortlistStore(m_database)
        .shortlist(list)
        .and_then([](const Shortlist &found) -> Result<void> {
            return found.isSealed() ? failure(ErrorCode::ShortlistSealed) : Result<void>();
        });
}

Result<void> DecisionStore::decide(const QList<NewDecision> &decisions, ShortlistId list,
                                   ReviewerId by)
{
    Transaction transaction(m_database);
    const auto allowed = requirePermission(by).and_then([&] { return requireOpen(list); });
    if (!allowed)
        return allowed;
    const QString now = timestamp();
    for (const NewDecision &decision : decisions) {
        if (const auto done = decideOne(decision, list, by, now); !done)
            return done;
    }
    transaction.announce(Topic::Decisions);
    return transaction.commit();
}

Result<void> DecisionStore::decideOne(const NewDecision &decision, ShortlistId list, ReviewerId by,
                                      const QString &now)
{
    if (decision.decision == Decision::Reject && decision.reason.trimmed().isEmpty())
        return failure(ErrorCode::InvalidValue, u"reason"_s);
    const auto mine = ReviewStore(m_database).state(decision.applicant, by);
    if (!mine)
        return std::unexpected(mine.error());
    if (isConflict(*mine))
        return failure(ErrorCode::NotAllowed, u"conflict of interest"_s);
    const auto before = ofApplicant(decision.applicant);
    if (!before)
        return std::unexpected(before.error());
    if (before->decision != decision.seen)
        return failure(ErrorCode::EditConflict, u"decision"_s);
    if (before->decision == decision.decision && before->reason == decision.reason)
        return {};
    const QJsonObject after = toJson(decision.decision, decision.reason, list, by, now);
    put(decision.applicant, after);
    return History(m_database)
        .append(decision.applicant, by, HistoryKind::Committee, {}, toJson(*before), after)
        .transform([](EditId) {});
}

Result<void> DecisionStore::setAnswer(const QList<ApplicantId> &applicants, Answer answer,
                                      const QString &reason, ReviewerId by)
{
    Transaction transaction(m_database);
    if (const auto allowed = requirePermission(by); !allowed)
        return allowed;
    const auto before = answers();
    if (!before)
        return std::unexpected(before.error());
    for (const ApplicantId applicant : applicants) {
        const OfferAnswer old = before->value(applicant);
        if (old.answer == answer && old.reason == reason)
            continue;
        OfferAnswer given;
        if (answer != Answer::None)
            given = {answer, reason, by, QDateTime::currentDateTimeUtc()};
        if (const auto done = AnswerStore(m_database).change(applicant, old, given, by); !done)
            return done;
    }
    transaction.announce(Topic::Decisions);
    return transaction.commit();
}

Result<QHash<ApplicantId, OfferAnswer>> DecisionStore::answers() const
{
    QHash<ApplicantId, OfferAnswer> answers;
    Query query(m_database,
                u"SELECT applicant_id, answer, reason, noted_by, noted_at FROM offer_answer"_s);
    while (query.next())
        answers.insert(query.id<ApplicantId>(0),
                       {fromName<Answer>(query.text(1)).value_or(Answer::None), query.text(2),
                        query.id<ReviewerId>(3), query.time(4)});
    return query.result(answers);
}

void DecisionStore::put(ApplicantId applicant, const QJsonObject &decision)
{
    const QString at = decision.value("at"_L1).toString();
    Query(m_database,
          u"INSERT OR REPLACE INTO committee_decision (applicant_id, decision, reason, "
          "shortlist_id, decided_by, decided_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
          {applicant.value, decision.value("value"_L1).toString(),
           bound(decision.value("reason"_L1).toString()),
           bound(ShortlistId{decision.value("list"_L1).toInteger()}),
           bound(ReviewerId{decision.value("by"_L1).toInteger()}),
           at.isEmpty() ? QVariant() : QVariant(at), timestamp()});
}

Result<void> DecisionStore::setIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                           const QJsonObject &wanted)
{
    const auto now = ofApplicant(applicant);
    if (!now)
        return std::unexpected(now.error());
    if (toJson(*now) != expected)
        return failure(ErrorCode::EditConflict, u"decision"_s);
    // A deleted list seals nothing any more.
    const ShortlistId list{expected.value("list"_L1).toInteger()};
    if (const auto open = requireOpen(list); !open && open.error().code != ErrorCode::NotFound)
        return open;
    Transaction transaction(m_database);
    put(applicant, wanted);
    transaction.announce(Topic::Decisions);
    return transaction.commit();
}

} // namespace Bole
