// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/parallel.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <numeric>
#include <optional>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Bole {

namespace {

using Work = std::function<QByteArray(qsizetype)>;

struct Halves
{
    QList<qsizetype> here;
    QList<qsizetype> there;
};

Halves divide(qsizetype count, const std::function<double(qsizetype)> &cost)
{
    QList<qsizetype> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater(), cost);
    Halves halves;
    double here = 0;
    double there = 0;
    for (const qsizetype index : std::as_const(order)) {
        const bool mine = here <= there;
        (mine ? here : there) += cost(index);
        (mine ? halves.here : halves.there).append(index);
    }
    return halves;
}

[[noreturn]] void workInCopy(const QList<qsizetype> &indexes, const Work &work, int output)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (const qsizetype index : indexes) {
        pollfd reader{output, 0, 0};
        if (poll(&reader, 1, 0) > 0 && (reader.revents & POLLERR) != 0)
            _exit(0); // nobody is waiting any more
        QByteArray bytes;
        QDataStream stream(&bytes, QIODevice::WriteOnly);
        stream << qint64(index) << work(index);
        for (qsizetype done = 0; done < bytes.size();) {
            const ssize_t count =
                write(output, bytes.constData() + done, size_t(bytes.size() - done));
            if (count < 0 && errno != EINTR)
                _exit(0);
            done += std::max<ssize_t>(count, 0);
        }
    }
    _exit(0);
}

/// A copy of this process with its own share of the work; nothing where it cannot be had.
std::optional<std::pair<pid_t, int>> startCopy(const QList<qsizetype> &indexes, const Work &work)
{
    std::array<int, 2> ends{};
    if (indexes.isEmpty() || sysconf(_SC_NPROCESSORS_ONLN) < 2 || pipe(ends.data()) != 0)
        return std::nullopt;
    const pid_t copy = fork();
    if (copy == 0) {
        close(ends[0]);
        workInCopy(indexes, work, ends[1]);
    }
    close(ends[1]);
    if (copy < 0) {
        close(ends[0]);
        return std::nullopt;
    }
    return std::pair(copy, ends[0]);
}

void collect(int input, QList<QByteArray> &results, QList<bool> &done)
{
    QByteArray bytes;
    std::array<char, 65536> block;
    for (;;) {
        const ssize_t count = read(input, block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        bytes.append(block.data(), count);
    }
    QDataStream stream(bytes);
    while (!stream.atEnd()) {
        qint64 index = -1;
        QByteArray result;
        stream >> index >> result;
        if (stream.status() != QDataStream::Ok || index < 0 || index >= results.size())
            break;
        results[index] = result;
        done[index] = true;
    }
}

} // namespace

QList<QByteArray> inParallel(qsizetype count, const std::function<double(qsizetype)> &cost,
                             const Work &work, const std::function<bool()> &isUnwanted)
{
    constexpr qsizetype worthACopy = 4;
    QList<QByteArray> results(count);
    QList<bool> done(count, false);
    const auto doHere = [&](const QList<qsizetype> &indexes) {
        for (const qsizetype index : indexes) {
            if (done[index] || isUnwanted())
                continue;
            results[index] = work(index);
            done[index] = true;
        }
    };
    const Halves halves = divide(count, cost);
    const auto copy = count >= worthACopy ? startCopy(halves.there, work) : std::nullopt;
    doHere(halves.here);
    if (copy) {
        if (!isUnwanted())
            collect(copy->second, results, done);
        close(copy->second);
        waitpid(copy->first, nullptr, 0);
    }
    doHere(halves.there); // what the copy did not get to
    return results;
}

} // namespace Bole
