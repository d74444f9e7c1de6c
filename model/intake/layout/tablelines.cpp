// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/tablelines.h"

#include <algorithm>

namespace Bole {

static Segment rowSegment(const QList<Atom> &atoms, double center, const QRectF &table)
{
    Segment row;
    row.atoms = atoms;
    row.size = 1e9;
    for (const Atom &atom : atoms)
        row.size = qMin(row.size, atom.size);
    row.center = center;
    row.box = QRectF(table.left(), center - row.size / 2, table.width(), row.size);
    row.ofTable = true;
    return row;
}

void TableLines::startRow(double center, bool tells)
{
    m_row.clear();
    m_center = center;
    m_tells = tells;
}

void TableLines::addCell(const QList<Atom> &atoms)
{
    if (atoms.isEmpty())
        return;
    const qsizetype first = m_row.size();
    m_row += atoms;
    m_row[first].opensCell = first > 0;
}

/// Bold marks a table's labels as such and says nothing about what is read.
static void makePlain(QList<Atom> &label)
{
    for (Atom &atom : label)
        atom.bold = false;
}

void TableLines::addLabelled(QList<Atom> label, const QList<Atom> &atoms, bool ownCell)
{
    if (atoms.isEmpty())
        return;
    makePlain(label);
    addCell(label);
    const QChar end = m_row.last().text.back();
    if (end != u':' && end != u'：')
        addSign(u":");
    m_row.last().spaceAfter = true;
    const qsizetype first = m_row.size();
    m_row += atoms;
    m_row[first].opensCell = ownCell;
    m_row[first].spaced = true;
}

void TableLines::addBehind(const QList<Atom> &atoms, QStringView between)
{
    if (atoms.isEmpty())
        return;
    if (m_row.isEmpty()) {
        addCell(atoms);
        return;
    }
    if (!between.isEmpty())
        addSign(between);
    m_row.last().spaceAfter = true;
    const qsizetype first = m_row.size();
    m_row += atoms;
    m_row[first].spaced = true;
}

void TableLines::addSign(QStringView text)
{
    if (m_row.isEmpty())
        return;
    Atom &last = m_row.last();
    last.text += text;
    const QRectF box(last.box.right(), last.box.top(), 0, last.box.height());
    last.boxes += QList<QRectF>(text.size(), box);
}

/// A sign of no width before the row.
static void putBefore(QList<Atom> &row, const QString &sign)
{
    Atom mark = row.first();
    const QRectF box(mark.box.left(), mark.box.top(), 0, mark.box.height());
    mark.text = sign;
    mark.boxes = QList<QRectF>(sign.size(), box);
    mark.box = box;
    row.first().spaced = true;
    row.prepend(mark);
}

void TableLines::number()
{
    if (!m_row.isEmpty())
        putBefore(m_row, QStringLiteral("[%1]").arg(++m_number));
}

void TableLines::endRow(bool studies)
{
    if (m_row.isEmpty())
        return;
    QRectF table = m_table;
    if (m_tells) {
        table.setLeft(table.left() + 1.5 * m_row.first().size);
        putBefore(m_row, QStringLiteral("•"));
    }
    segments.append(rowSegment(m_row, m_center, table));
    segments.last().studies = studies;
    m_row.clear();
}

void TableLines::addHeading(QList<Atom> atoms, double center)
{
    if (atoms.isEmpty())
        return;
    segments.append(rowSegment(atoms, center, m_table));
    segments.last().heading = true;
    segments.last().headsCell = true;
    segments.last().bold = std::ranges::all_of(atoms, &Atom::bold);
}

void TableLines::addText(const QList<Row> &lines)
{
    for (const Row &line : lines)
        segments += line.segments;
}

} // namespace Bole
