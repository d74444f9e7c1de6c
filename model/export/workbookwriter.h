// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/shortlist/cell.h"

#include <QByteArray>
#include <QStringList>

struct lxw_format;
struct lxw_workbook;
struct lxw_worksheet;

namespace Bole {

/// Writes an XLSX workbook row by row: numbers as numbers, dates as dates, texts as texts whatever
/// they begin with. Each sheet's first row is its header, bold and frozen. Rows go to a nameless
/// temporary file as they come; only the packed result is in memory.
class WorkbookWriter
{
public:
    WorkbookWriter();
    ~WorkbookWriter();
    WorkbookWriter(const WorkbookWriter &) = delete;
    WorkbookWriter &operator=(const WorkbookWriter &) = delete;

    /// The name is shortened and changed as far as the format demands.
    void beginSheet(const QString &name, const QList<Cell> &headings);
    void write(const QList<Cell> &row);
    /// Nothing can be written afterwards.
    Result<QByteArray> finish();

    static QString sheetName(const QString &wanted, const QStringList &taken);

private:
    void endSheet();
    void writeHeld();
    void put(int row, int column, const Cell &cell, lxw_format *format);

    lxw_workbook *m_book = nullptr;
    lxw_worksheet *m_sheet = nullptr;
    lxw_format *m_header = nullptr;
    lxw_format *m_date = nullptr;
    const char *m_bytes = nullptr;
    size_t m_size = 0;
    QStringList m_names;
    QList<QList<Cell>> m_held; ///< the first rows: columns are as wide as what is in them
    bool m_holds = false;
    int m_row = 0;
    int m_columns = 0;
};

} // namespace Bole
