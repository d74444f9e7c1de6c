// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/assignmentstore.h"

#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;

Result<void> AssignmentStore::add(const QList<Assignment> &assignments, ReviewerId by)
{
    const QString now = timestamp();
    Transaction transaction(m_database);
    for (const Assignment &assignment : assignments) {
        Query(m_database,
              u"INSERT OR IGNORE INTO assignment (applicant_id, reviewer_id, assigned_by, "
              "assigned_at) VALUES (?, ?, ?, ?)"_s,
              {assignment.applicant.value, assignment.reviewer.value, bound(by), now});
    }
    transaction.announce(Topic::Assignments);
    return transaction.commit();
}

Result<void> AssignmentStore::remove(const QList<Assignment> &assignments)
{
    Transaction transaction(m_database);
    for (const Assignment &assignment : assignments) {
        Query(m_database, u"DELETE FROM assignment WHERE applicant_id = ? AND reviewer_id = ?"_s,
              {assignment.applicant.value, assignment.reviewer.value});
    }
    transaction.announce(Topic::Assignments);
    return transaction.commit();
}

Result<void> AssignmentStore::replaceAll(const QList<Assignment> &assignments, ReviewerId by)
{
    Transaction transaction(m_database);
    Query(m_database, u"DELETE FROM assignment"_s);
    return add(assignments, by).and_then([&] { return transaction.commit(); });
}

Result<QList<Assignment>> AssignmentStore::all() const
{
    QList<Assignment> assignments;
    Query query(m_database, u"SELECT s.applicant_id, s.reviewer_id FROM assignment s "
                            "JOIN applicant a ON a.id = s.applicant_id AND a.removed_at IS NULL "
                            "AND a.withdrawn_at IS NULL "
                            "JOIN reviewer r ON r.id = s.reviewer_id AND r.removed_at IS NULL "
                            "ORDER BY s.applicant_id, s.reviewer_id"_s);
    while (query.next())
        assignments.append({query.id<ApplicantId>(0), query.id<ReviewerId>(1)});
    return query.result(std::move(assignments));
}

Result<QList<ApplicantId>> AssignmentStore::ofReviewer(ReviewerId reviewer) const
{
    QList<ApplicantId> applicants;
    Query query(
        m_database,
        u"SELECT s.applicant_id FROM assignment s JOIN applicant a ON a.id = s.applicant_id "
        "WHERE s.reviewer_id = ? AND a.removed_at IS NULL AND a.withdrawn_at IS NULL ORDER BY s.applicant_id"_s,
        {reviewer.value});
    while (query.next())
        applicants.append(query.id<ApplicantId>(0));
    return query.result(std::move(applicants));
}

Result<QList<ReviewerId>> AssignmentStore::ofApplicant(ApplicantId applicant) const
{
    QList<ReviewerId> reviewers;
    Query query(m_database,
                u"SELECT reviewer_id FROM assignment WHERE applicant_id = ? ORDER BY reviewer_id"_s,
                {applicant.value});
    while (query.next())
        reviewers.append(query.id<ReviewerId>(0));
    return query.result(std::move(reviewers));
}

} // namespace Bole
