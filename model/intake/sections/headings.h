// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"
#include "model/record/recordenums.h"

namespace Bole {

class Knowledge;

enum class HeadingRank { Body, Section, SubSection };

struct HeadingFinding
{
    HeadingRank rank = HeadingRank::Body;
    Stored<SectionKind> kind; ///< as the headings table says
};

/// What each line is: those that the table of headings knows, and those set like them.
QList<HeadingFinding> findHeadings(const ReadingText &text, const Knowledge &knowledge);

} // namespace Bole
