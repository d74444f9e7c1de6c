// SPDX-License-Identifier: GPL-3.0-or-later
// Who answers is who it should be: a real PostgreSQL with certificates of an authority made for
// this, at addresses of this machine that count as another one.
#include "hubfixture.h"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

/// 127.0.0.1 counts as this machine, where nobody can stand in between; these do not. Of each
/// process its own, so that tests do not meet.
QString ownAddress(int last)
{
    const auto process = quint32(::getpid());
    return u"127.%1.%2.%3"_s.arg(1 + (process >> 16) % 250)
        .arg((process >> 8) & 255)
        .arg((process % 60) * 4 + 1 + quint32(last));
}

/// Keys and certificates, readable by the server.
class Authority
{
public:
    explicit Authority(const QString &name) : m_name(name)
    {
        if (::geteuid() == 0 &&
            ::chown(QFile::encodeName(m_folder.path()).constData(), nobody, nobody) != 0)
            qFatal("chown");
        make({u"-keyout"_s, file(u"ca.key"_s), u"-out"_s, certificate(), u"-days"_s, u"30"_s,
              u"-subj"_s, u"/CN="_s + name});
    }

    QString file(const QString &name) const { return m_folder.filePath(m_name + name); }
    QString certificate() const { return file(u"ca.crt"_s); }

    /// A server's, for one address.
    void certify(const QString &address, const QStringList &when = {u"-days"_s, u"30"_s}) const
    {
        make(QStringList{u"-CA"_s, certificate(), u"-CAkey"_s, file(u"ca.key"_s), u"-keyout"_s,
                         file(u"server.key"_s), u"-out"_s, file(u"server.crt"_s), u"-subj"_s,
                         u"/CN=hub"_s, u"-addext"_s, u"subjectAltName=IP:"_s + address} +
             when);
        const QByteArray key = QFile::encodeName(file(u"server.key"_s));
        if (::chmod(key.constData(), 0600) != 0 ||
            (::geteuid() == 0 && ::chown(key.constData(), nobody, nobody) != 0))
            qFatal("server.key");
    }

private:
    static constexpr uid_t nobody = 65534;

    static void make(const QStringList &arguments)
    {
        QProcess process;
        process.start(u"openssl"_s,
                      QStringList{u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s,
                                  u"ec_paramgen_curve:P-256"_s, u"-nodes"_s} +
                          arguments);
        if (!process.waitForFinished() || process.exitCode() != 0)
            qFatal("openssl: %s", process.readAllStandardError().constData());
    }

    QTemporaryDir m_folder{QDir::tempPath() + u"/tlsXXXXXX"_s};
    QString m_name;
};

/// Says yes to TLS, as PostgreSQL does, and then goes.
class ServerThatGoes
{
public:
    explicit ServerThatGoes(const QString &address)
    {
        m_listening = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in name{};
        name.sin_family = AF_INET;
        name.sin_port = htons(5432);
        if (::inet_pton(AF_INET, address.toLatin1().constData(), &name.sin_addr) != 1 ||
            ::bind(m_listening, reinterpret_cast<const sockaddr *>(&name), sizeof name) != 0 ||
            ::listen(m_listening, 8) != 0)
            qFatal("listen");
        m_thread = std::jthread([this](const std::stop_token &stop) { serve(stop); });
    }
    ~ServerThatGoes()
    {
        m_thread.request_stop();
        m_thread.join();
        ::close(m_listening);
    }
    Q_DISABLE_COPY_MOVE(ServerThatGoes)

private:
    void serve(const std::stop_token &stop) const
    {
        while (!stop.stop_requested()) {
            pollfd one{m_listening, POLLIN, 0};
            if (::poll(&one, 1, 20) <= 0)
                continue;
            const int client = ::accept(m_listening, nullptr, nullptr);
            char asked[8];
            if (::recv(client, asked, sizeof asked, MSG_WAITALL) == ssize_t(sizeof asked))
                (void)::send(client, "S", 1, MSG_NOSIGNAL);
            ::close(client);
        }
    }

    int m_listening = -1;
    std::jthread m_thread;
};

} // namespace

class TestHubTls : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void server_isVerified_data();
    void server_isVerified();
    void expiredCertificate_isRefused();
    void withoutTls_onlyOnThisMachine();
    void cutInTheMidst_isNoWrongCertificate();

private:
    HubResult<void> opened(const QString &host, const QString &more) const;

    const QString m_right = ownAddress(0);
    const QString m_wrong = ownAddress(1); // the same server, by a name that it does not have
    std::unique_ptr<Authority> m_authority;
    std::unique_ptr<Authority> m_other;
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<HubFixture> m_hub;
};

void TestHubTls::initTestCase()
{
    m_authority = std::make_unique<Authority>(u"ours"_s);
    m_other = std::make_unique<Authority>(u"others"_s);
    m_authority->certify(m_right);
    QFile rules(m_authority->file(u"rules"_s));
    QVERIFY(rules.open(QIODevice::WriteOnly));
    rules.write("local all admin trust\nlocal all all scram-sha-256\n"
                "host all all 127.0.0.0/8 scram-sha-256\n");
    rules.close();
    m_server = std::make_unique<PostgresServer>(QStringList{
        u"ssl=on"_s, u"listen_addresses=%1,%2"_s.arg(m_right, m_wrong),
        u"hba_file="_s + rules.fileName(), u"ssl_cert_file="_s + m_authority->file(u"server.crt"_s),
        u"ssl_key_file="_s + m_authority->file(u"server.key"_s)});
    m_hub = std::make_unique<HubFixture>(*m_server);
}

HubResult<void> TestHubTls::opened(const QString &host, const QString &more) const
{
    const auto address = HubAddress::fromText(u"postgresql://%1@%2/%3?%4"_s.arg(
        m_hub->logins.value(u"ann"_s), host, m_hub->database, more));
    HubWaker waker;
    HubClient client(waker);
    return address.and_then([&](const HubAddress &where) {
        return client.open(where, HubFixture::secretOf(u"ann"_s), HubFixture::season);
    });
}

void TestHubTls::server_isVerified_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("more");
    QTest::addColumn<bool>("isTrusted");
    const QString ours = u"sslrootcert="_s + m_authority->certificate();
    QTest::newRow("our authority, its own name") << m_right << ours << true;
    QTest::newRow("our authority, another name") << m_wrong << ours << false;
    QTest::newRow("another authority")
        << m_right << u"sslrootcert="_s + m_other->certificate() << false;
    QTest::newRow("the system's authorities") << m_right << QString() << false;
    QTest::newRow("told not to look") << m_wrong << ours + u"&sslmode=disable"_s << false;
    QTest::newRow("told to look at less") << m_wrong << ours + u"&sslmode=require"_s << false;
    QTest::newRow("no such file") << m_right << u"sslrootcert=/nonexistent/ca.crt"_s << false;
}

void TestHubTls::server_isVerified()
{
    QFETCH(QString, host);
    QFETCH(QString, more);
    QFETCH(bool, isTrusted);
    const auto done = opened(host, more);
    if (isTrusted)
        QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error().detail));
    else
        HUB_FAILS(done, HubTrouble::NotVerified);
}

void TestHubTls::expiredCertificate_isRefused()
{
    m_server->stop();
    m_authority->certify(
        m_right, {u"-not_before"_s, u"20200101000000Z"_s, u"-not_after"_s, u"20200201000000Z"_s});
    m_server->start();
    HUB_FAILS(opened(m_right, u"sslrootcert="_s + m_authority->certificate()),
              HubTrouble::NotVerified);
    m_server->stop();
    m_authority->certify(m_right);
    m_server->start();
    HUB_DO(opened(m_right, u"sslrootcert="_s + m_authority->certificate()));
}

/// Whoever stands in between could say that there is no TLS. By the socket nobody can.
void TestHubTls::withoutTls_onlyOnThisMachine()
{
    const QString plainAddress = ownAddress(2);
    PostgresServer plain(
        {u"listen_addresses="_s + plainAddress, u"hba_file="_s + m_authority->file(u"rules"_s)});
    HubFixture hub(plain);
    const QString login = hub.logins.value(u"ann"_s);
    HubWaker waker;
    HubClient client(waker);
    const auto remote = HubAddress::fromText(u"postgresql://%1@%2/%3?sslrootcert=%4"_s.arg(
        login, plainAddress, hub.database, m_authority->certificate()));
    HUB_FAILS(client.open(*remote, HubFixture::secretOf(u"ann"_s), HubFixture::season),
              HubTrouble::NotVerified);
    HUB_DO(hub.open(client, u"ann"_s));
}

/// Then it is tried again by itself; nobody has to act.
void TestHubTls::cutInTheMidst_isNoWrongCertificate()
{
    const QString address = ownAddress(3);
    const ServerThatGoes server(address);
    HUB_FAILS(opened(address, u"sslrootcert="_s + m_authority->certificate()),
              HubTrouble::NotReachable);
}

QTEST_GUILESS_MAIN(TestHubTls)
#include "tst_hubtls.moc"
