// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/sharedmemory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace Bole {

SharedMemory::SharedMemory(int descriptor) : m_descriptor(descriptor)
{
    struct stat status = {};
    if (m_descriptor >= 0 && fstat(m_descriptor, &status) == 0)
        m_size = status.st_size;
}

SharedMemory::~SharedMemory()
{
    if (m_data)
        munmap(m_data, size_t(m_mapped));
    if (m_descriptor >= 0)
        close(m_descriptor);
}

bool SharedMemory::create(qint64 bytes)
{
    m_descriptor = memfd_create("bole-reader", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    const bool isSealed =
        m_descriptor >= 0 && ftruncate(m_descriptor, bytes) == 0 &&
        fcntl(m_descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0;
    if (!isSealed && m_descriptor >= 0) {
        close(m_descriptor);
        m_descriptor = -1;
    }
    m_size = isSealed ? bytes : 0;
    return isAvailable();
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
    if (bytes < 0 || bytes > m_size || !map(bytes))
        return {};
    return {m_data, size_t(bytes)};
}

QByteArrayView SharedMemory::readable(qint64 bytes)
{
    if (bytes <= 0 || bytes > m_size || !map(bytes))
        return {};
    return {m_data, qsizetype(bytes)};
}

void SharedMemory::trim()
{
    constexpr qint64 usual = 32LL * 1024 * 1024;
    if (m_size > usual)
        fallocate(m_descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, usual, m_size - usual);
}

} // namespace Bole
