// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/visibleseason.h"

#include <optional>

namespace Bole {

/// A number for each applicant, where there is one.
using RankingValues = QList<std::pair<ApplicantId, std::optional<double>>>;

/// What is known of applicants and can be ranked by: a number, the level of study, or words.
struct RankingFact
{
    enum class Kind { Number, Level, Words };

    QLatin1StringView id;
    Kind kind = Kind::Number;
    QLatin1StringView column; ///< of a number, in the facts' table
    bool lessIsMore = false;  ///< the smallest, or the first in the alphabet, stands first
    QString ApplicantRow::*words = nullptr; ///< which words of an applicant
};

const RankingFact *findRankingFact(QStringView id); ///< nullptr: there is none
QStringList rankingFactIds();
/// The id under which the facts know it: gpa for gpaPercent.
QString factBehind(QStringView rankingFact);

/// What these applicants are worth by a fact, as far as the viewer may see it. Words get the number
/// of their place among them, in the order of the viewer's language: pinyin for Chinese.
Result<RankingValues> rankingValues(const VisibleSeason &season, const RankingFact &fact,
                                    const QList<ApplicantId> &applicants);

} // namespace Bole
