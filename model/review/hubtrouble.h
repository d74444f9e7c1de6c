// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// What can go wrong with a committee's hub, as something to branch on; views make sentences of it.
enum class HubTrouble {
    NotReachable, ///< no answer, or the connection went
    Refused,      ///< the name or the password
    NotVerified,  ///< who answers: its certificate was not accepted
    Empty,        ///< a database without a hub
    TooNew,       ///< the hub is of a later version than this program
    TooOld,
    OtherSeason,
    NotAllowed, ///< by the hub's rules
    WrongClock, ///< of this machine
    WrongAddress,
    Stopped, ///< by the program itself
    Failed,
};

/// Nothing changes by trying again: a person has to do something first.
constexpr bool needsAPerson(HubTrouble trouble)
{
    return trouble != HubTrouble::NotReachable && trouble != HubTrouble::Stopped &&
           trouble != HubTrouble::Failed;
}

} // namespace Bole
