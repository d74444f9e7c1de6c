// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/entrysplit.h"

namespace Bole {

/// The name, role and place that an entry's header gives. Shared by work, volunteering and
/// projects.
struct Header
{
    Passage organisation;
    Passage role;
    Passage location;
    Passage advisor;
    double organisationScore = 0;
    double roleScore = 0;
};

/// Reads an entry's header and takes its advisors off the entry's text. `roleFirst` is the order of
/// the section that it stands in, see roleComesFirst().
Header readHeader(Entry &entry, const Knowledge &knowledge, double roleFirst = 0);

} // namespace Bole
