// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/highlightlist.h"

#include "views/common/paintfocus.h"
#include "views/common/theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace Bole {

namespace {

enum Role { QuoteRole = Qt::UserRole, CommentRole, ByRole, ColorRole };

} // namespace

class HighlightList::Delegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const bool both = !index.data(QuoteRole).toString().isEmpty() &&
                          !index.data(CommentRole).toString().isEmpty();
        const int line = QFontMetrics(textFont(TextSize::Normal)).lineSpacing();
        return {1, line * (both ? 3 : 2) + 2 * Grid}; // as wide as the list is
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Colors colors = Colors::of(option.palette);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colors.accentSoft);
        const QRect bar(option.rect.left() + Grid, option.rect.top() + Grid, Grid / 2,
                        option.rect.height() - 2 * Grid);
        painter->fillRect(bar, index.data(ColorRole).value<QColor>());
        QRect line = option.rect.adjusted(3 * Grid, Grid, -Grid, 0);
        const auto write = [&](const QString &text, const QFont &font, const QColor &color) {
            if (text.isEmpty())
                return;
            const QFontMetrics metrics(font);
            painter->setFont(font);
            painter->setPen(color);
            line.setHeight(metrics.lineSpacing());
            painter->drawText(line, int(Qt::AlignLeft | Qt::AlignVCenter),
                              metrics.elidedText(text, Qt::ElideRight, line.width()));
            line.translate(0, metrics.lineSpacing());
        };
        QFont quote = textFont(TextSize::Normal);
        quote.setItalic(true);
        const QColor text = option.palette.color(QPalette::Text);
        write(index.data(CommentRole).toString(), textFont(TextSize::Normal), text);
        write(index.data(QuoteRole).toString(), quote, colors.muted);
        write(index.data(ByRole).toString(), textFont(TextSize::Small), colors.muted);
        paintFocus(painter, option);
    }
};

HighlightList::HighlightList(QWidget *parent)
    : QListView(parent), m_model(new QStandardItemModel(this))
{
    setFrameShape(QFrame::NoFrame);
    setModel(m_model);
    setItemDelegate(new Delegate(this));
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    connect(this, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (const HighlightRow *row = rowAt(index))
            emit highlightChosen(row->id);
    });
    rebuild();
}

void HighlightList::setRows(const QList<HighlightRow> &rows)
{
    m_rows = rows;
    rebuild();
}

void HighlightList::rebuild()
{
    setAccessibleName(tr("Highlights of the document"));
    const HighlightId before = chosen();
    m_model->clear();
    for (const HighlightRow &row : std::as_const(m_rows)) {
        auto *item = new QStandardItem;
        const QString by = tr("%1 · page %2").arg(row.by).arg(row.page);
        const QString quote = row.quote.isEmpty() ? QString() : tr("“%1”").arg(row.quote);
        const bool bare = row.quote.isEmpty() && row.comment.isEmpty();
        item->setData(bare ? tr("An area without a comment") : quote, QuoteRole);
        item->setData(row.comment, CommentRole);
        item->setData(by, ByRole);
        item->setData(row.color, ColorRole);
        const QStringList spoken{row.comment, row.quote, by};
        item->setData(spoken.join(u' '), Qt::AccessibleTextRole);
        item->setToolTip(row.comment.isEmpty() ? row.quote : row.comment);
        m_model->appendRow(item);
    }
    choose(before);
    viewport()->update();
}

const HighlightRow *HighlightList::rowAt(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_rows.size() ? &m_rows[index.row()] : nullptr;
}

HighlightId HighlightList::chosen() const
{
    const HighlightRow *row = rowAt(currentIndex());
    return row ? row->id : HighlightId();
}

void HighlightList::choose(HighlightId id)
{
    const auto found = std::ranges::find(m_rows, id, &HighlightRow::id);
    if (found != m_rows.end())
        setCurrentIndex(m_model->index(int(found - m_rows.begin()), 0));
}

void HighlightList::keyPressEvent(QKeyEvent *event)
{
    const HighlightRow *row = rowAt(currentIndex());
    if (row && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit highlightChosen(row->id);
    else if (row && row->mine && event->key() == Qt::Key_F2)
        emit editRequested(row->id);
    else if (row && row->mine && event->key() == Qt::Key_Delete)
        emit removeRequested(row->id);
    else
        QListView::keyPressEvent(event);
}

void HighlightList::contextMenuEvent(QContextMenuEvent *event)
{
    const HighlightRow *row = rowAt(indexAt(event->pos()));
    if (!row || !row->mine)
        return;
    const HighlightId id = row->id;
    QMenu menu(this);
    QAction *edit = menu.addAction(tr("Edit the comment…"));
    edit->setShortcut(Qt::Key_F2);
    QAction *remove = menu.addAction(tr("Remove the highlight"));
    remove->setShortcut(Qt::Key_Delete);
    const QAction *chosen = menu.exec(event->globalPos());
    if (chosen == edit)
        emit editRequested(id);
    else if (chosen == remove)
        emit removeRequested(id);
}

void HighlightList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (!m_rows.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(Colors::of(palette()).muted);
    painter.drawText(viewport()->rect().adjusted(2 * Grid, 2 * Grid, -2 * Grid, -2 * Grid),
                     int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap,
                     tr("Nothing is highlighted here. Select text on the page and press the marker "
                        "button above it, or draw a rectangle with Alt and the mouse."));
}

void HighlightList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace Bole
