// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/jpegheader.h"

#include <QtEndian>

namespace Bole {

namespace {

constexpr uchar startOfImage = 0xd8;
constexpr uchar startOfScan = 0xda;
constexpr uchar app0 = 0xe0;
constexpr uchar app1 = 0xe1;
constexpr uchar app14 = 0xee;

/// The segments that hold the size: all of C0 to CF but three with other meanings.
bool isFrame(uchar marker)
{
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

template <typename Number>
Number numberAt(QByteArrayView bytes, qsizetype at, bool isLittle)
{
    if (at < 0 || at + qsizetype(sizeof(Number)) > bytes.size())
        return 0;
    return isLittle ? qFromLittleEndian<Number>(bytes.data() + at)
                    : qFromBigEndian<Number>(bytes.data() + at);
}

/// How a camera was held, from the first directory of its EXIF.
int turnedBy(QByteArrayView exif)
{
    constexpr quint16 orientation = 0x0112;
    constexpr qsizetype entryBytes = 12;
    if (!exif.startsWith(QByteArrayView("Exif\0\0", 6)))
        return 0;
    const QByteArrayView tiff = exif.sliced(6);
    const bool isLittle = tiff.startsWith("II");
    const auto directory = qsizetype(numberAt<quint32>(tiff, 4, isLittle));
    const auto entries = numberAt<quint16>(tiff, directory, isLittle);
    for (qsizetype i = 0; i < entries; ++i) {
        const qsizetype at = directory + 2 + i * entryBytes;
        if (numberAt<quint16>(tiff, at, isLittle) != orientation)
            continue;
        switch (numberAt<quint16>(tiff, at + 8, isLittle)) {
        case 3:
            return 180;
        case 6:
            return 90;
        case 8:
            return 270;
        default:
            return 0;
        }
    }
    return 0;
}

int dotsOf(QByteArrayView jfif)
{
    if (!jfif.startsWith(QByteArrayView("JFIF\0", 5)) || jfif.size() < 12)
        return 0;
    const int dots = numberAt<quint16>(jfif, 8, false);
    const bool isPerCentimetre = jfif[7] == 2;
    return jfif[7] == 0 ? 0 : isPerCentimetre ? dots * 254 / 100 : dots;
}

void take(uchar marker, QByteArrayView segment, JpegHeader &header)
{
    if (isFrame(marker) && segment.size() >= 6) {
        header.height = numberAt<quint16>(segment, 1, false);
        header.width = numberAt<quint16>(segment, 3, false);
        header.colours = uchar(segment[5]);
    } else if (marker == app0) {
        header.dotsPerInch = dotsOf(segment);
    } else if (marker == app1 && header.turned == 0) {
        header.turned = turnedBy(segment);
    } else if (marker == app14) {
        header.isAdobe = segment.startsWith("Adobe");
    }
}

} // namespace

std::optional<JpegHeader> readJpegHeader(const QByteArray &bytes)
{
    const QByteArrayView view(bytes);
    if (view.size() < 4 || uchar(view[0]) != 0xff || uchar(view[1]) != startOfImage)
        return std::nullopt;
    JpegHeader header;
    for (qsizetype at = 2; at + 4 <= view.size();) {
        if (uchar(view[at]) != 0xff)
            return std::nullopt;
        const auto marker = uchar(view[at + 1]);
        if (marker == 0xff) { // padding
            ++at;
            continue;
        }
        if (marker == startOfScan)
            break;
        const qsizetype size = numberAt<quint16>(view, at + 2, false);
        if (size < 2 || at + 2 + size > view.size())
            return std::nullopt;
        take(marker, view.sliced(at + 4, size - 2), header);
        at += 2 + size;
    }
    const bool isKnown = header.width > 0 && header.height > 0 &&
                         (header.colours == 1 || header.colours == 3 || header.colours == 4);
    return isKnown ? std::optional(header) : std::nullopt;
}

} // namespace Bole
