// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/waiting.h"

#include <cerrno>

#include <poll.h>
#include <sys/eventfd.h>

namespace Bole::Platform {

int makeBell()
{
    return ::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
}

void ringBell(int bell)
{
    ::eventfd_write(bell, 1);
}

void silenceBell(int bell)
{
    eventfd_t count = 0;
    ::eventfd_read(bell, &count);
}

Waited waitFor(int connection, WaitFor what, int bell, int milliseconds)
{
    pollfd files[] = {{connection, short(what == WaitFor::Reading ? POLLIN : POLLOUT), 0},
                      {bell, POLLIN, 0}};
    int ready = 0;
    do {
        ready = ::poll(files, 2, milliseconds);
    } while (ready < 0 && errno == EINTR);
    if (ready <= 0)
        return {};
    return {files[0].revents != 0, files[1].revents != 0};
}

} // namespace Bole::Platform
