// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// In the season's journal, of this file only: what was deleted has left it for good.
inline const QString compactedEvent = QStringLiteral("season.compacted");

} // namespace Bole
