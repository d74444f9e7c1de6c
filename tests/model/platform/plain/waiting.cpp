// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bells only: the standard library knows no connections.
#include "model/platform/waiting.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace Bole::Platform {

namespace {

std::mutex mutex;
std::condition_variable changed;
std::vector<bool> rung; ///< by number of bell

void set(int bell, bool isRung)
{
    const std::scoped_lock lock(mutex);
    rung[size_t(bell)] = isRung;
    changed.notify_all();
}

} // namespace

int makeBell()
{
    const std::scoped_lock lock(mutex);
    rung.push_back(false);
    return int(rung.size()) - 1;
}

void ringBell(int bell)
{
    set(bell, true);
}

void silenceBell(int bell)
{
    set(bell, false);
}

Waited waitFor(int, WaitFor, int bell, int milliseconds)
{
    std::unique_lock lock(mutex);
    const auto isRung = [bell] {
        return bell >= 0 && rung[size_t(bell)];
    };
    if (milliseconds < 0)
        changed.wait(lock, isRung);
    else
        changed.wait_for(lock, std::chrono::milliseconds(milliseconds), isRung);
    return {false, isRung()};
}

} // namespace Bole::Platform
