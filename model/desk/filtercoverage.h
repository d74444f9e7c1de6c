// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/applicantfilter.h"

namespace Bole {

class Blindness;
struct DeskState;

// What a filter leaves out or cannot know: the same for the list and the table of everybody.

/// Of those whom all other conditions let through.
struct GpaCoverage
{
    int otherScale = 0; ///< on another scale than the one asked for, or on none that is known
    int without = 0;    ///< no GPA is known
    int unchecked = 0;  ///< of those found: nobody has checked the GPA yet

    /// Counts one of them.
    void add(const ApplicantFilter &filter, std::optional<double> gpa, std::optional<double> scale,
             bool isCheckedOrNotFound);
    bool operator==(const GpaCoverage &) const = default;
};

/// The record's facts that a filter goes by, the committee's formula among them, but for what is
/// hidden from who sits here.
QStringList factsComparedBy(const ApplicantFilter &filter, const Blindness &blindness,
                            const DeskState &desk);

} // namespace Bole
