// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/greyimage.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace Bole {

namespace {

constexpr int contrast = 60; ///< how far from the paper's grey ink is

int paperOf(const GreyImage &image)
{
    std::array<qint64, 256> histogram{};
    for (int y = 0; y < image.height; y += 2) {
        const uchar *line = image.line(y);
        for (int x = 0; x < image.width; ++x)
            ++histogram[line[x]];
    }
    return int(std::ranges::max_element(histogram) - histogram.begin());
}

bool isInk(uchar pixel, int paper)
{
    return std::abs(int(pixel) - paper) > contrast;
}

QRect inside(const GreyImage &image, const QRect &rect)
{
    return rect & QRect(0, 0, image.width, image.height);
}

} // namespace

GreyImage greyImage(const QByteArray &bytes, int width, int height, int stride)
{
    GreyImage image{bytes, width, height, stride};
    image.paper = paperOf(image);
    return image;
}

GreyImage smoothed(const GreyImage &image)
{
    GreyImage result = image;
    auto *out = reinterpret_cast<uchar *>(result.bytes.data());
    for (int y = 1; y + 1 < image.height; ++y) {
        const uchar *above = image.line(y - 1);
        const uchar *here = image.line(y);
        const uchar *below = image.line(y + 1);
        uchar *target = out + qsizetype(y) * image.stride;
        for (int x = 1; x + 1 < image.width; ++x) {
            const int sum = above[x - 1] + above[x] + above[x + 1] + here[x - 1] + here[x] +
                            here[x + 1] + below[x - 1] + below[x] + below[x + 1];
            target[x] = uchar(sum / 9);
        }
    }
    return result;
}

QList<QRect> cutAtWideGaps(const GreyImage &image, const QRect &line)
{
    const QRect area = inside(image, line);
    const int paper = image.paper;
    const int wide = area.height() * 5 / 2;
    QList<QRect> parts;
    int start = -1;
    int last = -1;
    for (int x = area.left(); x <= area.right(); ++x) {
        bool ink = false;
        for (int y = area.top(); y <= area.bottom() && !ink; ++y)
            ink = isInk(image.line(y)[x], paper);
        if (!ink)
            continue;
        if (start >= 0 && x - last > wide) {
            parts.append(QRect(QPoint(start, area.top()), QPoint(last, area.bottom())));
            start = x;
        }
        start = start < 0 ? x : start;
        last = x;
    }
    if (start >= 0)
        parts.append(QRect(QPoint(start, area.top()), QPoint(last, area.bottom())));
    return parts;
}

// A scanned rule is seldom level: what tells it from text is that every column has a little ink.
bool isRule(const GreyImage &image, const QRect &line)
{
    const QRect area = inside(image, line);
    if (area.width() < area.height() * 12)
        return false;
    qint64 ink = 0;
    int inkedColumns = 0;
    for (int x = area.left(); x <= area.right(); ++x) {
        int inColumn = 0;
        for (int y = area.top(); y <= area.bottom(); ++y)
            inColumn += isInk(image.line(y)[x], image.paper) ? 1 : 0;
        ink += inColumn;
        inkedColumns += inColumn > 0 ? 1 : 0;
    }
    const bool isThin = ink * 100 < qint64(area.width()) * area.height() * 35;
    const bool isUnbroken = inkedColumns * 100 > area.width() * 95;
    return inkedColumns == 0 || (isThin && isUnbroken);
}

double inkOutside(const GreyImage &image, const QList<QRect> &boxes)
{
    if (image.isNull())
        return 0;
    GreyImage rest = image;
    const int paper = image.paper;
    auto *pixels = reinterpret_cast<uchar *>(rest.bytes.data());
    for (const QRect &box : boxes) {
        const QRect area = inside(image, box);
        for (int y = area.top(); y <= area.bottom(); ++y)
            std::fill_n(pixels + qsizetype(y) * rest.stride + area.left(), area.width(),
                        uchar(paper));
    }
    qint64 ink = 0;
    for (int y = 0; y < rest.height; ++y)
        ink += std::count_if(rest.line(y), rest.line(y) + rest.width,
                             [paper](uchar pixel) { return isInk(pixel, paper); });
    return double(ink) / (double(rest.width) * rest.height);
}

} // namespace Bole
