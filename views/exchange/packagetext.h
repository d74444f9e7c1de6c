// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskexchange.h"

namespace Bole {

/// What is wrong with a package, with the remedy; any other error as everywhere.
QString packageErrorText(const Error &error);

/// What a package would do, or has done, in lines.
QString arrivalText(const ArrivalPlan &plan);

} // namespace Bole
