// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/csvexport.h"

namespace Bole {

/// Whole lists in the formats of other programs: one JSON array, or one file of entries. Values
/// that nobody has checked are marked in each. How many applicants.
Result<qsizetype> exportJsonResume(const VisibleSeason &season, const ExportRequest &request,
                                   const QString &path);
Result<qsizetype> exportBibTeX(const VisibleSeason &season, const ExportRequest &request,
                               const QString &path);
Result<qsizetype> exportCslJson(const VisibleSeason &season, const ExportRequest &request,
                                const QString &path);

} // namespace Bole
