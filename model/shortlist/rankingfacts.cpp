// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/rankingfacts.h"

#include "model/knowledge/collation.h"
#include "model/knowledge/testkinds.h"
#include "model/record/recordfacts.h"

#include <QMap>

#include <algorithm>
#include <array>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype factsAtOnce = 512;

/// The fixed ones, and the tests that have a column.
const QList<RankingFact> &rankingFacts()
{
    static const QList<RankingFact> all = [] {
        QList<RankingFact> facts{
            {u"gpaPercent"_s, RankingFact::Kind::Number, u"gpa_percent"_s},
            {u"rankPercent"_s, RankingFact::Kind::Number, u"rank_percent"_s, true},
            {u"level"_s, RankingFact::Kind::Level, {}},
            {u"publications"_s, RankingFact::Kind::Number, u"publications"_s},
            {u"firstAuthor"_s, RankingFact::Kind::Number, u"first_author"_s},
            {u"ccfA"_s, RankingFact::Kind::Number, u"ccf_a"_s},
            {u"ccfB"_s, RankingFact::Kind::Number, u"ccf_b"_s},
            {u"ccfC"_s, RankingFact::Kind::Number, u"ccf_c"_s},
            {u"bachelorGpaPercent"_s, RankingFact::Kind::Number, u"bachelor_gpa_percent"_s},
            {u"bachelorRankPercent"_s, RankingFact::Kind::Number, u"bachelor_rank_percent"_s, true},
            {u"awardsInternational"_s, RankingFact::Kind::Number, u"awards.international"_s},
            {u"awardsNational"_s, RankingFact::Kind::Number, u"awards.national"_s},
            {u"awardsProvincial"_s, RankingFact::Kind::Number, u"awards.provincial"_s},
            {u"name"_s, RankingFact::Kind::Words, {}, true, &ApplicantRow::name},
            {u"institution"_s, RankingFact::Kind::Words, {}, true, &ApplicantRow::institution},
            {u"area"_s, RankingFact::Kind::Words, {}, true, &ApplicantRow::area},
        };
        for (const TestKind &test : testKinds()) {
            if (test.isColumn)
                facts.append({test.id(), RankingFact::Kind::Number, test.id()});
        }
        return facts;
    }();
    return all;
}

Result<RankingValues> numberValues(const VisibleSeason &season, const RankingFact &fact,
                                   const QList<ApplicantId> &applicants)
{
    const bool isCount = fact.column.contains(u'.');
    return season.numbers(fact.column).transform([&](const QHash<ApplicantId, double> &known) {
        RankingValues values;
        for (const ApplicantId id : applicants) {
            const auto found = known.constFind(id);
            if (found != known.constEnd())
                values.append({id, *found});
            else // what is counted and is not there is there no times
                values.append({id, isCount ? std::optional(0.0) : std::nullopt});
        }
        return values;
    });
}

/// What is not in the columns of numbers comes from the rows, a portion at a time.
template <typename Function>
Result<void> forEachRow(const VisibleSeason &season, const QList<ApplicantId> &applicants,
                        Function function)
{
    for (qsizetype at = 0; at < applicants.size(); at += factsAtOnce) {
        const auto rows = season.rows(applicants.mid(at, factsAtOnce));
        if (!rows)
            return std::unexpected(rows.error());
        std::ranges::for_each(*rows, function);
    }
    return {};
}

Result<RankingValues> levelValues(const VisibleSeason &season, const QList<ApplicantId> &applicants)
{
    RankingValues values;
    return forEachRow(season, applicants,
                      [&](const ApplicantRow &row) {
                          values.append({row.id, row.level.isEmpty() ? std::nullopt
                                                                     : std::optional<double>(
                                                                           levelRank(row.level))});
                      })
        .transform([&] { return values; });
}

Result<RankingValues> wordValues(const VisibleSeason &season, const RankingFact &fact,
                                 const QList<ApplicantId> &applicants)
{
    const Collation collation(season.viewer().language);
    QMap<QByteArray, QList<ApplicantId>> byKey;
    RankingValues values;
    const auto read = forEachRow(season, applicants, [&](const ApplicantRow &row) {
        if (const QString text = row.*fact.words; !text.isEmpty())
            byKey[collation.sortKey(text)].append(row.id);
        else
            values.append({row.id, std::nullopt});
    });
    if (!read)
        return std::unexpected(read.error());
    double place = 0;
    for (const QList<ApplicantId> &same : std::as_const(byKey)) {
        ++place;
        for (const ApplicantId applicant : same)
            values.append({applicant, place});
    }
    return values;
}

} // namespace

bool isCountOfPapers(QStringView id)
{
    return std::ranges::any_of(
        std::array{u"papers."_s, u"firstPapers."_s},
        [id](const QString &of) { return id.startsWith(of) && id.size() > of.size(); });
}

std::optional<RankingFact> findRankingFact(const QString &id)
{
    const auto found = std::ranges::find(rankingFacts(), id, &RankingFact::id);
    if (found != rankingFacts().end())
        return *found;
    return isCountOfPapers(id) ? std::optional(RankingFact{id, RankingFact::Kind::Number, id})
                               : std::nullopt;
}

QString factBehind(const QString &id)
{
    static const QList<std::pair<QString, QString>> beginnings{
        {u"awards"_s, u"awards"_s},
        {u"papers."_s, u"publications"_s},
        {u"firstPapers."_s, u"firstAuthor"_s},
        {u"lists"_s, u"institution"_s},
        {u"bachelorLists"_s, u"bachelorInstitution"_s}};
    for (const auto &[beginning, known] : beginnings) {
        if (id.startsWith(beginning))
            return known;
    }
    static const QStringList endings{u"Position"_s, u"Of"_s, u"Scale"_s, u"Percent"_s, u"Id"_s};
    for (const QString &ending : endings) {
        if (id.endsWith(ending))
            return id.chopped(ending.size());
    }
    return id;
}

QStringList rankingFactIds()
{
    QStringList ids;
    for (const RankingFact &fact : rankingFacts())
        ids.append(fact.id);
    return ids;
}

Result<RankingValues> rankingValues(const VisibleSeason &season, const RankingFact &fact,
                                    const QList<ApplicantId> &applicants)
{
    switch (fact.kind) {
    case RankingFact::Kind::Level:
        return levelValues(season, applicants);
    case RankingFact::Kind::Words:
        return wordValues(season, fact, applicants);
    case RankingFact::Kind::Number:
        break;
    }
    return numberValues(season, fact, applicants);
}

} // namespace Bole
