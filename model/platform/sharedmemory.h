// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <span>

namespace Bole {

/// Memory that the pool shares with one reader: made by the pool, passed to the reader as a file
/// descriptor. Carries documents one way and images the other. It is as large as it will ever be
/// from the start, takes room only where it was written to, and is sealed: a hostile reader can
/// neither cut it short under the window's feet nor fill the machine with it.
class SharedMemory
{
public:
    SharedMemory() = default;
    explicit SharedMemory(int descriptor);
    ~SharedMemory();
    SharedMemory(const SharedMemory &) = delete;
    SharedMemory &operator=(const SharedMemory &) = delete;

    bool create(qint64 bytes);
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

    int m_descriptor = -1;
    qint64 m_size = 0;
    char *m_data = nullptr;
    qint64 m_mapped = 0;
};

} // namespace Bole
