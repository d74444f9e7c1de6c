// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/greyimage.h"

#include <QPoint>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

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

/// Lower edges of ink, thinned out: where baselines are, most of them lie on one line.
std::vector<QPoint> lowerEdges(const GreyImage &image)
{
    constexpr int step = 3;
    std::vector<QPoint> edges;
    for (int y = 0; y + 1 < image.height; ++y) {
        const uchar *here = image.line(y);
        const uchar *below = image.line(y + 1);
        for (int x = 0; x < image.width; x += step) {
            if (isInk(here[x], image.paper) && !isInk(below[x], image.paper))
                edges.emplace_back(x, y);
        }
    }
    return edges;
}

/// The sharper the rows, the larger the sum of their squares.
double sharpness(const std::vector<QPoint> &edges, double slope, int height, std::vector<int> &rows)
{
    rows.assign(size_t(height), 0);
    for (const QPoint &edge : edges) {
        const int row = int(std::lround(edge.y() - slope * edge.x()));
        if (row >= 0 && row < height)
            ++rows[size_t(row)];
    }
    double sum = 0;
    for (const int count : rows)
        sum += double(count) * count;
    return sum;
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
    // First down the columns, then along the rows: loops that the compiler turns into wide ones.
    std::vector<quint16> sums(size_t(image.width));
    for (int y = 1; y + 1 < image.height; ++y) {
        const uchar *above = image.line(y - 1);
        const uchar *here = image.line(y);
        const uchar *below = image.line(y + 1);
        uchar *target = out + qsizetype(y) * image.stride;
        for (int x = 0; x < image.width; ++x)
            sums[size_t(x)] = quint16(above[x] + here[x] + below[x]);
        for (int x = 1; x + 1 < image.width; ++x) {
            const unsigned sum =
                unsigned(sums[size_t(x) - 1]) + sums[size_t(x)] + sums[size_t(x) + 1];
            target[x] = uchar(sum * 7282u >> 16); // a ninth, exact up to 9 * 255
        }
    }
    return result;
}

double slopeOf(const GreyImage &image)
{
    constexpr size_t tooFew = 200;
    constexpr double steepest = 0.07; // four degrees
    const std::vector<QPoint> edges = lowerEdges(image);
    if (edges.size() < tooFew)
        return 0;
    std::vector<int> rows;
    const auto sharpest = [&](double from, double to, double step) {
        double best = (from + to) / 2;
        double bestSharpness = sharpness(edges, best, image.height, rows);
        for (double slope = from; slope <= to; slope += step) {
            const double here = sharpness(edges, slope, image.height, rows);
            if (here > bestSharpness * 1.001) {
                best = slope;
                bestSharpness = here;
            }
        }
        return best;
    };
    const double coarse = sharpest(-steepest, steepest, 0.002);
    return sharpest(coarse - 0.002, coarse + 0.002, 0.0005);
}

GreyImage levelled(const GreyImage &image, double slope)
{
    if (std::abs(slope) * image.width < 2)
        return image;
    GreyImage result = image;
    result.bytes.fill(char(image.paper));
    auto *out = reinterpret_cast<uchar *>(result.bytes.data());
    const int middleRow = image.height / 2;
    const int middleColumn = image.width / 2;
    for (int y = 0; y < image.height; ++y) {
        uchar *target = out + qsizetype(y) * image.stride;
        const int shift = int(std::lround(slope * (y - middleRow)));
        const int end = std::min(image.width, image.width + shift);
        for (int x = std::max(0, shift); x < end; ++x) {
            // In between two rows: 8 bits of fraction are plenty.
            const int from = (y << 8) + int(std::lround(slope * (x - middleColumn) * 256));
            const int row = from >> 8;
            const int part = from & 255;
            if (row >= 0 && row + 1 < image.height)
                target[x] = uchar((image.line(row)[x - shift] * (256 - part) +
                                   image.line(row + 1)[x - shift] * part) >>
                                  8);
        }
    }
    return result;
}

void cover(GreyImage &image, const QRect &box, int grey)
{
    const QRect area = box & image.rect();
    auto *pixels = reinterpret_cast<uchar *>(image.bytes.data());
    for (int y = area.top(); y <= area.bottom(); ++y)
        std::fill_n(pixels + qsizetype(y) * image.stride + area.left(), area.width(), uchar(grey));
}

double inkOutside(const GreyImage &image, const QList<QRect> &boxes)
{
    if (image.isNull())
        return 0;
    GreyImage rest = image;
    const int paper = image.paper;
    for (const QRect &box : boxes)
        cover(rest, box, paper);
    qint64 ink = 0;
    for (int y = 0; y < rest.height; ++y)
        ink += std::count_if(rest.line(y), rest.line(y) + rest.width,
                             [paper](uchar pixel) { return isInk(pixel, paper); });
    return double(ink) / (double(rest.width) * rest.height);
}

} // namespace Bole
