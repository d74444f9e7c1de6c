// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/reviewstore.h"

#include "model/season/facts.h"
#include "model/season/history.h"
#include "model/season/json.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

#include <QHash>

#include <cmath>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

Review reviewFrom(const Query &query)
{
    Review review{.id = query.id<ReviewId>(0),
                  .applicant = query.id<ApplicantId>(1),
                  .reviewer = query.id<ReviewerId>(2),
                  .rubric = query.id<RubricId>(3),
                  .content = {},
                  .createdAt = query.time(9),
                  .changedAt = query.time(10),
                  .submittedAt = query.time(11)};
    review.content.state = fromName<ReviewState>(query.text(4)).value_or(ReviewState::Draft);
    review.content.note = query.text(5);
    review.content.citations = citationsFromJson(arrayFromColumn(query.text(6)));
    review.content.decision = fromName<Decision>(query.text(7)).value_or(Decision::Undecided);
    review.content.reason = query.text(8);
    return review;
}

CriterionScore scoreFrom(const Query &query, int first)
{
    return {.level = query.optionalReal(first),
            .confidence = query.optionalNumber(first + 1),
            .note = query.text(first + 2),
            .citations = citationsFromJson(arrayFromColumn(query.text(first + 3)))};
}

QJsonObject decisionJson(const QString &decision, const QString &reason)
{
    return {{u"value"_s, decision}, {u"reason"_s, reason}};
}

/// What was always written as a whole number stays one in the history.
bool isWhole(double value)
{
    return value == std::floor(value);
}

QJsonObject scoreJson(RubricId rubric, const CriterionScore &score)
{
    QJsonObject json{{u"rubric"_s, rubric.value}};
    if (score.level)
        json.insert(u"value"_s, isWhole(*score.level) ? QJsonValue(qint64(*score.level))
                                                      : QJsonValue(*score.level));
    if (score.confidence)
        json.insert(u"confidence"_s, *score.confidence);
    return json;
}

std::optional<int> numberIn(const QJsonObject &json, QLatin1StringView key)
{
    return json.contains(key) ? std::optional(json.value(key).toInt()) : std::nullopt;
}

} // namespace

Result<QList<Review>> ReviewStore::select(const QString &condition,
                                          const QVariantList &values) const
{
    QList<Review> reviews;
    QHash<ReviewId, qsizetype> numbers;
    Query query(m_database,
                u"SELECT r.id, r.applicant_id, r.reviewer_id, r.rubric_id, r.state, r.note, "
                "r.citations, r.decision, r.reason, r.created_at, r.changed_at, r.submitted_at "
                "FROM review r JOIN applicant a ON a.id = r.applicant_id "
                "WHERE a.removed_at IS NULL "_s +
                    condition + u" ORDER BY r.applicant_id, r.reviewer_id"_s,
                values);
    while (query.next()) {
        numbers.insert(query.id<ReviewId>(0), reviews.size());
        reviews.append(reviewFrom(query));
    }
    if (const auto read = query.result(); !read)
        return std::unexpected(read.error());
    Query scores(m_database,
                 u"SELECT s.review_id, s.criterion, s.level, s.confidence, s.note, s.citations "
                 "FROM score s JOIN review r ON r.id = s.review_id AND r.rubric_id = s.rubric_id "
                 "WHERE 1 "_s +
                     condition,
                 values);
    while (scores.next()) {
        const auto number = numbers.constFind(scores.id<ReviewId>(0));
        if (number != numbers.constEnd())
            reviews[*number].content.scores.insert(scores.text(1), scoreFrom(scores, 2));
    }
    return scores.result(std::move(reviews));
}

Result<std::optional<Review>> ReviewStore::find(ApplicantId applicant, ReviewerId reviewer) const
{
    return select(u"AND r.applicant_id = ? AND r.reviewer_id = ?"_s,
                  {applicant.value, reviewer.value})
        .transform([](const QList<Review> &found) {
            return found.isEmpty() ? std::nullopt : std::optional(found.first());
        });
}

Result<QList<Review>> ReviewStore::ofApplicant(ApplicantId applicant) const
{
    return select(u"AND r.applicant_id = ?"_s, {applicant.value});
}

Result<QList<Review>> ReviewStore::ofApplicants(const QList<ApplicantId> &applicants) const
{
    return select(u"AND r.applicant_id IN (SELECT value FROM json_each(?))"_s, {bound(applicants)});
}

Result<QList<Review>> ReviewStore::ofReviewer(ReviewerId reviewer) const
{
    return select(u"AND r.reviewer_id = ?"_s, {reviewer.value});
}

Result<QList<Review>> ReviewStore::all() const
{
    return select({}, {});
}

Result<QList<ReviewSummary>> ReviewStore::summaries() const
{
    QList<ReviewSummary> summaries;
    Query query(m_database,
                u"SELECT r.applicant_id, r.reviewer_id, r.rubric_id, r.state, r.decision, "
                "r.changed_at FROM review r JOIN applicant a ON a.id = r.applicant_id "
                "WHERE a.removed_at IS NULL AND a.withdrawn_at IS NULL "
                "ORDER BY r.applicant_id, r.reviewer_id"_s);
    while (query.next()) {
        summaries.append(
            {.applicant = query.id<ApplicantId>(0),
             .reviewer = query.id<ReviewerId>(1),
             .rubric = query.id<RubricId>(2),
             .state = fromName<ReviewState>(query.text(3)).value_or(ReviewState::Draft),
             .decision = fromName<Decision>(query.text(4)).value_or(Decision::Undecided),
             .changedAt = query.time(5)});
    }
    return query.result(std::move(summaries));
}

Result<QHash<ApplicantId, ReviewState>> ReviewStore::states(ReviewerId reviewer) const
{
    QHash<ApplicantId, ReviewState> states;
    Query query(m_database, u"SELECT applicant_id, state FROM review WHERE reviewer_id = ?"_s,
                {reviewer.value});
    while (query.next())
        states.insert(query.id<ApplicantId>(0),
                      fromName<ReviewState>(query.text(1)).value_or(ReviewState::Draft));
    return query.result(std::move(states));
}

Result<std::optional<ReviewState>> ReviewStore::state(ApplicantId applicant,
                                                      ReviewerId reviewer) const
{
    std::optional<ReviewState> state;
    Query query(m_database,
                u"SELECT state FROM review WHERE applicant_id = ? AND reviewer_id = ?"_s,
                {applicant.value, reviewer.value});
    if (query.next())
        state = fromName<ReviewState>(query.text(0)).value_or(ReviewState::Draft);
    return query.result(state);
}

Result<QMap<RubricId, QMap<QString, CriterionScore>>>
ReviewStore::scoresByRubric(ReviewId review) const
{
    QMap<RubricId, QMap<QString, CriterionScore>> scores;
    Query query(m_database,
                u"SELECT rubric_id, criterion, level, confidence, note, citations FROM score "
                "WHERE review_id = ?"_s,
                {review.value});
    while (query.next())
        scores[query.id<RubricId>(0)].insert(query.text(1), scoreFrom(query, 2));
    return query.result(scores);
}

ReviewId ReviewStore::require(ApplicantId applicant, ReviewerId reviewer)
{
    const QString now = timestamp();
    Query(
        m_database,
        u"INSERT OR IGNORE INTO review (applicant_id, reviewer_id, state, created_at, changed_at) "
        "VALUES (?, ?, 'draft', ?, ?)"_s,
        {applicant.value, reviewer.value, now, now});
    Query query(m_database, u"SELECT id FROM review WHERE applicant_id = ? AND reviewer_id = ?"_s,
                {applicant.value, reviewer.value});
    return query.next() ? query.id<ReviewId>(0) : ReviewId();
}

Result<void> ReviewStore::update(ApplicantId applicant, ReviewerId reviewer,
                                 const QString &assignments, const QVariantList &values,
                                 bool changesNotes)
{
    Transaction transaction(m_database);
    const ReviewId review = require(applicant, reviewer);
    Query(m_database, u"UPDATE review SET "_s + assignments + u", changed_at = ? WHERE id = ?"_s,
          values + QVariantList{timestamp(), review.value});
    if (changesNotes)
        indexNotes(m_database, review);
    transaction.announce(Topic::Reviews, applicant.value);
    return transaction.commit();
}

void ReviewStore::putScore(ReviewId review, RubricId rubric, const QString &criterion,
                           const CriterionScore &score)
{
    if (score.isEmpty()) {
        Query(m_database,
              u"DELETE FROM score WHERE review_id = ? AND rubric_id = ? AND criterion = ?"_s,
              {review.value, rubric.value, criterion});
        return;
    }
    Query(
        m_database,
        u"INSERT OR REPLACE INTO score (review_id, rubric_id, criterion, level, confidence, note, "
        "citations, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {review.value, rubric.value, criterion, bound(score.level), bound(score.confidence),
         bound(score.note), columnText(citationsToJson(score.citations)), timestamp()});
}

Result<void> ReviewStore::setScore(ApplicantId applicant, ReviewerId reviewer, RubricId rubric,
                                   const QString &criterion, const CriterionScore &score)
{
    Transaction transaction(m_database);
    const ReviewId review = require(applicant, reviewer);
    const QJsonObject before = scoreJson(rubric, this->score(review, rubric, criterion));
    const QJsonObject after = scoreJson(rubric, score);
    putScore(review, rubric, criterion, score);
    if (before != after) {
        const auto noted =
            History(m_database)
                .append(applicant, reviewer, HistoryKind::Score, criterion, before, after);
        if (!noted)
            return std::unexpected(noted.error());
    }
    return update(applicant, reviewer, u"rubric_id = ?"_s, {rubric.value}, true).and_then([&] {
        return transaction.commit();
    });
}

CriterionScore ReviewStore::score(ReviewId review, RubricId rubric, const QString &criterion) const
{
    Query query(m_database,
                u"SELECT level, confidence, note, citations FROM score WHERE review_id = ? AND "
                "rubric_id = ? AND criterion = ?"_s,
                {review.value, rubric.value, criterion});
    return query.next() ? scoreFrom(query, 0) : CriterionScore();
}

Result<void> ReviewStore::setScoreIfUnchanged(ApplicantId applicant, ReviewerId reviewer,
                                              const QString &criterion, const QJsonObject &expected,
                                              const QJsonObject &wanted)
{
    const RubricId rubric{wanted.value("rubric"_L1).toInteger()};
    const ReviewId review = require(applicant, reviewer);
    Query open(m_database, u"SELECT 1 FROM review WHERE id = ? AND state IN ('draft', 'skipped')"_s,
               {review.value});
    if (!open.next())
        return failure(ErrorCode::NotAllowed, u"score"_s);
    CriterionScore score = this->score(review, rubric, criterion);
    if (scoreJson(rubric, score) != expected)
        return failure(ErrorCode::EditConflict, u"score"_s);
    score.level = wanted.contains("value"_L1) ? std::optional(wanted.value("value"_L1).toDouble())
                                              : std::nullopt;
    score.confidence = numberIn(wanted, "confidence"_L1);
    putScore(review, rubric, criterion, score);
    return update(applicant, reviewer, u"rubric_id = ?"_s, {rubric.value}, true);
}

Result<void> ReviewStore::setNote(ApplicantId applicant, ReviewerId reviewer, const QString &note,
                                  const QList<Citation> &citations)
{
    return update(applicant, reviewer, u"note = ?, citations = ?"_s,
                  {bound(note), columnText(citationsToJson(citations))}, true);
}

Result<void> ReviewStore::setState(ApplicantId applicant, ReviewerId reviewer, ReviewState state)
{
    Transaction transaction(m_database);
    const QString before = nameOf(
        this->state(applicant, reviewer).value_or(std::nullopt).value_or(ReviewState::Draft));
    if (before != nameOf(state)) {
        const auto noted = History(m_database)
                               .append(applicant, reviewer, HistoryKind::State, {},
                                       {{u"value"_s, before}}, {{u"value"_s, nameOf(state)}});
        if (!noted)
            return std::unexpected(noted.error());
    }
    return putState(applicant, reviewer, nameOf(state)).and_then([&] {
        return transaction.commit();
    });
}

Result<void> ReviewStore::putState(ApplicantId applicant, ReviewerId reviewer, const QString &state)
{
    const bool submitted = state == nameOf(ReviewState::Submitted);
    return update(applicant, reviewer, u"state = ?, submitted_at = coalesce(?, submitted_at)"_s,
                  {state, submitted ? QVariant(timestamp()) : QVariant()}, false);
}

/// A review that was taken back and changed since is not submitted by an undo.
Result<void> ReviewStore::setStateIfUnchanged(const HistoryEntry &entry,
                                              const QJsonObject &expected,
                                              const QJsonObject &wanted)
{
    const auto now = state(entry.applicant, entry.by);
    if (!now)
        return std::unexpected(now.error());
    const QString state = wanted.value("value"_L1).toString();
    Query later(m_database,
                u"SELECT 1 FROM edit WHERE applicant_id = ? AND reviewer_id IS ? AND id > ? AND "
                "undone_at IS NULL AND kind IN ('score', 'decision')"_s,
                {entry.applicant.value, bound(entry.by), entry.id.value});
    const bool changed = state == nameOf(ReviewState::Submitted) && later.next();
    if (changed ||
        nameOf(now->value_or(ReviewState::Draft)) != expected.value("value"_L1).toString())
        return failure(ErrorCode::EditConflict, u"state"_s);
    return putState(entry.applicant, entry.by, state);
}

Result<void> ReviewStore::setDecision(ApplicantId applicant, ReviewerId reviewer, Decision decision,
                                      const QString &reason)
{
    return setDecisions({applicant}, reviewer, decision, reason);
}

Result<void> ReviewStore::setDecisions(const QList<ApplicantId> &applicants, ReviewerId reviewer,
                                       Decision decision, const QString &reason)
{
    const QJsonObject after = decisionJson(nameOf(decision), reason);
    Transaction transaction(m_database);
    for (const ApplicantId applicant : applicants) {
        const QJsonObject before = this->decision(applicant, reviewer);
        if (before == after)
            continue;
        const auto done =
            update(applicant, reviewer, u"decision = ?, reason = ?"_s,
                   {nameOf(decision), bound(reason)}, true)
                .and_then([&] {
                    return History(m_database)
                        .append(applicant, reviewer, HistoryKind::Decision, {}, before, after);
                });
        if (!done)
            return std::unexpected(done.error());
    }
    return transaction.commit();
}

QJsonObject ReviewStore::decision(ApplicantId applicant, ReviewerId reviewer) const
{
    Query query(m_database,
                u"SELECT decision, reason FROM review WHERE applicant_id = ? AND reviewer_id = ?"_s,
                {applicant.value, reviewer.value});
    return query.next() ? decisionJson(query.text(0), query.text(1))
                        : decisionJson(nameOf(Decision::Undecided), u""_s);
}

Result<void> ReviewStore::setDecisionIfUnchanged(ApplicantId applicant, ReviewerId reviewer,
                                                 const QJsonObject &expected,
                                                 const QJsonObject &wanted)
{
    if (decision(applicant, reviewer) != expected)
        return failure(ErrorCode::EditConflict, u"decision"_s);
    return update(
        applicant, reviewer, u"decision = ?, reason = ?"_s,
        {wanted.value("value"_L1).toString(), bound(wanted.value("reason"_L1).toString())}, true);
}

Result<void> ReviewStore::save(ApplicantId applicant, ReviewerId reviewer, RubricId rubric,
                               const ReviewContent &content)
{
    Transaction transaction(m_database);
    const ReviewId review = require(applicant, reviewer);
    Query(m_database, u"DELETE FROM score WHERE review_id = ? AND rubric_id = ?"_s,
          {review.value, rubric.value});
    for (auto it = content.scores.begin(); it != content.scores.end(); ++it)
        putScore(review, rubric, it.key(), it.value());
    return update(applicant, reviewer, u"rubric_id = ?"_s, {bound(rubric)}, false)
        .and_then([&] { return setNote(applicant, reviewer, content.note, content.citations); })
        .and_then(
            [&] { return setDecision(applicant, reviewer, content.decision, content.reason); })
        .and_then([&] { return setState(applicant, reviewer, content.state); })
        .and_then([&] { return transaction.commit(); });
}

} // namespace Bole
