// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// What facts, columns and rules know a test by: its name in small letters without signs,
/// "CET-6" → "cet6".
inline QString testId(QStringView name)
{
    QString id = name.toString().toLower();
    id.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return id;
}

} // namespace Bole
