// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/shortlistdelegate.h"

#include "model/desk/shortlistmodel.h"
#include "views/common/theme.h"
#include "views/common/uncheckedmark.h"
#include "views/fields/fieldlabels.h"

#include <QPainter>

namespace Bole {

QString decisionWord(Decision decision)
{
    switch (decision) {
    case Decision::Admit:
        return ShortlistDelegate::tr("Admit");
    case Decision::Interview:
        return ShortlistDelegate::tr("Interview");
    case Decision::Wait:
        return ShortlistDelegate::tr("Waiting list");
    case Decision::Reject:
        return ShortlistDelegate::tr("Reject");
    case Decision::Undecided:
        return ShortlistDelegate::tr("Undecided");
    }
    return {};
}

QString decisionLabel(const QString &stored)
{
    QStringList words = stored.split(QStringLiteral("; "), Qt::SkipEmptyParts);
    for (QString &word : words)
        word = decisionWord(fromName<Decision>(word).value_or(Decision::Undecided));
    return words.join(QStringLiteral("; "));
}

void ShortlistDelegate::initStyleOption(QStyleOptionViewItem *option,
                                        const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Colors colors = Colors::of(option->palette);
    if (index.column() == ShortlistModel::Level && !option->text.isEmpty())
        option->text = choiceLabel(option->text);
    if (index.column() == ShortlistModel::Recommended || index.column() == ShortlistModel::Decided)
        option->text = decisionLabel(option->text);
    if (index.column() == ShortlistModel::Place || index.column() == ShortlistModel::Value)
        option->font.setBold(true);
    const int part = index.data(ShortlistModel::PartRole).toInt();
    if (part == int(ListPart::Below) || part == int(ListPart::Declined))
        option->palette.setColor(QPalette::Text, colors.muted);
    if (index.data(ShortlistModel::UncheckedRole).toBool() && !option->text.isEmpty())
        markUnchecked(*option);
    if (index.column() == ShortlistModel::Moved && index.data(ShortlistModel::MovedRole).toBool()) {
        const QString reason = option->text;
        // An arrow and the colour of what people changed: shape and colour say the same.
        option->text =
            reason.isEmpty() ? tr("↕ moved, no reason given") : QStringLiteral("↕ ") + reason;
        option->palette.setColor(QPalette::Text, colors.changed);
    }
}

void ShortlistDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const Colors colors = Colors::of(option.palette);
    painter->save();
    if (index.data(ShortlistModel::LineRole).toBool()) {
        const bool quota = index.data(ShortlistModel::PartRole).toInt() == int(ListPart::Within);
        painter->setPen(
            QPen(quota ? colors.accent : colors.warning, 2, quota ? Qt::SolidLine : Qt::DashLine));
        const int y = option.rect.bottom();
        painter->drawLine(option.rect.left(), y, option.rect.right() + 1, y);
    } else {
        painter->setPen(colors.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    painter->restore();
}

QSize ShortlistDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    // Several lines need air as one has it.
    return {size.width() + Grid, std::max(size.height() + Grid, 4 * Grid)};
}

} // namespace Bole
