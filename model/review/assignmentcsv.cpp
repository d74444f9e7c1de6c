// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/assignment.h"

#include "model/textdecoding.h"

#include <algorithm>

namespace Bole {

namespace {

QString key(const QString &name)
{
    return name.simplified().toCaseFolded();
}

struct Row
{
    int line = 0;
    QStringList cells;
};

QChar separatorOf(QStringView text)
{
    const QStringView first = text.left(text.indexOf(u'\n'));
    const auto most = std::ranges::max({u',', u';', u'\t'}, std::less(),
                                       [&](char16_t c) { return first.count(QChar(c)); });
    return QChar(most);
}

/// RFC 4180: quoted cells may hold separators, line ends and doubled quotes.
QList<Row> rowsOf(const QString &text)
{
    const QChar separator = separatorOf(text);
    QList<Row> rows;
    Row row{1, {}};
    QString cell;
    bool quoted = false;
    int line = 1;
    const auto endRow = [&] {
        row.cells.append(cell);
        if (row.cells.size() > 1 || !cell.trimmed().isEmpty())
            rows.append(row);
        row = {line + 1, {}};
        cell.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == u'"' && i + 1 < text.size() && text[i + 1] == u'"')
            cell += text[i++];
        else if (c == u'"')
            quoted = !quoted;
        else if (!quoted && c == separator)
            row.cells.append(std::exchange(cell, QString()));
        else if (!quoted && c == u'\n')
            endRow();
        else if (quoted || c != u'\r')
            cell += c;
        line += c == u'\n';
    }
    endRow();
    return rows;
}

qsizetype columnOf(const QStringList &head, const QStringList &names)
{
    const auto found =
        std::ranges::find_if(head, [&](const QString &cell) { return names.contains(key(cell)); });
    return found == head.end() ? -1 : found - head.begin();
}

} // namespace

void AssignmentNames::add(const QString &name, ApplicantId applicant)
{
    if (!name.isEmpty() && !applicants.contains(key(name), applicant))
        applicants.insert(key(name), applicant);
}

void AssignmentNames::add(const QString &name, ReviewerId reviewer)
{
    if (!name.isEmpty())
        reviewers.insert(key(name), reviewer);
}

Result<AssignmentTable> assignmentsFromCsv(const QByteArray &bytes, const AssignmentNames &names,
                                           const QSet<Assignment> &conflicts)
{
    // Chinese Excel saves GBK, "Unicode text" is UTF-16 with tabs.
    const Result<QString> text = decodeText(bytes);
    if (!text && text.error().code == ErrorCode::DocumentEmpty)
        return failure(ErrorCode::InvalidTable, QStringLiteral("empty"));
    if (!text)
        return std::unexpected(text.error());
    QList<Row> rows = rowsOf(*text);
    const Row head = rows.takeFirst();
    const qsizetype applicantColumn =
        columnOf(head.cells, {QStringLiteral("applicant"), QStringLiteral("申请人")});
    const qsizetype reviewerColumn =
        columnOf(head.cells, {QStringLiteral("reviewer"), QStringLiteral("评审人")});
    if (applicantColumn < 0 || reviewerColumn < 0)
        return failure(ErrorCode::InvalidTable, QStringLiteral("line 1: columns are missing"));

    AssignmentTable table;
    for (const Row &row : std::as_const(rows)) {
        const QString applicant = row.cells.value(applicantColumn);
        const QString reviewer = row.cells.value(reviewerColumn);
        const auto known = names.applicants.values(key(applicant));
        const auto say = [&](AssignmentProblem::Kind kind, const QString &cell) {
            table.problems.append({row.line, kind, cell});
        };
        if (known.isEmpty()) {
            say(AssignmentProblem::UnknownApplicant, applicant);
        } else if (known.size() > 1) {
            say(AssignmentProblem::AmbiguousApplicant, applicant);
        } else if (const auto found = names.reviewers.constFind(key(reviewer));
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
