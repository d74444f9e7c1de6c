// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/reviewerstore.h"

#include <QIcon>

namespace Bole {

class Season;

/// A reviewer with initials and a colour that nobody has yet; the first one of a season
/// coordinates.
Reviewer newReviewer(Season &season, const QString &name);

/// Initials on a disc of the reviewer's colour.
QIcon reviewerMark(const Reviewer &reviewer);

/// "Ada Weaver" → "AW", "江晓" → "江晓".
QString initialsOf(const QString &name);

} // namespace Bole
