// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/greyimage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace Bole {

namespace {

constexpr int tile = 64; ///< pixels

/// How bright the paper is, tile by tile.
class Light
{
public:
    explicit Light(const GreyImage &image)
        : m_columns((image.width + tile - 1) / tile), m_rows((image.height + tile - 1) / tile)
    {
        for (int row = 0; row < m_rows; ++row) {
            for (int column = 0; column < m_columns; ++column)
                m_bright.push_back(brightOf(image, column * tile, row * tile));
        }
        m_bright = brightestAround();
    }

    double most() const { return std::ranges::max(m_bright); }
    double least() const { return std::ranges::min(m_bright); }

    /// A lamp's light changes slowly. What changes at once is printed.
    bool isSmooth() const
    {
        constexpr double step = 0.88;
        for (int row = 0; row < m_rows; ++row) {
            for (int column = 0; column < m_columns; ++column) {
                const double here = at(column, row);
                for (const double beside : {at(column + 1, row), at(column, row + 1)}) {
                    if (std::min(here, beside) < step * std::max(here, beside))
                        return false;
                }
            }
        }
        return true;
    }

    /// Between the middles of the tiles.
    double between(int x, int y) const
    {
        const double across = double(x) / tile - 0.5;
        const double down = double(y) / tile - 0.5;
        const int column = int(std::floor(across));
        const int row = int(std::floor(down));
        const double right = across - column;
        const double low = down - row;
        const double above = at(column, row) * (1 - right) + at(column + 1, row) * right;
        const double below = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
        return above * (1 - low) + below * low;
    }

private:
    double at(int column, int row) const
    {
        column = std::clamp(column, 0, m_columns - 1);
        row = std::clamp(row, 0, m_rows - 1);
        return m_bright[size_t(row) * size_t(m_columns) + size_t(column)];
    }

    /// Brighter than nine in ten of the tile's pixels would be noise.
    static double brightOf(const GreyImage &image, int left, int top)
    {
        std::array<int, 256> histogram{};
        int count = 0;
        for (int y = top; y < std::min(image.height, top + tile); y += 2) {
            for (int x = left; x < std::min(image.width, left + tile); x += 2, ++count)
                ++histogram[image.line(y)[x]];
        }
        int darker = 0;
        for (int grey = 0; grey < 256; ++grey) {
            darker += histogram[size_t(grey)];
            if (darker * 10 >= count * 8)
                return std::max(1, grey);
        }
        return 255;
    }

    /// The brightest tile of each neighbourhood: words and small panels leave no trace.
    std::vector<double> brightestAround() const
    {
        constexpr int reach = 1;
        std::vector<double> result;
        for (int row = 0; row < m_rows; ++row) {
            for (int column = 0; column < m_columns; ++column) {
                double value = 0;
                for (int y = -reach; y <= reach; ++y) {
                    for (int x = -reach; x <= reach; ++x)
                        value = std::max(value, at(column + x, row + y));
                }
                result.push_back(value);
            }
        }
        return result;
    }

    int m_columns;
    int m_rows;
    std::vector<double> m_bright;
};

} // namespace

GreyImage evenlyLit(const GreyImage &image)
{
    constexpr double even = 0.9;
    if (image.isNull())
        return image;
    const Light light(image);
    const double most = light.most();
    if (light.least() > even * most || !light.isSmooth())
        return image;
    QByteArray bytes = image.bytes;
    auto *out = reinterpret_cast<uchar *>(bytes.data());
    for (int y = 0; y < image.height; ++y) {
        const uchar *line = image.line(y);
        uchar *target = out + qsizetype(y) * image.stride;
        for (int x = 0; x < image.width; ++x)
            target[x] = uchar(std::min(255.0, line[x] * most / light.between(x, y)));
    }
    return greyImage(bytes, image.width, image.height, image.stride);
}

} // namespace Bole
