// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/committee/deskhub.h"

namespace Bole {

/// How the file stands to the hub, in a few words: "✓ In step", "⚠ Offline since 14:05, 3 to send".
QString hubStandingText(const HubStanding &standing);

/// Why, and what to do about it, in sentences; empty where there is nothing to do.
QString hubStandingDetail(const HubStanding &standing);

/// What is known of a member: "here now", "last here on …", "not invited".
QString hubColleagueText(const HubColleague &colleague);

/// The same, with what they have not sent: "last here 14:05, 3 to send".
QString hubProgressText(const HubColleague &colleague);

} // namespace Bole
