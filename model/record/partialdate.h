// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace Bole {

/// A date only as precise as it was printed: a year, a month or a day. Zero means not printed.
struct PartialDate
{
    int year = 0;
    int month = 0;
    int day = 0;

    bool isValid() const;
    QString toString() const; ///< ISO 8601: "2021", "2021-09" or "2021-09-01"
    static std::optional<PartialDate> fromString(QStringView iso);

    auto operator<=>(const PartialDate &) const = default;
};

} // namespace Bole
