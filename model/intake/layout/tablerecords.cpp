// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/tablerecords.h"

#include "model/knowledge/personalfields.h"
#include "model/knowledge/tablecolumns.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace Bole {

namespace {

struct Part
{
    ColumnKind kind = ColumnKind::None;
    QList<Atom> label;
    QList<Atom> value;
    bool isPersonal = false;
};

QString textOf(const QList<Atom> &atoms)
{
    Segment whole;
    whole.atoms = atoms;
    return whole.text();
}

bool isPlaceholder(const QList<Atom> &atoms)
{
    const QString text = textOf(atoms);
    return std::ranges::none_of(text, [](QChar c) { return c.isLetterOrNumber(); });
}

class RecordLines
{
public:
    RecordLines(const QList<LabelledCells> &cells, double center, TableLines &lines)
        : m_lines(lines), m_center(center)
    {
        for (const LabelledCells &cell : cells) {
            Part part;
            part.value = cell.value->atoms();
            if (part.value.isEmpty() || isPlaceholder(part.value))
                continue;
            if (cell.label) {
                part.label = cell.label->atoms();
                const QString text = cell.label->text();
                part.kind = columnKind(text);
                part.isPersonal =
                    part.kind == ColumnKind::None && personalLabel(text.simplified()).isKnown;
            } else {
                part.kind = ColumnKind::Degree;
            }
            m_parts.append(part);
        }
    }

    void write(bool studies)
    {
        if (m_parts.isEmpty())
            return;
        m_lines.startRow(m_center);
        const bool names =
            has(ColumnKind::School) || has(ColumnKind::Organisation) || has(ColumnKind::Title);
        if (std::ranges::any_of(m_parts, &Part::isPersonal))
            writeLabelled();
        else if (!names)
            writePlain();
        else if (has(ColumnKind::Title) && (has(ColumnKind::Venue) || has(ColumnKind::Authors)))
            writeCitation();
        else
            writeEntry();
        m_lines.endRow(studies);
        if (names && !studies)
            writeRest();
    }

private:
    bool has(ColumnKind kind) const
    {
        return std::ranges::any_of(m_parts, [&](const Part &part) { return part.kind == kind; });
    }

    void writeLabelled()
    {
        for (const Part &part : std::as_const(m_parts))
            m_lines.addLabelled(part.label, part.value, true);
        m_parts.clear();
    }

    /// Numbers alone tell nothing without the heads of their columns.
    void writePlain()
    {
        take(ColumnKind::Number);
        const bool areNumbers = std::ranges::all_of(m_parts, [](const Part &part) {
            return !part.label.isEmpty() && isNumber(textOf(part.value));
        });
        for (const Part &part : std::as_const(m_parts)) {
            if (areNumbers)
                m_lines.addLabelled(part.label, part.value, true);
            else
                m_lines.addCell(part.value);
        }
        m_parts.clear();
    }

    static bool isNumber(const QString &text)
    {
        return std::ranges::none_of(text, [](QChar c) { return c.isLetter(); });
    }

    /// All parts of one kind, which are then no longer there.
    QList<Part> take(ColumnKind kind)
    {
        QList<Part> taken;
        for (qsizetype i = 0; i < m_parts.size();) {
            if (m_parts[i].kind == kind)
                taken.append(m_parts.takeAt(i));
            else
                ++i;
        }
        return taken;
    }

    void cells(ColumnKind kind)
    {
        for (const Part &part : take(kind))
            m_lines.addCell(part.value);
    }

    void writeEntry()
    {
        take(ColumnKind::Number);
        const bool isPrize = has(ColumnKind::Level) || has(ColumnKind::Awarder);
        cells(ColumnKind::School);
        cells(ColumnKind::Organisation);
        cells(ColumnKind::Title);
        if (isPrize) {
            for (const Part &part : take(ColumnKind::Level))
                m_lines.addBehind(part.value, {});
            for (const Part &part : take(ColumnKind::Awarder))
                m_lines.addBehind(part.value, u",");
        }
        for (const ColumnKind kind : {ColumnKind::Role, ColumnKind::Degree, ColumnKind::Field})
            cells(kind);
        writeTime();
        cells(ColumnKind::Result);
        for (const ColumnKind kind : {ColumnKind::Grade, ColumnKind::Rank}) {
            for (const Part &part : take(kind)) {
                m_lines.addLabelled(part.label, part.value);
                if (kind == ColumnKind::Rank)
                    addTotal(part);
            }
        }
    }

    /// "4" with "118" in a cell of its own.
    void addTotal(const Part &rank)
    {
        const bool isWhole = textOf(rank.value).contains(u'/');
        for (const Part &total : take(ColumnKind::Total)) {
            if (!isWhole)
                m_lines.addBehind(total.value, u"/");
        }
    }

    void writeTime()
    {
        cells(ColumnKind::Time);
        const QList<Part> from = take(ColumnKind::From);
        const QList<Part> to = take(ColumnKind::To);
        for (const Part &part : from)
            m_lines.addCell(part.value);
        for (const Part &part : to)
            m_lines.addBehind(part.value, from.isEmpty() ? u"" : u" –");
    }

    void writeCitation()
    {
        take(ColumnKind::Number);
        for (const Part &part : take(ColumnKind::Authors))
            m_lines.addCell(part.value);
        for (Part &part : take(ColumnKind::Title)) {
            quote(part.value);
            m_lines.addBehind(part.value, u",");
        }
        for (const ColumnKind kind : {ColumnKind::Venue, ColumnKind::Time, ColumnKind::Status}) {
            for (const Part &part : take(kind))
                m_lines.addBehind(part.value, u",");
        }
        for (Part &part : take(ColumnKind::Order)) {
            claim(part.value);
            m_lines.addBehind(part.value, u",");
        }
        for (const Part &part : take(ColumnKind::About)) // "SCI", "Q1"
            m_lines.addBehind(part.value, u",");
        m_lines.number();
    }

    static void prepend(Atom &atom, QStringView text)
    {
        const QRectF box(atom.box.left(), atom.box.top(), 0, atom.box.height());
        atom.text.prepend(text);
        atom.boxes = QList<QRectF>(text.size(), box) + atom.boxes;
    }

    static void append(Atom &atom, QStringView text)
    {
        const QRectF box(atom.box.right(), atom.box.top(), 0, atom.box.height());
        atom.text.append(text);
        atom.boxes += QList<QRectF>(text.size(), box);
    }

    static void quote(QList<Atom> &title)
    {
        prepend(title.first(), u"\"");
        append(title.last(), u"\"");
    }

    /// "1", "1/5": a place in the list of authors, said in full.
    static void claim(QList<Atom> &order)
    {
        static const QRegularExpression place(
            QStringLiteral("^(第?)([一二三四五六七八九]|[1-9])(?:\\s*/\\s*\\d+)?$"));
        const QRegularExpressionMatch match = place.match(textOf(order));
        if (!match.hasMatch())
            return;
        Atom &first = order.first();
        order.resize(1);
        const qsizetype at = match.capturedLength(1);
        if (first.text.size() <= at)
            return;
        first.text = first.text.sliced(at, 1);
        first.boxes = first.boxes.sliced(at, 1);
        prepend(first, u"第");
        append(first, u"作者");
    }

    /// Below the entry, each with its label.
    void writeRest()
    {
        double center = m_center;
        take(ColumnKind::Number);
        for (const Part &part : std::as_const(m_parts)) {
            constexpr double step = 0.5; // of a line: what stands below comes later
            center += step * part.value.first().size;
            m_lines.startRow(center, true);
            m_lines.addLabelled(part.label, part.value);
            m_lines.endRow();
        }
    }

    TableLines &m_lines;
    double m_center;
    QList<Part> m_parts;
};

} // namespace

void writeRecord(const QList<LabelledCells> &cells, double center, TableLines &lines, bool studies)
{
    RecordLines(cells, center, lines).write(studies);
}

} // namespace Bole
