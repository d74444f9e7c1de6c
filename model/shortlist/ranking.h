// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/shortlist.h"
#include "model/shortlist/rankingfacts.h"

#include <QJsonObject>
#include <QSet>

namespace Bole {

/// By what a list is ordered before anybody moves something by hand.
struct RankingRule
{
    enum class By { Total, Calibrated, Criterion, Fact };
    By by = By::Total;
    QString id; ///< the criterion's, or the fact's: gpaPercent, name … (`rankingFactIds`)
    /// The best first: the largest value, or the smallest for a fact where less is more.
    bool reversed = false;

    bool operator==(const RankingRule &) const = default;
};

QJsonObject toJson(const RankingRule &rule);
RankingRule rankingRuleFromJson(const QJsonObject &json);
/// "total", "calibrated", "criterion:research", "fact:gpaPercent", each with "-" before it for the
/// other way round.
std::optional<RankingRule> rankingRuleFromText(QStringView text);
QString toText(const RankingRule &rule);

/// By a name or other words: the value is a place in the alphabet and says nothing by itself.
bool ranksWords(const RankingRule &rule);

/// An applicant's place by a rule. Equal values share a place.
struct Standing
{
    ApplicantId applicant;
    std::optional<double> value; ///< nothing: cannot be ranked, stands last
    int place = 0;               ///< from 1; 0 without a value
    bool tied = false;           ///< shares the place of the one before

    bool operator==(const Standing &) const = default;
};

/// Places for values; those without one come last, in order of id.
QList<Standing> standings(RankingValues values, bool smallestFirst);

/// Ranks these applicants of the season, or all of them when the list is empty.
Result<QList<Standing>> rank(const VisibleSeason &season, const RankingRule &rule,
                             const QList<ApplicantId> &applicants = {});

/// The places that a list's entries stand at, gaps and ties counted; 0 for those without one.
QList<int> placesOf(const QList<ShortlistEntry> &entries,
                    const QSet<ApplicantId> &withoutPlace = {});

/// Where the list's lines fall: on the list, waiting, or below both.
/// Whoever declined is on none of them and takes no place: the next moves up.
enum class ListPart { None, Within, Waiting, Below, Declined };
ListPart partOf(const Shortlist &list, int place);
/// The part of each entry, when these have declined.
QList<ListPart> listParts(const Shortlist &list, const QSet<ApplicantId> &declined);
/// How many more are within than there are places, because they share the last one.
int overQuota(const Shortlist &list, const QList<ListPart> &parts);
QString nameOf(ListPart part); ///< within | waiting | below, empty without lines

} // namespace Bole
