// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/processes.h"

#include <QFile>
#include <QSysInfo>

#include <cerrno>
#include <csignal>
#include <linux/ioprio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// In the kernel's ticks since the machine was started; 0: not known.
qint64 startOf(qint64 process)
{
    QFile file(u"/proc/%1/stat"_s.arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    // The program's name comes second, in brackets, and may hold anything.
    const QByteArray line = file.readAll();
    constexpr qsizetype startTime = 20; // counted from behind the name
    return line.sliced(line.lastIndexOf(')') + 1).split(' ').value(startTime).toLongLong();
}

} // namespace

QString runOf(qint64 process)
{
    return QString::fromLatin1(QSysInfo::bootUniqueId()) + u' ' + QString::number(startOf(process));
}

bool isRunning(qint64 process, const QString &run)
{
    const bool isThere = ::kill(pid_t(process), 0) == 0 || errno == EPERM;
    return isThere && (run.isEmpty() || run == runOf(process));
}

void lowerThreadPriority()
{
    constexpr int modest = 10; // of 19
    // Zero is this thread, for both.
    setpriority(PRIO_PROCESS, 0, modest);
    (void)::syscall(SYS_ioprio_set, IOPRIO_WHO_PROCESS, 0, IOPRIO_PRIO_VALUE(IOPRIO_CLASS_IDLE, 0));
}

void leaveNoCore()
{
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

} // namespace Bole
