// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/seasonkey.h"

#include <QtEnvironmentVariables>

namespace Bole {

/// For as long as it is kept, this process opens the season, whose password is in
/// BOLE_SEASON_PASSWORD; null where there is none.
inline SeasonKey keyFromEnvironment(const QString &path)
{
    if (!qEnvironmentVariableIsSet("BOLE_SEASON_PASSWORD"))
        return {};
    const auto key = unlock(path, Secret::fromTyped(qEnvironmentVariable("BOLE_SEASON_PASSWORD")));
    if (!key)
        qFatal("the password does not open the season");
    return *key;
}

} // namespace Bole
