// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/recordedit.h"

#include <QList>

namespace Bole {

/// Blind reading hides a name wherever it stands, and so has to know it. It does where it was read
/// without doubt from its own place, or where a person confirmed or corrected it.
bool isNameSure(const CheckedRecord &record);
bool isNameSure(const Record &asRead);

} // namespace Bole
