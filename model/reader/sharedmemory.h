// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <span>

namespace Bole {

/// Memory that the pool shares with one reader: made by the pool, inherited by the reader as a file
/// descriptor, grown by whoever writes. Carries documents one way and images the other. Where the
/// system has no such thing it is simply not available, and the bytes travel in the messages.
class SharedMemory
{
public:
    SharedMemory() = default;
    explicit SharedMemory(int descriptor) : m_descriptor(descriptor) {}
    ~SharedMemory();
    SharedMemory(const SharedMemory &) = delete;
    SharedMemory &operator=(const SharedMemory &) = delete;

    bool create();
    bool isAvailable() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }

    /// Room for so many bytes, or nothing.
    std::span<char> writable(qint64 bytes);
    /// The first so many bytes as the other side left them; empty if there are not so many.
    QByteArrayView readable(qint64 bytes);
    /// Gives what is beyond a page's usual picture back to the system.
    void trim();

private:
    bool map(qint64 bytes);
    qint64 fileSize() const;

    int m_descriptor = -1;
    char *m_data = nullptr;
    qint64 m_mapped = 0;
};

} // namespace Bole
