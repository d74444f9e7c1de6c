// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace Bole {

/// What the kernel says of a process: which locks it holds on a file, and which of the files that
/// it has open are no longer there. "self" is this one.
class HeldFiles
{
public:
    explicit HeldFiles(const QString &process = QStringLiteral("self"))
        : m_folder(QStringLiteral("/proc/") + process)
    {
    }

    /// "READ", "WRITE" …, of ordinary locks and of those that belong to an open file.
    QStringList locksOn(const QString &path) const
    {
        struct stat file{};
        if (::stat(QFile::encodeName(path).constData(), &file) != 0)
            return {};
        const QByteArray number = ':' + QByteArray::number(quint64(file.st_ino)) + ' ';
        QStringList kinds;
        for (const QString &name :
             QDir(m_folder + QStringLiteral("/fdinfo")).entryList(QDir::Files)) {
            for (const QByteArray &line : lines(m_folder + QStringLiteral("/fdinfo/") + name)) {
                if (line.startsWith("lock:") && line.contains(number))
                    kinds << (line.contains("READ") ? QStringLiteral("READ")
                                                    : QStringLiteral("WRITE"));
            }
        }
        return kinds;
    }

    /// A season that is open and at rest: its own file, and the index of its log.
    bool holdsSeason(const QString &path) const
    {
        return locksOn(path).contains(QStringLiteral("READ")) &&
               locksOn(path + QStringLiteral("-shm")).contains(QStringLiteral("READ"));
    }

    /// Those of the season that are open and have no name any more.
    QStringList deleted(const QString &season) const
    {
        QStringList gone;
        const QDir files(m_folder + QStringLiteral("/fd"));
        for (const QString &name :
             files.entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System)) {
            const QString target = QString::fromUtf8(readLink(files.filePath(name)));
            if (target.startsWith(season) && target.endsWith(QStringLiteral(" (deleted)")))
                gone << target;
        }
        return gone;
    }

private:
    static QList<QByteArray> lines(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
    }

    static QByteArray readLink(const QString &path)
    {
        QByteArray target(4096, '\0');
        const ssize_t size =
            ::readlink(QFile::encodeName(path).constData(), target.data(), size_t(target.size()));
        return target.first(size < 0 ? 0 : size);
    }

    QString m_folder;
};

} // namespace Bole
