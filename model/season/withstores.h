// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/season.h"

#include <utility>

namespace Bole {

/// Work on a season that gets only the stores named here and sees nothing else of it: for a
/// SeasonThread, or for work that waits until the file takes it.
template <typename Work, typename... Stores>
auto withStores(Work work, Stores &(Season::*...stores)() const)
{
    return [work = std::move(work), stores...]([[maybe_unused]] Season &season) {
        return work((season.*stores)()...);
    };
}

} // namespace Bole
