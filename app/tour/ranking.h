// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/exportrow.h"

class QTextStream;

namespace Bole {

/// The season's applicants as the committee ranks them by weighted total, the best first.
Result<QList<ExportRow>> rankedApplicants(Season &season);
void printRanking(QTextStream &out, const QList<ExportRow> &ranking);
/// The season's first shortlist as CSV, as `bole export --list` would write it.
Result<qsizetype> writeShortlistCsv(Season &season, const QString &path);

} // namespace Bole
