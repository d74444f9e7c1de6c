// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/spokencell.h"

#include "views/common/uncheckedmark.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QPersistentModelIndex>
#include <QSignalBlocker>
#include <QStringList>
#include <QTableWidget>

namespace Bole {

QString spokenCell(const QString &heading, const QString &text, bool isUnchecked)
{
    if (text.isEmpty())
        return QCoreApplication::translate("Bole::SpokenCell", "%1: nothing",
                                           "the heading of an empty cell")
            .arg(heading);
    const QString cell =
        QCoreApplication::translate("Bole::SpokenCell", "%1: %2", "heading, what the cell says")
            .arg(heading, text);
    return isUnchecked ? cell + uncheckedSuffix() : cell;
}

void sayChoiceInCell(QTableWidget &table, int row, int column, QComboBox &box)
{
    auto *item = new QTableWidgetItem;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setData(Qt::AccessibleTextRole, box.currentText());
    table.setItem(row, column, item);
    const QPersistentModelIndex cell(table.model()->index(row, column));
    QObject::connect(&box, &QComboBox::currentTextChanged, &table,
                     [&table, cell](const QString &text) {
                         const QSignalBlocker quiet(table); // nobody typed
                         table.model()->setData(cell, text, Qt::AccessibleTextRole);
                     });
}

QString spokenParts(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(
        QCoreApplication::translate("Bole::SpokenCell", ", ", "between the parts of a cell"));
}

} // namespace Bole
