// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/rankingfacts.h"

#include "model/knowledge/collation.h"
#include "model/knowledge/testkinds.h"
#include "model/record/recordfacts.h"

#include <QMap>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype factsAtOnce = 512;

constexpr RankingFact fixedFacts[] = {
    {"gpaPercent"_L1, RankingFact::Kind::Number, "gpa_percent"_L1},
    {"rankPercent"_L1, RankingFact::Kind::Number, "rank_percent"_L1, true},
    {"level"_L1, RankingFact::Kind::Level, {}},
    {"publications"_L1, RankingFact::Kind::Number, "publications"_L1},
    {"firstAuthor"_L1, RankingFact::Kind::Number, "first_author"_L1},
    {"ccfA"_L1, RankingFact::Kind::Number, "ccf_a"_L1},
    {"ccfB"_L1, RankingFact::Kind::Number, "ccf_b"_L1},
    {"ccfC"_L1, RankingFact::Kind::Number, "ccf_c"_L1},
    {"bachelorGpaPercent"_L1, RankingFact::Kind::Number, "bachelor_gpa_percent"_L1},
    {"bachelorRankPercent"_L1, RankingFact::Kind::Number, "bachelor_rank_percent"_L1, true},
    {"awardsInternational"_L1, RankingFact::Kind::Number, "awards.international"_L1},
    {"awardsNational"_L1, RankingFact::Kind::Number, "awards.national"_L1},
    {"awardsProvincial"_L1, RankingFact::Kind::Number, "awards.provincial"_L1},
    {"name"_L1, RankingFact::Kind::Words, {}, true, &ApplicantRow::name},
    {"institution"_L1, RankingFact::Kind::Words, {}, true, &ApplicantRow::institution},
    {"area"_L1, RankingFact::Kind::Words, {}, true, &ApplicantRow::area},
};

/// The fixed ones, and the tests that have a column.
const QList<RankingFact> &rankingFacts()
{
    static const QList<RankingFact> all = [] {
        QList<RankingFact> facts(std::begin(fixedFacts), std::end(fixedFacts));
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

const RankingFact *findRankingFact(QStringView id)
{
    const auto found = std::ranges::find_if(
        rankingFacts(), [id](const RankingFact &fact) { return fact.id == id; });
    return found == rankingFacts().end() ? nullptr : &*found;
}

QString factBehind(QStringView rankingFact)
{
    QString fact = rankingFact.toString();
    if (fact.endsWith("Percent"_L1))
        fact.chop(7);
    return fact.startsWith("awards"_L1) ? u"awards"_s : fact;
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
