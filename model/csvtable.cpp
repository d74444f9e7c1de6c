// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/csvtable.h"

#include "model/textdecoding.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

constexpr qsizetype linesLookedAt = 20;

/// How many of the first lines have this separator equally often, and how often; quotes hide it.
std::pair<int, int> regularity(const QStringList &lines, QChar separator)
{
    QMap<int, int> lineCounts;
    for (const QString &line : lines) {
        bool quoted = false;
        int count = 0;
        for (const QChar c : line) {
            quoted = c == u'"' ? !quoted : quoted;
            count += !quoted && c == separator;
        }
        if (count > 0)
            ++lineCounts[count];
    }
    std::pair<int, int> best;
    for (auto it = lineCounts.cbegin(); it != lineCounts.cend(); ++it)
        best = std::max(best, {*it, it.key()});
    return best;
}

/// The one that cuts most lines into the same number of cells: a title may stand above the table.
QChar separatorOf(const QString &text)
{
    const QStringList lines =
        text.left(1 << 16).split(u'\n', Qt::SkipEmptyParts).mid(0, linesLookedAt);
    // Those that also stand inside values come into question where there is no other.
    for (const QStringView candidates : {QStringView(u",;\t|"), QStringView(u"，；^~:")}) {
        QChar best;
        std::pair<int, int> most;
        for (const QChar candidate : candidates) {
            if (const auto found = regularity(lines, candidate); found > most) {
                most = found;
                best = candidate;
            }
        }
        if (!best.isNull())
            return best;
    }
    return u',';
}

/// Excel's own way of saying it: a first line "sep=;".
QChar takeSaidSeparator(QString &text)
{
    static const QRegularExpression said(QStringLiteral("^\"?sep=(.)\"?\\r?\\n"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = said.match(text);
    if (!match.hasMatch())
        return separatorOf(text);
    const QChar separator = match.captured(1).front();
    text.remove(0, match.capturedLength());
    return separator;
}

/// Quoted cells may hold separators, line ends and doubled quotes.
QList<CsvTable::Row> rowsOf(QString text)
{
    const QChar separator = takeSaidSeparator(text);
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
        else if (c == u'"' && (quoted || cell.trimmed().isEmpty())) // inside a value it is a sign
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
