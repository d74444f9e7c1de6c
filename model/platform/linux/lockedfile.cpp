// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/lockedfile.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace Bole {

LockedFile::LockedFile(const QByteArray &path)
    : m_file(::open(path.constData(), O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600))
{
}

LockedFile::~LockedFile()
{
    if (m_file >= 0)
        ::close(m_file);
}

QByteArray LockedFile::read(qsizetype most) const
{
    QByteArray bytes(most, '\0');
    const ssize_t count = m_file < 0 ? 0 : ::pread(m_file, bytes.data(), size_t(most), 0);
    bytes.truncate(count > 0 ? count : 0);
    return bytes;
}

void LockedFile::write(const QByteArray &bytes) const
{
    if (m_file >= 0)
        (void)!::pwrite(m_file, bytes.constData(), size_t(bytes.size()), 0);
}

void LockedFile::whileLocked(const std::function<void()> &work) const
{
    ::flock(m_file, LOCK_EX);
    work();
    ::flock(m_file, LOCK_UN);
}

} // namespace Bole
