// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/personrow.h"

class QTextStream;

namespace Bole {

/// The season's applicants as the committee ranks them by weighted total, the best first.
Result<QList<PersonRow>> rankedApplicants(const VisibleSeason &season);
void printRanking(QTextStream &out, const QList<PersonRow> &ranking);
/// As `bole export --list` would write it.
Result<qsizetype> writeShortlistCsv(const VisibleSeason &season, const Shortlist &list,
                                    const QString &path);

} // namespace Bole
