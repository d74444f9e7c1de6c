// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace Bole {

/// What a build without SQLCipher says where a password would be needed.
inline QString protectionMissingText()
{
    return QCoreApplication::translate(
        "Bole::protection",
        "This build of Bole was made without SQLCipher: it can neither protect seasons with a "
        "password nor open protected ones. Use a build that has it; everything else works.");
}

} // namespace Bole
