// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review.h"

#include <QStyledItemDelegate>

namespace Bole {

/// Draws a row of a list: stored words in the window's language, a mark where somebody moved an
/// entry away from the rule, and the lines of quota and waiting list across the table.
class ShortlistDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

/// A decision in the window's language, also that there is none.
QString decisionWord(Decision decision);
/// As they are stored; several with semicolons between.
QString decisionLabel(const QString &stored);

} // namespace Bole
