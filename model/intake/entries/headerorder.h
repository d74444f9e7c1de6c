// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/entrysplit.h"

namespace Bole {

/// What the entries of a section begin with, from -1 (all with the organisation) to 1 (all with the
/// role); 0 where it cannot be told. The entries of one section are set alike, so those that can be
/// read show how to read the others.
double roleComesFirst(const QList<Entry> &entries, const Knowledge &knowledge);

} // namespace Bole
