// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/csvexport.h"

#include <QImage>

#include <functional>

class QPagedPaintDevice;

namespace Bole {

/// Where paper gets pictures from; empty functions have none. The window's own are in
/// views/document/pagepictures.h.
struct PaperPictures
{
    std::function<QImage(ApplicantId applicant)> photo;
    std::function<QList<QImage>(ApplicantId applicant)> original; ///< the pages of the CV
};

/// Paints the request's applicants, a dossier each, behind the list that they are on. How many
/// dossiers there were.
Result<qsizetype> paintDossiers(const VisibleSeason &season, const ExportRequest &request,
                                QPagedPaintDevice &device, const PaperPictures &pictures = {});

/// The request's list alone, without the dossiers.
Result<void> paintShortlist(const VisibleSeason &season, const ExportRequest &request,
                            QPagedPaintDevice &device);

/// The dossiers as a PDF file with its fonts inside; a failure leaves the old file.
Result<qsizetype> exportDossiers(const VisibleSeason &season, const ExportRequest &request,
                                 const QString &path);
Result<qsizetype> exportDossiersWith(const VisibleSeason &season, const ExportRequest &request,
                                     const QString &path, const PaperPictures &pictures);

} // namespace Bole
