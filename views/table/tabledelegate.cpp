// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/tabledelegate.h"

#include "model/desk/applicanttablemodel.h"
#include "views/common/spokencell.h"
#include "views/common/theme.h"
#include "views/common/uncheckedmark.h"

#include <QApplication>
#include <QPainter>

namespace Bole {

void TableDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool isNumber = index.data(ApplicantTableModel::NumberRole).toBool();
    option->displayAlignment = (isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
    option->textElideMode = Qt::ElideRight;
    if (index.data(ApplicantTableModel::UncheckedRole).toBool())
        markUnchecked(*option);
    const QPalette &palette = option->palette;
    option->palette.setColor(QPalette::HighlightedText, palette.color(QPalette::Text));
    option->palette.setColor(QPalette::Highlight, Colors::of(palette).accentSoft);
}

QString TableDelegate::spoken(const QModelIndex &index)
{
    return spokenCell(index.model()->headerData(index.column(), Qt::Horizontal).toString(),
                      index.data().toString(),
                      index.data(ApplicantTableModel::UncheckedRole).toBool());
}

/// As far from the edge as the headings.
void TableDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    const QStyle *style = own.widget ? own.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &own, painter, own.widget);
    const QRect room = own.rect.adjusted(Grid, 0, -Grid, 0);
    painter->save();
    painter->setFont(own.font);
    painter->setPen(own.palette.color(QPalette::Text));
    painter->drawText(room, int(own.displayAlignment) | Qt::TextSingleLine,
                      own.fontMetrics.elidedText(own.text, Qt::ElideRight, room.width()));
    if (own.state & QStyle::State_HasFocus) {
        painter->setPen(Colors::of(own.palette).accent);
        painter->drawRect(own.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

} // namespace Bole
