// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// Where a field was read: its own places, or those of what is inside it, or of the value that it
/// is a part of. An entry as a whole does not stand for a field of its that was not read.
QList<Place> fieldPlaces(const QMap<QString, QList<Place>> &provenance, const QString &pointer);

} // namespace Bole
