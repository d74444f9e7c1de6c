// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QString>

#include <functional>

namespace Bole {

class Season;

/// A season that gets its name when `fill` has put everything into it: nobody finds half of one,
/// also where the program is killed meanwhile. FileExists where there is one already.
Result<void> createWholeSeason(const QString &path, const QString &title,
                               const std::function<Result<void>(Season &)> &fill);

} // namespace Bole
