// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/photographedpage.h"

#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace Bole {

namespace {

/// The photograph in a few hundred rows: letters vanish, the sheet stays.
struct Small
{
    int step = 1; ///< pixels of the photograph for one of these
    int width = 0;
    int height = 0;
    std::vector<uchar> greys;

    uchar at(int x, int y) const { return greys[size_t(y) * size_t(width) + size_t(x)]; }
};

/// The brightest of each square but for noise: paper between letters.
Small smallPicture(const GreyImage &image)
{
    constexpr int rows = 300;
    Small small;
    small.step = std::max(1, image.height / rows);
    small.width = image.width / small.step;
    small.height = image.height / small.step;
    small.greys.reserve(size_t(small.width) * size_t(small.height));
    std::vector<uchar> square;
    for (int y = 0; y < small.height; ++y) {
        for (int x = 0; x < small.width; ++x) {
            square.clear();
            for (int row = 0; row < small.step; ++row) {
                const uchar *line = image.line(y * small.step + row) + x * small.step;
                square.insert(square.end(), line, line + small.step);
            }
            const auto bright = square.begin() + qsizetype(square.size() * 8 / 10);
            std::ranges::nth_element(square, bright);
            small.greys.push_back(*bright);
        }
    }
    return small;
}

/// The grey that parts bright from dark best (Otsu); 0 where they hardly differ.
int partingGrey(const Small &small)
{
    constexpr double clearly = 50; // greys between the means of both
    std::array<double, 256> counts{};
    for (const uchar grey : small.greys)
        ++counts[grey];
    double all = 0;
    double sum = 0;
    for (size_t grey = 0; grey < counts.size(); ++grey) {
        all += counts[grey];
        sum += counts[grey] * double(grey);
    }
    double below = 0;
    double sumBelow = 0;
    double best = 0;
    int parting = 0;
    for (size_t grey = 0; grey + 1 < counts.size(); ++grey) {
        below += counts[grey];
        sumBelow += counts[grey] * double(grey);
        if (below == 0 || below == all)
            continue;
        const double apart = (sum - sumBelow) / (all - below) - sumBelow / below;
        const double worth = below * (all - below) * apart * apart;
        if (apart > clearly && worth > best) {
            best = worth;
            parting = int(grey) + 1;
        }
    }
    return parting;
}

/// Which squares belong to the largest bright area.
std::vector<bool> largestBright(const Small &small, int parting)
{
    const auto index = [&small](int x, int y) {
        return size_t(y) * size_t(small.width) + size_t(x);
    };
    std::vector<int> numbers(small.greys.size(), 0);
    std::vector<std::pair<int, int>> open;
    int number = 0;
    int largest = 0;
    size_t largestSize = 0;
    for (int y = 0; y < small.height; ++y) {
        for (int x = 0; x < small.width; ++x) {
            size_t size = 0;
            open.emplace_back(x, y);
            ++number;
            while (!open.empty()) {
                const auto [column, row] = open.back();
                open.pop_back();
                if (column < 0 || row < 0 || column >= small.width || row >= small.height ||
                    numbers[index(column, row)] != 0 || small.at(column, row) < parting)
                    continue;
                numbers[index(column, row)] = number;
                ++size;
                for (const auto &[right, down] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
                    open.emplace_back(column + right, row + down);
            }
            if (size > largestSize) {
                largest = number;
                largestSize = size;
            }
        }
    }
    std::vector<bool> result;
    for (const int each : numbers)
        result.push_back(largest > 0 && each == largest);
    return result;
}

/// The four corners, clockwise from the top left, and how much lies between the sheet's edges.
struct Outline
{
    QPolygonF corners;
    double area = 0;
};

Outline outlineOf(const std::vector<bool> &bright, const Small &small)
{
    std::array<QPointF, 4> corners;
    std::array<double, 4> farthest{-1e9, -1e9, -1e9, -1e9};
    Outline outline;
    for (int y = 0; y < small.height; ++y) {
        int first = -1;
        int last = -1;
        for (int x = 0; x < small.width; ++x) {
            if (!bright[size_t(y) * size_t(small.width) + size_t(x)])
                continue;
            first = first < 0 ? x : first;
            last = x;
        }
        if (first < 0)
            continue;
        outline.area += last - first + 1;
        const std::array<double, 4> reach{double(-first - y), double(last - y), double(last + y),
                                          double(y - first)};
        for (size_t i = 0; i < reach.size(); ++i) {
            if (reach[i] <= farthest[i])
                continue;
            farthest[i] = reach[i];
            const bool isRight = i == 1 || i == 2;
            const bool isLow = i >= 2;
            corners[i] = QPointF(isRight ? last + 1 : first, isLow ? y + 1 : y);
        }
    }
    for (const QPointF &corner : corners)
        outline.corners.append(corner);
    return outline;
}

double areaOf(const QPolygonF &corners)
{
    double twice = 0;
    for (qsizetype i = 0; i < corners.size(); ++i) {
        const QPointF here = corners[i];
        const QPointF next = corners[(i + 1) % corners.size()];
        twice += here.x() * next.y() - next.x() * here.y();
    }
    return std::abs(twice) / 2;
}

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// How many sides of the picture show something darker along most of their length. A page with a
/// dark column or a dark banner has one or two of them, and is a page all the same.
int darkSides(const std::vector<bool> &bright, const Small &small)
{
    constexpr double most = 0.8;
    const auto isDark = [&](int x, int y) {
        return !bright[size_t(y) * size_t(small.width) + size_t(x)];
    };
    std::array<int, 4> dark{};
    for (int x = 0; x < small.width; ++x) {
        dark[0] += isDark(x, 0) ? 1 : 0;
        dark[1] += isDark(x, small.height - 1) ? 1 : 0;
    }
    for (int y = 0; y < small.height; ++y) {
        dark[2] += isDark(0, y) ? 1 : 0;
        dark[3] += isDark(small.width - 1, y) ? 1 : 0;
    }
    int sides = 0;
    for (size_t i = 0; i < dark.size(); ++i)
        sides += dark[i] > most * (i < 2 ? small.width : small.height) ? 1 : 0;
    return sides;
}

/// A rectangle of the sheet's proportions, as large as the picture allows, in its middle.
QRectF flatPlace(const QPolygonF &corners, const QSizeF &picture)
{
    const double width = (distance(corners[0], corners[1]) + distance(corners[3], corners[2])) / 2;
    const double height = (distance(corners[0], corners[3]) + distance(corners[1], corners[2])) / 2;
    QRectF place(QPointF(), QSizeF(width, height).scaled(picture, Qt::KeepAspectRatio));
    place.moveCenter(QRectF(QPointF(), picture).center());
    return place;
}

/// Between the four pixels around a place.
uchar greyAt(const GreyImage &image, QPointF place)
{
    const double x = std::clamp(place.x() - 0.5, 0.0, image.width - 1.001);
    const double y = std::clamp(place.y() - 0.5, 0.0, image.height - 1.001);
    const int left = int(x);
    const int top = int(y);
    const double across = x - left;
    const uchar *above = image.line(top) + left;
    const uchar *below = image.line(std::min(top + 1, image.height - 1)) + left;
    const double high = above[0] * (1 - across) + above[1] * across;
    const double low = below[0] * (1 - across) + below[1] * across;
    return uchar(std::lround(high + (low - high) * (y - top)));
}

} // namespace

std::optional<PhotographedSheet> photographedSheet(const GreyImage &photograph)
{
    constexpr double leastPart = 0.25; // of the picture
    constexpr int smallest = 100;      // pixels
    constexpr double straightness = 0.05;
    if (photograph.width < smallest || photograph.height < smallest)
        return std::nullopt;
    const Small small = smallPicture(photograph);
    const int parting = partingGrey(small);
    if (parting == 0)
        return std::nullopt;
    const std::vector<bool> bright = largestBright(small, parting);
    Outline outline = outlineOf(bright, small);
    const double area = areaOf(outline.corners);
    // Straight edges from corner to corner, and the table on all sides.
    if (area < leastPart * small.width * small.height ||
        std::abs(area - outline.area) > straightness * area || darkSides(bright, small) < 3)
        return std::nullopt;
    for (QPointF &corner : outline.corners)
        corner *= small.step;
    PhotographedSheet sheet;
    sheet.place = flatPlace(outline.corners, QSizeF(photograph.width, photograph.height));
    const QPolygonF flat{sheet.place.topLeft(), sheet.place.topRight(), sheet.place.bottomRight(),
                         sheet.place.bottomLeft()};
    if (!QTransform::quadToQuad(flat, outline.corners, sheet.toPhotograph))
        return std::nullopt;
    return sheet;
}

GreyImage laidFlat(const GreyImage &photograph, double scale, const PhotographedSheet &sheet,
                   QSize size)
{
    const double edge = 0.012 * sheet.place.width(); // there the table shines through
    const QRectF inside = sheet.place.adjusted(edge, edge, -edge, -edge);
    const QTransform toPixels = sheet.toPhotograph * QTransform::fromScale(scale, scale);
    QByteArray bytes(qsizetype(size.width()) * size.height(), Qt::Uninitialized);
    auto *out = reinterpret_cast<uchar *>(bytes.data());
    for (int y = 0; y < size.height(); ++y) {
        const double down = std::clamp(y + 0.5, inside.top(), inside.bottom());
        for (int x = 0; x < size.width(); ++x) {
            const double across = std::clamp(x + 0.5, inside.left(), inside.right());
            *out++ = greyAt(photograph, toPixels.map(QPointF(across, down)));
        }
    }
    return greyImage(bytes, size.width(), size.height(), size.width());
}

} // namespace Bole
