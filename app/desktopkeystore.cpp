// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktopkeystore.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>

#include <algorithm>
#include <qt6keychain/keychain.h>

namespace Bole {

namespace {

const QString service = QStringLiteral("Bole");

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

bool DesktopKeyStore::isThere() const
{
    // QtKeychain is content when its library can be loaded; that somebody keeps keys only the bus
    // knows: who is running, and who would be started when asked.
    QDBusConnectionInterface *bus = QDBusConnection::sessionBus().interface();
    if (!bus)
        return false;
    const QStringList startable = bus->activatableServiceNames().value();
    const bool isServed = std::ranges::any_of(serviceNames(), [&](const QString &name) {
        return startable.contains(name) || bus->isServiceRegistered(name).value();
    });
    return isServed && QKeychain::isAvailable();
}

void DesktopKeyStore::read(const QString &key, std::function<void(const QString &)> then)
{
    auto *job = new QKeychain::ReadPasswordJob(service); // deletes itself
    job->setInsecureFallback(false);
    job->setKey(key);
    QObject::connect(job, &QKeychain::Job::finished, job, [job, then = std::move(then)] {
        then(job->error() == QKeychain::NoError ? job->textData() : QString());
    });
    job->start();
}

void DesktopKeyStore::write(const QString &key, const QString &secret)
{
    auto *job = new QKeychain::WritePasswordJob(service);
    job->setInsecureFallback(false); // better asked again than kept in clear
    job->setKey(key);
    job->setTextData(secret);
    job->start();
}

} // namespace Bole
