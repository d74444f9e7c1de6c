// SPDX-License-Identifier: GPL-3.0-or-later
//
// A reader that misbehaves on purpose: the document's name says how. It speaks the real protocol,
// so that the pool is tested with real processes that really die.
#include "model/readerclient/forkserverprotocol.h"
#include "model/readerclient/readerprotocol.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <map>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Bole;
using namespace Bole::ReaderProtocol;

namespace {

void say(const QByteArray &bytes)
{
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t count =
            write(STDOUT_FILENO, bytes.constData() + done, size_t(bytes.size() - done));
        if (count <= 0)
            _exit(1);
        done += count;
    }
}

void waitMilliseconds(int milliseconds)
{
    poll(nullptr, 0, milliseconds);
}

void answer(const Request &request)
{
    Answer done;
    done.id = request.id;
    done.payload = pack(DocumentPages{{QSizeF(1, 1)}, {}, false});
    say(frame(done));
}

void behave(const Request &request)
{
    const QString &manner = request.sha256;
    if (manner == QStringLiteral("crash")) {
        std::signal(SIGSEGV, SIG_DFL);
        std::raise(SIGSEGV);
    } else if (manner == QStringLiteral("exit")) {
        _exit(0);
    } else if (manner == QStringLiteral("memory")) {
        _exit(OutOfMemory);
    } else if (manner == QStringLiteral("hang")) {
        for (;;)
            waitMilliseconds(60'000);
    } else if (manner == QStringLiteral("nonsense")) {
        say(QByteArray(64, '\xff'));
        waitMilliseconds(60'000);
    } else if (manner == QStringLiteral("half-frames")) {
        // Always one whole message and the beginning of the next.
        Answer other;
        other.id = request.id + 1'000;
        other.payload = QByteArray(1 << 16, 'x');
        const QByteArray whole = frame(other);
        say(whole.first(whole.size() / 2));
        for (;;)
            say(whole.sliced(whole.size() / 2) + whole.first(whole.size() / 2));
    } else if (manner == QStringLiteral("many-frames") || manner == QStringLiteral("much")) {
        // Too many small ones, or too much in few, and then what was asked for.
        Answer other;
        other.id = request.id + 1'000;
        const bool isMuch = manner == QStringLiteral("much");
        other.payload = QByteArray(isMuch ? 8 << 20 : 0, 'x');
        const int count = isMuch ? int(largestAnswer / other.payload.size()) + 1 : 200;
        for (int i = 0; i < count; ++i)
            say(frame(other));
        answer(request);
    } else if (manner == QStringLiteral("endless-frame")) {
        say(QByteArray("\x3f\xff\xff\xff", 4));
        for (;;)
            say(QByteArray(1 << 16, 'x'));
    } else if (manner == QStringLiteral("endless-progress")) {
        Answer progress;
        progress.kind = AnswerKind::Progress;
        progress.id = request.id;
        progress.progress = {1, 1, true};
        for (;;) {
            say(frame(progress));
            waitMilliseconds(20);
        }
    } else if (manner == QStringLiteral("forger")) {
        // Answers to whatever may be asked next, too.
        for (quint64 id = request.id; id < request.id + 20; ++id) {
            Request next = request;
            next.id = id;
            answer(next);
        }
    } else if (manner.startsWith(QStringLiteral("who"))) {
        Answer done;
        done.id = request.id;
        done.payload = pack(DocumentPages{{QSizeF(getpid(), 1)}, {}, false});
        say(frame(done));
    } else if (manner == QStringLiteral("slow-ocr")) {
        Answer progress;
        progress.kind = AnswerKind::Progress;
        progress.id = request.id;
        progress.progress = {1, 1, true};
        say(frame(progress));
        waitMilliseconds(900); // longer than the document's time in the test, not than the page's
        answer(request);
    } else {
        answer(request);
    }
}

[[noreturn]] void serve()
{
    FrameBuffer buffer(largestRequest);
    char block[65536];
    for (;;) {
        while (const auto message = buffer.next()) {
            if (const auto request = requestFrom(*message);
                request && request->kind != RequestKind::Cancel)
                behave(*request);
        }
        const ssize_t count = read(STDIN_FILENO, block, sizeof block);
        if (count <= 0)
            _exit(0);
        buffer.append({block, qsizetype(count)});
    }
}

/// Ended readers are told of one after another, as their pool orders it.
void tellOfEnded(const std::map<pid_t, quint64> &readers)
{
    int status = 0;
    const pid_t process = waitpid(-1, &status, WNOHANG);
    if (process <= 0)
        return;
    ForkServerProtocol::News news;
    news.kind = ForkServerProtocol::News::Kind::Ended;
    news.reader = readers.at(process);
    news.status = status;
    ForkServerProtocol::send(ForkServerProtocol::firstDescriptor, news);
}

} // namespace

/// The fork server: makes readers and ends them.
int main()
{
    using namespace ForkServerProtocol;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    send(firstDescriptor, News());
    std::map<pid_t, quint64> readers;
    for (;;) {
        pollfd control{firstDescriptor, POLLIN, 0};
        constexpr int often = 10;
        if (poll(&control, 1, often) == 0) {
            tellOfEnded(readers);
            continue;
        }
        std::array descriptors{-1, -1};
        const auto order = receive<Order>(firstDescriptor, descriptors);
        if (!order)
            return 0;
        if (order->kind == Order::Kind::End) {
            for (const auto &[process, reader] : readers) {
                if (reader == order->reader)
                    kill(process, SIGKILL);
            }
            continue;
        }
        if (order->kind != Order::Kind::Start)
            continue;
        const pid_t process = fork();
        if (process == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            dup2(descriptors[0], STDIN_FILENO);
            dup2(descriptors[0], STDOUT_FILENO);
            close(firstDescriptor);
            serve();
        }
        readers[process] = order->reader;
        for (const int descriptor : descriptors)
            close(descriptor);
    }
}
