// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/shortlist/cell.h"

#include <QList>
#include <QStringList>

namespace Bole {

class BlindedSeason;
class VisibleSeason;

/// One column of the table of everybody, as it is shown.
struct TableColumn
{
    QString id; ///< of the export's column that gives the values
    QString heading;
    bool isNumber = false; ///< some cell holds one

    bool operator==(const TableColumn &) const = default;
};

/// One value, and whether nobody has checked it yet.
struct TableCell
{
    Cell value;
    bool isUnchecked = false;
};

struct TableRow
{
    ApplicantId id;
    QString name; ///< as it may be shown
    QList<TableCell> cells;
    bool isClosed = false; ///< by a conflict of interest: only the name may be seen
    // What a filter compares, shown or not.
    std::optional<double> gpa{};
    std::optional<double> gpaScale{};
    QStringList unchecked{}; ///< facts of the record that nobody has checked
};

/// Everybody with the values of the chosen columns, already blinded; the same on any thread.
struct ApplicantTable
{
    QList<TableColumn> columns;
    QList<TableRow> rows; ///< by id
};

/// Whose table it is, and what stands in it.
struct TableRequest
{
    ReviewerId reviewer;
    QString language;
    QStringList columns; ///< ids; what there is not is left out
    bool withdrawn = false;

    bool operator==(const TableRequest &) const = default;
};

/// All columns that the table can have. Without those that only a list can fill.
Result<QList<TableColumn>> tableColumns(const VisibleSeason &season, const QString &language);
/// What is shown while nobody has chosen.
QStringList usualTableColumns();

/// The table of these people.
Result<ApplicantTable> applicantTable(const VisibleSeason &season, const TableRequest &wish,
                                      const QList<ApplicantId> &applicants);
/// The table of everybody who takes part, or withdrew; the first of them where `atMost` is given.
Result<ApplicantTable> applicantTable(const BlindedSeason &season, const TableRequest &wish,
                                      int atMost = -1);

/// The rows by what stands in a column, equals by name; empty cells come last in either direction.
/// A column of -1: by name.
QList<qsizetype> sortedRows(const ApplicantTable &table, int column, bool descending,
                            const QString &language);

} // namespace Bole
