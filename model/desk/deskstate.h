// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/decisionwork.h"
#include "model/ids.h"

#include <QString>

namespace Bole {

class Desk;
class Season;

/// What the parts of one desk share: which season, who sits there, in which language they read.
/// Owned by the desk.
struct DeskState
{
    Season &season;
    WorkKeeper &work;
    ReviewerId reviewer;
    QString language = QStringLiteral("en"); ///< of the window: en | zh_CN
    DecisionWork decisions{work};            ///< of the committee, on their way into the season
};

/// For tests that look into the file behind a desk.
Season &seasonOf(const Desk &desk);

} // namespace Bole
