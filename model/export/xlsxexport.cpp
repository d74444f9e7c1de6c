// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/xlsxexport.h"

#include "model/export/savefile.h"
#include "model/export/workbookwriter.h"
#include "model/knowledge/phrases.h"

#include <QFileDevice>

namespace Bole {

namespace {

QString sheetTitle(const ExportRequest &request)
{
    if (request.source.list)
        return request.source.list->name;
    return phrase(QLatin1StringView("sheet.applicants"), nameOf(request.profile.language));
}

Result<qsizetype> writeSheet(const VisibleSeason &season, const ExportRequest &request,
                             WorkbookWriter &book)
{
    const auto table = ExportTable::open(season, request);
    if (!table)
        return std::unexpected(table.error());
    book.beginSheet(sheetTitle(request), (*table)->headings());
    qsizetype rows = 0;
    for (QList<Cell> cells; (*table)->next(cells); ++rows) {
        if (request.progress && rows % rowsBetweenTelling == 0 &&
            !request.progress(rows, (*table)->count()))
            return failure(ErrorCode::Cancelled);
        book.write(cells);
    }
    if (const auto read = (*table)->result(); !read)
        return std::unexpected(read.error());
    return rows;
}

} // namespace

Result<qsizetype> exportXlsx(const VisibleSeason &season, const ExportRequest &request,
                             const QString &path)
{
    WorkbookWriter book;
    auto rows = writeSheet(season, request, book);
    for (const Shortlist &list : request.furtherLists) {
        if (!rows)
            return rows;
        ExportRequest further = request;
        further.source.list = list;
        const auto more = writeSheet(season, further, book);
        rows = more ? Result<qsizetype>(*rows + *more) : more;
    }
    if (!rows)
        return rows;
    const auto bytes = book.finish();
    if (!bytes)
        return std::unexpected(bytes.error());
    return saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> {
        if (file.write(*bytes) != bytes->size())
            return failure(ErrorCode::FileNotWritable, file.errorString());
        return rows;
    });
}

} // namespace Bole
