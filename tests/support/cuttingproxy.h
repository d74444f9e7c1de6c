// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <atomic>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace Bole::Tests {

/// Stands between a program and PostgreSQL's socket and cuts the connection after so many pieces of
/// what goes to and fro. Its own socket is in a folder of the test's.
class CuttingProxy
{
public:
    CuttingProxy(const QByteArray &serverFolder, const QByteArray &ownFolder)
        : m_server(serverFolder + "/.s.PGSQL.5432"), m_own(ownFolder + "/.s.PGSQL.5432")
    {
        m_listening = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_un address = addressOf(m_own);
        ::unlink(m_own.constData());
        if (::bind(m_listening, reinterpret_cast<const sockaddr *>(&address), sizeof address) !=
                0 ||
            ::listen(m_listening, 8) != 0)
            qFatal("proxy");
        m_thread = std::jthread([this](const std::stop_token &stop) { serve(stop); });
    }
    ~CuttingProxy()
    {
        m_thread.request_stop();
        m_thread.join();
        ::close(m_listening);
    }
    CuttingProxy(const CuttingProxy &) = delete;
    CuttingProxy &operator=(const CuttingProxy &) = delete;

    /// The next connection is cut before its piece of this number; -1: never.
    void cutAt(int piece) { m_cutAt = piece; }
    /// Of the last connection.
    int pieces() const { return m_pieces; }

private:
    static sockaddr_un addressOf(const QByteArray &path)
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, path.constData(), sizeof address.sun_path);
        return address;
    }

    static bool isReadable(int file, int milliseconds)
    {
        pollfd one{file, POLLIN, 0};
        return ::poll(&one, 1, milliseconds) > 0;
    }

    void serve(const std::stop_token &stop)
    {
        while (!stop.stop_requested()) {
            if (!isReadable(m_listening, 20))
                continue;
            const int client = ::accept(m_listening, nullptr, nullptr);
            const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
            const sockaddr_un address = addressOf(m_server);
            if (::connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address) ==
                0)
                carry(client, server, stop);
            ::close(client);
            ::close(server);
        }
    }

    void carry(int client, int server, const std::stop_token &stop)
    {
        m_pieces = 0;
        char bytes[2048];
        while (!stop.stop_requested()) {
            pollfd files[] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
            if (::poll(files, 2, 20) <= 0)
                continue;
            for (const auto &[from, to] : {std::pair(0, server), std::pair(1, client)}) {
                if (files[from].revents == 0)
                    continue;
                const ssize_t size = ::read(files[from].fd, bytes, sizeof bytes);
                if (size <= 0 || m_pieces++ == m_cutAt || ::write(to, bytes, size_t(size)) != size)
                    return;
            }
        }
    }

    QByteArray m_server;
    QByteArray m_own;
    int m_listening = -1;
    std::atomic<int> m_cutAt = -1;
    std::atomic<int> m_pieces = 0;
    std::jthread m_thread;
};

} // namespace Bole::Tests
