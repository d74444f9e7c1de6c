// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubadmin.h"
#include "model/hub/hubexchange.h"
#include "model/review/reviewer.h"

namespace Bole {

/// Who meets in the hub.
struct HubCommittee
{
    QString title; ///< of the season
    QList<Reviewer> people;
};

/// Puts a whole season into its hub, whoever wrote it, and its committee: `rules` as the season
/// says. Again sends what is new. How many versions there were.
HubResult<int> fillHub(HubAdmin &admin, ExchangeStore &file, const HubCommittee &committee,
                       const HubExchange::Options &rules);

/// How much of a new file is shown when it is there; of the rest HubExchange shows more with every
/// round, so that work can begin.
enum class Shown { Everything, Beginning };

/// Makes a new file of the season for the member who is connected, with everything that they may
/// have; the documents follow later. Whole or not at all.
HubResult<std::unique_ptr<Season>> joinHub(HubClient &client, const QString &path,
                                           Shown shown = Shown::Everything);

} // namespace Bole
