// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reader/readerprocess.h"

#include <cstring>
#include <utility>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#endif

namespace Bole {

using namespace ReaderProtocol;

namespace {

// How long a reader may take to notice that its work is no longer wanted.
constexpr int millisecondsToGiveUp = 1'500;

QStringList argumentsFor(const ReaderLimits &limits, int descriptor)
{
    return {QStringLiteral("--shared-memory=%1").arg(descriptor),
            QStringLiteral("--memory=%1").arg(limits.memoryBytes),
            QStringLiteral("--milliseconds=%1").arg(limits.millisecondsPerDocument),
            QStringLiteral("--milliseconds-ocr=%1").arg(limits.millisecondsPerOcrPage),
            QStringLiteral("--pages=%1").arg(limits.pages),
            QStringLiteral("--pixels=%1").arg(limits.imagePixels)};
}

} // namespace

ReaderProcess::ReaderProcess(const QString &program, const ReaderLimits &limits, QObject *parent)
    : QObject(parent), m_limits(limits)
{
    m_sharedMemory.create();
    m_process.setProgram(program);
    m_process.setArguments(argumentsFor(limits, m_sharedMemory.descriptor()));
    // What Poppler and Tesseract complain about may quote the document.
    if (qEnvironmentVariableIsSet("BOLE_READER_VERBOSE"))
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    else
        m_process.setStandardErrorFile(QProcess::nullDevice());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("OMP_THREAD_LIMIT"), QStringLiteral("1"));
    // The sandbox lets no code be made at run time: trying it for each expression only costs.
    environment.insert(QStringLiteral("QT_ENABLE_REGEXP_JIT"), QStringLiteral("0"));
    m_process.setProcessEnvironment(environment);
#ifdef Q_OS_LINUX
    m_process.setChildProcessModifier([descriptor = m_sharedMemory.descriptor()] {
        if (descriptor >= 0)
            fcntl(descriptor, F_SETFD, 0);
    });
#endif
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &ReaderProcess::onTimeout);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ReaderProcess::readAnswers);
    connect(&m_process, &QProcess::finished, this, &ReaderProcess::onFinished);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            end(ErrorCode::ReaderNotStarted);
    });
}

ReaderProcess::~ReaderProcess()
{
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(1000);
}

void ReaderProcess::start()
{
    m_process.start();
}

void ReaderProcess::send(const Request &request, const DocumentSource &source)
{
    m_request = request;
    m_source = source;
    m_abandoned = false;
    m_ocrClock = false;
    m_budget = onTheClock(m_limits.millisecondsPerDocument) +
               (m_hasAnswered ? 0 : m_limits.millisecondsToStart);
    m_process.write(frame(m_request));
    m_clock.start(m_budget);
}

void ReaderProcess::abandon()
{
    m_abandoned = true;
    Request cancel;
    cancel.kind = RequestKind::Cancel;
    cancel.id = m_request.id;
    m_process.write(frame(cancel));
    m_clock.start(millisecondsToGiveUp);
}

void ReaderProcess::deleteOnceGone()
{
    if (m_process.state() == QProcess::NotRunning)
        deleteLater();
    else
        connect(&m_process, &QProcess::finished, this, &QObject::deleteLater);
}

void ReaderProcess::readAnswers()
{
    m_buffer.append(m_process.readAllStandardOutput());
    while (!m_ended) {
        const auto message = m_buffer.next();
        if (!message)
            break;
        const auto answer = answerFrom(*message);
        if (!answer)
            return end(ErrorCode::ReaderCrashed);
        if (answer->id == m_request.id)
            handle(*answer);
    }
    if (m_buffer.isBroken())
        end(ErrorCode::ReaderCrashed);
}

void ReaderProcess::handle(const Answer &answer)
{
    if (!std::exchange(m_hasAnswered, true) && !m_abandoned)
        m_clock.start(onTheClock(m_limits.millisecondsPerDocument));
    if (answer.kind == AnswerKind::NeedBytes) {
        sendBytes();
    } else if (answer.kind == AnswerKind::Progress) {
        if (m_abandoned)
            return;
        watchProgress(answer.progress);
        emit progressed(answer);
    } else {
        m_lastDocument = m_request.sha256;
        m_clock.stop();
        m_request = {};
        m_source = {};
        emit answered(answer);
    }
}

void ReaderProcess::sendBytes()
{
    const QByteArray bytes = m_source.bytes && !m_abandoned ? m_source.bytes() : QByteArray();
    const bool isPdf = m_source.kind == QStringLiteral("pdf");
    Request answer;
    answer.kind = RequestKind::Bytes;
    answer.id = m_request.id;
    if (bytes.size() > (isPdf ? m_limits.documentBytes : m_limits.textBytes)) {
        answer.kind = RequestKind::Cancel;
        m_process.write(frame(answer));
        return failRequest(ErrorCode::DocumentTooLarge);
    }
    if (const auto shared = m_sharedMemory.writable(bytes.size());
        shared.data() && !bytes.isEmpty()) {
        std::memcpy(shared.data(), bytes.constData(), size_t(bytes.size()));
        answer.sharedBytes = bytes.size();
    } else {
        answer.bytes = bytes;
    }
    m_process.write(frame(answer));
}

void ReaderProcess::failRequest(ErrorCode code)
{
    Answer answer;
    answer.kind = AnswerKind::Failed;
    answer.id = m_request.id;
    answer.code = code;
    m_clock.stop();
    m_request = {};
    m_source = {};
    emit answered(answer);
}

void ReaderProcess::watchProgress(const ReadingProgress &progress)
{
    if (!m_ocrClock)
        m_budget = qMax(1, m_clock.remainingTime());
    m_ocrClock = progress.ocr;
    m_clock.start(m_ocrClock ? onTheClock(m_limits.millisecondsPerOcrPage) : m_budget);
}

// The reader counts its processor time itself; this is for one that does nothing, or lies.
int ReaderProcess::onTheClock(int milliseconds) const
{
    return milliseconds * m_limits.clockFactor;
}

void ReaderProcess::onTimeout()
{
    end(m_abandoned ? ErrorCode::Cancelled : ErrorCode::ReaderTimedOut);
}

void ReaderProcess::onFinished(int exitCode, QProcess::ExitStatus status)
{
    readAnswers();
    if (status == QProcess::NormalExit && exitCode == OutOfMemory)
        end(ErrorCode::ReaderOutOfMemory);
    else if (status == QProcess::NormalExit && exitCode == OutOfTime)
        end(ErrorCode::ReaderTimedOut);
    else if (status == QProcess::NormalExit && exitCode == SandboxFailed)
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
    m_process.kill();
    emit ended(reason);
}

} // namespace Bole
