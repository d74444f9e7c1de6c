// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/shortliststore.h"
#include "model/shortlist/viewer.h"

#include <QHash>

namespace Bole {

class ScoreBook;

/// JSON with its keys in order and without spaces, the same bytes on every machine: what a checksum
/// is taken of.
QByteArray canonicalJson(const QJsonObject &json);

/// What a list was when it was sealed ("bole-seal/1"): its order with ties, gaps and reasons, the
/// lines, the rule, the scores behind it and the rubric's version, who and when; and the SHA-256 of
/// all that.
Result<QJsonObject> sealFor(Season &season, const Shortlist &list, const Viewer &viewer,
                            const QDateTime &at);
/// Seals the list for good. Everything that counts is read and written in one transaction.
Result<void> sealShortlist(Season &season, ShortlistId list, const Viewer &viewer);

/// SealBroken when the list, or its seal, is no longer what was sealed, or when the season's log
/// knows of another seal than the list has. A list that was never sealed is in order.
Result<void> checkSeal(Season &season, const Shortlist &list);

/// What a seal keeps of each applicant's scores; empty for an open list.
QHash<ApplicantId, QJsonObject> sealedScores(const Shortlist &list);
/// The reviews as they counted when the list was sealed: levels and the rubric's version are the
/// seal's, what else is said in them is as it is `now`. Those without a sealed score are left out.
QList<Review> sealedReviews(const QJsonObject &scores, const QList<Review> &now,
                            const ScoreBook &book);

} // namespace Bole
