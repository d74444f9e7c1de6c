// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/assignment.h"

#include <QDateTime>
#include <QList>

namespace Bole {

class Database;

class AssignmentStore
{
public:
    explicit AssignmentStore(Database &database) : m_database(database) {}

    Result<void> add(const QList<Assignment> &assignments, ReviewerId by);
    Result<void> remove(const QList<Assignment> &assignments);
    Result<void> replaceAll(const QList<Assignment> &assignments, ReviewerId by);
    Result<QList<Assignment>> all() const; ///< of applicants and reviewers that are not removed
    Result<QList<ApplicantId>> ofReviewer(ReviewerId reviewer) const;
    Result<QList<ReviewerId>> ofApplicant(ApplicantId applicant) const;

private:
    Database &m_database;
};

} // namespace Bole
