// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/csvexport.h"

class QPagedPaintDevice;

namespace Bole {

/// Paints the request's applicants, a dossier each, behind the list that they are on. How many
/// dossiers there were.
Result<qsizetype> paintDossiers(const VisibleSeason &season, const ExportRequest &request,
                                QPagedPaintDevice &device);

/// The request's list alone, without the dossiers.
Result<void> paintShortlist(const VisibleSeason &season, const ExportRequest &request,
                            QPagedPaintDevice &device);

/// The dossiers as a PDF file with its fonts inside; a failure leaves the old file.
Result<qsizetype> exportDossiers(const VisibleSeason &season, const ExportRequest &request,
                                 const QString &path);

} // namespace Bole
