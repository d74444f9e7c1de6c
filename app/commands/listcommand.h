// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Bole {

int runList(const QStringList &arguments);

} // namespace Bole
