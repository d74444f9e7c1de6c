// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/csvexport.h"

namespace Bole {

/// A workbook with a sheet for the request's list, or for all applicants, and one for each further
/// list. How many rows were written; a failure leaves the old file.
Result<qsizetype> exportXlsx(const VisibleSeason &season, const ExportRequest &request,
                             const QString &path);

} // namespace Bole
