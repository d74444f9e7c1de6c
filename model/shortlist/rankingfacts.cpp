// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/rankingfacts.h"

#include "model/knowledge/collation.h"
#include "model/record/recordfacts.h"
#include "model/season/applicantstore.h"
#include "model/season/factvalues.h"
#include "model/season/season.h"

#include <QMap>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype factsAtOnce = 512;

constexpr RankingFact rankingFacts[] = {
    {"gpaPercent"_L1, RankingFact::Kind::Number, "gpa_percent"_L1},
    {"rankPercent"_L1, RankingFact::Kind::Number, "rank_percent"_L1, true},
    {"level"_L1, RankingFact::Kind::Level, {}},
    {"publications"_L1, RankingFact::Kind::Number, "publications"_L1},
    {"firstAuthor"_L1, RankingFact::Kind::Number, "first_author"_L1},
    {"ccfA"_L1, RankingFact::Kind::Number, "ccf_a"_L1},
    {"ccfB"_L1, RankingFact::Kind::Number, "ccf_b"_L1},
    {"ccfC"_L1, RankingFact::Kind::Number, "ccf_c"_L1},
    {"ielts"_L1, RankingFact::Kind::Number, "ielts"_L1},
    {"toefl"_L1, RankingFact::Kind::Number, "toefl"_L1},
    {"gre"_L1, RankingFact::Kind::Number, "gre"_L1},
    {"gmat"_L1, RankingFact::Kind::Number, "gmat"_L1},
    {"cet4"_L1, RankingFact::Kind::Number, "cet4"_L1},
    {"cet6"_L1, RankingFact::Kind::Number, "cet6"_L1},
    {"name"_L1, RankingFact::Kind::Words, {}, true},
    {"institution"_L1, RankingFact::Kind::Words, {}, true},
    {"area"_L1, RankingFact::Kind::Words, {}, true},
};

Result<RankingValues> numberValues(Season &season, const RankingFact &fact,
                                   const QList<ApplicantId> &applicants)
{
    return factValues(season.database(), fact.column)
        .transform([&](const QHash<ApplicantId, double> &known) {
            RankingValues values;
            for (const ApplicantId id : applicants) {
                const auto found = known.constFind(id);
                values.append(
                    {id, found == known.constEnd() ? std::nullopt : std::optional<double>(*found)});
            }
            return values;
        });
}

/// What is not in the columns of numbers comes from the rows, a portion at a time.
template <typename Function>
Result<void> forEachRow(Season &season, const QList<ApplicantId> &applicants, Function function)
{
    for (qsizetype at = 0; at < applicants.size(); at += factsAtOnce) {
        const auto rows = season.applicants().rows(applicants.mid(at, factsAtOnce));
        if (!rows)
            return std::unexpected(rows.error());
        std::ranges::for_each(*rows, function);
    }
    return {};
}

Result<RankingValues> levelValues(Season &season, const QList<ApplicantId> &applicants)
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

QString rankedWords(const ApplicantRow &row, const RankingFact &fact, const Viewer &viewer)
{
    if (fact.id == "name"_L1)
        return viewer.blindness.displayName(row.id, row.name, viewer.language);
    if (!viewer.showsMaterial(row.id))
        return {};
    if (fact.id == "area"_L1)
        return row.area;
    return viewer.blindness.hides(BlindField::Institution) ? QString() : row.institution;
}

Result<RankingValues> wordValues(Season &season, const RankingFact &fact, const Viewer &viewer,
                                 const QList<ApplicantId> &applicants)
{
    const Collation collation(viewer.language == "zh"_L1 ? Collation::Language::Chinese
                                                         : Collation::Language::English);
    QMap<QByteArray, QList<ApplicantId>> byKey;
    RankingValues values;
    const auto read = forEachRow(season, applicants, [&](const ApplicantRow &row) {
        if (const QString text = rankedWords(row, fact, viewer); !text.isEmpty())
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
    const auto found =
        std::ranges::find_if(rankingFacts, [id](const RankingFact &fact) { return fact.id == id; });
    return found == std::end(rankingFacts) ? nullptr : found;
}

QStringList rankingFactIds()
{
    QStringList ids;
    for (const RankingFact &fact : rankingFacts)
        ids.append(fact.id);
    return ids;
}

Result<RankingValues> rankingValues(Season &season, const RankingFact &fact, const Viewer &viewer,
                                    const QList<ApplicantId> &applicants)
{
    switch (fact.kind) {
    case RankingFact::Kind::Level:
        return levelValues(season, applicants);
    case RankingFact::Kind::Words:
        return wordValues(season, fact, viewer, applicants);
    case RankingFact::Kind::Number:
        break;
    }
    return numberValues(season, fact, applicants);
}

} // namespace Bole
