// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/csvexport.h"

class QPagedPaintDevice;

namespace Bole {

/// Paints the request's applicants, a dossier each, behind the list that they are on. How many
/// dossiers there were.
Result<qsizetype> paintDossiers(Season &season, const ExportRequest &request,
                                QPagedPaintDevice &device);

/// The request's list alone, without the dossiers.
Result<void> paintShortlist(Season &season, const ExportRequest &request,
                            QPagedPaintDevice &device);

/// The dossiers as a PDF file with its fonts inside; a failure leaves the old file.
Result<qsizetype> exportDossiers(Season &season, const ExportRequest &request, const QString &path);

} // namespace Bole
