// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/reviewer.h"

#include <QIcon>

namespace Bole {

/// Initials on a disc of the reviewer's colour.
QIcon reviewerMark(const Reviewer &reviewer);

} // namespace Bole
