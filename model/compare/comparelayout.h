// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <QJsonObject>
#include <QSet>

namespace Bole {

/// Which rows of a comparison are shown in which order: what is remembered under a name. Rows stay
/// in their group; groups move as a whole. What a layout has never heard of stands at the end.
struct CompareLayout
{
    QString name;
    QStringList order;       ///< ids of groups and rows
    QSet<QString> hidden;    ///< ids of rows
    QSet<QString> folded;    ///< ids of groups
    QSet<QString> unfolded;  ///< ids of rows whose details are shown
    bool showsEqual = false; ///< also rows in which everybody has the same

    bool operator==(const CompareLayout &) const = default;
};

QString groupId(CompareRow::Group group);

QJsonObject toJson(const CompareLayout &layout);
CompareLayout compareLayoutFromJson(const QJsonObject &json);

/// One line of a comparison as it is shown: a group's heading, or a row of it.
struct CompareLine
{
    CompareRow::Group group;
    qsizetype row = -1; ///< in the comparison; -1 for the heading

    bool isHeading() const { return row < 0; }
    bool operator==(const CompareLine &) const = default;
};

/// How many rows of a group are not shown because everybody has the same.
int equalRows(const QList<CompareRow> &rows, const CompareLayout &layout, CompareRow::Group group);
/// The lines that a layout leaves of these rows, in its order.
QList<CompareLine> arranged(const QList<CompareRow> &rows, const CompareLayout &layout);
QString idOf(const CompareLine &line, const QList<CompareRow> &rows);

/// The layout after a line, shown at `from`, was put where `to` is. A row that would leave its
/// group goes to that end of it.
CompareLayout moved(const CompareLayout &layout, const QList<CompareRow> &rows, qsizetype from,
                    qsizetype to);

} // namespace Bole
