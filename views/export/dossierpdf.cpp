// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/dossierpdf.h"

#include "model/export/dossier.h"
#include "model/export/savefile.h"
#include "views/export/paperwriter.h"
#include "views/export/readablepdf.h"

#include <QFileDevice>
#include <QPageLayout>
#include <QPdfWriter>

namespace Bole {

namespace {

constexpr double dossierMargin = 18; // millimetres

Result<void> paintList(const VisibleSeason &season, const ScoreBook &book,
                       const ExportRequest &request, PaperWriter &paper)
{
    const Shortlist &list = *request.source.list;
    PersonRows rows(season, book, request.source, {Need::Scores});
    QList<PersonRow> people;
    for (PersonRow row; rows.next(row);)
        people.append(row);
    if (const auto read = rows.result(); !read)
        return read;
    return paper.add(listHtml(list, people, request.profile.language), list.name)
               ? Result<void>()
               : failure(ErrorCode::FileNotWritable);
}

Result<qsizetype> paintPeople(const VisibleSeason &season, const ScoreBook &book,
                              const ExportRequest &request, PaperWriter &paper)
{
    const bool ofList = request.source.isNamedList();
    if (ofList) {
        if (const auto painted = paintList(season, book, request, paper); !painted)
            return std::unexpected(painted.error());
    }
    PersonRows rows(season, book, request.source, {Need::Scores, Need::Record});
    qsizetype count = 0;
    for (PersonRow row; rows.next(row); ++count) {
        if (request.progress && !request.progress(count, rows.count()))
            return failure(ErrorCode::Cancelled);
        const QString foot =
            ofList ? request.source.list->name + QStringLiteral(" · ") + row.facts.name
                   : row.facts.name;
        if (!paper.add(dossierHtml(row, book, request.profile.language), foot))
            return failure(ErrorCode::FileNotWritable);
    }
    if (const auto read = rows.result(); !read)
        return std::unexpected(read.error());
    return count;
}

} // namespace

Result<qsizetype> paintDossiers(const VisibleSeason &season, const ExportRequest &request,
                                QPagedPaintDevice &device)
{
    const TableLanguage language = request.profile.language;
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    PaperWriter paper(device, language);
    auto count = paintPeople(season, *book, request, paper);
    for (const Shortlist &list : request.furtherLists) {
        if (!count)
            return count;
        ExportRequest further = request;
        further.source.list = list;
        const auto more = paintPeople(season, *book, further, paper);
        count = more ? Result<qsizetype>(*count + *more) : more;
    }
    return count;
}

Result<void> paintShortlist(const VisibleSeason &season, const ExportRequest &request,
                            QPagedPaintDevice &device)
{
    const TableLanguage language = request.profile.language;
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    PaperWriter paper(device, language);
    return paintList(season, *book, request, paper);
}

Result<qsizetype> exportDossiers(const VisibleSeason &season, const ExportRequest &request,
                                 const QString &path)
{
    Result<qsizetype> count = 0;
    const QByteArray pdf = readablePdf([&](QPdfWriter &writer) {
        writer.setPageMargins(QMarginsF(dossierMargin, dossierMargin, dossierMargin, dossierMargin),
                              QPageLayout::Millimeter);
        count = paintDossiers(season, request, writer);
    });
    if (!count)
        return count;
    return saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> {
        if (file.write(pdf) != pdf.size())
            return failure(ErrorCode::FileNotWritable, file.errorString());
        return count;
    });
}

} // namespace Bole
