// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/thumbnailview.h"

#include "views/common/paintfocus.h"
#include "views/common/theme.h"

#include <QAbstractListModel>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace Bole {

class ThumbnailView::Model : public QAbstractListModel
{
public:
    Model(PageImages &images, QObject *parent) : QAbstractListModel(parent), m_images(images) {}

    void setDocument(OpenDocument *document)
    {
        beginResetModel();
        m_document = document;
        endResetModel();
    }

    void pictureArrived(const QString &sha256, int page)
    {
        if (m_document && m_document->source().sha256 == sha256 && page < rowCount({}))
            emit dataChanged(index(page), index(page));
    }

    int rowCount(const QModelIndex &parent) const override
    {
        return parent.isValid() || !m_document ? 0 : m_document->pageCount();
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid() || !m_document || index.row() >= m_document->pageCount())
            return {};
        if (role == Qt::DisplayRole)
            return QString::number(index.row() + 1);
        if (role == Qt::AccessibleTextRole)
            return ThumbnailView::tr("Page %1").arg(index.row() + 1);
        if (role == Qt::DecorationRole) {
            const QImage image = m_images.preview(*m_document, index.row());
            // Only what is painted is asked for: that is what asks for this role.
            if (image.isNull())
                m_images.needPreview(m_document, index.row(), Urgency::Background);
            return image;
        }
        if (role == Qt::SizeHintRole)
            return m_document->pageSize(index.row());
        return {};
    }

private:
    PageImages &m_images;
    QPointer<OpenDocument> m_document;
};

class ThumbnailView::Delegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int Width = 14 * Grid;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const QSizeF page = index.data(Qt::SizeHintRole).toSizeF();
        const double ratio = page.isEmpty() ? 1.4 : qBound(0.2, page.height() / page.width(), 3.0);
        return {Width + 4 * Grid, int(Width * ratio) + 4 * Grid};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Colors colors = Colors::of(option.palette);
        const QRect room = option.rect.adjusted(0, Grid, 0, -3 * Grid);
        QRect page(0, 0, Width, room.height());
        page.moveCenter(room.center());
        painter->fillRect(page, Qt::white);
        const QImage image = index.data(Qt::DecorationRole).value<QImage>();
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        if (!image.isNull())
            painter->drawImage(page, image);
        const bool current = option.state & QStyle::State_Selected;
        painter->setPen(QPen(current ? colors.accent : colors.line, current ? 2 : 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(page.adjusted(-1, -1, 0, 0));
        painter->setFont(textFont(TextSize::Small));
        painter->setPen(current ? colors.accent : colors.muted);
        const QRect label(option.rect.left(), page.bottom(), option.rect.width(), 3 * Grid);
        painter->drawText(label, Qt::AlignCenter, index.data().toString());
        paintFocus(painter, option);
    }
};

ThumbnailView::ThumbnailView(PageImages &images, QWidget *parent)
    : QListView(parent), m_model(new Model(images, this))
{
    setFrameShape(QFrame::NoFrame);
    setModel(m_model);
    setItemDelegate(new Delegate(this));
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(SingleSelection);
    connect(&images, &PageImages::imageArrived, this,
            [this](const QString &sha256, int page) { m_model->pictureArrived(sha256, page); });
    retranslate();
}

void ThumbnailView::setDocument(OpenDocument *document)
{
    m_following = true;
    m_model->setDocument(document);
    m_following = false;
}

void ThumbnailView::setCurrentPage(int page)
{
    m_following = true;
    setCurrentIndex(m_model->index(page, 0));
    m_following = false;
}

void ThumbnailView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (!m_following && current.isValid())
        emit pageChosen(current.row());
}

void ThumbnailView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ThumbnailView::retranslate()
{
    setAccessibleName(tr("Pages as small pictures"));
}

} // namespace Bole
