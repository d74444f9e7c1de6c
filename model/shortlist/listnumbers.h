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

/// Who of a list takes no place, as it was sealed or as far as the viewer sees the numbers: whom
/// the rubric's lines rule out, and who has no total although others have one, unless somebody gave
/// them their place by hand.
Result<QSet<ApplicantId>> withoutPlace(const VisibleSeason &season, const ScoreBook &book,
                                       const Shortlist &list);

/// Who of a list has left their place: declined the offer, withdrew, or was deleted.
Result<QSet<ApplicantId>> whoLeftTheirPlace(const VisibleSeason &season, const Shortlist &list);

/// The part of each entry of a list when these have declined, and those take no place: the next
/// moves up. Who takes none is below the lines wherever the order says.
QList<ListPart> listParts(const Shortlist &list, const QSet<ApplicantId> &declined,
                          const QSet<ApplicantId> &ruledOut);

} // namespace Bole
