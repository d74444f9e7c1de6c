// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv);
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace Bole::Fuzzing {

/// What must hold for any input; where it does not, that input is a find.
inline void mustHold(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

inline QByteArray bytesOf(const uint8_t *data, size_t size)
{
    return QByteArray(reinterpret_cast<const char *>(data), qsizetype(size));
}

/// Takes an input apart from its beginning; what is missing reads as zero.
class Reader
{
public:
    explicit Reader(const QByteArray &bytes) : m_bytes(bytes) {}

    bool atEnd() const { return m_at >= m_bytes.size(); }
    int byte() { return atEnd() ? 0 : uint8_t(m_bytes[m_at++]); }
    quint32 number()
    {
        const quint32 high = quint32(byte()) << 16;
        const quint32 middle = quint32(byte()) << 8;
        return high | middle | quint32(byte());
    }
    QByteArray upTo(char end)
    {
        qsizetype stop = m_bytes.indexOf(end, m_at);
        if (stop < 0)
            stop = m_bytes.size();
        const QByteArray part = m_bytes.mid(m_at, stop - m_at);
        m_at = stop + 1;
        return part;
    }
    QByteArray rest() const { return m_bytes.mid(m_at); }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

} // namespace Bole::Fuzzing
