// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/huberror.h"
#include "model/secret.h"

#include <QList>

namespace Bole {

/// Where a hub is: postgresql://user@host:port/database. A password in it is taken out at once, so
/// that the address can be shown and kept.
class HubAddress
{
public:
    /// The password that stood in it goes to `password`, where somebody wants it.
    static HubResult<HubAddress> fromText(const QString &text, Secret *password = nullptr);

    QString text() const; ///< without a password
    QString login() const;
    /// The server is on this machine: then nobody can stand in between.
    bool isLocal() const;
    HubAddress withLogin(const QString &login) const;

    /// What libpq is told: names and values. Unless the server is on this machine, the connection
    /// is encrypted and the server's certificate and name are verified, whatever the address says.
    QList<std::pair<QByteArray, QByteArray>> settings() const;

private:
    QString m_login;
    QString m_host; ///< a name, an address, or the folder of a socket
    QString m_port;
    QString m_database;
    QString m_rootCertificate;
};

} // namespace Bole
