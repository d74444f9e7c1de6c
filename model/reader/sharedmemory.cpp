// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reader/sharedmemory.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace Bole {

#ifdef Q_OS_LINUX

SharedMemory::~SharedMemory()
{
    if (m_data)
        munmap(m_data, size_t(m_mapped));
    if (m_descriptor >= 0)
        close(m_descriptor);
}

bool SharedMemory::create()
{
    // A hostile reader could cut the file short under the window's feet; the seal forbids it.
    m_descriptor = memfd_create("bole-reader", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (m_descriptor >= 0 && fcntl(m_descriptor, F_ADD_SEALS, F_SEAL_SHRINK) != 0) {
        close(m_descriptor);
        m_descriptor = -1;
    }
    return isAvailable();
}

qint64 SharedMemory::fileSize() const
{
    struct stat status = {};
    return fstat(m_descriptor, &status) == 0 ? status.st_size : 0;
}

bool SharedMemory::map(qint64 bytes)
{
    if (bytes <= m_mapped)
        return true;
    if (m_data)
        munmap(m_data, size_t(m_mapped));
    void *data = mmap(nullptr, size_t(bytes), PROT_READ | PROT_WRITE, MAP_SHARED, m_descriptor, 0);
    m_data = data == MAP_FAILED ? nullptr : static_cast<char *>(data);
    m_mapped = m_data ? bytes : 0;
    return m_data != nullptr;
}

std::span<char> SharedMemory::writable(qint64 bytes)
{
    if (!isAvailable())
        return {};
    if (fileSize() < bytes && ftruncate(m_descriptor, bytes) != 0)
        return {};
    if (!map(bytes))
        return {};
    return {m_data, size_t(bytes)};
}

QByteArrayView SharedMemory::readable(qint64 bytes)
{
    if (!isAvailable() || bytes <= 0 || fileSize() < bytes || !map(bytes))
        return {};
    return {m_data, qsizetype(bytes)};
}

void SharedMemory::trim()
{
    constexpr qint64 usual = 32LL * 1024 * 1024;
    if (isAvailable() && fileSize() > usual)
        fallocate(m_descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, usual,
                  fileSize() - usual);
}

#else

SharedMemory::~SharedMemory() = default;
bool SharedMemory::create()
{
    return false;
}
std::span<char> SharedMemory::writable(qint64)
{
    return {};
}
QByteArrayView SharedMemory::readable(qint64)
{
    return {};
}

void SharedMemory::trim() {}

#endif

} // namespace Bole
