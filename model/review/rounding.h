// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cmath>

namespace Bole {

/// As it is shown: two digits, half away from zero, so that what looks equal is a tie.
inline double roundedAsShown(double value)
{
    // 60 × 0.7 + 60.75 × 0.3 is 60.225 by hand and a hair less as a double.
    constexpr double hair = 1e-7;
    const double rounded = std::floor(std::abs(value) * 100 + 0.5 + hair) / 100;
    return value < 0 && rounded > 0 ? -rounded : rounded;
}

/// A score or total with its two digits, the same wherever it stands.
inline QString shownNumber(double value)
{
    return QString::number(roundedAsShown(value), 'f', 2);
}

} // namespace Bole
