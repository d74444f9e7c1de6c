// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/tablegrid.h"

namespace Bole {

/// Writes what was read in a table as lines that readers of entries know: one line a row, as wide
/// as the table, its cells one behind the other wherever they stand.
class TableLines
{
public:
    explicit TableLines(QRectF table) : m_table(table) {}

    QList<Segment> segments;

    void startRow(double center, bool tells = false);
    /// One more cell of the row; with a label, "label: value".
    void addCell(const QList<Atom> &atoms);
    void addLabelled(QList<Atom> label, const QList<Atom> &atoms, bool ownCell = false);
    /// Behind the last cell's text.
    void addBehind(const QList<Atom> &atoms, QStringView between);
    void addSign(QStringView text);
    /// A number before the row: each is one of a list.
    void number();
    /// `studies`: the row tells of studies wherever in the form it stands.
    void endRow(bool studies = false);
    void addHeading(QList<Atom> atoms, double center);
    void addText(const QList<Row> &lines);

private:
    QRectF m_table;
    QList<Atom> m_row;
    double m_center = 0;
    bool m_tells = false;
    int m_number = 0;
};

} // namespace Bole
