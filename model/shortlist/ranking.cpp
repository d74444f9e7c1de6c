// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/ranking.h"

#include "model/review/calibration.h"
#include "model/review/listties.h"
#include "model/review/rounding.h"
#include "model/review/scorebook.h"
#include "model/shortlist/seal.h"

#include <algorithm>
#include <functional>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype recordsAtOnce = 512;

Result<void> addScores(const VisibleSeason &season, const ScoreBook &book, const RankingRule &rule,
                       const QList<ApplicantId> &part, RankingValues &values,
                       QList<Rating> &ratings)
{
    const auto reviews = season.reviews(part, ReviewParts::Numbers);
    if (!reviews)
        return std::unexpected(reviews.error());
    for (const ApplicantId applicant : part) {
        const ApplicantScores scores = book.scores(applicant, reviews->value(applicant));
        std::optional<double> value = scores.total;
        if (rule.by == RankingRule::By::Criterion) {
            const auto found = scores.criteria.constFind(rule.id);
            value = found == scores.criteria.end() ? std::nullopt : std::optional(*found);
        } else if (rule.by == RankingRule::By::Calibrated) {
            for (const Review &review : scores.reviews) {
                if (const auto total = book.total(review))
                    ratings.append({applicant, review.reviewer, *total});
            }
            // Until they are calibrated. Who is ruled out has no value, as without calibration.
            const bool isRuledOut = scores.formula && scores.formula->isRuledOut();
            value = isRuledOut ? std::nullopt : std::optional(0.0);
        }
        values.append({applicant, value});
    }
    return {};
}

Result<void> calibrateValues(RankingValues &values, const QList<Rating> &ratings)
{
    const auto calibration = calibrate(ratings);
    if (!calibration)
        return std::unexpected(calibration.error());
    QHash<ApplicantId, double> calibrated;
    for (const CalibratedApplicant &applicant : calibration->applicants)
        calibrated.insert(applicant.applicant, applicant.calibrated);
    for (auto &[applicant, value] : values) {
        const auto found = calibrated.constFind(applicant);
        value = !value || found == calibrated.constEnd() ? std::nullopt : std::optional(*found);
    }
    return {};
}

/// Reads the reviews in portions: what is kept is one number each.
Result<RankingValues> scoreValues(const VisibleSeason &season, const RankingRule &rule,
                                  const QList<ApplicantId> &ids)
{
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    RankingValues values;
    QList<Rating> ratings;
    for (qsizetype at = 0; at < ids.size(); at += recordsAtOnce) {
        const auto done =
            addScores(season, *book, rule, ids.mid(at, recordsAtOnce), values, ratings);
        if (!done)
            return std::unexpected(done.error());
    }
    if (rule.by == RankingRule::By::Calibrated) {
        if (const auto done = calibrateValues(values, ratings); !done)
            return std::unexpected(done.error());
    }
    return values;
}

QString nameOf(RankingRule::By by)
{
    switch (by) {
    case RankingRule::By::Calibrated:
        return u"calibrated"_s;
    case RankingRule::By::Criterion:
        return u"criterion"_s;
    case RankingRule::By::Fact:
        return u"fact"_s;
    case RankingRule::By::Total:
        break;
    }
    return u"total"_s;
}

RankingRule::By byFromName(QStringView name)
{
    for (const auto by :
         {RankingRule::By::Calibrated, RankingRule::By::Criterion, RankingRule::By::Fact}) {
        if (nameOf(by) == name)
            return by;
    }
    return RankingRule::By::Total;
}

} // namespace

QJsonObject toJson(const RankingRule &rule)
{
    QJsonObject json{{u"by"_s, nameOf(rule.by)}};
    if (!rule.id.isEmpty())
        json.insert(u"id"_s, rule.id);
    if (rule.reversed)
        json.insert(u"reversed"_s, true);
    return json;
}

RankingRule rankingRuleFromJson(const QJsonObject &json)
{
    return {byFromName(json.value("by"_L1).toString()), json.value("id"_L1).toString(),
            json.value("reversed"_L1).toBool()};
}

QString toText(const RankingRule &rule)
{
    return (rule.reversed ? u"-"_s : QString()) + nameOf(rule.by) +
           (rule.id.isEmpty() ? QString() : u':' + rule.id);
}

std::optional<RankingRule> rankingRuleFromText(QStringView text)
{
    RankingRule rule;
    rule.reversed = text.startsWith(u'-');
    if (rule.reversed)
        text = text.sliced(1);
    const qsizetype colon = text.indexOf(u':');
    const QStringView name = colon < 0 ? text : text.first(colon);
    rule.by = byFromName(name);
    if (nameOf(rule.by) != name)
        return std::nullopt;
    const bool needsId = rule.by == RankingRule::By::Criterion || rule.by == RankingRule::By::Fact;
    rule.id = colon < 0 ? QString() : text.sliced(colon + 1).toString();
    if (needsId == rule.id.isEmpty() ||
        (rule.by == RankingRule::By::Fact && !findRankingFact(rule.id)))
        return std::nullopt;
    return rule;
}

bool ranksWords(const RankingRule &rule)
{
    const auto fact = rule.by == RankingRule::By::Fact ? findRankingFact(rule.id) : std::nullopt;
    return fact && fact->kind == RankingFact::Kind::Words;
}

QList<Standing> standings(RankingValues values, bool smallestFirst)
{
    using Value = RankingValues::value_type;
    std::ranges::sort(values, [smallestFirst](const Value &a, const Value &b) {
        if (a.second.has_value() != b.second.has_value())
            return a.second.has_value();
        if (a.second && *a.second != *b.second)
            return (*a.second < *b.second) == smallestFirst;
        return a.first < b.first;
    });
    QList<Standing> result;
    result.reserve(values.size());
    for (const auto &[applicant, value] : std::as_const(values)) {
        Standing standing{applicant, value, 0, false};
        if (value) {
            standing.tied = !result.isEmpty() && result.last().value == value;
            standing.place = standing.tied ? result.last().place : int(result.size()) + 1;
        }
        result.append(standing);
    }
    return result;
}

Result<QList<Standing>> rank(const VisibleSeason &season, const RankingRule &rule,
                             const QList<ApplicantId> &applicants)
{
    const auto fact = rule.by == RankingRule::By::Fact ? findRankingFact(rule.id) : std::nullopt;
    if (rule.by == RankingRule::By::Fact && !fact)
        return failure(ErrorCode::InvalidValue, rule.id);
    QList<ApplicantId> ids = applicants;
    if (ids.isEmpty()) {
        const auto all = season.everybody();
        if (!all)
            return std::unexpected(all.error());
        ids = *all;
    }
    auto values = fact ? rankingValues(season, *fact, ids) : scoreValues(season, rule, ids);
    if (!values)
        return std::unexpected(values.error());
    for (auto &[applicant, value] : *values)
        value = value.transform(roundedAsShown);
    return standings(std::move(*values), (fact && fact->lessIsMore) != rule.reversed);
}

QList<int> placesOf(const QList<ShortlistEntry> &entries, const QSet<ApplicantId> &withoutPlace)
{
    const auto takesPlace = [&](const ShortlistEntry &entry) {
        return !withoutPlace.contains(entry.applicant);
    };
    const QList<ShortlistEntry> placed = entriesThatStay(entries, takesPlace);
    QList<int> places;
    int gaps = 0;
    int count = 0;
    int place = 0;
    for (const ShortlistEntry &entry : entries) {
        if (!takesPlace(entry)) {
            places.append(0);
            continue;
        }
        const ShortlistEntry &own = placed[count++];
        gaps += own.gap;
        place = own.tied && count > 1 ? place : count + gaps;
        places.append(place);
    }
    return places;
}

ListPart partOf(const Shortlist &list, int place)
{
    if (!list.quota)
        return ListPart::None;
    if (place <= *list.quota)
        return ListPart::Within;
    if (list.waiting && place <= *list.quota + *list.waiting)
        return ListPart::Waiting;
    return ListPart::Below;
}

/// Places count within a part of a list: who was before them elsewhere takes none.
static QHash<ApplicantId, int> placesAmong(const QList<ShortlistEntry> &entries,
                                           const std::function<bool(const ShortlistEntry &)> &isOne)
{
    QList<ShortlistEntry> own = entriesThatStay(entries, isOne);
    for (ShortlistEntry &entry : own)
        entry.gap = 0;
    const QList<int> places = placesOf(own);
    QHash<ApplicantId, int> found;
    for (qsizetype i = 0; i < own.size(); ++i)
        found.insert(own[i].applicant, places[i]);
    return found;
}

/// Each group has places of its own; whoever is too many for the whole list waits.
static QHash<ApplicantId, ListPart> partsByGroup(const Shortlist &list,
                                                 const QList<ShortlistEntry> &entries)
{
    const QHash<ApplicantId, QString> groupOf = sealedGroups(list).value_or(list.groups);
    QSet<QString> groups;
    for (const ShortlistEntry &entry : entries)
        groups.insert(groupOf.value(entry.applicant));
    QHash<ApplicantId, ListPart> parts;
    for (const QString &group : std::as_const(groups)) {
        Shortlist own = list;
        own.quota = list.quotas.places.value(group, 0);
        const auto places = placesAmong(entries, [&](const ShortlistEntry &entry) {
            return groupOf.value(entry.applicant) == group;
        });
        for (const auto &[applicant, place] : places.asKeyValueRange())
            parts.insert(applicant, partOf(own, place));
    }
    if (!list.quota)
        return parts;
    const auto within = placesAmong(entries, [&](const ShortlistEntry &entry) {
        return parts.value(entry.applicant) == ListPart::Within;
    });
    for (const auto &[applicant, place] : within.asKeyValueRange()) {
        if (place > *list.quota)
            parts[applicant] = ListPart::Waiting;
    }
    return parts;
}

QList<ListPart> listParts(const Shortlist &list, const QSet<ApplicantId> &declined)
{
    const QList<ShortlistEntry> left =
        entriesThatStay(list.entries, [&](const ShortlistEntry &entry) {
            return !declined.contains(entry.applicant);
        });
    QHash<ApplicantId, ListPart> found;
    if (list.quotas.isEmpty()) {
        const QList<int> places = placesOf(left);
        for (qsizetype i = 0; i < left.size(); ++i)
            found.insert(left[i].applicant, partOf(list, places[i]));
    } else {
        found = partsByGroup(list, left);
    }
    QList<ListPart> parts;
    for (const ShortlistEntry &entry : list.entries)
        parts.append(found.value(entry.applicant, ListPart::Declined));
    return parts;
}

int overQuota(const Shortlist &list, const QList<ListPart> &parts)
{
    const QHash<ApplicantId, QString> groupOf = sealedGroups(list).value_or(list.groups);
    QMap<QString, int> within;
    int all = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts[i] != ListPart::Within)
            continue;
        ++all;
        ++within[groupOf.value(list.entries[i].applicant)];
    }
    int over = 0;
    if (!list.quotas.isEmpty()) {
        for (const auto &[group, count] : within.asKeyValueRange())
            over += std::max(0, count - list.quotas.places.value(group, 0));
    }
    return list.quota ? std::max(over, all - *list.quota) : over;
}

QString nameOf(ListPart part)
{
    switch (part) {
    case ListPart::Within:
        return u"within"_s;
    case ListPart::Waiting:
        return u"waiting"_s;
    case ListPart::Below:
        return u"below"_s;
    case ListPart::Declined:
        return u"declined"_s;
    case ListPart::None:
        break;
    }
    return {};
}

} // namespace Bole
