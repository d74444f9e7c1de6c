// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Bole {

/// Draws an applicant in two lines: name in both scripts and my score; school, level and what needs
/// a look. How far I am with the review is a shape at the left.
class ApplicantDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintProgress(QPainter *painter, const QRectF &box, const QModelIndex &index,
                       const QPalette &palette) const;
};

} // namespace Bole
