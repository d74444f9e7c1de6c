// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/smallzip.h"

namespace Bole::Tests {

/// A picture of one grey, made by hand: no letters, and nothing that paints is needed for it.
inline QByteArray greyPng(quint32 width, quint32 height, char grey = '\x90')
{
    const auto number = [](quint32 value) {
        const quint32 big = qToBigEndian(value);
        return QByteArray(reinterpret_cast<const char *>(&big), sizeof big);
    };
    const auto chunk = [&](const QByteArray &kind, const QByteArray &bytes) {
        return number(quint32(bytes.size())) + kind + bytes + number(Zip::checksum(kind + bytes));
    };
    const QByteArray row = QByteArray(1, '\0') + QByteArray(qsizetype(width), grey);
    return QByteArray("\x89PNG\r\n\x1a\n") +
           chunk("IHDR", number(width) + number(height) + QByteArray("\x08\0\0\0\0", 5)) +
           chunk("IDAT", qCompress(row.repeated(qsizetype(height))).mid(4)) + chunk("IEND", {});
}

} // namespace Bole::Tests
