// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QList>
#include <QStringList>

namespace Bole {

/// A small table that somebody made in a spreadsheet: a heading and rows below it.
struct CsvTable
{
    struct Row
    {
        int line = 0; ///< in the file, from 1
        QStringList cells;
    };
    QStringList head;
    QList<Row> rows;

    /// The column with one of these headings, whatever their case; -1: there is none.
    qsizetype column(const QStringList &names) const;
};

/// Reads RFC 4180 with commas, semicolons, tabs or bars, in UTF-8, UTF-16 or GBK. InvalidTable when
/// there is nothing in it.
Result<CsvTable> csvTable(const QByteArray &bytes);

/// How names and headings are compared.
QString csvKey(const QString &text);

} // namespace Bole
