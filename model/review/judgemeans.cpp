// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/judgemeans.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace Bole {

double meanOf(const QList<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

std::optional<QList<double>> withoutExtremes(QList<double> values)
{
    if (values.size() < 3)
        return std::nullopt;
    std::ranges::sort(values, std::greater());
    return values.sliced(1, values.size() - 2);
}

} // namespace Bole
