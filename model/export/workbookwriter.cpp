// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/workbookwriter.h"

#include <xlsxwriter.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace Bole {

namespace {

constexpr qsizetype heldRows = 64;
constexpr int narrowest = 6;
constexpr int widest = 48;
constexpr qsizetype longestText = 32767; // what a cell can hold
constexpr qsizetype longestName = 31;

/// Without what XML cannot say, and no longer than a cell can be.
QString cellSafe(const QString &text)
{
    QString safe = text;
    safe.removeIf([](QChar c) {
        const bool control = c < u' ' && c != u'\t' && c != u'\n' && c != u'\r';
        return control || c == QChar(0xFFFE) || c == QChar(0xFFFF);
    });
    // The format's own way to write a character by its number: what looks like it is no such.
    static const QRegularExpression numbered(QStringLiteral("_(x[0-9A-Fa-f]{4}_)"));
    safe.replace(numbered, QStringLiteral("_x005F_\\1"));
    if (safe.size() > longestText)
        safe = safe.first(longestText - 1) + u'…';
    return safe;
}

/// In characters, of the longest line; Chinese ones count double.
int widthOf(const Cell &cell)
{
    int longest = 0;
    int width = 0;
    for (const QChar c : cellText(cell)) {
        if (c == u'\n')
            width = 0;
        else
            width += c.unicode() >= 0x1100 ? 2 : 1;
        longest = std::max(longest, width);
    }
    return longest;
}

} // namespace

WorkbookWriter::WorkbookWriter()
{
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    options.output_buffer = &m_bytes;
    options.output_buffer_size = &m_size;
    m_book = workbook_new_opt(nullptr, &options);
    m_header = workbook_add_format(m_book);
    format_set_bold(m_header);
    format_set_bottom(m_header, LXW_BORDER_THIN);
    format_set_align(m_header, LXW_ALIGN_VERTICAL_TOP);
    m_date = workbook_add_format(m_book);
    format_set_num_format(m_date, "yyyy-mm-dd");
}

WorkbookWriter::~WorkbookWriter()
{
    if (m_book)
        lxw_workbook_free(m_book);
    std::free(const_cast<char *>(m_bytes));
}

QString WorkbookWriter::sheetName(const QString &wanted, const QStringList &taken)
{
    constexpr QStringView forbidden = u"[]:*?/\\";
    QString name = cellSafe(wanted).simplified();
    for (QChar &c : name) {
        if (forbidden.contains(c))
            c = u'-';
    }
    while (name.startsWith(u'\''))
        name.remove(0, 1);
    name.truncate(longestName);
    while (name.endsWith(u'\'') || name.endsWith(u' '))
        name.chop(1);
    // The one name that spreadsheets keep for themselves.
    if (name.isEmpty() || name.compare(QLatin1StringView("history"), Qt::CaseInsensitive) == 0)
        name += QStringLiteral("-1");
    const QString base = name;
    for (int number = 2; taken.contains(name, Qt::CaseInsensitive); ++number) {
        const QString end = QStringLiteral(" %1").arg(number);
        name = base.left(longestName - end.size()) + end;
    }
    return name;
}

void WorkbookWriter::beginSheet(const QString &name, const QList<Cell> &headings)
{
    endSheet();
    m_names.append(sheetName(name, m_names));
    m_sheet = workbook_add_worksheet(m_book, m_names.last().toUtf8().constData());
    worksheet_freeze_panes(m_sheet, 1, 0);
    m_held = {headings};
    m_holds = true;
    m_row = 0;
    m_columns = int(headings.size());
}

void WorkbookWriter::write(const QList<Cell> &row)
{
    if (m_holds) {
        m_held.append(row);
        if (m_held.size() > heldRows)
            writeHeld();
        return;
    }
    for (int column = 0; column < int(row.size()); ++column)
        put(m_row, column, row[column], nullptr);
    ++m_row;
}

/// Widths stand before the rows in the file: they are known once some rows are.
void WorkbookWriter::writeHeld()
{
    for (int column = 0; column < m_columns; ++column) {
        int width = narrowest;
        for (const QList<Cell> &row : std::as_const(m_held))
            width = std::max(width, widthOf(row.value(column)) + 2);
        const auto at = lxw_col_t(column);
        worksheet_set_column(m_sheet, at, at, std::min(width, widest), nullptr);
    }
    m_holds = false;
    const QList<QList<Cell>> rows = std::exchange(m_held, {});
    for (int column = 0; column < m_columns; ++column)
        put(0, column, rows.first()[column], m_header);
    m_row = 1;
    for (const QList<Cell> &row : rows.mid(1))
        write(row);
}

void WorkbookWriter::endSheet()
{
    if (!m_sheet)
        return;
    if (m_holds)
        writeHeld();
    if (m_row > 1 && m_columns > 0)
        worksheet_autofilter(m_sheet, 0, 0, lxw_row_t(m_row - 1), lxw_col_t(m_columns - 1));
}

void WorkbookWriter::put(int row, int column, const Cell &cell, lxw_format *format)
{
    const auto r = lxw_row_t(row);
    const auto c = lxw_col_t(column);
    if (const auto *text = std::get_if<QString>(&cell)) {
        worksheet_write_string(m_sheet, r, c, cellSafe(*text).toUtf8().constData(), format);
    } else if (const auto *number = std::get_if<double>(&cell)) {
        if (std::isfinite(*number)) // as everywhere: four digits behind the point
            worksheet_write_number(m_sheet, r, c, std::round(*number * 1e4) / 1e4, format);
    } else if (const auto *date = std::get_if<QDate>(&cell)) {
        lxw_datetime when{date->year(), date->month(), date->day(), 0, 0, 0};
        worksheet_write_datetime(m_sheet, r, c, &when, m_date);
    }
}

Result<QByteArray> WorkbookWriter::finish()
{
    endSheet();
    const lxw_error error = workbook_close(std::exchange(m_book, nullptr));
    if (error == LXW_NO_ERROR)
        return QByteArray(m_bytes, qsizetype(m_size));
    return failure(ErrorCode::FileNotWritable, QString::fromUtf8(lxw_strerror(error)));
}

} // namespace Bole
