// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/shortlist.h"

#include <functional>

namespace Bole {

/// Those of a list's entries that stay, in their order. Whoever shared a place with others shares
/// it with those of them who stay, and with nobody else: the first of them begins it.
QList<ShortlistEntry> entriesThatStay(const QList<ShortlistEntry> &entries,
                                      const std::function<bool(const ShortlistEntry &)> &stays);

} // namespace Bole
