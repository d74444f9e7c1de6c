// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktopkeystore.h"

#include "model/platform/desktop/keyservice.h"

#include <qt6keychain/keychain.h>

namespace Bole {

namespace {

const QString service = QStringLiteral("Bole");

} // namespace

bool DesktopKeyStore::isThere() const
{
    // QtKeychain is content when its library can be loaded; that somebody keeps keys only the
    // desktop knows.
    return Platform::isKeyServiceThere() && QKeychain::isAvailable();
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
