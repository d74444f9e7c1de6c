// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/factvalues.h"

#include "model/season/query.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

Result<QHash<ApplicantId, double>> factValues(Database &database, QLatin1StringView column)
{
    // A column's name cannot be bound: only these are ever part of a statement.
    constexpr QLatin1StringView known[] = {
        "gpa_percent"_L1, "rank_percent"_L1, "publications"_L1, "first_author"_L1, "ccf_a"_L1,
        "ccf_b"_L1,       "ccf_c"_L1,        "ielts"_L1,        "toefl"_L1,        "gre"_L1,
        "gmat"_L1,        "cet4"_L1,         "cet6"_L1};
    if (!std::ranges::contains(known, column))
        return failure(ErrorCode::InvalidValue, column);
    QHash<ApplicantId, double> values;
    Query query(database, u"SELECT applicant_id, %1 FROM facts WHERE %1 IS NOT NULL"_s.arg(column));
    while (query.next())
        values.insert(query.id<ApplicantId>(0), query.real(1));
    return query.result(std::move(values));
}

} // namespace Bole
