// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/xlstable.h"

#include "model/regularfile.h"

#include <QFile>

#include <algorithm>
#include <freexl.h>
#include <memory>

namespace Bole {

namespace {

struct CloseWorkbook
{
    void operator()(const void *workbook) const { freexl_close(workbook); }
};
using Workbook = std::unique_ptr<const void, CloseWorkbook>;

QString textOf(const FreeXL_CellValue &cell)
{
    constexpr int digits = 15; // what Excel keeps
    switch (cell.type) {
    case FREEXL_CELL_INT:
        return QString::number(cell.value.int_value);
    case FREEXL_CELL_DOUBLE:
        return QString::number(cell.value.double_value, 'g', digits);
    case FREEXL_CELL_TEXT:
    case FREEXL_CELL_SST_TEXT:
    case FREEXL_CELL_DATE:
    case FREEXL_CELL_DATETIME:
    case FREEXL_CELL_TIME:
        return QString::fromUtf8(cell.value.text_value);
    default:
        return {};
    }
}

QStringList rowOf(const void *workbook, unsigned row, unsigned short columns)
{
    QStringList cells;
    for (unsigned short column = 0; column < columns; ++column) {
        FreeXL_CellValue cell{};
        const bool isThere = freexl_get_cell_value(workbook, row, column, &cell) == FREEXL_OK;
        cells.append(isThere ? textOf(cell) : QString());
    }
    return cells;
}

} // namespace

bool isXls(const FilePath &path)
{
    QFile file;
    return openRegularFile(path, file) && file.read(4) == QByteArray("\xd0\xcf\x11\xe0", 4);
}

Result<QList<QStringList>> readXls(const FilePath &path, qsizetype mostRows, qsizetype mostColumns)
{
    const void *opened = nullptr;
    const bool isOpen = freexl_open(path.bytes().constData(), &opened) == FREEXL_OK;
    const Workbook workbook(opened);
    unsigned sheets = 0;
    if (!isOpen || freexl_get_worksheets_count(opened, &sheets) != FREEXL_OK)
        return failure(ErrorCode::InvalidTable, QStringLiteral("xls"));
    for (unsigned sheet = 0; sheet < sheets; ++sheet) {
        unsigned rows = 0;
        unsigned short columns = 0;
        const bool isThere = freexl_select_active_worksheet(
                                 opened, static_cast<unsigned short>(sheet)) == FREEXL_OK &&
                             freexl_worksheet_dimensions(opened, &rows, &columns) == FREEXL_OK;
        if (!isThere || rows == 0 || columns == 0)
            continue;
        const auto width = static_cast<unsigned short>(std::min<qsizetype>(columns, mostColumns));
        QList<QStringList> cells;
        for (unsigned row = 0; row < std::min<qsizetype>(rows, mostRows); ++row)
            cells.append(rowOf(opened, row, width));
        return cells;
    }
    return failure(ErrorCode::InvalidTable, QStringLiteral("xls without cells"));
}

} // namespace Bole
