// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/citationtable.h"

#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

enum class Column { Unknown, Number, Title, Order, Authors, Venue, Other };

Column columnNamed(const QString &head)
{
    struct Name
    {
        Column column;
        QRegularExpression words;
    };
    constexpr auto caseless = QRegularExpression::CaseInsensitiveOption;
    static const QList<Name> names{
        {Column::Number, QRegularExpression(u"^(?:序号|编号|no\\.?|#)$"_s, caseless)},
        {Column::Title,
         QRegularExpression(
             u"^(?:论文|文章|成果)?(?:题目|标题|名称|题名)$|^论文$|^(?:paper\\s?)?title$|^paper$"_s,
             caseless)},
        {Column::Order,
         QRegularExpression(
             u"作者排|排序|排名|位次|次序|署名|本人|^(?:author\\s?)?(?:position|order|role)$"_s,
             caseless)},
        {Column::Authors, QRegularExpression(u"^(?:全部)?作者(?:列表)?$|^authors?$"_s, caseless)},
        {Column::Venue,
         QRegularExpression(u"期刊|会议|刊物|杂志|出处|^venue$|journal|conference"_s, caseless)},
        {Column::Other,
         QRegularExpression(
             u"级别|等级|分区|类别|收录|检索|影响因子|时间|年份|年月|日期|状态|情况|备注|"
             u"^(?:rank|level|tier|year|date|status|notes?)$"_s,
             caseless)},
    };
    const QString text = folded(head).trimmed();
    const auto found = std::ranges::find_if(
        names, [&](const Name &name) { return name.words.match(text).hasMatch(); });
    return found == names.end() ? Column::Unknown : found->column;
}

/// A row under construction: one passage a column.
using Row = QList<Passage>;

struct Interval
{
    double left = 0;
    double right = 0;
};

class TableReader
{
public:
    TableReader(const QList<TextLine> &lines, const ReadingText &text)
        : m_lines(lines), m_text(text)
    {
    }

    QList<Passage> read()
    {
        if (!findHead())
            return {};
        QList<Row> rows = isPlain() ? plainRows() : rowsByPlace();
        QList<Passage> citations;
        for (const Row &row : std::as_const(rows)) {
            if (const Passage citation = asCitation(row); !citation.isEmpty())
                citations.append(citation);
        }
        return citations;
    }

private:
    bool findHead()
    {
        if (m_lines.isEmpty() || m_lines.first().cells.size() < 3)
            return false;
        for (qsizetype i = 0; i < m_lines.first().cells.size(); ++i)
            m_columns.append(columnNamed(m_lines.first().cell(i).text));
        return m_columns.contains(Column::Title) &&
               std::ranges::count(m_columns, Column::Unknown) * 2 <= m_columns.size();
    }

    /// Every line is a row.
    bool isPlain() const
    {
        return std::all_of(m_lines.cbegin() + 1, m_lines.cend(), [this](const TextLine &line) {
            return cellsOf(line).size() == m_columns.size();
        });
    }

    /// A number in front may have been cut off as a bullet.
    QList<Passage> cellsOf(const TextLine &line) const
    {
        QList<Passage> cells;
        if (line.hasBullet() && m_columns.first() == Column::Number)
            cells.append(Passage());
        for (qsizetype i = 0; i < line.cells.size(); ++i)
            cells.append(line.cell(i).trimmed());
        return cells;
    }

    QList<Row> plainRows() const
    {
        QList<Row> rows;
        for (qsizetype i = 1; i < m_lines.size(); ++i)
            rows.append(cellsOf(m_lines[i]));
        return rows;
    }

    Interval placeOf(const Passage &passage, qsizetype i) const
    {
        const int place = passage.at[i];
        if (place < 0)
            return {};
        const QRectF &box = m_text.places[place].box;
        return {box.left(), box.right()};
    }

    /// The words of a line and where they stand.
    QList<std::pair<Span, Interval>> wordsOf(const TextLine &line) const
    {
        QList<std::pair<Span, Interval>> words;
        bool inside = false;
        const Passage &passage = line.passage;
        for (qsizetype i = 0; i < passage.size(); ++i) {
            const Interval at = placeOf(passage, i);
            if (passage.text[i].isSpace() || at.right <= at.left) {
                inside = false;
                continue;
            }
            if (!inside)
                words.append({{i, 0}, at});
            inside = true;
            words.last().first.length = i + 1 - words.last().first.start;
            words.last().second.right = at.right;
        }
        return words;
    }

    /// Where no word of any line stands: the widest gaps part the columns.
    QList<double> gutters() const
    {
        QList<Interval> ink;
        for (const TextLine &line : m_lines) {
            for (const auto &[span, at] : wordsOf(line))
                ink.append(at);
        }
        std::ranges::sort(ink, {}, &Interval::left);
        QList<Interval> gaps;
        double right = ink.isEmpty() ? 0 : ink.first().right;
        for (const Interval &at : std::as_const(ink)) {
            if (at.left > right)
                gaps.append({right, at.left});
            right = std::max(right, at.right);
        }
        std::ranges::sort(gaps, std::greater(), [](const Interval &g) { return g.right - g.left; });
        gaps = gaps.first(std::min(gaps.size(), m_columns.size() - 1));
        QList<double> middles;
        for (const Interval &gap : std::as_const(gaps))
            middles.append((gap.left + gap.right) / 2);
        std::ranges::sort(middles);
        return middles;
    }

    static qsizetype columnAt(double x, const QList<double> &gutters)
    {
        return std::ranges::count_if(gutters, [x](double gutter) { return gutter < x; });
    }

    /// Cells of several lines: a row begins behind a gap, or with a line that has most columns.
    QList<Row> rowsByPlace() const
    {
        const QList<double> borders = gutters();
        if (!m_text.fromPages || borders.size() + 1 != m_columns.size() || !headFits(borders))
            return {};
        QList<Row> rows;
        for (qsizetype l = 1; l < m_lines.size(); ++l) {
            Row cells(m_columns.size());
            for (const auto &[span, at] : wordsOf(m_lines[l])) {
                Passage &cell = cells[columnAt(at.left, borders)];
                if (!cell.isEmpty())
                    cell.insertText(u" ");
                cell.append(m_lines[l].passage.mid(span));
            }
            const auto filled =
                std::ranges::count_if(cells, [](const Passage &cell) { return !cell.isEmpty(); });
            if (rows.isEmpty() || m_lines[l].gapBefore > 0.3 || filled * 3 >= cells.size() * 2) {
                rows.append(cells);
                continue;
            }
            for (qsizetype c = 0; c < cells.size(); ++c) {
                if (rows.last()[c].isEmpty())
                    rows.last()[c] = cells[c];
                else if (!cells[c].isEmpty())
                    m_text.joiner.join(rows.last()[c], cells[c]);
            }
        }
        return rows;
    }

    bool headFits(const QList<double> &borders) const
    {
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            const Passage cell = m_lines.first().cell(i);
            for (qsizetype c = 0; c < cell.size(); ++c) {
                const Interval at = placeOf(cell, c);
                if (at.right > at.left && columnAt(at.left, borders) != i)
                    return false;
            }
        }
        return true;
    }

    /// "1", "1/5", "第一": a place in the list of authors, said in full.
    static Passage asClaim(const Passage &cell)
    {
        static const QRegularExpression place(
            u"^(第?)([一二三四五六七八九]|[1-9])\\s*(?:/\\s*\\d+)?$"_s);
        const auto match = place.match(cell.text);
        if (!match.hasMatch())
            return cell;
        Passage claim;
        claim.insertText(u"第");
        claim.append(cell.mid(match.capturedStart(2), match.capturedLength(2)));
        claim.insertText(u"作者");
        return claim;
    }

    Passage asCitation(const Row &row) const
    {
        const auto part = [&](Column column) {
            const qsizetype i = m_columns.indexOf(column);
            return i < 0 ? Passage() : row[i].tidied();
        };
        const Passage title = part(Column::Title);
        if (title.isEmpty())
            return {};
        Passage citation = part(Column::Authors);
        if (!citation.isEmpty())
            citation.insertText(u", ");
        citation.insertText(u"\"");
        citation.append(title);
        citation.insertText(u"\"");
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (row[i].isEmpty() || m_columns[i] == Column::Title ||
                m_columns[i] == Column::Authors || m_columns[i] == Column::Number)
                continue;
            citation.insertText(u", ");
            citation.append(m_columns[i] == Column::Order ? asClaim(row[i].tidied()) : row[i]);
        }
        return citation;
    }

    const QList<TextLine> &m_lines;
    const ReadingText &m_text;
    QList<Column> m_columns;
};

} // namespace

QList<Passage> citationTable(const QList<TextLine> &lines, const ReadingText &text)
{
    return TableReader(lines, text).read();
}

} // namespace Bole
