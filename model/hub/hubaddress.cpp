// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubaddress.h"

#include <QUrl>
#include <QUrlQuery>

namespace Bole {

using namespace Qt::StringLiterals;

HubResult<HubAddress> HubAddress::fromText(const QString &text, Secret *password)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool isOne =
        url.isValid() && (url.scheme() == "postgresql"_L1 || url.scheme() == "postgres"_L1);
    const QString database = url.path().mid(1);
    if (!isOne || database.isEmpty() || database.contains(u'/'))
        return hubFailure(HubTrouble::WrongAddress, u"postgresql://user@host/database"_s);
    const QUrlQuery query(url);
    HubAddress address;
    address.m_login = url.userName(QUrl::FullyDecoded);
    address.m_host = query.hasQueryItem(u"host"_s)
                         ? query.queryItemValue(u"host"_s, QUrl::FullyDecoded)
                         : url.host(QUrl::FullyDecoded);
    address.m_port = url.port() > 0 ? QString::number(url.port()) : query.queryItemValue(u"port"_s);
    address.m_database = database;
    address.m_rootCertificate = query.queryItemValue(u"sslrootcert"_s, QUrl::FullyDecoded);
    if (password && !url.password().isEmpty())
        *password = Secret(url.password(QUrl::FullyDecoded).toUtf8());
    return address;
}

QString HubAddress::text() const
{
    QUrl url;
    url.setScheme(u"postgresql"_s);
    url.setUserName(m_login);
    const bool isFolder = m_host.startsWith(u'/');
    url.setHost(isFolder ? QString() : m_host);
    if (!m_port.isEmpty() && !isFolder)
        url.setPort(m_port.toInt());
    url.setPath(u'/' + m_database);
    QUrlQuery query;
    if (isFolder)
        query.addQueryItem(u"host"_s, m_host);
    if (isFolder && !m_port.isEmpty())
        query.addQueryItem(u"port"_s, m_port);
    if (!m_rootCertificate.isEmpty())
        query.addQueryItem(u"sslrootcert"_s, m_rootCertificate);
    if (!query.isEmpty())
        url.setQuery(query);
    return url.toString(QUrl::FullyEncoded);
}

QString HubAddress::login() const
{
    return m_login;
}

bool HubAddress::isLocal() const
{
    return m_host.isEmpty() || m_host.startsWith(u'/') || m_host == "localhost"_L1 ||
           m_host == "127.0.0.1"_L1 || m_host == "::1"_L1;
}

HubAddress HubAddress::withLogin(const QString &login) const
{
    HubAddress address = *this;
    address.m_login = login;
    return address;
}

QList<std::pair<QByteArray, QByteArray>> HubAddress::settings() const
{
    QList<std::pair<QByteArray, QByteArray>> settings{
        {"application_name", "bole"},
        {"client_encoding", "UTF8"},
        {"connect_timeout", "10"},
        {"keepalives_idle", "20"},
        {"keepalives_interval", "5"},
        {"keepalives_count", "3"},
        {"tcp_user_timeout", "30000"},
        {"dbname", m_database.toUtf8()},
        {"gssencmode", "disable"},
        {"sslmode", isLocal() ? "prefer" : "verify-full"},
        {"channel_binding", isLocal() ? "prefer" : "require"},
        {"passfile", "/nonexistent/pgpass"}, // the password is in the key store, in no file
    };
    const auto add = [&](const char *name, const QString &value) {
        if (!value.isEmpty())
            settings.append({name, value.toUtf8()});
    };
    add("user", m_login);
    add("host", m_host);
    add("port", m_port);
    add("sslrootcert", !m_rootCertificate.isEmpty() ? m_rootCertificate
                       : isLocal()                  ? QString()
                                                    : u"system"_s);
    return settings;
}

} // namespace Bole
