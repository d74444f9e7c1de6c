// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/assignment.h"

#include "model/csvtable.h"

namespace Bole {

void AssignmentNames::add(const QString &name, ApplicantId applicant)
{
    if (!name.isEmpty() && !applicants.contains(csvKey(name), applicant))
        applicants.insert(csvKey(name), applicant);
}

void AssignmentNames::add(const QString &name, ReviewerId reviewer)
{
    if (!name.isEmpty())
        reviewers.insert(csvKey(name), reviewer);
}

Result<AssignmentTable> assignmentsFromCsv(const QByteArray &bytes, const AssignmentNames &names,
                                           const QSet<Assignment> &conflicts)
{
    const Result<CsvTable> cells = csvTable(bytes);
    if (!cells)
        return std::unexpected(cells.error());
    const qsizetype applicantColumn =
        cells->column({QStringLiteral("applicant"), QStringLiteral("申请人")});
    const qsizetype reviewerColumn =
        cells->column({QStringLiteral("reviewer"), QStringLiteral("评审人")});
    if (applicantColumn < 0 || reviewerColumn < 0)
        return failure(ErrorCode::InvalidTable, QStringLiteral("line 1: columns are missing"));

    AssignmentTable table;
    for (const CsvTable::Row &row : cells->rows) {
        const QString applicant = row.cells.value(applicantColumn);
        const QString reviewer = row.cells.value(reviewerColumn);
        const auto known = names.applicants.values(csvKey(applicant));
        const auto say = [&](AssignmentProblem::Kind kind, const QString &cell) {
            table.problems.append({row.line, kind, cell});
        };
        if (known.isEmpty()) {
            say(AssignmentProblem::UnknownApplicant, applicant);
        } else if (known.size() > 1) {
            say(AssignmentProblem::AmbiguousApplicant, applicant);
        } else if (const auto found = names.reviewers.constFind(csvKey(reviewer));
                   found == names.reviewers.constEnd()) {
            say(AssignmentProblem::UnknownReviewer, reviewer);
        } else if (const Assignment reading{known.first(), *found}; conflicts.contains(reading)) {
            say(AssignmentProblem::HasConflict, reviewer);
        } else if (!table.readings.contains(reading)) {
            table.readings.append(reading);
        }
    }
    return table;
}

} // namespace Bole
