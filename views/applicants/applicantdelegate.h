// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QPixmap>
#include <QStyledItemDelegate>

#include <functional>

namespace Bole {

/// Draws an applicant in two lines: name in both scripts and my score; school, level and what needs
/// a look. How far I am with the review is a shape at the left.
class ApplicantDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setPhotos(const std::function<QPixmap(ApplicantId)> &photos) { m_photos = photos; }
    /// All that is drawn of somebody, in words, for a screen reader.
    static QString spoken(const QModelIndex &index);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintProgress(QPainter *painter, const QRectF &box, const QModelIndex &index,
                       const QPalette &palette) const;
    int paintPhoto(QPainter *painter, const QRect &row, const QModelIndex &index) const;

    std::function<QPixmap(ApplicantId)> m_photos;
};

} // namespace Bole
