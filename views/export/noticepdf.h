// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/csvexport.h"

namespace Bole {

// What a committee publishes or signs, as PDF files; see model/export/notices.h. A failure leaves
// the old file. Each answers how many applicants are in it.

/// With masked names and numbers, for everybody to see.
Result<qsizetype> exportNotice(const VisibleSeason &season, const ExportRequest &request,
                               const QString &path);
Result<qsizetype> exportSignatures(const VisibleSeason &season, const ExportRequest &request,
                                   const QString &path);
/// A sheet for judges to write on.
Result<qsizetype> exportScoreSheets(const VisibleSeason &season, const ExportRequest &request,
                                    const QString &path);

/// A page for each candidate of an interview: what each judge gave, and lines to sign on.
Result<qsizetype> exportPanelRecords(const VisibleSeason &season, const ExportRequest &request,
                                     const QString &path);

} // namespace Bole
