// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Bole {

/// Every spelling that the table has of an institution, by its id or by any of its names: names in
/// all languages, short names, e-mail domains. Empty where the table does not know it.
QStringList institutionNames(const QString &id, QStringView name);

} // namespace Bole
