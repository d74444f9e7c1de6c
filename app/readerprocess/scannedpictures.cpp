// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/scannedpictures.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace Bole {

namespace {

constexpr int cellSize = 4;          // pixels
constexpr int paleContrast = 24;     // less than for ink: a portrait has pale parts
constexpr int smallestPicture = 7;   // cells to a side: a stamp's or a logo's size
constexpr double inkedPart = 0.6;    // of a cell
constexpr double writtenPart = 0.15; // of a box: then it is text on a dark ground

/// Which cells of a page are inked all over.
class Cells
{
public:
    Cells(const GreyImage &page, const QList<QRect> &words)
        : m_columns(page.width / cellSize),
          m_rows(page.height / cellSize),
          m_inked(size_t(m_columns) * size_t(m_rows), false)
    {
        for (int row = 0; row < m_rows; ++row) {
            for (int column = 0; column < m_columns; ++column)
                m_inked[index(column, row)] = isInked(page, column, row);
        }
        for (const QRect &word : words)
            clear(word);
    }

    /// The next group of cells that hang together, taken out; null when there is none left.
    QRect takeGroup()
    {
        while (m_next < m_inked.size() && !m_inked[m_next])
            ++m_next;
        if (m_next == m_inked.size())
            return {};
        QRect group;
        std::vector<QPoint> open{QPoint(int(m_next) % m_columns, int(m_next) / m_columns)};
        while (!open.empty()) {
            const QPoint at = open.back();
            open.pop_back();
            if (at.x() < 0 || at.x() >= m_columns || at.y() < 0 || at.y() >= m_rows ||
                !m_inked[index(at.x(), at.y())])
                continue;
            m_inked[index(at.x(), at.y())] = false;
            group |= QRect(at, QSize(1, 1));
            for (const QPoint &step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
                open.push_back(at + step);
        }
        return group;
    }

private:
    size_t index(int column, int row) const
    {
        return size_t(row) * size_t(m_columns) + size_t(column);
    }

    static bool isInked(const GreyImage &page, int column, int row)
    {
        int count = 0;
        for (int y = row * cellSize; y < (row + 1) * cellSize; ++y) {
            const uchar *line = page.line(y) + ptrdiff_t(column) * cellSize;
            count += int(std::count_if(line, line + cellSize, [&](uchar pixel) {
                return std::abs(int(pixel) - page.paper) > paleContrast;
            }));
        }
        return count > inkedPart * cellSize * cellSize;
    }

    void clear(const QRect &word)
    {
        for (int row = std::max(0, word.top() / cellSize);
             row <= std::min(m_rows - 1, word.bottom() / cellSize); ++row) {
            for (int column = std::max(0, word.left() / cellSize);
                 column <= std::min(m_columns - 1, word.right() / cellSize); ++column)
                m_inked[index(column, row)] = false;
        }
    }

    int m_columns;
    int m_rows;
    std::vector<bool> m_inked;
    size_t m_next = 0;
};

bool isWritten(const QRect &box, const QList<QRect> &words)
{
    qint64 text = 0;
    for (const QRect &word : words) {
        const QRect common = word & box;
        text += qint64(common.width()) * common.height();
    }
    return double(text) > writtenPart * box.width() * box.height();
}

} // namespace

QList<QRect> scannedPictures(const GreyImage &page, const QList<QRect> &words)
{
    QList<QRect> pictures;
    Cells cells(page, words);
    for (QRect group = cells.takeGroup(); !group.isNull(); group = cells.takeGroup()) {
        const QRect box(group.topLeft() * cellSize, group.size() * cellSize);
        const bool isLarge = group.width() >= smallestPicture && group.height() >= smallestPicture;
        if (isLarge && !isWritten(box, words))
            pictures.append(box.adjusted(-cellSize, -cellSize, cellSize, cellSize) & page.rect());
    }
    return pictures;
}

} // namespace Bole
