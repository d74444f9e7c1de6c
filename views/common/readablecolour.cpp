// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/readablecolour.h"

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

double linear(float channel)
{
    return channel <= 0.04045F ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// As the Web Content Accessibility Guidelines have it.
double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

int mixed(int from, int to, int percent)
{
    return from + (to - from) * percent / 100;
}

} // namespace

QColor readableColour(const QColor &text, const QColor &background)
{
    constexpr double enough = 4.5;
    const int end = luminance(background) < 0.18 ? 255 : 0;
    QColor found = text;
    for (int percent = 10; percent <= 100 && contrast(found, background) < enough; percent += 10)
        found = QColor(mixed(text.red(), end, percent), mixed(text.green(), end, percent),
                       mixed(text.blue(), end, percent));
    return found;
}

} // namespace Bole
