// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/shortlistdelegate.h"

#include "model/desk/shortlistmodel.h"
#include "views/common/spokencell.h"
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

QString ShortlistDelegate::partSign(int part)
{
    switch (ListPart(part)) {
    case ListPart::Within:
        return QStringLiteral("● ");
    case ListPart::Waiting:
        return QStringLiteral("◐ ");
    case ListPart::Below:
        return QStringLiteral("○ ");
    default:
        return {};
    }
}

/// "Admit · declined"
QString ShortlistDelegate::withAnswer(const QString &decision, int answer)
{
    const QString word = Answer(answer) == Answer::Declined   ? tr("✗ declined")
                         : Answer(answer) == Answer::Accepted ? tr("✓ accepted")
                                                              : QString();
    QStringList parts{decision, word};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString ShortlistDelegate::partWords(int part)
{
    switch (ListPart(part)) {
    case ListPart::Within:
        return tr("gets a place");
    case ListPart::Waiting:
        return tr("on the waiting list");
    case ListPart::Below:
        return tr("below the line");
    default:
        return {};
    }
}

/// What stands in the cell; words that the file stores as the window says them.
QString ShortlistDelegate::storedInWords(const QModelIndex &index)
{
    const QString text = index.data().toString();
    switch (index.column()) {
    case ShortlistModel::Level:
        return text.isEmpty() ? text : choiceLabel(text);
    case ShortlistModel::Recommended:
        return decisionLabel(text);
    case ShortlistModel::Decided:
        return withAnswer(decisionLabel(text), index.data(ShortlistModel::AnswerRole).toInt());
    default:
        return text;
    }
}

QString ShortlistDelegate::spoken(const QModelIndex &index)
{
    const QString heading = index.model()->headerData(index.column(), Qt::Horizontal).toString();
    QStringList parts{storedInWords(index)};
    if (index.column() == ShortlistModel::Place || index.column() == ShortlistModel::Group)
        parts << partWords(index.data(ShortlistModel::PartRole).toInt());
    if (index.column() == ShortlistModel::Moved && index.data(ShortlistModel::MovedRole).toBool() &&
        parts.first().isEmpty())
        parts << tr("moved, no reason given");
    return spokenCell(heading, spokenParts(parts),
                      index.data(ShortlistModel::UncheckedRole).toBool());
}

void ShortlistDelegate::initStyleOption(QStyleOptionViewItem *option,
                                        const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Colors colors = Colors::of(option->palette);
    option->text = storedInWords(index);
    // Where each group has places of its own no line can be drawn through the list.
    if (index.column() == ShortlistModel::Group)
        option->text = partSign(index.data(ShortlistModel::PartRole).toInt()) + option->text;
    if (index.column() == ShortlistModel::Stage && index.data(ShortlistModel::MoveRole).toBool())
        option->palette.setColor(QPalette::Text, colors.changed);
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
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    // A long reason must not push the others off the screen: it can be read whole on hover.
    if (index.column() == ShortlistModel::Moved)
        size.setHeight(std::min(size.height(), 3 * option.fontMetrics.lineSpacing()));
    // Several lines need air as one has it.
    return {size.width() + Grid, std::max(size.height() + Grid, 4 * Grid)};
}

} // namespace Bole
