// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/season/season.h"
#include "model/season/seasonkey.h"
#include "model/secret.h"

#include <memory>
#include <optional>

namespace Bole {

/// For a command: a protected season's password comes from BOLE_SEASON_PASSWORD, from the open file
/// whose number is in BOLE_SEASON_PASSWORD_FD, or is asked for at the terminal. Whoever holds the
/// key can open the season; null where it is not protected.
Result<SeasonKey> keyForCommand(const QString &path);
Result<std::unique_ptr<Season>> openSeason(const QString &path,
                                           Season::Opener opener = Season::Opener::Command);

/// The paragraph that tells of it in a command's help.
QString passwordHelp();

/// From the environment under this name, or from the file whose number is in NAME_FD, or typed at
/// the terminal without being shown. Nothing where none of these is there. A password never stands
/// in the arguments: every user of the machine can read those.
std::optional<Secret> secretFor(const char *name, const QString &prompt);

} // namespace Bole
