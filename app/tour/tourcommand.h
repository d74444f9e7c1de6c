// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

/// `bole tour OUTDIR`: the main job without anybody at the keyboard. Imports the sample people into
/// a new season, prints the ranked list, writes shortlist.csv and a picture of every main view in
/// both languages.
CommandHelp tourHelp();
int runTour(const QStringList &arguments);

} // namespace Bole
