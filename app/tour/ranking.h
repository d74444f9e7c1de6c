// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QList>
#include <QString>

class QTextStream;

namespace Bole {

class Season;

/// One line of the ranked list: the mean of the submitted reviews' weighted totals.
struct RankedApplicant
{
    ApplicantId id;
    QString name;
    QString institution;
    double score = 0;
    int reviews = 0;
};

/// The best first; those without a submitted review last, in order of id.
QList<RankedApplicant> rankedApplicants(const Season &season);
void printRanking(QTextStream &out, const QList<RankedApplicant> &ranking);
/// The season's first shortlist, in its order, with the scores.
Result<void> writeShortlistCsv(const Season &season, const QList<RankedApplicant> &ranking,
                               const QString &path);

} // namespace Bole
