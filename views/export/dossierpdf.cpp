// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/dossierpdf.h"

#include "model/export/columngroups.h"
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
                              const ExportRequest &request, const PaperPictures &pictures,
                              PaperWriter &paper)
{
    const bool ofList = request.source.isNamedList();
    if (ofList) {
        if (const auto painted = paintList(season, book, request, paper); !painted)
            return std::unexpected(painted.error());
    }
    const bool isCalibrated = ruleOf(request.source).by == RankingRule::By::Calibrated;
    PersonRows rows(season, book, request.source, {Need::Scores, Need::Record});
    qsizetype count = 0;
    for (PersonRow row; rows.next(row); ++count) {
        if (request.progress && !request.progress(count, rows.count()))
            return failure(ErrorCode::Cancelled);
        const QString foot =
            ofList ? request.source.list->name + QStringLiteral(" · ") + row.facts.name
                   : row.facts.name;
        QString html = dossierHtml(row, book, request.profile.language, isCalibrated);
        if (request.hasSignature)
            html += signatureLineHtml(request.profile.language);
        if (pictures.photo)
            paper.setPicture(pictures.photo(row.facts.id));
        if (!paper.add(html, foot))
            return failure(ErrorCode::FileNotWritable);
        const QList<QImage> pages = request.hasOriginals && pictures.original
                                        ? pictures.original(row.facts.id)
                                        : QList<QImage>();
        for (qsizetype i = 0; i < pages.size(); ++i) {
            if (!paper.addPage(pages[i], foot, int(i) + 1, int(pages.size())))
                return failure(ErrorCode::FileNotWritable);
        }
    }
    if (const auto read = rows.result(); !read)
        return std::unexpected(read.error());
    return count;
}

} // namespace

Result<qsizetype> paintDossiers(const VisibleSeason &season, const ExportRequest &request,
                                QPagedPaintDevice &device, const PaperPictures &pictures)
{
    const TableLanguage language = request.profile.language;
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    PaperWriter paper(device, language);
    paper.setSeason(request.season);
    auto count = paintPeople(season, *book, request, pictures, paper);
    for (const Shortlist &list : request.furtherLists) {
        if (!count)
            return count;
        ExportRequest further = request;
        further.source.list = list;
        const auto more = paintPeople(season, *book, further, pictures, paper);
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
    paper.setSeason(request.season);
    return paintList(season, *book, request, paper);
}

Result<qsizetype> exportDossiers(const VisibleSeason &season, const ExportRequest &request,
                                 const QString &path)
{
    return exportDossiersWith(season, request, path, {});
}

Result<qsizetype> exportDossiersWith(const VisibleSeason &season, const ExportRequest &request,
                                     const QString &path, const PaperPictures &pictures)
{
    Result<qsizetype> count = 0;
    const QByteArray pdf = readablePdf([&](QPdfWriter &writer) {
        writer.setPageMargins(QMarginsF(dossierMargin, dossierMargin, dossierMargin, dossierMargin),
                              QPageLayout::Millimeter);
        count = paintDossiers(season, request, writer, pictures);
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
