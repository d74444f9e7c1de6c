// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// What a column of a roster is called in the window's language, by the key of its values.
QString rosterKeyName(const QString &key);

} // namespace Bole
