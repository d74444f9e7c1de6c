// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/result.h"

#include <QList>
#include <QStringList>

namespace Bole {

/// A table as somebody keeps it in a spreadsheet: the first row that has several cells names them.
struct RosterTable
{
    QStringList head;
    QList<QStringList> rows;

    bool operator==(const RosterTable &) const = default;
};

/// The first sheet of an XLSX or ODS, or a CSV in whatever encoding and with whatever separator.
/// Such workbooks are ZIPs of XML and are read here, without another program: nothing in them is
/// run, and a roster needs nothing but its cells. InvalidTable: it is none, or damaged;
/// DocumentNotSupported: the old binary XLS, which can be saved as XLSX. Blocks; any thread.
Result<RosterTable> readRosterTable(const FilePath &path);

} // namespace Bole
