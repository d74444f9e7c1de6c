// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/inkblobs.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace Bole {

namespace {

constexpr int contrast = 45; ///< how far from the paper's grey ink is
constexpr int tile = 64;     ///< pixels; the paper is looked for in three by three of them
constexpr int greys = 32;    ///< as finely as paper is told apart

using Histogram = std::array<int, greys>;

int commonest(const Histogram &histogram)
{
    const auto most = std::ranges::max_element(histogram);
    return int(most - histogram.begin()) * (256 / greys) + 128 / greys;
}

/// The paper's grey, tile by tile.
class Paper
{
public:
    explicit Paper(const GreyImage &image)
        : m_columns((image.width + tile - 1) / tile), m_rows((image.height + tile - 1) / tile)
    {
        std::vector<Histogram> histograms(size_t(m_columns) * size_t(m_rows), Histogram{});
        for (int y = 0; y < image.height; y += 2) {
            const uchar *line = image.line(y);
            for (int x = 0; x < image.width; x += 2)
                ++histograms[index(x / tile, y / tile)][line[x] / (256 / greys)];
        }
        for (int row = 0; row < m_rows; ++row) {
            for (int column = 0; column < m_columns; ++column)
                m_greys.push_back(commonest(around(histograms, column, row)));
        }
    }

    /// The same everywhere.
    Paper(const GreyImage &image, int grey)
        : m_columns((image.width + tile - 1) / tile),
          m_rows((image.height + tile - 1) / tile),
          m_greys(size_t(m_columns) * size_t(m_rows), grey)
    {
    }

    int at(int x, int y) const { return m_greys[index(x / tile, y / tile)]; }

private:
    size_t index(int column, int row) const
    {
        return size_t(row) * size_t(m_columns) + size_t(column);
    }

    Histogram around(const std::vector<Histogram> &histograms, int column, int row) const
    {
        Histogram sum{};
        for (int y = std::max(0, row - 1); y <= std::min(m_rows - 1, row + 1); ++y) {
            for (int x = std::max(0, column - 1); x <= std::min(m_columns - 1, column + 1); ++x)
                std::ranges::transform(sum, histograms[index(x, y)], sum.begin(), std::plus());
        }
        return sum;
    }

    int m_columns;
    int m_rows;
    std::vector<int> m_greys;
};

/// A horizontal stretch of ink.
struct Run
{
    int y = 0;
    int first = 0;
    int last = 0;
};

void appendRuns(const GreyImage &image, const QRect &area, const Paper &paper, int y,
                std::vector<Run> &runs)
{
    const uchar *line = image.line(y);
    int start = -1;
    for (int left = area.left(); left <= area.right(); left = (left / tile + 1) * tile) {
        const int grey = paper.at(left, y);
        const int end = std::min(area.right() + 1, (left / tile + 1) * tile);
        for (int x = left; x < end; ++x) {
            const bool ink = std::abs(int(line[x]) - grey) > contrast;
            if (ink && start < 0)
                start = x;
            if (!ink && start >= 0) {
                runs.push_back({y, start, x - 1});
                start = -1;
            }
        }
    }
    if (start >= 0)
        runs.push_back({y, start, area.right()});
}

/// Which runs hang together.
class Groups
{
public:
    explicit Groups(size_t count) : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }

    size_t root(size_t i)
    {
        while (m_parents[i] != i)
            i = m_parents[i] = m_parents[m_parents[i]];
        return i;
    }
    void join(size_t a, size_t b) { m_parents[root(b)] = root(a); }

private:
    std::vector<size_t> m_parents;
};

} // namespace

static QList<InkBlob> blobsIn(const GreyImage &image, const QRect &area, const Paper &paper)
{
    std::vector<Run> runs;
    std::vector<size_t> rowStarts;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        rowStarts.push_back(runs.size());
        appendRuns(image, area, paper, y, runs);
    }
    rowStarts.push_back(runs.size());
    Groups groups(runs.size());
    for (size_t row = 1; row + 1 < rowStarts.size(); ++row) {
        size_t above = rowStarts[row - 1];
        for (size_t here = rowStarts[row]; here < rowStarts[row + 1]; ++here) {
            while (above < rowStarts[row] && runs[above].last + 1 < runs[here].first)
                ++above;
            for (size_t i = above; i < rowStarts[row] && runs[i].first <= runs[here].last + 1; ++i)
                groups.join(i, here);
        }
    }
    QList<InkBlob> blobs;
    std::vector<qsizetype> blobOf(runs.size(), -1);
    for (size_t i = 0; i < runs.size(); ++i) {
        qsizetype &blob = blobOf[groups.root(i)];
        if (blob < 0) {
            blob = blobs.size();
            blobs.append(InkBlob());
        }
        const Run &run = runs[i];
        blobs[blob].box |= QRect(QPoint(run.first, run.y), QPoint(run.last, run.y));
        blobs[blob].pixels += run.last - run.first + 1;
        ++blobs[blob].runs;
    }
    return blobs;
}

QList<InkBlob> inkBlobs(const GreyImage &image)
{
    return image.isNull() ? QList<InkBlob>() : blobsIn(image, image.rect(), Paper(image));
}

QList<InkBlob> inkBlobsOn(const GreyImage &image, const QRect &panel)
{
    return blobsIn(image, panel, Paper(image, paperAround(image, panel)));
}

int paperAround(const GreyImage &image, const QRect &place)
{
    Histogram histogram{};
    const QRect area = place.adjusted(-4, -4, 4, 4) & image.rect();
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const uchar *line = image.line(y);
        for (int x = area.left(); x <= area.right(); ++x)
            ++histogram[line[x] / (256 / greys)];
    }
    return commonest(histogram);
}

} // namespace Bole
