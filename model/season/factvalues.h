// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QHash>

namespace Bole {

class Database;

/// One number of every applicant's facts, by applicant; those without it are left out. For ranking
/// many without reading their rows. `column` is one of the table's: gpa_percent, publications …
Result<QHash<ApplicantId, double>> factValues(Database &database, const QString &column);
/// The same for the score in a test, by its id: ielts, cet6 …
Result<QHash<ApplicantId, double>> testValues(Database &database, const QString &test);

/// The same for how many of something, by its id: awards.national, papers.CCF-A, list.985 …
Result<QHash<ApplicantId, double>> countValues(Database &database, const QString &fact);
/// The record's facts that nobody has checked, of everybody who has any (see recordfacts.h).
Result<QHash<ApplicantId, QStringList>> uncheckedFactsOfAll(Database &database);
/// The ids of all counts that somebody has.
Result<QStringList> knownCounts(Database &database);

} // namespace Bole
