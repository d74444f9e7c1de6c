// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/tablereading.h"

#include "model/intake/layout/rowparts.h"
#include "model/intake/layout/tablelabels.h"
#include "model/intake/layout/tablelines.h"
#include "model/intake/layout/tablerecords.h"
#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/personalfields.h"
#include "model/knowledge/tablecolumns.h"

#include <algorithm>

namespace Bole {

namespace {

using Cells = QList<const GridCell *>;

class TableReader
{
public:
    TableReader(const TableGrid &table, const Knowledge &knowledge, TableHead &head)
        : m_table(table), m_knowledge(knowledge), m_head(head), m_lines(table.box)
    {
    }

    std::optional<QList<Segment>> read()
    {
        if (placesText())
            return std::nullopt;
        block(0, m_table.rows, 0, m_table.columns);
        writeStudies();
        if (m_understood < 1)
            return std::nullopt;
        return m_lines.segments;
    }

private:
    /// Whether long texts stand beside each other: columns of a page, not of a table.
    bool placesText() const
    {
        constexpr qsizetype longText = 9; // lines
        for (const GridCell &cell : m_table.cells) {
            if (cell.lines.size() < longText)
                continue;
            for (const GridCell &other : m_table.cells) {
                const bool beside = &other != &cell && other.row < cell.row + cell.rows &&
                                    other.row + other.rows > cell.row;
                if (beside && other.lines.size() >= 4 && other.rows <= 1 && label(other) < 0.25 &&
                    !heads(other))
                    return true;
            }
        }
        return false;
    }

    /// The cells that begin in a row, between two columns, from left to right.
    Cells cellsIn(int row, int left, int right) const
    {
        Cells cells;
        for (const GridCell &cell : m_table.cells) {
            if (cell.row == row && cell.column >= left && cell.column < right)
                cells.append(&cell);
        }
        return cells;
    }

    bool heads(const GridCell &cell) const
    {
        const QString text = closedUp(cell);
        return text.size() <= 40 && m_knowledge.heading(text).has_value();
    }

    double label(const GridCell &cell) const { return labelness(cell, m_knowledge); }

    static double topOf(const GridCell &cell) { return cell.box.top() + 1; }

    void block(int top, int bottom, int left, int right)
    {
        for (int r = top; r < bottom;) {
            Cells cells = cellsIn(r, left, right);
            // A photograph takes the place of the last cells.
            while (cells.size() > 2 && cells.last()->rows > 1 && cells.last()->column > left &&
                   cells.first()->rows < cells.last()->rows)
                cells.removeLast();
            if (cells.isEmpty()) {
                ++r;
            } else if (cells.size() == 1 && cells.first()->rows <= 1) {
                single(*cells.first());
                ++r;
            } else if (cells.size() > 1 && cells.first()->rows > 1) {
                r += beside(*cells.first(), bottom, right);
            } else if (cells.size() == 1) {
                const GridCell &cell = *cells.first();
                single(cell);
                r += qMin(cell.rows, bottom - r);
            } else {
                r += run(r, bottom, left, right, cells);
            }
        }
    }

    /// "Section B – Education" without what only counts.
    static QList<Atom> withoutNumber(QList<Atom> atoms)
    {
        static const QStringList words{QStringLiteral("section"), QStringLiteral("part")};
        if (atoms.size() < 3 || !words.contains(atoms.first().text.toLower()))
            return atoms;
        qsizetype first = 2;
        const QString &sign = atoms[first].text;
        first += sign.size() == 1 && !sign.front().isLetterOrNumber();
        return first < atoms.size() ? atoms.sliced(first) : atoms;
    }

    /// A cell over the table's whole width: a heading, or text.
    void single(const GridCell &cell)
    {
        writeStudies();
        if (cell.isEmpty())
            return;
        const QString text = closedUp(cell);
        const bool isShort = cell.lines.size() == 1 && text.size() <= 60 && !text.contains(u'@');
        if (isShort && (heads(cell) || (isBold(cell) && !text.contains(u':'))))
            m_lines.addHeading(withoutNumber(cell.atoms()), topOf(cell));
        else
            m_lines.addText(cell.lines);
    }

    /// A cell to the left of several rows. Gives how many.
    int beside(const GridCell &cell, int bottom, int right)
    {
        const int rows = qMin(cell.rows, bottom - cell.row);
        const int inner = cell.column + cell.columns;
        ++m_understood;
        const bool isStage =
            !m_knowledge.findWords(WordTable::Degrees, closedUp(cell)).isEmpty() && !heads(cell);
        if (isStage && stage(cell, cell.row + rows, inner, right))
            return rows;
        writeStudies();
        m_lines.addHeading(cell.atoms(), topOf(cell));
        block(cell.row, cell.row + rows, inner, right);
        return rows;
    }

    /// "本科阶段" beside labels and values: one entry.
    bool stage(const GridCell &cell, int bottom, int left, int right)
    {
        QList<LabelledCells> pairs;
        for (int r = cell.row; r < bottom; ++r) {
            const Cells cells = cellsIn(r, left, right);
            if (cells.size() < 2 || pairScore({cells}) < 0.3)
                return false;
            for (qsizetype i = 0; i + 1 < cells.size(); i += 2)
                pairs.append(LabelledCells{cells[i], cells[i + 1]});
        }
        pairs.append(LabelledCells{nullptr, &cell});
        writeRecord(pairs, cell.box.center().y(), m_lines, true);
        return true;
    }

    /// Rows one after another with the same columns. Gives how many.
    int run(int top, int bottom, int left, int right, const Cells &first)
    {
        QList<Cells> rows{first};
        const auto lefts = [](const Cells &cells) {
            QList<int> at;
            for (const GridCell *cell : cells)
                at.append(cell->column);
            return at;
        };
        for (int r = top + 1; r < bottom; ++r) {
            Cells cells = cellsIn(r, left, right);
            if (cells.size() > first.size())
                cells.resize(first.size());
            const bool same = lefts(cells) == lefts(first) && cells.first()->rows == 1;
            if (!same)
                break;
            rows.append(cells);
        }
        readRun(rows);
        return int(rows.size());
    }

    static bool isBlank(const Cells &row) { return std::ranges::all_of(row, &GridCell::isEmpty); }

    static double mean(const QList<double> &values)
    {
        double sum = 0;
        for (const double value : values)
            sum += value;
        return values.isEmpty() ? 0 : sum / double(values.size());
    }

    double headScore(const QList<Cells> &rows) const
    {
        QList<double> head;
        QList<double> rest;
        for (const GridCell *cell : rows.first()) {
            if (cell->isEmpty())
                return 0;
            head.append(label(*cell));
        }
        for (const Cells &row : rows.sliced(1)) {
            for (const GridCell *cell : row) {
                if (!cell->isEmpty())
                    rest.append(label(*cell));
            }
        }
        return rows.size() < 2 || rows.first().size() < 2 ? 0 : mean(head) - mean(rest);
    }

    double pairScore(const QList<Cells> &rows) const
    {
        QList<double> labels;
        QList<double> values;
        for (const Cells &row : rows) {
            for (qsizetype i = 0; i < row.size(); ++i) {
                if (!row[i]->isEmpty())
                    (i % 2 == 0 ? labels : values).append(label(*row[i]));
            }
        }
        return mean(labels) - mean(values);
    }

    void readRun(const QList<Cells> &rows)
    {
        constexpr double least = 0.3;
        // One label over the next one's row: the head may stand above rows of labels and values.
        const double head = headScore(rows);
        const double pairs = pairScore(rows);
        if (head >= least && head >= pairs) {
            m_head.cells.clear();
            m_head.lefts.clear();
            for (const GridCell *cell : rows.first()) {
                m_head.cells.append(*cell);
                m_head.lefts.append(cell->box.left());
            }
            ++m_understood;
            records(rows.sliced(1));
        } else if (goesOn(rows.first()) && pairs < 0.6) {
            records(rows);
        } else if (pairs >= least) {
            for (const Cells &row : rows)
                pairsOf(row);
        } else {
            for (const Cells &row : rows)
                plain(row);
        }
    }

    bool goesOn(const Cells &row) const
    {
        if (m_head.cells.isEmpty() || row.size() != m_head.lefts.size())
            return false;
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (qAbs(row[i]->box.left() - m_head.lefts[i]) > 2)
                return false;
        }
        return true;
    }

    void records(const QList<Cells> &rows)
    {
        for (const Cells &row : rows) {
            if (isBlank(row))
                continue;
            QList<LabelledCells> record;
            for (qsizetype i = 0; i < row.size(); ++i)
                record.append(LabelledCells{&m_head.cells.at(i), row[i]});
            writeRecord(record, middle(row), m_lines);
        }
    }

    static double middle(const Cells &row) { return row.first()->box.center().y(); }

    /// Labels and values in one row; a value of several lines stands below its label as below a
    /// heading.
    void pairsOf(const Cells &row)
    {
        const GridCell &label = *row.first();
        if (row.size() == 2 && (heads(label) || row[1]->lines.size() > 1)) {
            section(label, *row[1]);
            return;
        }
        m_understood += 0.5;
        m_lines.startRow(middle(row));
        for (qsizetype i = 0; i + 1 < row.size(); i += 2) {
            if (!isPlaceholder(*row[i + 1]))
                m_lines.addLabelled(row[i]->atoms(), row[i + 1]->atoms(), true);
        }
        if (row.size() % 2 == 1)
            addUnparted(*row.last());
        m_lines.endRow();
        for (qsizetype i = 0; i + 1 < row.size(); i += 2)
            noteStudies(*row[i], *row[i + 1]);
    }

    /// A cell that has no partner: often label and value with no rule between them.
    void addUnparted(const GridCell &cell)
    {
        if (cell.lines.size() != 1 || cell.lines.first().segments.size() != 2) {
            m_lines.addCell(cell.atoms());
            return;
        }
        const QList<Segment> &parts = cell.lines.first().segments;
        m_lines.addLabelled(parts.first().atoms, parts.last().atoms, true);
    }

    /// The boxes for the applicant's own studies, which a form spreads over rows.
    void noteStudies(const GridCell &label, const GridCell &value)
    {
        using enum ColumnKind;
        static const QList<ColumnKind> kinds{School, Field, Degree, From, To, Grade, Rank, Total};
        const QString text = closedUp(label);
        if (!personalLabel(text).isKnown && kinds.contains(columnKind(text)) &&
            !isPlaceholder(value))
            m_studies.append(LabelledCells{&label, &value});
    }

    void writeStudies()
    {
        const auto school = std::ranges::find_if(m_studies, [](const LabelledCells &cells) {
            return columnKind(cells.label->text()) == ColumnKind::School;
        });
        if (school != m_studies.end())
            writeRecord(m_studies, m_studies.last().value->box.bottom() - 1, m_lines, true);
        m_studies.clear();
    }

    /// "/", "—", "无": nothing.
    static bool isPlaceholder(const GridCell &cell)
    {
        const QString text = closedUp(cell);
        return std::ranges::none_of(text, [](QChar c) { return c.isLetterOrNumber(); }) ||
               text == u"无" || text == u"無";
    }

    void section(const GridCell &label, const GridCell &text)
    {
        if (text.isEmpty())
            return;
        m_understood += heads(label) ? 1 : 0.34;
        if (!heads(label) && personalLabel(closedUp(label)).isKnown) {
            m_lines.startRow(text.box.center().y());
            m_lines.addLabelled(label.atoms(), text.atoms(), true);
            m_lines.endRow();
            return;
        }
        writeStudies();
        m_lines.addHeading(label.atoms(), topOf(text));
        m_head = {};
        m_lines.addText(text.lines);
    }

    void plain(const Cells &row)
    {
        if (row.size() == 2 && !row[0]->isEmpty() && !dateRange(closedUp(*row[0])) &&
            (heads(*row[0]) || row[1]->lines.size() > 2)) {
            section(*row[0], *row[1]);
            return;
        }
        m_lines.startRow(middle(row));
        for (const GridCell *cell : row)
            m_lines.addCell(cell->atoms());
        m_lines.endRow();
    }

    const TableGrid &m_table;
    const Knowledge &m_knowledge;
    TableHead &m_head;
    TableLines m_lines;
    QList<LabelledCells> m_studies;
    double m_understood = 0;
};

} // namespace

std::optional<QList<Segment>> readTable(const TableGrid &table, const Knowledge &knowledge,
                                        TableHead &head)
{
    return TableReader(table, knowledge, head).read();
}

void readDrawnTables(QList<Segment> &segments, const PageText &page, const Knowledge &knowledge,
                     TableHead &head)
{
    for (TableGrid &table : drawnTables(page)) {
        const QList<Segment> others = fill(table, segments);
        const TableHead before = head;
        if (const auto lines = readTable(table, knowledge, head))
            segments = others + *lines;
        else
            head = before;
    }
}

} // namespace Bole
