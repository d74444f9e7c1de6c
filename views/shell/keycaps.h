// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QStyledItemDelegate>

namespace Bole {

/// Several shortcuts as one text, as KeycapDelegate takes it.
QString keysText(const QList<QKeySequence> &shortcuts);

/// Draws shortcuts as little keys.
class KeycapDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Bole
