// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts, and leaves it to the pool's clock to end a reader that goes on.
#include "model/platform/reader/worklimit.h"

#include <algorithm>
#include <ctime>

namespace Bole {

double WorkLimit::secondsUsed()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

void WorkLimit::allow(double seconds)
{
    m_end = seconds > 0 ? secondsUsed() + seconds : 0;
}

double WorkLimit::left() const
{
    constexpr double least = 0.1;
    return m_end > 0 ? std::max(least, m_end - secondsUsed()) : 0;
}

void endWhenOutOfTime(int) {}

} // namespace Bole
