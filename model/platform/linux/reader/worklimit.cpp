// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/reader/worklimit.h"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <ctime>
#include <sys/resource.h>
#include <unistd.h>

namespace Bole {

namespace {

int outOfTimeCode = 1;

void onTimeUp(int)
{
    _exit(outOfTimeCode);
}

} // namespace

double WorkLimit::secondsUsed()
{
    timespec used{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return double(used.tv_sec) + double(used.tv_nsec) * 1e-9;
}

void WorkLimit::allow(double seconds)
{
    m_end = seconds > 0 ? secondsUsed() + seconds : 0;
    rlimit limit{};
    getrlimit(RLIMIT_CPU, &limit);
    limit.rlim_cur =
        m_end > 0 ? std::min(limit.rlim_max, rlim_t(std::ceil(m_end))) : limit.rlim_max;
    setrlimit(RLIMIT_CPU, &limit);
}

double WorkLimit::left() const
{
    constexpr double least = 0.1;
    return m_end > 0 ? std::max(least, m_end - secondsUsed()) : 0;
}

void endWhenOutOfTime(int exitCode)
{
    outOfTimeCode = exitCode;
    std::signal(SIGXCPU, onTimeUp);
}

} // namespace Bole
