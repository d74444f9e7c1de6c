// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerforkserver.h"

#include "model/readerclient/readerprotocol.h"

#include <QSocketNotifier>

#include <array>

namespace Bole {

using namespace ForkServerProtocol;

namespace {

QStringList argumentsFor(const ReaderLimits &limits)
{
    return {QStringLiteral("--memory=%1").arg(limits.memoryBytes),
            QStringLiteral("--milliseconds=%1").arg(limits.millisecondsPerDocument),
            QStringLiteral("--milliseconds-ocr-page=%1").arg(limits.millisecondsPerOcrPage),
            QStringLiteral("--milliseconds-ocr=%1").arg(limits.millisecondsOfOcr),
            QStringLiteral("--ocr-pages=%1").arg(limits.ocrPages),
            QStringLiteral("--pages=%1").arg(limits.pages),
            QStringLiteral("--pixels=%1").arg(limits.imagePixels)};
}

QProcessEnvironment environmentForReaders()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("OMP_THREAD_LIMIT"), QStringLiteral("1"));
    // The sandbox lets no code be made at run time: trying it for each expression only costs.
    environment.insert(QStringLiteral("QT_ENABLE_REGEXP_JIT"), QStringLiteral("0"));
    return environment;
}

} // namespace

ReaderForkServer::ReaderForkServer(const QString &program, const ReaderLimits &limits,
                                   QObject *parent)
    : QObject(parent)
{
    m_process.setProgram(program);
    m_process.setArguments(argumentsFor(limits));
    m_process.setProcessEnvironment(environmentForReaders());
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    // What Poppler and Tesseract complain about may quote the document.
    if (qEnvironmentVariableIsSet("BOLE_READER_VERBOSE"))
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    else
        m_process.setStandardErrorFile(QProcess::nullDevice());
    connect(&m_process, &QProcess::finished, this, [this](int code) {
        fail(code == ReaderProtocol::SandboxFailed || !m_sandbox.isKnown
                 ? ErrorCode::ReaderNotStarted
                 : ErrorCode::ReaderCrashed);
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(ErrorCode::ReaderNotStarted);
    });
}

ReaderForkServer::~ReaderForkServer()
{
    m_process.disconnect(this);
    m_notifier.reset();
    Platform::closeDescriptor(m_control);
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(1000);
}

void ReaderForkServer::start()
{
    const auto channel = Platform::makeMessageChannel();
    if (!channel)
        return fail(ErrorCode::ReaderNotStarted);
    m_control = channel->ours;
    m_notifier = std::make_unique<QSocketNotifier>(m_control, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &ReaderForkServer::readNews);
    Platform::passToChild(m_process, channel->theirs, firstDescriptor);
    m_process.start();
    Platform::closeDescriptor(channel->theirs);
}

quint64 ReaderForkServer::startReader(int socket, int memory)
{
    const Order order{Order::Kind::Start, ++m_lastReader};
    const std::array descriptors{socket, memory};
    if (m_control >= 0 && !send(m_control, order, descriptors))
        fail(ErrorCode::ReaderNotStarted);
    return order.reader;
}

void ReaderForkServer::endReader(quint64 reader)
{
    if (m_control >= 0)
        send(m_control, Order{Order::Kind::End, reader});
}

void ReaderForkServer::expectScans()
{
    if (m_control >= 0 && !std::exchange(m_expectsScans, true))
        send(m_control, Order{Order::Kind::ExpectScans, 0});
}

void ReaderForkServer::expectRecords()
{
    if (m_control >= 0 && !std::exchange(m_expectsRecords, true))
        send(m_control, Order{Order::Kind::ExpectRecords, 0});
}

void ReaderForkServer::readNews()
{
    const auto news = receive<News>(m_control);
    if (!news) {
        m_notifier->setEnabled(false); // `finished` says why
        return;
    }
    if (news->kind == News::Kind::Ended) {
        emit readerEnded(news->reader, news->status);
        return;
    }
    m_sandbox = news->sandbox;
    m_sandbox.isKnown = true;
    emit opened(m_sandbox);
}

void ReaderForkServer::fail(ErrorCode reason)
{
    if (std::exchange(m_failed, true))
        return;
    emit failed(reason);
}

} // namespace Bole
