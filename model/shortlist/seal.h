// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/shortliststore.h"
#include "model/shortlist/viewer.h"

#include <QHash>

namespace Bole {

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

/// SealBroken when the list, or its seal, is no longer what was sealed. An open list is in order.
Result<void> checkSeal(const Shortlist &list);

/// The totals that a seal keeps, by applicant; empty for an open list.
QHash<ApplicantId, double> sealedTotals(const Shortlist &list);

} // namespace Bole
