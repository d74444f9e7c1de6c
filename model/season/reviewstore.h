// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/review.h"
#include "model/review/storedreview.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace Bole {

class Database;
struct HistoryEntry;

/// The reviews. Each piece is saved as it is typed; the first piece makes the review.
class ReviewStore
{
public:
    explicit ReviewStore(Database &database) : m_database(database) {}

    Result<std::optional<Review>> find(ApplicantId applicant, ReviewerId reviewer) const;
    Result<QList<Review>> ofApplicant(ApplicantId applicant) const;
    Result<QList<Review>> ofApplicants(const QList<ApplicantId> &applicants) const;
    Result<QList<Review>> ofReviewer(ReviewerId reviewer) const;
    Result<QList<Review>> all() const;
    Result<QList<ReviewSummary>> summaries() const; ///< of all applicants that are not removed
    /// How far a reviewer is with each applicant.
    Result<QHash<ApplicantId, ReviewState>> states(ReviewerId reviewer) const;
    Result<std::optional<ReviewState>> state(ApplicantId applicant, ReviewerId reviewer) const;
    /// Also the scores that were given under earlier versions of the rubric.
    Result<QMap<RubricId, QMap<QString, CriterionScore>>> scoresByRubric(ReviewId review) const;

    /// Its level and confidence are undoable; text has the undo of where it is typed.
    Result<void> setScore(ApplicantId applicant, ReviewerId reviewer, RubricId rubric,
                          const QString &criterion, const CriterionScore &score);
    Result<void> setNote(ApplicantId applicant, ReviewerId reviewer, const QString &note,
                         const QList<Citation> &citations = {});
    /// Undoable.
    Result<void> setDecision(ApplicantId applicant, ReviewerId reviewer, Decision decision,
                             const QString &reason = {});
    /// For many as one undoable step.
    Result<void> setDecisions(const QList<ApplicantId> &applicants, ReviewerId reviewer,
                              Decision decision, const QString &reason = {});
    /// Undoable: submitted, abstained, skipped, a conflict, or taken back.
    Result<void> setState(ApplicantId applicant, ReviewerId reviewer, ReviewState state);
    /// Everything at once.
    Result<void> save(ApplicantId applicant, ReviewerId reviewer, RubricId rubric,
                      const ReviewContent &content);

    /// For the history, inside its transaction: {"value": "admit", "reason": …}.
    Result<void> setDecisionIfUnchanged(ApplicantId applicant, ReviewerId reviewer,
                                        const QJsonObject &expected, const QJsonObject &wanted);
    /// The same for a score: {"rubric": 1, "value": 4, "confidence": 2}, absent means not given.
    Result<void> setScoreIfUnchanged(ApplicantId applicant, ReviewerId reviewer,
                                     const QString &criterion, const QJsonObject &expected,
                                     const QJsonObject &wanted);
    /// The same for a state: {"value": "submitted"}.
    Result<void> setStateIfUnchanged(const HistoryEntry &entry, const QJsonObject &expected,
                                     const QJsonObject &wanted);

private:
    Result<QList<Review>> select(const QString &condition, const QVariantList &values) const;
    ReviewId require(ApplicantId applicant, ReviewerId reviewer);
    Result<void> update(ApplicantId applicant, ReviewerId reviewer, const QString &assignments,
                        const QVariantList &values, bool changesNotes);
    Result<void> putState(ApplicantId applicant, ReviewerId reviewer, const QString &state);
    void putScore(ReviewId review, RubricId rubric, const QString &criterion,
                  const CriterionScore &score);
    CriterionScore score(ReviewId review, RubricId rubric, const QString &criterion) const;
    QJsonObject decision(ApplicantId applicant, ReviewerId reviewer) const;

    Database &m_database;
};

} // namespace Bole
