// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/reader/readerprotocol.h"
#include "model/reader/sharedmemory.h"

#include <QObject>
#include <QProcess>
#include <QTimer>

#include <memory>

namespace Bole {

/// One `bole-reader` as seen from the pool that owns it: sends it one request at a time, watches
/// the clock, and says how it ended. After `ended` it is of no more use.
class ReaderProcess : public QObject
{
    Q_OBJECT

public:
    ReaderProcess(const QString &program, const ReaderLimits &limits, QObject *parent);
    ~ReaderProcess() override;

    void start();
    bool isBusy() const { return m_ended || m_request.id != 0; }
    quint64 requestId() const { return m_request.id; }
    /// The document it was last given, which it likely still has.
    const QString &lastDocument() const { return m_lastDocument; }

    void send(const ReaderProtocol::Request &request, const DocumentSource &source);
    /// Asks it to stop what it does; if it does not within a moment it is ended.
    void abandon();
    /// Instead of deleteLater(), after `ended`: a process with much memory takes a while to go, and
    /// the window does not wait for it.
    void deleteOnceGone();

    SharedMemory &sharedMemory() { return m_sharedMemory; }

signals:
    void answered(const Bole::ReaderProtocol::Answer &answer);
    void progressed(const Bole::ReaderProtocol::Answer &answer);
    void ended(Bole::ErrorCode reason);

private:
    void readAnswers();
    void handle(const ReaderProtocol::Answer &answer);
    void sendBytes();
    void failRequest(ErrorCode code);
    int onTheClock(int milliseconds) const;
    void watchProgress(const ReadingProgress &progress);
    void onTimeout();
    void onFinished(int exitCode, QProcess::ExitStatus status);
    void end(ErrorCode reason);

    QProcess m_process;
    ReaderLimits m_limits;
    SharedMemory m_sharedMemory;
    ReaderProtocol::FrameBuffer m_buffer;
    ReaderProtocol::Request m_request;
    DocumentSource m_source;
    QString m_lastDocument;
    QTimer m_clock;
    int m_budget = 0;        ///< milliseconds left for the document, without OCR
    bool m_ocrClock = false; ///< the clock now runs for one page of OCR
    bool m_abandoned = false;
    bool m_hasAnswered = false; ///< it has started, and the clock is only for its work
    bool m_ended = false;
};

} // namespace Bole
