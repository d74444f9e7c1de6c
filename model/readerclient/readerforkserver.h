// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/forkserverprotocol.h"
#include "model/readerclient/readertypes.h"

#include <QObject>
#include <QProcess>

#include <memory>

class QSocketNotifier;

namespace Bole {

/// The program that makes readers, as seen from the pool that owns it: started once, it has fonts,
/// tables and libraries loaded and forks a reader in a moment. When it goes, its readers go with
/// it.
class ReaderForkServer : public QObject
{
    Q_OBJECT

public:
    ReaderForkServer(const QString &program, const ReaderLimits &limits, QObject *parent);
    ~ReaderForkServer() override;

    void start();
    /// Asks for a reader that talks over `socket` and shares `memory`; both are passed on, not
    /// taken. Gives the number that `readerEnded` will name.
    quint64 startReader(int socket, int memory);
    void endReader(quint64 reader);
    /// Readers that are started from now on are ready for scans.
    void expectScans();
    /// The same for understanding documents. Said before the first is started, all are ready.
    void expectRecords();

    bool hasFailed() const { return m_failed; }

signals:
    void opened(const Bole::SandboxState &sandbox);
    /// `status` is that of waitpid().
    void readerEnded(quint64 reader, int status);
    /// It is of no more use, and neither are its readers.
    void failed(Bole::ErrorCode reason);

private:
    void readNews();
    void fail(ErrorCode reason);

    QProcess m_process;
    int m_control = -1;
    std::unique_ptr<QSocketNotifier> m_notifier;
    SandboxState m_sandbox;
    quint64 m_lastReader = 0;
    bool m_expectsScans = false;
    bool m_expectsRecords = false;
    bool m_failed = false;
};

} // namespace Bole
