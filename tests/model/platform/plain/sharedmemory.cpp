// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/sharedmemory.h"

#include <QTemporaryFile>

#include <map>
#include <memory>

namespace Bole {

namespace {

/// A file that is mapped; its number is its descriptor.
std::map<int, std::unique_ptr<QFile>> files;

} // namespace

SharedMemory::SharedMemory(int descriptor) : m_descriptor(descriptor)
{
    auto file = std::make_unique<QFile>();
    if (file->open(descriptor, QIODevice::ReadWrite, QFileDevice::AutoCloseHandle))
        m_size = file->size();
    files[descriptor] = std::move(file);
}

SharedMemory::~SharedMemory()
{
    files.erase(m_descriptor);
}

bool SharedMemory::create(qint64 bytes)
{
    auto file = std::make_unique<QTemporaryFile>();
    if (!file->open() || !file->resize(bytes))
        return false;
    m_descriptor = file->handle();
    m_size = bytes;
    files[m_descriptor] = std::move(file);
    return true;
}

bool SharedMemory::map(qint64 bytes)
{
    if (bytes <= m_mapped)
        return true;
    QFile &file = *files[m_descriptor];
    if (m_data)
        file.unmap(reinterpret_cast<uchar *>(m_data));
    m_data = reinterpret_cast<char *>(file.map(0, bytes));
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

void SharedMemory::trim() {}

} // namespace Bole
