// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/readingorder.h"

#include <algorithm>
#include <tuple>

namespace Bole {

namespace {

using Indexes = QList<int>;

struct Interval
{
    double from = 0;
    double to = 0;
    double width() const { return to - from; }
};

double median(QList<double> values, double otherwise)
{
    if (values.isEmpty())
        return otherwise;
    std::ranges::nth_element(values, values.begin() + values.size() / 2);
    return values[values.size() / 2];
}

/// Cuts the words of one page into lines, columns and bands.
class Cutter
{
public:
    explicit Cutter(const QList<Word> &words) : m_words(words)
    {
        QList<double> heights;
        for (const Word &word : words)
            heights.append(word.box.height());
        // Wider than the widest space of justified text, narrower than what separates columns.
        m_gutter = std::max(10.0, 1.2 * median(heights, 10));
    }

    QList<ReadLine> cut()
    {
        Indexes all;
        for (int i = 0; i < m_words.size(); ++i) {
            if (!m_words[i].text.isEmpty())
                all.append(i);
        }
        cutRegion(all, 0);
        return m_lines;
    }

private:
    const QRectF &box(int word) const { return m_words[word].box; }

    /// The words' lines, made of what overlaps vertically by half a height.
    QList<ReadLine> linesOf(Indexes words) const
    {
        std::ranges::sort(words, {}, [this](int word) { return box(word).center().y(); });
        QList<ReadLine> lines;
        for (int word : std::as_const(words)) {
            const QRectF &b = box(word);
            if (!lines.isEmpty()) {
                ReadLine &line = lines.last();
                const double overlap =
                    std::min(line.box.bottom(), b.bottom()) - std::max(line.box.top(), b.top());
                if (overlap > 0.5 * std::min(line.box.height(), b.height())) {
                    line.words.append(word);
                    line.box |= b;
                    continue;
                }
            }
            lines.append({{word}, b, 0});
        }
        for (ReadLine &line : lines)
            std::ranges::sort(line.words, {}, [this](int word) { return box(word).left(); });
        return lines;
    }

    /// Rows that no horizontal white line cuts any further, from top to bottom.
    QList<Indexes> rowsOf(Indexes words) const
    {
        std::ranges::sort(words, {}, [this](int word) { return box(word).top(); });
        QList<Indexes> rows;
        double bottom = 0;
        for (int word : std::as_const(words)) {
            // Boxes of neighbouring lines may touch or overlap a little; that is no connection.
            const double slack = 0.3 * box(word).height();
            if (rows.isEmpty() || box(word).top() >= bottom - slack)
                rows.append(Indexes());
            bottom =
                rows.last().isEmpty() ? box(word).bottom() : std::max(bottom, box(word).bottom());
            rows.last().append(word);
        }
        return rows;
    }

    /// What of the width no word of the row touches, the outsides included.
    QList<Interval> freeOf(Indexes words) const
    {
        std::ranges::sort(words, {}, [this](int word) { return box(word).left(); });
        QList<Interval> free;
        double right = -Far;
        for (int word : std::as_const(words)) {
            if (box(word).left() - right >= m_gutter)
                free.append({right, box(word).left()});
            right = std::max(right, box(word).right());
        }
        free.append({right, Far});
        return free;
    }

    /// The widest part of the gutter that a row leaves free; narrow if it leaves none.
    static Interval narrowed(const Interval &gutter, const QList<Interval> &free)
    {
        Interval widest;
        for (const Interval &other : free) {
            const Interval part{std::max(gutter.from, other.from), std::min(gutter.to, other.to)};
            if (part.width() > widest.width())
                widest = part;
        }
        return widest;
    }

    std::pair<Indexes, Indexes> divide(const Indexes &words, const Interval &gutter) const
    {
        std::pair<Indexes, Indexes> sides;
        for (int word : words)
            (box(word).center().x() < gutter.from + gutter.width() / 2 ? sides.first : sides.second)
                .append(word);
        return sides;
    }

    /// How wide text stands here: the median of the lines' pieces between gaps.
    double pieceWidth(const QList<ReadLine> &lines) const
    {
        QList<double> widths;
        for (const ReadLine &line : lines) {
            QRectF piece;
            for (int word : line.words) {
                if (!piece.isNull() && box(word).left() - piece.right() >= m_gutter) {
                    widths.append(piece.width());
                    piece = {};
                }
                piece |= box(word);
            }
            widths.append(piece.width());
        }
        return median(widths, 0);
    }

    /// Text that stands on its own: lines right under each other, and not a list of dates.
    bool isDense(const QList<ReadLine> &lines) const
    {
        if (lines.size() < 4)
            return false;
        QList<double> steps;
        for (qsizetype i = 1; i < lines.size(); ++i)
            steps.append((lines[i].box.top() - lines[i - 1].box.top()) / lines[i].box.height());
        const auto dates = std::ranges::count_if(lines, [this](const ReadLine &line) {
            qsizetype digits = 0;
            qsizetype all = 0;
            for (int word : line.words) {
                const QString &text = m_words[word].text;
                digits += std::ranges::count_if(text, [](QChar c) { return c.isDigit(); });
                all += text.size();
            }
            return digits >= 4 && all <= 24;
        });
        return median(steps, 9) < 2.2 && dates * 2 < lines.size();
    }

    /// Whether the two sides are columns, and not a line's text with its date at the right margin.
    bool areColumns(const Indexes &left, const Indexes &right) const
    {
        const QList<ReadLine> leftLines = linesOf(left);
        const QList<ReadLine> rightLines = linesOf(right);
        if (leftLines.size() < 2 || rightLines.size() < 2)
            return false;
        const auto &fewer = leftLines.size() < rightLines.size() ? leftLines : rightLines;
        const auto &more = leftLines.size() < rightLines.size() ? rightLines : leftLines;
        const auto stray = std::ranges::count_if(fewer, [&](const ReadLine &line) {
            return std::ranges::none_of(more, [&](const ReadLine &other) {
                return qAbs(line.box.center().y() - other.box.center().y()) <
                       0.35 * std::min(line.box.height(), other.box.height());
            });
        });
        if (fewer.size() >= 3 && stray * 5 >= fewer.size() * 2)
            return true;
        const auto [narrow, wide] = std::minmax({pieceWidth(leftLines), pieceWidth(rightLines)});
        return narrow >= 0.4 * wide && isDense(leftLines) && isDense(rightLines);
    }

    /// A run of rows that one gutter parts into two columns.
    struct Band
    {
        qsizetype first = 0;
        qsizetype last = -1;
        Indexes left;
        Indexes right;
    };

    Band bandAround(const QList<Indexes> &rows, const QList<QList<Interval>> &free, qsizetype row,
                    Interval gutter) const
    {
        Band band{row, row, {}, {}};
        const auto fits = [&](qsizetype other) {
            const Interval shared = narrowed(gutter, free[other]);
            if (shared.width() < m_gutter)
                return false;
            gutter = shared;
            return true;
        };
        while (band.last + 1 < rows.size() && fits(band.last + 1))
            ++band.last;
        while (band.first > 0 && fits(band.first - 1))
            --band.first;
        Indexes words;
        for (qsizetype i = band.first; i <= band.last; ++i)
            words += rows[i];
        std::tie(band.left, band.right) = divide(words, gutter);
        return band;
    }

    Band largestBand(const QList<Indexes> &rows) const
    {
        QList<QList<Interval>> free;
        for (const Indexes &row : rows)
            free.append(freeOf(row));
        Band best;
        for (qsizetype row = 0; row < rows.size(); ++row) {
            for (const Interval &gutter : std::as_const(free[row])) {
                if (gutter.from <= -Far || gutter.to >= Far)
                    continue;
                const Band band = bandAround(rows, free, row, gutter);
                if (band.left.size() + band.right.size() > best.left.size() + best.right.size() &&
                    areColumns(band.left, band.right))
                    best = band;
            }
        }
        return best;
    }

    void cutRegion(const Indexes &words, int depth)
    {
        constexpr int Deepest = 8;
        const QList<Indexes> rows = rowsOf(words);
        const Band band = depth < Deepest ? largestBand(rows) : Band();
        if (band.left.isEmpty()) {
            addBlock(words);
            return;
        }
        const auto join = [&rows](qsizetype from, qsizetype to) {
            Indexes joined;
            for (qsizetype i = from; i < to; ++i)
                joined += rows[i];
            return joined;
        };
        cutRegion(join(0, band.first), depth + 1);
        cutRegion(band.left, depth + 1);
        cutRegion(band.right, depth + 1);
        cutRegion(join(band.last + 1, rows.size()), depth + 1);
    }

    void addBlock(const Indexes &words)
    {
        if (words.isEmpty())
            return;
        for (ReadLine line : linesOf(words)) {
            line.block = m_block;
            m_lines.append(line);
        }
        ++m_block;
    }

    static constexpr double Far = 1e6;

    const QList<Word> &m_words;
    QList<ReadLine> m_lines;
    double m_gutter = 10;
    int m_block = 0;
};

} // namespace

QList<ReadLine> readingOrder(const QList<Word> &words)
{
    return Cutter(words).cut();
}

} // namespace Bole
