// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/hubtrouble.h"

#include <QString>

namespace Bole {

/// What went wrong with a committee's hub and what to do about it, as sentences.
QString hubText(HubTrouble trouble);

} // namespace Bole
