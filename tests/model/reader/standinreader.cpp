// SPDX-License-Identifier: GPL-3.0-or-later
//
// A reader that misbehaves on purpose: the document's name says how. It speaks the real protocol,
// so that the pool is tested with real processes that really die.
#include "model/reader/readerprotocol.h"

#include <csignal>
#include <cstdlib>
#include <poll.h>
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

} // namespace

int main()
{
    FrameBuffer buffer;
    char block[65536];
    for (;;) {
        while (const auto message = buffer.next()) {
            if (const auto request = requestFrom(*message);
                request && request->kind != RequestKind::Cancel)
                behave(*request);
        }
        const ssize_t count = read(STDIN_FILENO, block, sizeof block);
        if (count <= 0)
            return 0;
        buffer.append({block, qsizetype(count)});
    }
}
