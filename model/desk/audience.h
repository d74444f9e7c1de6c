// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/sharing.h"
#include "model/ids.h"
#include "model/result.h"
#include "model/season/travelchange.h"

#include <QMap>

#include <functional>

namespace Bole {

class Season;

/// What of the season a member of the committee may have in a file of their own, by the same rules
/// as at a desk: nothing else may be in its bytes. Coordinators have everything. Of those who read
/// blind nobody gets the documents themselves, in which a name may stand in ways that no program
/// sees, but their text with everything hidden taken out.
/// The season must stay as long as the audience.
Audience audienceOf(Season &season, ReviewerId person, bool onlyAssigned, const QString &language);

/// The same for a hub, where one of those who read blind in the same way stands for all of them:
/// without that one's own conflicts of interest. Whom each has one with, the hub knows.
Audience audienceAtHub(Season &season, ReviewerId person);

/// Who reads blind by this season's rules: for taking in what they send.
ReadsBlind blindReadersOf(Season &season);

/// The rules of fairness for a place where all members of a committee meet and each finds what they
/// may have. An audience is a way of reading blind; everybody who reads so gets the same variants.
struct ExchangeRules
{
    QString othersShown;              ///< as the season stores it: afterSubmitting or always
    QMap<QString, QString> audiences; ///< by the uuid of the reviewer, of those who read blind
    /// A version as an audience has it; nothing: not at all.
    std::function<std::optional<TravelChange>(const TravelChange &change, const QString &audience)>
        seen;
    /// The bytes of a document as an audience has them, by the SHA-256 that they then have.
    std::function<Result<QByteArray>(const QString &sha256, const QString &audience)> content;
};

/// The season must stay as long as the rules.
ExchangeRules exchangeRulesOf(Season &season);

} // namespace Bole
