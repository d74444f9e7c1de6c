// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Bole {

/// `bole import`: files and folders into a season.
int runImport(const QStringList &arguments);

} // namespace Bole
