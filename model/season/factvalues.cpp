// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/factvalues.h"

#include "model/season/query.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

static Result<QHash<ApplicantId, double>> valuesFrom(Query query)
{
    QHash<ApplicantId, double> values;
    while (query.next())
        values.insert(query.id<ApplicantId>(0), query.real(1));
    return query.result(std::move(values));
}

Result<QHash<ApplicantId, double>> factValues(Database &database, const QString &column)
{
    // A column's name cannot be bound: only these are ever part of a statement.
    constexpr QLatin1StringView known[] = {"gpa_percent"_L1,
                                           "rank_percent"_L1,
                                           "publications"_L1,
                                           "first_author"_L1,
                                           "ccf_a"_L1,
                                           "ccf_b"_L1,
                                           "ccf_c"_L1,
                                           "bachelor_gpa_percent"_L1,
                                           "bachelor_rank_percent"_L1};
    if (!std::ranges::contains(known, column))
        return failure(ErrorCode::InvalidValue, column);
    return valuesFrom(
        Query(database, u"SELECT applicant_id, %1 FROM facts WHERE %1 IS NOT NULL"_s.arg(column)));
}

Result<QHash<ApplicantId, double>> testValues(Database &database, const QString &test)
{
    return valuesFrom(
        Query(database, u"SELECT applicant_id, score FROM test_score WHERE test = ?"_s, {test}));
}

Result<QHash<ApplicantId, double>> countValues(Database &database, const QString &fact)
{
    return valuesFrom(
        Query(database, u"SELECT applicant_id, value FROM fact_count WHERE fact = ?"_s, {fact}));
}

Result<QHash<ApplicantId, QStringList>> uncheckedFactsOfAll(Database &database)
{
    QHash<ApplicantId, QStringList> unchecked;
    Query query(database, u"SELECT applicant_id, unchecked FROM facts WHERE unchecked <> ''"_s);
    while (query.next())
        unchecked.insert(query.id<ApplicantId>(0), query.text(1).split(u'\n'));
    return query.result(std::move(unchecked));
}

Result<QStringList> knownCounts(Database &database)
{
    QStringList facts;
    Query query(database, u"SELECT DISTINCT fact FROM fact_count ORDER BY fact"_s);
    while (query.next())
        facts.append(query.text(0));
    return query.result(facts);
}

} // namespace Bole
