// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/csvexport.h"

#include "model/export/columngroups.h"
#include "model/export/csvwriter.h"
#include "model/export/savefile.h"

#include <QFileDevice>

namespace Bole {

Result<std::unique_ptr<ExportTable>> ExportTable::open(const VisibleSeason &season,
                                                       const ExportRequest &request)
{
    const ExportProfile &profile = request.profile;
    auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    std::unique_ptr<ExportTable> table(new ExportTable(std::move(*book)));
    table->m_profile = profile;
    auto all = profile.isLong ? longColumns(table->m_book, profile.language)
                              : wideColumns(table->m_book, profile.language);
    addCalibrated(all, request.source);
    addTemplateColumns(all, profile.columns, profile.titles);
    auto columns =
        chosenColumns(all, profile.columns.isEmpty()
                               ? usualColumnsOf(request.source, table->m_book, profile.isLong)
                               : profile.columns);
    if (!columns)
        return std::unexpected(columns.error());
    table->m_columns = std::move(*columns);
    QList<Need> needs;
    for (const ExportColumn &column : std::as_const(table->m_columns))
        needs.append(column.need);
    if (profile.isLong)
        needs.append(Need::Scores);
    table->m_rows = std::make_unique<PersonRows>(season, table->m_book, request.source, needs);
    return table;
}

QList<Cell> ExportTable::headings() const
{
    QList<Cell> cells;
    for (const ExportColumn &column : m_columns)
        cells.append(cell(column.headingIn(m_profile.language)));
    return cells;
}

/// Steps to the next score of the row at hand, or to the first of the next row that has one.
bool ExportTable::nextScore()
{
    while (m_criteria.isEmpty()) {
        if (m_review < m_reviews.size()) {
            m_row.review = &m_reviews[m_review++];
            m_criteria = m_row.review->content.scores.keys();
            continue;
        }
        if (!m_rows->next(m_row))
            return false;
        m_reviews = m_row.scores.reviews;
        m_review = 0;
    }
    m_row.criterion = m_criteria.takeFirst();
    return true;
}

bool ExportTable::next(QList<Cell> &cells)
{
    if (!(m_profile.isLong ? nextScore() : m_rows->next(m_row)))
        return false;
    cells.resize(m_columns.size());
    for (qsizetype i = 0; i < m_columns.size(); ++i)
        cells[i] = m_columns[i].value(m_row);
    return true;
}

Result<qsizetype> writeCsv(const VisibleSeason &season, const ExportRequest &request,
                           QIODevice &device)
{
    const auto table = ExportTable::open(season, request);
    if (!table)
        return std::unexpected(table.error());
    CsvWriter writer(device, request.profile.excel ? CsvProfile::Excel : CsvProfile::Plain);
    bool written = writer.write((*table)->headings());
    qsizetype rows = 0;
    for (QList<Cell> cells; written && (*table)->next(cells); ++rows) {
        if (request.progress && rows % rowsBetweenTelling == 0 &&
            !request.progress(rows, (*table)->count()))
            return failure(ErrorCode::Cancelled);
        written = writer.write(cells);
    }
    if (const auto read = (*table)->result(); !read)
        return std::unexpected(read.error());
    if (!written || !writer.flush())
        return failure(ErrorCode::FileNotWritable, device.errorString());
    return rows;
}

Result<qsizetype> exportCsv(const VisibleSeason &season, const ExportRequest &request,
                            const QString &path)
{
    return saveFile(path, [&](QFileDevice &file) { return writeCsv(season, request, file); });
}

} // namespace Bole
