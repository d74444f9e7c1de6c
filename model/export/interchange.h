// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/csvexport.h"

#include <QJsonArray>

namespace Bole {

class Knowledge;

/// A record as JSON Resume 1.0 has it: what that format does not know is left out.
QJsonObject jsonResume(const Record &record);

/// A record's publications. `prefix` makes the keys of several applicants differ.
QString bibTeX(const Record &record, const Knowledge &knowledge, const QString &prefix = {});
QJsonArray cslJson(const Record &record, const Knowledge &knowledge, const QString &prefix = {});

/// Whole lists in these formats: one JSON array, or one file of entries. How many applicants.
Result<qsizetype> exportJsonResume(const VisibleSeason &season, const ExportRequest &request,
                                   const QString &path);
Result<qsizetype> exportBibTeX(const VisibleSeason &season, const ExportRequest &request,
                               const QString &path);
Result<qsizetype> exportCslJson(const VisibleSeason &season, const ExportRequest &request,
                                const QString &path);

} // namespace Bole
