// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/applicantdelegate.h"

#include "model/desk/applicantlistmodel.h"
#include "model/knowledge/namedlists.h"
#include "model/review/review.h"
#include "views/common/paintfocus.h"
#include "views/common/reviewwords.h"
#include "views/common/spokencell.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/fields/fieldlabels.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int markSize = 11;

QString secondLine(const QModelIndex &index)
{
    QStringList parts;
    if (index.data(ApplicantListModel::IsNewRole).toBool())
        parts.append(ApplicantDelegate::tr("New", "since I last looked"));
    for (const int role : {ApplicantListModel::SchoolRole, ApplicantListModel::AreaRole}) {
        if (const QString text = index.data(role).toString(); !text.isEmpty())
            parts.append(text);
    }
    if (const QString level = index.data(ApplicantListModel::LevelRole).toString();
        !level.isEmpty())
        parts.append(choiceLabel(level));
    return parts.join(u" · "_s);
}

/// Why a search found them, unless the name says so already.
FoundLine foundLineOf(const QModelIndex &index)
{
    const auto found = index.data(ApplicantListModel::FoundLineRole).value<FoundLine>();
    return found.place == FoundLine::Place::Name ? FoundLine() : found;
}

QString placeWords(FoundLine::Place place)
{
    switch (place) {
    case FoundLine::Place::School:
        return ApplicantDelegate::tr("Found in a school");
    case FoundLine::Place::Publication:
        return ApplicantDelegate::tr("Found in a publication");
    case FoundLine::Place::Note:
        return ApplicantDelegate::tr("Found in my note");
    case FoundLine::Place::Text:
        return ApplicantDelegate::tr("Found in the document");
    case FoundLine::Place::Name:
    case FoundLine::Place::Unknown:
        break;
    }
    return {};
}

/// The line that was found, with what was found in it marked.
void paintFound(QPainter *painter, QRect line, const FoundLine &found, const QPalette &palette)
{
    const Colors colors = Colors::of(palette);
    const QFontMetrics metrics = painter->fontMetrics();
    const QString parts[] = {found.line.left(found.start),
                             found.line.mid(found.start, found.length),
                             found.line.mid(found.start + found.length)};
    for (int i = 0; i < 3 && line.width() > 0; ++i) {
        const QString text = metrics.elidedText(parts[i], Qt::ElideRight, line.width());
        const int width = metrics.horizontalAdvance(text);
        if (i == 1)
            painter->fillRect(QRect(line.left(), line.top(), width, line.height()),
                              colors.accentSoft);
        painter->setPen(i == 1 ? palette.color(QPalette::Text) : colors.muted);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.setLeft(line.left() + width);
    }
}

/// On which lists of institutions the school is, as readers call them.
QStringList listTitles(const QModelIndex &index)
{
    QStringList titles;
    for (const QString &list : index.data(ApplicantListModel::ListsRole).toStringList())
        titles.append(listTitle(list, WindowLanguage::inUse()));
    return titles;
}

/// Draws the first list as a small frame at the left of the line, and takes its room off the line.
/// The first is the narrowest: whoever is on it is on the next ones, too.
void paintBadge(QPainter *painter, QRect &line, const QStringList &titles, const QColor &colour)
{
    if (titles.isEmpty())
        return;
    const QFontMetrics metrics = painter->fontMetrics();
    const int width =
        qMin(metrics.horizontalAdvance(titles.first()) + Grid, qMax(0, line.width() / 3));
    const QRectF frame(line.left() + 0.5, line.top() + 0.5, width - 1, line.height() - 1);
    painter->setPen(QPen(colour, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(frame, 3, 3);
    painter->drawText(frame, Qt::AlignCenter,
                      metrics.elidedText(titles.first(), Qt::ElideRight, width - Grid / 2));
    line.setLeft(line.left() + width + Grid / 2);
}

/// As many tags as fit, and how many there are beside them.
QString tagText(const QStringList &tags, const QFontMetrics &metrics, int width)
{
    QString text;
    for (qsizetype shown = tags.size(); shown > 0; --shown) {
        text = u'#' + tags.first(shown).join(u" #"_s);
        if (shown < tags.size())
            text += u" +"_s + QString::number(tags.size() - shown);
        if (metrics.horizontalAdvance(text) <= width)
            return text;
    }
    return tags.isEmpty() ? QString() : metrics.elidedText(text, Qt::ElideRight, width);
}

/// What needs a look at the right; before it tags and the school, or why a search found them.
void paintSecondLine(QPainter *painter, QRect line, const QModelIndex &index,
                     const QPalette &palette)
{
    const Colors colors = Colors::of(palette);
    const QFontMetrics metrics = painter->fontMetrics();
    const auto writeAtRight = [&](const QString &text, const QColor &colour) {
        painter->setPen(colour);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, text);
        line.setRight(line.right() - metrics.horizontalAdvance(text) - Grid);
    };
    if (const int open = index.data(ApplicantListModel::NeedsLookRole).toInt(); open > 0)
        writeAtRight(u"▲ "_s + QString::number(open), colors.warning);
    if (const FoundLine found = foundLineOf(index); !found.line.isEmpty())
        return paintFound(painter, line, found, palette);
    const QString tags =
        tagText(index.data(ApplicantListModel::TagsRole).toStringList(), metrics, line.width() / 3);
    if (!tags.isEmpty())
        writeAtRight(tags, colors.accent);
    paintBadge(painter, line, listTitles(index), colors.muted);
    painter->setPen(colors.muted);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(secondLine(index), Qt::ElideRight, line.width()));
}

/// All that the two lines and the shape before them say, also what they may have had to cut.
QStringList inWords(const QModelIndex &index)
{
    QStringList lines{index.data(ApplicantListModel::NameRole).toString() + u"  "_s +
                      index.data(ApplicantListModel::NameOtherRole).toString()};
    const QVariant state = index.data(ApplicantListModel::ReviewStateRole);
    lines.append(state.isValid() ? ReviewWords::stateName(ReviewState(state.toInt()))
                                 : ApplicantDelegate::tr("Not begun"));
    if (const FoundLine found = foundLineOf(index); !found.line.isEmpty())
        lines.append(ApplicantDelegate::tr("%1: %2", "where, and the line")
                         .arg(placeWords(found.place), found.line));
    lines.append(secondLine(index));
    lines.append(listTitles(index).join(u" · "_s));
    const QStringList tags = index.data(ApplicantListModel::TagsRole).toStringList();
    if (!tags.isEmpty())
        lines.append(u'#' + tags.join(u" #"_s));
    if (const int open = index.data(ApplicantListModel::NeedsLookRole).toInt(); open > 0)
        lines.append(ApplicantDelegate::tr("%n value(s) to look at", nullptr, open));
    if (const QVariant score = index.data(ApplicantListModel::MyScoreRole); score.isValid())
        lines.append(ApplicantDelegate::tr("My score: %1").arg(score.toDouble(), 0, 'f', 1));
    for (QString &line : lines)
        line = line.trimmed();
    lines.removeAll(QString());
    return lines;
}

} // namespace

QString ApplicantDelegate::spoken(const QModelIndex &index)
{
    return spokenParts(inWords(index));
}

void ApplicantDelegate::paintProgress(QPainter *painter, const QRectF &box,
                                      const QModelIndex &index, const QPalette &palette) const
{
    const Colors colors = Colors::of(palette);
    const QVariant state = index.data(ApplicantListModel::ReviewStateRole);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(state.isValid() ? colors.accent : colors.muted, 1.4));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(box);
    if (!state.isValid())
        return;
    painter->setBrush(colors.accent);
    switch (ReviewState(state.toInt())) {
    case ReviewState::Submitted:
        painter->drawEllipse(box);
        break;
    case ReviewState::Draft:
        painter->drawPie(box, 90 * 16, 180 * 16); // half done
        break;
    case ReviewState::Abstained:
    case ReviewState::Conflict:
        painter->drawLine(box.topLeft() + QPointF(2, 2), box.bottomRight() - QPointF(2, 2));
        break;
    case ReviewState::Skipped:
        painter->drawLine(QPointF(box.left() + 3, box.center().y()),
                          QPointF(box.right() - 3, box.center().y()));
        break;
    }
}

/// At the right end of the row; answers how much room it takes.
int ApplicantDelegate::paintPhoto(QPainter *painter, const QRect &row,
                                  const QModelIndex &index) const
{
    const QPixmap photo =
        m_photos ? m_photos(index.data(ApplicantListModel::IdRole).value<ApplicantId>())
                 : QPixmap();
    if (photo.isNull())
        return 0;
    const QSize size = photo.size().scaled(row.width(), row.height() - 4, Qt::KeepAspectRatio);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawPixmap(QRect(QPoint(row.right() - size.width() - 2, row.top() + 2), size), photo);
    return size.width() + Grid / 2;
}

void ApplicantDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Colors colors = Colors::of(option.palette);
    painter->save();
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, colors.accentSoft);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          colors.accent);
    }
    QRect inside = option.rect.adjusted(Grid + 2, Grid / 2 + 2, -Grid, -Grid / 2);
    inside.setRight(inside.right() - paintPhoto(painter, option.rect, index));
    const QFont name =
        textFont(TextSize::Normal, index.data(ApplicantListModel::IsNewRole).toBool());
    const QFont small = textFont(TextSize::Small);
    const QFontMetrics nameMetrics(name);
    const QFontMetrics smallMetrics(small);

    const QRectF mark(inside.left(), inside.top() + (nameMetrics.height() - markSize) / 2.0,
                      markSize, markSize);
    paintProgress(painter, mark, index, option.palette);
    inside.setLeft(inside.left() + markSize + Grid);

    QRect first(inside.left(), inside.top(), inside.width(), nameMetrics.height());
    const QRect second(inside.left(), first.bottom() + 2, inside.width(), smallMetrics.height());

    painter->setFont(name);
    painter->setPen(option.palette.color(QPalette::Text));
    if (const QVariant score = index.data(ApplicantListModel::MyScoreRole); score.isValid()) {
        const QString text = QString::number(score.toDouble(), 'f', 1);
        painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, text);
        first.setRight(first.right() - nameMetrics.horizontalAdvance(text) - Grid);
    }
    QString title = index.data(ApplicantListModel::NameRole).toString();
    if (const QString other = index.data(ApplicantListModel::NameOtherRole).toString();
        !other.isEmpty())
        title += u"  "_s + other;
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                      nameMetrics.elidedText(title, Qt::ElideRight, first.width()));

    painter->setFont(small);
    paintSecondLine(painter, second, index, option.palette);
    paintFocus(painter, option);
    painter->restore();
}

bool ApplicantDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                  const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QStringList lines = inWords(index);
    if (index.data(ApplicantListModel::IsNewRole).toBool())
        lines.append(tr("In bold: new, or changed by others since you looked"));
    for (QString &line : lines)
        line = line.toHtmlEscaped();
    QToolTip::showText(event->globalPos(), u"<p>"_s + lines.join(u"<br>"_s) + u"</p>"_s, view);
    return true;
}

QSize ApplicantDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const int height = QFontMetrics(textFont(TextSize::Normal)).height() +
                       QFontMetrics(textFont(TextSize::Small)).height() + Grid + 4;
    return {200, height};
}

} // namespace Bole
