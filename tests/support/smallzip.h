// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>

namespace Bole::Tests {

/// One file of an archive that is made by hand, so that a test says itself what is in it.
struct ZipEntry
{
    enum Kind { Stored, Packed, Link, Protected };

    QByteArray name;
    QByteArray bytes;
    Kind kind = Stored;
};

namespace Zip {

template <typename Number>
QByteArray number(Number value)
{
    const Number little = qToLittleEndian(value);
    return QByteArray(reinterpret_cast<const char *>(&little), sizeof little);
}

inline quint32 checksum(const QByteArray &bytes)
{
    quint32 crc = ~0U;
    for (const char c : bytes) {
        crc ^= quint8(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (crc & 1 ? 0xEDB88320U : 0U);
    }
    return ~crc;
}

/// What stands in both of an entry's headers, from its flags to the length of its name.
inline QByteArray description(const ZipEntry &entry, const QByteArray &data)
{
    const quint16 flags = entry.kind == ZipEntry::Protected ? 1 : 0;
    const quint16 method = entry.kind == ZipEntry::Packed ? 8 : 0;
    return number(flags) + number(method) + number(quint32(0)) + number(checksum(entry.bytes)) +
           number(quint32(data.size())) + number(quint32(entry.bytes.size())) +
           number(quint16(entry.name.size()));
}

} // namespace Zip

inline QByteArray zipOf(const QList<ZipEntry> &entries)
{
    using Zip::number;
    QByteArray zip;
    QByteArray directory;
    for (const ZipEntry &entry : entries) {
        // qCompress puts a length and a header before the plain stream, and a checksum behind it.
        const QByteArray data = entry.kind == ZipEntry::Packed
                                    ? qCompress(entry.bytes, 9).mid(6).chopped(4)
                                    : entry.bytes;
        const QByteArray common = Zip::description(entry, data);
        const quint32 attributes = entry.kind == ZipEntry::Link ? 0120777U << 16 : 0100644U << 16;
        directory += "PK\x01\x02" + number(quint16(0x031E)) + number(quint16(20)) + common +
                     number(quint16(0)) + number(quint16(0)) + number(quint16(0)) +
                     number(quint16(0)) + number(attributes) + number(quint32(zip.size())) +
                     entry.name;
        zip += "PK\x03\x04" + number(quint16(20)) + common + number(quint16(0)) + entry.name + data;
    }
    const quint32 start = quint32(zip.size());
    return zip + directory + "PK\x05\x06" + number(quint32(0)) + number(quint16(entries.size())) +
           number(quint16(entries.size())) + number(quint32(directory.size())) + number(start) +
           number(quint16(0));
}

} // namespace Bole::Tests
