// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/result.h"

#include <QList>
#include <QStringList>

namespace Bole {

/// A table as somebody keeps it in a spreadsheet: the first row that has as many cells as a table
/// of its width needs names them; titles and notes above it are left out.
struct RosterTable
{
    QStringList head;
    QList<QStringList> rows;
    QList<int> lines = {}; ///< where each row stands in the file, from 1, as a spreadsheet counts

    int lineOf(qsizetype row) const { return lines.value(row, int(row) + 1); }

    bool operator==(const RosterTable &) const = default;
};

/// The first sheet of an XLSX, ODS or XLS, or a CSV in whatever encoding and with whatever
/// separator. The first two are ZIPs of XML and are read here, without another program: nothing in
/// them is run, and a roster needs nothing but its cells. The third is read by FreeXL, which does
/// only that. InvalidTable: it is none, or damaged. Blocks; any thread.
Result<RosterTable> readRosterTable(const FilePath &path);

} // namespace Bole
