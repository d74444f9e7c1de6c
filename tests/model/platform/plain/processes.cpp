// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/processes.h"

#include <QCoreApplication>
#include <QSysInfo>
#include <QThread>

namespace Bole {

QString runOf(qint64 process)
{
    return QString::fromLatin1(QSysInfo::bootUniqueId()) + u' ' + QString::number(process);
}

/// Of the others nothing is known without the system: they count as gone.
bool isRunning(qint64 process, const QString &run)
{
    return process == QCoreApplication::applicationPid() &&
           (run.isEmpty() || run == runOf(process));
}

void lowerThreadPriority()
{
    QThread::currentThread()->setPriority(QThread::LowestPriority);
}

void leaveNoCore() {}

} // namespace Bole
