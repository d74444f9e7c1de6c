// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/parallel.h"

#include "app/readerprocess/secondthread.h"

#include <algorithm>
#include <atomic>
#include <numeric>

namespace Bole {

namespace {

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

} // namespace

// What is divided does not depend on whether there is a second thread: the same page gives the same
// text on every machine.
void inParallel(qsizetype count, const std::function<double(qsizetype)> &cost,
                const std::function<void(qsizetype, Side)> &work,
                const std::function<bool()> &isUnwanted, SecondThread &second)
{
    constexpr qsizetype worthTwo = 4;
    std::atomic<bool> stopped = false;
    const Halves halves = divide(count, cost);
    const auto doHalf = [&](const QList<qsizetype> &indexes, Side side) {
        for (const qsizetype index : indexes) {
            if (side == Side::Here && isUnwanted())
                stopped = true;
            if (stopped)
                return;
            work(index, side);
        }
    };
    const Side other = count < worthTwo ? Side::Here : Side::There;
    const bool together = second.isThere() && other == Side::There;
    if (together)
        second.start([&] { doHalf(halves.there, other); });
    doHalf(halves.here, Side::Here);
    if (together)
        second.wait();
    else
        doHalf(halves.there, other);
}

} // namespace Bole
