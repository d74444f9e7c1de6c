// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QComboBox;
class QTableWidget;

namespace Bole {

/// A cell of a table as a screen reader says it: under which heading, what stands there or that
/// nothing does, and whether nobody has checked it yet.
QString spokenCell(const QString &heading, const QString &text, bool isUnchecked = false);

/// Parts of one cell, empty ones left out.
QString spokenParts(QStringList parts);

/// The box in a cell is no part of the table for a screen reader: the cell says what it shows.
void sayChoiceInCell(QTableWidget &table, int row, int column, QComboBox &box);

} // namespace Bole
