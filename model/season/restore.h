// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QString>

namespace Bole {

/// What is done where a file has the name already to which a backup is to be restored.
enum class ExistingFile { Refuse, SetAside };

/// Copies a backup, or any other season, to `target`. The copy is looked through before it gets its
/// name. A file that is there already is refused (FileExists) or given another name beside it,
/// which is the answer; nothing is overwritten. One that is open is always refused.
Result<QString> restoreSeason(const QString &backup, const QString &target, ExistingFile ifThere);

} // namespace Bole
