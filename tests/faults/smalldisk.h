// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace Bole::Faults {

/// A disk of its own for this test and what it starts: a tmpfs of some megabytes. Needs root or
/// user namespaces; mounts are seen by nobody else and go with the process.
inline bool separateMounts()
{
    if (::unshare(CLONE_NEWNS) != 0 && ::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
        return false;
    (void)::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
    return true;
}

class SmallDisk
{
public:
    explicit SmallDisk(int megabytes)
    {
        const QByteArray size = "mode=755,size=" + QByteArray::number(megabytes) + 'm';
        m_mounted = ::mount("none", m_folder.path().toLocal8Bit().constData(), "tmpfs", 0,
                            size.constData()) == 0;
    }
    ~SmallDisk()
    {
        if (m_mounted)
            ::umount2(m_folder.path().toLocal8Bit().constData(), MNT_DETACH);
    }

    bool isMounted() const { return m_mounted; }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString folder() const { return m_folder.path(); }
    bool makeReadOnly()
    {
        return ::mount(nullptr, m_folder.path().toLocal8Bit().constData(), nullptr,
                       MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }
    /// Leaves so many kilobytes free.
    void fillUpTo(int kilobytes)
    {
        const qint64 free = QStorageInfo(m_folder.path()).bytesAvailable() - kilobytes * 1024;
        QFile ballast(path(QStringLiteral("ballast")));
        // It may be cut short: whoever works on the disk meanwhile takes some of the room.
        if (!ballast.open(QIODevice::WriteOnly))
            qFatal("no ballast");
        (void)ballast.write(QByteArray(std::max<qint64>(free, 0), '\1'));
    }

private:
    QTemporaryDir m_folder;
    bool m_mounted = false;
};

#define NEEDS_A_DISK(megabytes)                                                                    \
    Bole::Faults::SmallDisk disk(megabytes);                                                       \
    if (!disk.isMounted())                                                                         \
        QSKIP("no disk can be mounted here");

} // namespace Bole::Faults
