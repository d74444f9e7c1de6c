// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/csvtable.h"

#include "model/textdecoding.h"

#include <algorithm>

namespace Bole {

namespace {

QChar separatorOf(QStringView text)
{
    const QStringView first = text.left(text.indexOf(u'\n'));
    const auto most = std::ranges::max({u',', u';', u'\t', u'|'}, std::less(),
                                       [&](char16_t c) { return first.count(QChar(c)); });
    return QChar(most);
}

/// Quoted cells may hold separators, line ends and doubled quotes.
QList<CsvTable::Row> rowsOf(const QString &text)
{
    const QChar separator = separatorOf(text);
    QList<CsvTable::Row> rows;
    CsvTable::Row row{1, {}};
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

} // namespace

QString csvKey(const QString &text)
{
    return text.simplified().toCaseFolded();
}

qsizetype CsvTable::column(const QStringList &names) const
{
    const auto found = std::ranges::find_if(
        head, [&](const QString &cell) { return names.contains(csvKey(cell)); });
    return found == head.end() ? -1 : found - head.begin();
}

Result<CsvTable> csvTable(const QByteArray &bytes)
{
    // Chinese Excel saves GBK, "Unicode text" is UTF-16 with tabs.
    const Result<QString> text = decodeText(bytes);
    if (!text && text.error().code == ErrorCode::DocumentEmpty)
        return failure(ErrorCode::InvalidTable, QStringLiteral("empty"));
    if (!text)
        return std::unexpected(text.error());
    CsvTable table;
    table.rows = rowsOf(*text);
    if (table.rows.isEmpty())
        return failure(ErrorCode::InvalidTable, QStringLiteral("empty"));
    table.head = table.rows.takeFirst().cells;
    return table;
}

} // namespace Bole
