// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace Bole {

/// As it is shown, so that what looks equal is a tie.
inline double roundedAsShown(double value)
{
    return std::round(value * 1e4) / 1e4;
}

} // namespace Bole
