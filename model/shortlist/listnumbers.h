// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/ranking.h"

namespace Bole {

class ScoreBook;

// What scores say of a list's people before anybody is shown.

/// What the list's rule gives its people: by what was sealed, where it is, else by today's numbers.
/// Nothing for words, for facts of a sealed list, which no seal holds, and for scores that do not
/// allow a calibration.
Result<QHash<ApplicantId, double>> listValues(const VisibleSeason &season, const ScoreBook &book,
                                              const Shortlist &list);

/// Whom the rubric's lines rule out, of these applicants, as far as the viewer sees the numbers.
Result<QSet<ApplicantId>> ruledOut(const VisibleSeason &season, const ScoreBook &book,
                                   const QList<ApplicantId> &applicants);

/// The part of each entry of a list when these have declined, and those are ruled out: neither
/// takes a place, the next moves up. Who is ruled out is below the lines wherever the order says.
QList<ListPart> listParts(const Shortlist &list, const QSet<ApplicantId> &declined,
                          const QSet<ApplicantId> &ruledOut);

} // namespace Bole
