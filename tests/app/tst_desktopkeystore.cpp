// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktopkeystore.h"

#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusReply>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write");
}

/// A bus of its own on which nobody is, whatever this machine's desktop has.
struct Bus
{
    QTemporaryDir folder;
    QProcess daemon;
    QString address;

    Bus()
    {
        QDir(folder.path()).mkdir(u"services"_s);
        const QByteArray path = folder.path().toUtf8();
        writeFile(folder.filePath(u"bus.conf"_s),
                  "<busconfig><type>session</type><listen>unix:dir=" + path +
                      "</listen><servicedir>" + path +
                      "/services</servicedir><auth>EXTERNAL</auth>"
                      "<policy context=\"default\"><allow send_destination=\"*\"/>"
                      "<allow receive_sender=\"*\"/><allow own=\"*\"/></policy></busconfig>");
        daemon.start(u"dbus-daemon"_s, {u"--nofork"_s, u"--print-address"_s, u"--config-file"_s,
                                        folder.filePath(u"bus.conf"_s)});
        if (daemon.waitForReadyRead(60'000))
            address = QString::fromUtf8(daemon.readLine().trimmed());
    }
    ~Bus()
    {
        daemon.kill();
        daemon.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Bus)

    /// Somebody who would be started when asked; an empty name: nobody.
    bool offer(const QString &name) const
    {
        const QString file = folder.filePath(u"services/some.service"_s);
        QFile::remove(file);
        if (!name.isEmpty())
            writeFile(file, "[D-BUS Service]\nName=" + name.toUtf8() + "\nExec=/bin/false\n");
        QDBusInterface itself(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s,
                              u"org.freedesktop.DBus"_s);
        return QDBusReply<void>(itself.call(u"ReloadConfig"_s)).isValid();
    }
};

} // namespace

/// Whether a password is known after a restart is promised only where somebody keeps it.
class TestDesktopKeyStore : public QObject
{
    Q_OBJECT

private:
    Bus m_bus;
    DesktopKeyStore m_store;

private slots:
    void initTestCase();
    void isThere_data();
    void isThere();
    void startable_isThere();
    void withoutABus_isNotThere();
};

void TestDesktopKeyStore::initTestCase()
{
    QVERIFY2(!m_bus.address.isEmpty(), "dbus-daemon does not start");
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.address.toUtf8());
    QVERIFY(QDBusConnection::sessionBus().isConnected());
}

void TestDesktopKeyStore::isThere_data()
{
    QTest::addColumn<QString>("running");
    QTest::addColumn<QByteArray>("desktop");
    QTest::addColumn<bool>("expected");
    QTest::newRow("nobody") << QString() << QByteArray("GNOME") << false;
    QTest::newRow("a keyring") << u"org.freedesktop.secrets"_s << QByteArray("GNOME") << true;
    QTest::newRow("a keyring without a desktop")
        << u"org.freedesktop.secrets"_s << QByteArray() << true;
    QTest::newRow("KDE's wallet") << u"org.kde.kwalletd6"_s << QByteArray("KDE") << true;
    QTest::newRow("KDE's wallet, of which another desktop does not know")
        << u"org.kde.kwalletd6"_s << QByteArray("ubuntu:GNOME") << false;
    QTest::newRow("something else") << u"org.example.Clock"_s << QByteArray("KDE") << false;
}

void TestDesktopKeyStore::isThere()
{
    QFETCH(QString, running);
    QFETCH(QByteArray, desktop);
    qputenv("XDG_CURRENT_DESKTOP", desktop);
    {
        QDBusConnection other = QDBusConnection::connectToBus(m_bus.address, u"other"_s);
        QVERIFY(running.isEmpty() || other.registerService(running));
        QTEST(m_store.isThere(), "expected");
    }
    QDBusConnection::disconnectFromBus(u"other"_s);
    QTRY_VERIFY(!m_store.isThere()); // it is asked anew each time
}

void TestDesktopKeyStore::startable_isThere()
{
    qputenv("XDG_CURRENT_DESKTOP", "GNOME");
    QVERIFY(m_bus.offer(u"org.freedesktop.secrets"_s));
    QTRY_VERIFY(m_store.isThere());
    QVERIFY(m_bus.offer({}));
    QTRY_VERIFY(!m_store.isThere());
}

void TestDesktopKeyStore::withoutABus_isNotThere()
{
    QVERIFY(m_bus.offer(u"org.freedesktop.secrets"_s));
    QTRY_VERIFY(m_store.isThere());
    m_bus.daemon.kill();
    QVERIFY(m_bus.daemon.waitForFinished());
    QTRY_VERIFY(!m_store.isThere());
}

QTEST_GUILESS_MAIN(TestDesktopKeyStore)
#include "tst_desktopkeystore.moc"
