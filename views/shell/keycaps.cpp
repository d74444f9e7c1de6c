// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/keycaps.h"

#include "views/common/theme.h"

#include <QApplication>
#include <QPainter>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int Padding = 6;
constexpr int Gap = 6;

QStringList caps(const QModelIndex &index)
{
    return index.data().toString().split(u"  "_s, Qt::SkipEmptyParts);
}

int capWidth(const QFontMetrics &metrics, const QString &cap)
{
    return std::max(metrics.horizontalAdvance(cap) + 2 * Padding, metrics.height() + 2);
}

} // namespace

QString keysText(const QList<QKeySequence> &shortcuts)
{
    QStringList parts;
    for (const QKeySequence &keys : shortcuts)
        parts << keys.toString(QKeySequence::NativeText);
    parts.removeDuplicates(); // both keys that are called Enter
    return parts.join(u"  "_s);
}

void KeycapDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &background, painter,
                                       option.widget);

    const QFont font = textFont(TextSize::Small);
    const QFontMetrics metrics(font);
    const Colors colors = Colors::of(option.palette);
    int x = option.rect.left() + Gap / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font);
    for (const QString &cap : caps(index)) {
        const QRectF box(x + 0.5, option.rect.center().y() - metrics.height() / 2.0 - 0.5,
                         capWidth(metrics, cap), metrics.height() + 2);
        painter->setPen(colors.line);
        painter->setBrush(option.palette.color(QPalette::Window));
        painter->drawRoundedRect(box, 3, 3);
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(box, Qt::AlignCenter, cap);
        x += int(box.width()) + Gap;
    }
    painter->restore();
}

QSize KeycapDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics metrics(textFont(TextSize::Small));
    int width = Gap;
    for (const QString &cap : caps(index))
        width += capWidth(metrics, cap) + Gap;
    return {width, std::max(metrics.height() + Grid,
                            QStyledItemDelegate::sizeHint(option, index).height())};
}

} // namespace Bole
