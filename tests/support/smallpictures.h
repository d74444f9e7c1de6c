// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/smallzip.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QStringList>

namespace Bole::Tests {

/// A sheet of paper with lines on it, as a camera sees it. Needs a QGuiApplication for its letters.
inline QImage photographOf(const QStringList &lines, const QSize &size = {1240, 1754})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(36);
    painter.setFont(font);
    for (qsizetype i = 0; i < lines.size(); ++i)
        painter.drawText(QPointF(100, 140 + 80 * double(i)), lines[i]);
    return image;
}

inline QByteArray encoded(const QImage &image, const char *format)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return buffer.data();
}

/// A face, as far as a program can tell: soft shapes, no letters.
inline QByteArray portrait()
{
    QImage image(413, 579, QImage::Format_RGB32);
    image.fill(QColor(120, 150, 190));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(60, 60, 80));
    painter.drawEllipse(QPointF(206, 600), 190, 220);
    painter.setBrush(QColor(225, 190, 165));
    painter.drawEllipse(QPointF(206, 250), 110, 150);
    return encoded(image, "JPEG");
}

/// Grey pages one after the other, not packed.
inline QByteArray tiffOf(const QList<QImage> &pages)
{
    using Zip::number;
    QByteArray tiff = "II*" + QByteArray(1, '\0') + number(quint32(8));
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const QImage grey = pages[i].convertToFormat(QImage::Format_Grayscale8);
        QByteArray pixels;
        for (int y = 0; y < grey.height(); ++y)
            pixels.append(reinterpret_cast<const char *>(grey.constScanLine(y)), grey.width());
        struct Entry
        {
            quint16 tag;
            quint32 value;
        };
        constexpr qsizetype entries = 9;
        const qsizetype directoryBytes = 2 + 12 * entries + 4;
        const qsizetype data = tiff.size() + directoryBytes;
        const Entry all[entries] = {{256, quint32(grey.width())},
                                    {257, quint32(grey.height())},
                                    {258, 8},
                                    {259, 1},
                                    {262, 1}, // black is 0
                                    {273, quint32(data)},
                                    {277, 1},
                                    {278, quint32(grey.height())},
                                    {279, quint32(pixels.size())}};
        tiff += number(quint16(entries));
        for (const Entry &entry : all)
            tiff +=
                number(entry.tag) + number(quint16(4)) + number(quint32(1)) + number(entry.value);
        const bool isLast = i + 1 == pages.size();
        // The next directory must begin at an even place.
        const qsizetype padding = pixels.size() % 2;
        tiff += number(quint32(isLast ? 0 : data + pixels.size() + padding));
        tiff += pixels + QByteArray(padding, '\0');
    }
    return tiff;
}

} // namespace Bole::Tests
