// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerprocess.h"

#include "model/readerclient/readerforkserver.h"
#include "model/readerclient/readersocket.h"

#include <QPointer>

#include <algorithm>
#include <cstring>
#include <utility>

namespace Bole {

using namespace ReaderProtocol;

namespace {

// How long a reader may take to notice that its work is no longer wanted.
constexpr int millisecondsToGiveUp = 1'500;

/// The largest document or picture.
qint64 sharedBytes(const ReaderLimits &limits)
{
    constexpr qint64 bytesOfAPixel = 4;
    return std::max(limits.documentBytes, limits.imagePixels * bytesOfAPixel);
}

} // namespace

ReaderProcess::ReaderProcess(ReaderForkServer &forkServer, const ReaderLimits &limits,
                             QObject *parent)
    : QObject(parent), m_forkServer(forkServer), m_limits(limits)
{
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &ReaderProcess::onTimeout);
    connect(&m_forkServer, &ReaderForkServer::failed, this, &ReaderProcess::end);
    connect(&m_forkServer, &ReaderForkServer::readerEnded, this,
            [this](quint64 reader, int status) {
                if (reader == m_number)
                    onEnded(status);
            });
}

ReaderProcess::~ReaderProcess()
{
    if (m_number != 0 && !m_ended)
        m_forkServer.endReader(m_number);
}

void ReaderProcess::start()
{
    if (m_forkServer.hasFailed() || !m_sharedMemory.create(sharedBytes(m_limits)))
        return end(ErrorCode::ReaderNotStarted);
    const auto stream = Platform::makeStream();
    if (!stream)
        return end(ErrorCode::ReaderNotStarted);
    m_socket = std::make_unique<ReaderSocket>(stream->ours);
    connect(m_socket.get(), &ReaderSocket::arrived, this, &ReaderProcess::readAnswers);
    connect(m_socket.get(), &ReaderSocket::closed, this, [this] {
        m_hungUp = true;
        m_clock.start(millisecondsToGiveUp);
    });
    m_number = m_forkServer.startReader(stream->theirs, m_sharedMemory.descriptor());
    Platform::closeDescriptor(stream->theirs);
}

void ReaderProcess::send(const Request &request, const DocumentSource &source)
{
    m_request = request;
    m_source = source;
    m_document = request.sha256;
    m_abandoned = false;
    m_ocrClock = false;
    m_answers = 0;
    m_received = 0;
    const int toStart = m_hasAnswered ? 0 : m_limits.millisecondsToStart;
    m_budget = onTheClock(m_limits.millisecondsPerDocument) + toStart;
    m_wholeRequest.setRemainingTime(m_budget + onTheClock(m_limits.millisecondsOfOcr));
    if (m_socket)
        m_socket->write(frame(m_request));
    startClock(m_budget);
}

void ReaderProcess::abandon()
{
    m_abandoned = true;
    Request cancel;
    cancel.kind = RequestKind::Cancel;
    cancel.id = m_request.id;
    if (m_socket)
        m_socket->write(frame(cancel));
    m_clock.start(millisecondsToGiveUp);
}

void ReaderProcess::readAnswers()
{
    if (m_ended)
        return;
    take(m_socket->read());
}

void ReaderProcess::take(const QByteArray &bytes)
{
    // One answer, and a little about the progress on the way to it.
    constexpr qint64 mostBytes = qint64(largestAnswer) + (4 << 20);
    m_received += bytes.size();
    m_buffer.append(bytes);
    if (m_received > mostBytes)
        end(ErrorCode::ReaderCrashed);
    takeAnswers();
}

void ReaderProcess::takeAnswers()
{
    // A page is told of twice at most.
    const int mostAnswers = 3 * m_limits.pages + 100;
    while (!m_ended) {
        const auto message = m_buffer.next();
        if (!message)
            break;
        const auto answer = answerFrom(*message);
        if (!answer || ++m_answers > mostAnswers)
            return end(ErrorCode::ReaderCrashed);
        // Whoever is told may open a dialog, in which time this reader may go.
        const QPointer<ReaderProcess> alive(this);
        if (m_request.id != 0 && answer->id == m_request.id)
            handle(*answer);
        if (!alive)
            return;
    }
    if (m_buffer.isBroken())
        end(ErrorCode::ReaderCrashed);
}

void ReaderProcess::handle(const Answer &answer)
{
    if (!std::exchange(m_hasAnswered, true) && !m_abandoned)
        startClock(onTheClock(m_limits.millisecondsPerDocument));
    if (answer.kind == AnswerKind::NeedBytes) {
        sendBytes();
    } else if (answer.kind == AnswerKind::Progress) {
        if (m_abandoned)
            return;
        watchProgress(answer.progress);
        emit progressed(answer);
    } else {
        finishRequest();
        emit answered(answer);
    }
}

void ReaderProcess::sendBytes()
{
    const QByteArray bytes = m_source.bytes && !m_abandoned ? m_source.bytes() : QByteArray();
    const bool isPdf = m_source.kind == DocumentKind::Pdf;
    Request answer;
    answer.kind = RequestKind::Bytes;
    answer.id = m_request.id;
    if (bytes.size() > (isPdf ? m_limits.documentBytes : m_limits.textBytes)) {
        answer.kind = RequestKind::Cancel;
        m_socket->write(frame(answer));
        return failRequest(ErrorCode::DocumentTooLarge);
    }
    if (const auto shared = m_sharedMemory.writable(bytes.size());
        shared.data() && !bytes.isEmpty()) {
        std::memcpy(shared.data(), bytes.constData(), size_t(bytes.size()));
        answer.sharedBytes = bytes.size();
    } else {
        answer.bytes = bytes;
    }
    m_socket->write(frame(answer));
}

void ReaderProcess::finishRequest()
{
    m_clock.stop();
    m_request = {};
    m_source = {};
}

void ReaderProcess::failRequest(ErrorCode code)
{
    Answer answer;
    answer.kind = AnswerKind::Failed;
    answer.id = m_request.id;
    answer.code = code;
    finishRequest();
    emit answered(answer);
}

void ReaderProcess::watchProgress(const ReadingProgress &progress)
{
    if (!m_ocrClock)
        m_budget = qMax(1, m_clock.remainingTime());
    m_ocrClock = progress.ocr;
    startClock(m_ocrClock ? onTheClock(m_limits.millisecondsPerOcrPage) : m_budget);
}

// The reader counts its processor time itself; this is for one that does nothing, or lies.
int ReaderProcess::onTheClock(int milliseconds) const
{
    return milliseconds * m_limits.clockFactor;
}

/// Never beyond the end of the whole request: one that goes on telling of progress ends, too.
void ReaderProcess::startClock(int milliseconds)
{
    m_clock.start(int(std::clamp<qint64>(milliseconds, 0, m_wholeRequest.remainingTime())));
}

void ReaderProcess::onTimeout()
{
    if (m_hungUp)
        end(ErrorCode::ReaderCrashed);
    else
        end(m_abandoned ? ErrorCode::Cancelled : ErrorCode::ReaderTimedOut);
}

void ReaderProcess::onEnded(int status)
{
    for (QByteArray rest = m_socket->read(); !rest.isEmpty() && !m_ended; rest = m_socket->read())
        take(rest);
    const int code = Platform::exitCodeOf(status).value_or(-1);
    if (code == OutOfMemory)
        end(ErrorCode::ReaderOutOfMemory);
    else if (code == OutOfTime)
        end(ErrorCode::ReaderTimedOut);
    else if (code == SandboxFailed)
        end(ErrorCode::ReaderNotStarted);
    else
        end(ErrorCode::ReaderCrashed);
}

void ReaderProcess::end(ErrorCode reason)
{
    if (m_ended)
        return;
    m_ended = true;
    m_clock.stop();
    if (m_socket)
        m_socket->close();
    if (m_number != 0)
        m_forkServer.endReader(m_number);
    emit ended(reason);
}

} // namespace Bole
