// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <grp.h>
#include <unistd.h>

namespace Bole::Tests {

/// A PostgreSQL of a test's own in a temporary folder, reached by a socket there: no network. It
/// goes with this object. `admin` may do everything and needs no password; everybody else does.
class PostgresServer
{
public:
    explicit PostgresServer(const QStringList &settings = {}) : m_settings(settings)
    {
        // PostgreSQL refuses to run as root; a socket's path may be no longer than 107 bytes.
        if (::geteuid() == 0 &&
            ::chown(QFile::encodeName(m_folder.path()).constData(), nobody, nobody) != 0)
            qFatal("chown");
        run(QStringLiteral("initdb"),
            {QStringLiteral("-D"), data(), QStringLiteral("-A"), QStringLiteral("trust"),
             QStringLiteral("-U"), QStringLiteral("admin"), QStringLiteral("-E"),
             QStringLiteral("UTF8"), QStringLiteral("--no-locale"), QStringLiteral("--no-sync")});
        QFile rules(data() + QStringLiteral("/pg_hba.conf"));
        if (!rules.open(QIODevice::WriteOnly))
            qFatal("pg_hba.conf");
        rules.write("local all admin trust\nlocal all all scram-sha-256\n");
        rules.close();
        start();
    }
    ~PostgresServer() { stop(SIGQUIT); }
    Q_DISABLE_COPY_MOVE(PostgresServer)

    QString folder() const { return m_folder.path(); } ///< where its socket is
    /// postgresql://LOGIN@/DATABASE?host=FOLDER
    QString address(const QString &login, const QString &database) const
    {
        return QStringLiteral("postgresql://%1@/%2?host=%3").arg(login, database, folder());
    }
    qint64 process() const { return m_server ? m_server->processId() : 0; }

    void start()
    {
        m_server = std::make_unique<QProcess>();
        prepare(*m_server);
        QStringList arguments{QStringLiteral("-D"), data(),
                              QStringLiteral("-k"), folder(),
                              QStringLiteral("-c"), QStringLiteral("listen_addresses=")};
        for (const QString &setting : m_settings)
            arguments << QStringLiteral("-c") << setting;
        m_server->setStandardErrorFile(folder() + QStringLiteral("/log"));
        m_server->start(program(QStringLiteral("postgres")), arguments);
        // It answers when it is ready; asked again until then.
        for (int i = 0; i < 600; ++i) {
            QProcess ready;
            ready.start(program(QStringLiteral("pg_isready")),
                        {QStringLiteral("-q"), QStringLiteral("-h"), folder()});
            ready.waitForFinished();
            if (ready.exitCode() == 0)
                return;
            if (m_server->waitForFinished(50))
                break;
        }
        qFatal("PostgreSQL did not start: see %s/log", qPrintable(folder()));
    }
    /// SIGINT: at once, in order. SIGQUIT: as if the power had gone.
    void stop(int signal = SIGINT)
    {
        if (!m_server || m_server->state() == QProcess::NotRunning)
            return;
        ::kill(pid_t(m_server->processId()), signal);
        m_server->waitForFinished();
    }
    /// The same from another thread, which does not wait.
    void kill() const { ::kill(pid_t(process()), SIGQUIT); }

    struct Answer
    {
        bool isDone = false;
        QString output; ///< fields with | between, a line a row
        QString errors;
    };
    /// As somebody with psql.
    Answer psql(const QString &login, const QString &password, const QString &database,
                const QString &sql) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PGPASSWORD"), password);
        process.setProcessEnvironment(environment);
        process.start(program(QStringLiteral("psql")),
                      {QStringLiteral("-XAtq"), QStringLiteral("-v"),
                       QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-h"), folder(),
                       QStringLiteral("-U"), login, QStringLiteral("-d"), database,
                       QStringLiteral("-f"), QStringLiteral("-")});
        process.write(sql.toUtf8());
        process.closeWriteChannel();
        process.waitForFinished(120'000);
        return {process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
                QString::fromUtf8(process.readAllStandardOutput()).trimmed(),
                QString::fromUtf8(process.readAllStandardError())};
    }
    Answer admin(const QString &database, const QString &sql) const
    {
        return psql(QStringLiteral("admin"), {}, database, sql);
    }
    /// A new one, without anything in it.
    QString makeDatabase(const QString &name) const
    {
        if (const Answer made =
                admin(QStringLiteral("postgres"), QStringLiteral("CREATE DATABASE ") + name);
            !made.isDone)
            qFatal("%s", qPrintable(made.errors));
        return name;
    }
    static QString program(const QString &name)
    {
        return QStringLiteral("/usr/lib/postgresql/17/bin/") + name;
    }

private:
    static constexpr uid_t nobody = 65534;

    QString data() const { return folder() + QStringLiteral("/data"); }
    static void prepare(QProcess &process)
    {
        process.setWorkingDirectory(QStringLiteral("/"));
        if (::geteuid() != 0)
            return;
        process.setChildProcessModifier([] {
            if (::setgroups(0, nullptr) != 0 || ::setgid(nobody) != 0 || ::setuid(nobody) != 0)
                ::_exit(1);
        });
    }
    static void run(const QString &name, const QStringList &arguments)
    {
        QProcess process;
        prepare(process);
        process.start(program(name), arguments);
        if (!process.waitForFinished(120'000) || process.exitCode() != 0)
            qFatal("%s: %s", qPrintable(name), process.readAllStandardError().constData());
    }

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/pgXXXXXX")};
    QStringList m_settings;
    std::unique_ptr<QProcess> m_server;
};

} // namespace Bole::Tests
