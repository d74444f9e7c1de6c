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

    /// All that is drawn in a cell, in words, for a screen reader.
    static QString spoken(const QModelIndex &index);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    static QString partSign(int part);
    static QString partWords(int part);
    static QString storedInWords(const QModelIndex &index);
    static QString withAnswer(const QString &decision, int answer);
};

/// A decision in the window's language, also that there is none.
QString decisionWord(Decision decision);
/// As they are stored; several with semicolons between.
QString decisionLabel(const QString &stored);

} // namespace Bole
