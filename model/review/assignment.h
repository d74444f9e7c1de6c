// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace Bole {

/// Who shall read whom.
struct Assignment
{
    ApplicantId applicant;
    ReviewerId reviewer;

    auto operator<=>(const Assignment &) const = default;
    friend size_t qHash(const Assignment &one, size_t seed = 0)
    {
        return qHashMulti(seed, one.applicant, one.reviewer);
    }
};

/// Readings to add, and the applicants for whom there are not enough readers without a conflict.
struct AssignmentPlan
{
    QList<Assignment> added;
    QList<ApplicantId> tooFewReaders;

    bool operator==(const AssignmentPlan &) const = default;
};

/// Brings every applicant to `readers` readers, evenly and at random: whoever has least to read
/// comes first. What is already assigned stays and counts; nobody gets an applicant they have a
/// conflict with. The same seed gives the same plan.
AssignmentPlan assignEvenly(const QList<ApplicantId> &applicants,
                            const QList<ReviewerId> &reviewers, int readers,
                            const QSet<Assignment> &existing, const QSet<Assignment> &conflicts,
                            quint32 seed);

/// A line of an assignment table that could not be used.
struct AssignmentProblem
{
    enum Kind { UnknownApplicant, UnknownReviewer, AmbiguousApplicant, HasConflict };
    int line = 0;
    Kind kind = UnknownApplicant;
    QString text; ///< the cell as written

    bool operator==(const AssignmentProblem &) const = default;
};

struct AssignmentTable
{
    QList<Assignment> readings;
    QList<AssignmentProblem> problems;
};

/// Under which words applicants and reviewers may stand in a table: code, name, e-mail, file name;
/// name or initials. Compared without case. A word that names two applicants is ambiguous.
struct AssignmentNames
{
    QMultiHash<QString, ApplicantId> applicants;
    QHash<QString, ReviewerId> reviewers;

    void add(const QString &name, ApplicantId applicant);
    void add(const QString &name, ReviewerId reviewer);
};

/// Reads a CSV (comma, semicolon or tab; UTF-8) whose first line names the columns "applicant" and
/// "reviewer" (申请人, 评审人), one reading a line. `InvalidTable` where they are missing.
Result<AssignmentTable> assignmentsFromCsv(const QByteArray &bytes, const AssignmentNames &names,
                                           const QSet<Assignment> &conflicts);

} // namespace Bole
