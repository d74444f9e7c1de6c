// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QList>
#include <QProcess>

namespace Bole::Tests {

/// What the kernel says about a process; empty when there is none of this number.
inline QByteArray statusOf(const QByteArray &process)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(QString::fromLatin1(process)));
    return status.open(QIODevice::ReadOnly) ? status.readAll() : QByteArray();
}

inline bool isRunning(const QByteArray &process)
{
    const QByteArray status = statusOf(process);
    return !status.isEmpty() && !status.contains("State:\tZ");
}

/// The processes that this one has started, theirs included.
inline QList<QByteArray> childrenOf(const QByteArray &process)
{
    const QString number = QString::fromLatin1(process);
    QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(number));
    if (!children.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArray> all;
    for (const QByteArray &child : children.readAll().simplified().split(' ')) {
        if (!child.isEmpty())
            all += QList{child} + childrenOf(child);
    }
    return all;
}

/// What its threads are doing: a line each, with the name, the state and where in the kernel it
/// waits.
inline QString threadsOf(qint64 process)
{
    const QDir folder(QStringLiteral("/proc/%1/task").arg(process));
    const auto read = [&](const QString &name) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll().trimmed())
                                              : QString();
    };
    QStringList lines;
    for (const QString &thread : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString state =
            read(thread + QStringLiteral("/stat")).section(u')', -1).section(u' ', 1, 1);
        lines << QStringLiteral("  thread %1 %2: %3 in %4")
                     .arg(thread, read(thread + QStringLiteral("/comm")), state,
                          read(thread + QStringLiteral("/wchan")));
    }
    return lines.join(u'\n');
}

/// How a program that was started here is doing or has ended, and what it said last, for a test
/// that waits for it in vain.
inline QString stateOf(QProcess &program)
{
    const QString name = program.program().section(u'/', -1) + u' ' + program.arguments().value(0);
    const QString said =
        QString::fromUtf8(program.readAllStandardError().right(2000).trimmed() + '\n' +
                          program.readAllStandardOutput().right(2000).trimmed());
    if (program.state() != QProcess::NotRunning)
        return QStringLiteral("%1 is running\n%2\n%3")
            .arg(name, threadsOf(program.processId()), said);
    return QStringLiteral("%1 has ended: %2 %3, %4\n%5")
        .arg(name, program.exitStatus() == QProcess::NormalExit ? QStringLiteral("exit")
                                                                : QStringLiteral("signal"))
        .arg(program.exitCode())
        .arg(program.errorString(), said);
}

} // namespace Bole::Tests
