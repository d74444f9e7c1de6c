// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/sandboxtext.h"

#include <QCoreApplication>

namespace Bole {

QString sandboxWarning(const SandboxState &sandbox)
{
    if (!sandbox.isKnown || sandbox.hidesFiles())
        return {};
    return QCoreApplication::translate(
        "Bole::sandboxText",
        "This system offers neither Landlock nor user namespaces. A document made to take over the "
        "program that reads it could read your other files; it still cannot change them, start "
        "programs or use the network. Import documents of strangers on a newer system.");
}

} // namespace Bole
