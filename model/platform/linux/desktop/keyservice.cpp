// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/desktop/keyservice.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>

#include <algorithm>

namespace Bole::Platform {

namespace {

/// Which names on the user's bus QtKeychain would turn to on this desktop.
QStringList serviceNames()
{
    QStringList names{QStringLiteral("org.freedesktop.secrets")};
    const QByteArrayList desktops = qgetenv("XDG_CURRENT_DESKTOP").split(':');
    if (desktops.contains("KDE"))
        names << QStringLiteral("org.kde.kwalletd6") << QStringLiteral("org.kde.kwalletd5");
    return names;
}

} // namespace

bool isKeyServiceThere()
{
    QDBusConnectionInterface *bus = QDBusConnection::sessionBus().interface();
    if (!bus)
        return false;
    const QStringList startable = bus->activatableServiceNames().value();
    return std::ranges::any_of(serviceNames(), [&](const QString &name) {
        return startable.contains(name) || bus->isServiceRegistered(name).value();
    });
}

} // namespace Bole::Platform
