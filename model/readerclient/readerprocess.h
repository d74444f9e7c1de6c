// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/platform/sharedmemory.h"
#include "model/readerclient/readerprotocol.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace Bole {

class ReaderForkServer;
class ReaderSocket;

/// One reader as seen from the pool that owns it: sends it one request at a time, watches the
/// clock, and says how it ended. It is given one document in its life. After `ended` it is of no
/// more use.
class ReaderProcess : public QObject
{
    Q_OBJECT

public:
    ReaderProcess(ReaderForkServer &forkServer, const ReaderLimits &limits, QObject *parent);
    ~ReaderProcess() override;

    void start();
    bool isBusy() const { return m_ended || m_request.id != 0; }
    quint64 requestId() const { return m_request.id; }
    /// The one it was given, or empty.
    const QString &document() const { return m_document; }

    void send(const ReaderProtocol::Request &request, const DocumentSource &source);
    /// Asks it to stop what it does; if it does not within a moment it is ended.
    void abandon();

    SharedMemory &sharedMemory() { return m_sharedMemory; }

signals:
    void answered(const Bole::ReaderProtocol::Answer &answer);
    void progressed(const Bole::ReaderProtocol::Answer &answer);
    void ended(Bole::ErrorCode reason);

private:
    void readAnswers();
    void take(const QByteArray &bytes);
    void takeAnswers();
    void handle(const ReaderProtocol::Answer &answer);
    void sendBytes();
    void finishRequest();
    void failRequest(ErrorCode code);
    int onTheClock(int milliseconds) const;
    void startClock(int milliseconds);
    void watchProgress(const ReadingProgress &progress);
    void onTimeout();
    void onEnded(int status);
    void end(ErrorCode reason);

    ReaderForkServer &m_forkServer;
    quint64 m_number = 0; ///< the fork server's name for it
    ReaderLimits m_limits;
    SharedMemory m_sharedMemory;
    std::unique_ptr<ReaderSocket> m_socket;
    ReaderProtocol::FrameBuffer m_buffer{ReaderProtocol::largestAnswer};
    ReaderProtocol::Request m_request;
    DocumentSource m_source;
    QString m_document;
    QTimer m_clock;
    QDeadlineTimer m_wholeRequest; ///< whatever it says about its progress
    int m_budget = 0;              ///< milliseconds left for the document, without OCR
    int m_answers = 0;             ///< to this request, progress included
    qint64 m_received = 0;         ///< bytes of them
    bool m_ocrClock = false;       ///< the clock now runs for one page of OCR
    bool m_abandoned = false;
    bool m_hasAnswered = false; ///< it has started, and the clock is only for its work
    bool m_hungUp = false;      ///< it says nothing more; the fork server will say why
    bool m_ended = false;
};

} // namespace Bole
