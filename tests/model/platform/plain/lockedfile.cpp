// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/lockedfile.h"

#include <QFile>
#include <QLockFile>

#include <map>
#include <memory>
#include <mutex>

namespace Bole {

namespace {

std::mutex mutex;
std::map<int, std::unique_ptr<QFile>> files;

QFile *fileOf(int number)
{
    const std::lock_guard guard(mutex);
    const auto found = files.find(number);
    return found == files.end() ? nullptr : found->second.get();
}

} // namespace

LockedFile::LockedFile(const QByteArray &path)
{
    auto file = std::make_unique<QFile>(QFile::decodeName(path));
    if (!file->open(QIODevice::ReadWrite | QIODevice::Unbuffered,
                    QFile::ReadOwner | QFile::WriteOwner))
        return;
    m_file = file->handle();
    const std::lock_guard guard(mutex);
    files[m_file] = std::move(file);
}

LockedFile::~LockedFile()
{
    const std::lock_guard guard(mutex);
    files.erase(m_file);
}

QByteArray LockedFile::read(qsizetype most) const
{
    QFile *file = fileOf(m_file);
    return file && file->seek(0) ? file->read(most) : QByteArray();
}

void LockedFile::write(const QByteArray &bytes) const
{
    if (QFile *file = fileOf(m_file); file && file->seek(0))
        file->write(bytes);
}

void LockedFile::whileLocked(const std::function<void()> &work) const
{
    const QFile *file = fileOf(m_file);
    QLockFile lock(file ? file->fileName() + QStringLiteral(".lock") : QString());
    if (file)
        lock.lock();
    work();
}

} // namespace Bole
