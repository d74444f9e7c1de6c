// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace Bole {

/// A stretch of a text in UTF-16 units: where a value was read.
struct Span
{
    qsizetype start = 0;
    qsizetype length = 0;

    qsizetype end() const { return start + length; }
    bool isEmpty() const { return length <= 0; }
    bool overlaps(const Span &other) const { return start < other.end() && other.start < end(); }
    bool contains(const Span &other) const { return start <= other.start && other.end() <= end(); }
    bool operator==(const Span &) const = default;
};

} // namespace Bole
