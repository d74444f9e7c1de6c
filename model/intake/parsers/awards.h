// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
#include "model/record/record.h"

#include <QMap>

namespace Bole {

class Knowledge;

struct AwardFinding
{
    Award award;
    QMap<QString, Span> spans; ///< title, date, awarder, level
    double score = 0;          ///< that this is an award at all
    double levelScore = 0;     ///< that its level is the one it has
};

/// One award from one line or entry.
AwardFinding parseAward(QStringView text, const Knowledge &knowledge, PartialDate today = {});

/// Several in one line: "2016，2017校级奖学金，2018信息安全竞赛二等奖".
QList<AwardFinding> parseAwards(QStringView text, const Knowledge &knowledge,
                                PartialDate today = {});

} // namespace Bole
