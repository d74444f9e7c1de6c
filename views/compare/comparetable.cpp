// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/comparetable.h"

#include "model/compare/comparemodel.h"
#include "views/common/theme.h"
#include "views/common/uncheckedmark.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace Bole {

namespace {

constexpr int nameWidth = 22 * Grid;
constexpr int narrowest = 22 * Grid;
constexpr QSize photoSize(5 * Grid, 7 * Grid);

} // namespace

CompareHeader::CompareHeader(QWidget *parent) : QHeaderView(Qt::Vertical, parent)
{
    setSectionsMovable(true);
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setFixedWidth(nameWidth);
    setContextMenuPolicy(Qt::CustomContextMenu);
}

QString CompareHeader::label(int section) const
{
    const auto value = [&](int role) {
        return model()->headerData(section, Qt::Vertical, role);
    };
    const QString name = value(Qt::DisplayRole).toString();
    if (value(CompareModel::HeadingRole).toBool())
        return (value(CompareModel::FoldedRole).toBool() ? QStringLiteral("▸ ")
                                                         : QStringLiteral("▾ ")) +
               name;
    QString signs;
    if (value(CompareModel::DetailsRole).toBool())
        signs += value(CompareModel::UnfoldedRole).toBool() ? QStringLiteral("▾ ")
                                                            : QStringLiteral("▸ ");
    if (value(CompareModel::MattersRole).toBool())
        signs += QStringLiteral("≠ ");
    if (value(CompareModel::LacksRole).toBool())
        signs += QStringLiteral("○ ");
    return signs + name;
}

QFont CompareHeader::labelFont(int section) const
{
    const bool heading =
        model()->headerData(section, Qt::Vertical, CompareModel::HeadingRole).toBool();
    return textFont(TextSize::Normal, heading);
}

void CompareHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Colors colors = Colors::of(palette());
    const bool heading =
        model()->headerData(section, Qt::Vertical, CompareModel::HeadingRole).toBool();
    const bool matters =
        model()->headerData(section, Qt::Vertical, CompareModel::MattersRole).toBool();
    painter->save();
    painter->fillRect(rect, heading ? colors.canvas : palette().color(QPalette::Base));
    painter->setPen(colors.line);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->drawLine(rect.topRight(), rect.bottomRight());
    painter->setFont(labelFont(section));
    painter->setPen(heading   ? palette().color(QPalette::Text)
                    : matters ? colors.accent
                              : colors.muted);
    const QRect inner = rect.adjusted(heading ? Grid / 2 : 2 * Grid, 2, -Grid / 2, 0);
    painter->drawText(inner, int(Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap), label(section));
    painter->restore();
}

QSize CompareHeader::sectionSizeFromContents(int section) const
{
    const QFontMetrics metrics(labelFont(section));
    const QRect room(0, 0, nameWidth - 3 * Grid, 10000);
    return {nameWidth,
            metrics.boundingRect(room, Qt::TextWordWrap, label(section)).height() + Grid};
}

void CompareDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Colors colors = Colors::of(option->palette);
    option->features |= QStyleOptionViewItem::WrapText;
    if (index.data(CompareModel::HeadingRole).toBool()) {
        option->backgroundBrush = colors.canvas;
        return;
    }
    if (option->text.isEmpty()) {
        option->text = QStringLiteral("–");
        option->features |= QStyleOptionViewItem::HasDisplay;
        option->palette.setColor(QPalette::Text, colors.muted);
    }
    if (index.data(CompareModel::BestRole).toBool()) {
        option->text = QStringLiteral("★ ") + option->text;
        option->font.setBold(true);
        option->palette.setColor(QPalette::Text, colors.good);
    }
    if (index.data(CompareModel::UncheckedRole).toBool())
        markUnchecked(*option);
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), std::max(size.height() + Grid / 2, 3 * Grid)};
}

PhotoHeader::PhotoHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) {}

void PhotoHeader::setPhotos(const Photos &photos)
{
    m_photos = photos;
    headerDataChanged(Qt::Horizontal, 0, count() - 1);
    updateGeometry();
    viewport()->update();
}

QPixmap PhotoHeader::photo(int section) const
{
    const auto *compared = qobject_cast<const CompareModel *>(model());
    const ApplicantId applicant =
        compared ? compared->comparison().applicants.value(section) : ApplicantId();
    if (!m_photos || !applicant.isValid())
        return {};
    const QPixmap photo = m_photos(applicant);
    return photo.isNull() ? photo
                          : photo.scaled(photoSize * devicePixelRatioF(), Qt::KeepAspectRatio,
                                         Qt::SmoothTransformation);
}

void PhotoHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    QPixmap face = photo(section);
    face.setDevicePixelRatio(devicePixelRatioF());
    const int width = face.isNull() ? 0 : int(face.deviceIndependentSize().width()) + Grid;
    painter->save();
    QHeaderView::paintSection(painter, rect.adjusted(0, 0, -width, 0), section);
    painter->restore();
    if (face.isNull())
        return;
    painter->fillRect(rect.adjusted(rect.width() - width, 0, 0, -1),
                      palette().color(QPalette::Button));
    painter->drawPixmap(
        rect.right() - width + Grid / 2,
        rect.top() + (rect.height() - int(face.deviceIndependentSize().height())) / 2, face);
}

QSize PhotoHeader::sectionSizeFromContents(int section) const
{
    const QSize size = QHeaderView::sectionSizeFromContents(section);
    return photo(section).isNull() ? size : size.expandedTo({0, photoSize.height() + Grid});
}

void CompareTable::setPhotos(const PhotoHeader::Photos &photos)
{
    for (QTableView *view : {static_cast<QTableView *>(this), m_frozen})
        static_cast<PhotoHeader *>(view->horizontalHeader())->setPhotos(photos);
    placeFrozen();
}

CompareTable::CompareTable(QWidget *parent) : QTableView(parent), m_frozen(new QTableView(this))
{
    auto *header = new CompareHeader(this);
    setVerticalHeader(header);
    connect(header, &QHeaderView::sectionMoved, this,
            [this](int, int from, int to) { takeMove(from, to); });
    connect(header, &QHeaderView::sectionClicked, this, [this](int line) {
        if (model()->headerData(line, Qt::Vertical, CompareModel::HeadingRole).toBool())
            emit headingActivated(line);
        else if (model()->headerData(line, Qt::Vertical, CompareModel::DetailsRole).toBool())
            emit rowActivated(line);
    });
    for (QTableView *view : {static_cast<QTableView *>(this), m_frozen}) {
        view->setFrameShape(QFrame::NoFrame);
        view->setItemDelegate(new CompareDelegate(view));
        view->setWordWrap(true);
        view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
        view->setEditTriggers(QAbstractItemView::NoEditTriggers);
        view->setSelectionMode(QAbstractItemView::SingleSelection);
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        view->setTextElideMode(Qt::ElideNone);
        view->setHorizontalHeader(new PhotoHeader(view));
        view->horizontalHeader()->setHighlightSections(false);
        view->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
        view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        view->setCornerButtonEnabled(false);
        connect(view, &QTableView::doubleClicked, this, &CompareTable::activate);
    }
    m_frozen->setFocusPolicy(Qt::NoFocus);
    m_frozen->verticalHeader()->hide();
    m_frozen->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->hide();
    viewport()->stackUnder(m_frozen);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_frozen->verticalScrollBar(),
            &QScrollBar::setValue);
    connect(m_frozen->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(),
            &QScrollBar::setValue);
    connect(m_frozen->horizontalHeader(), &QWidget::customContextMenuRequested, horizontalHeader(),
            &QWidget::customContextMenuRequested);
    connect(m_frozen, &QWidget::customContextMenuRequested, this,
            &QWidget::customContextMenuRequested);
}

void CompareTable::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    m_frozen->setModel(model);
    m_frozen->setSelectionModel(selectionModel());
    connect(model, &QAbstractItemModel::modelReset, this, &CompareTable::arrange);
    arrange();
}

void CompareTable::setPinned(bool pinned)
{
    m_pinned = pinned;
    m_frozen->setVisible(pinned);
    placeFrozen();
}

/// Widths by what there is room for, heights by what is in the cells.
void CompareTable::arrange()
{
    if (!model())
        return;
    const int columns = model()->columnCount();
    const int rows = model()->rowCount();
    clearSpans();
    for (int row = 0; row < rows; ++row) {
        if (columns > 1 && model()->index(row, 0).data(CompareModel::HeadingRole).toBool())
            setSpan(row, 0, 1, columns);
    }
    const int room = width() - verticalHeader()->width() - verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < columns; ++column) {
        setColumnWidth(column, std::max(narrowest, room / columns));
        m_frozen->setColumnHidden(column, column != 0);
    }
    resizeRowsToContents();
    for (int row = 0; row < rows; ++row)
        m_frozen->setRowHeight(row, rowHeight(row));
    placeFrozen();
}

void CompareTable::placeFrozen()
{
    if (!m_pinned || !model() || model()->columnCount() == 0)
        return;
    m_frozen->setColumnWidth(0, columnWidth(0));
    m_frozen->horizontalHeader()->setFixedHeight(horizontalHeader()->height());
    m_frozen->setGeometry(verticalHeader()->width() + frameWidth(), frameWidth(), columnWidth(0),
                          viewport()->height() + horizontalHeader()->height());
    m_frozen->verticalScrollBar()->setValue(verticalScrollBar()->value());
}

void CompareTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        arrange();
    placeFrozen();
}

/// The header has moved only what is seen: it is put back, and the model is asked instead.
void CompareTable::takeMove(int from, int to)
{
    QTimer::singleShot(0, this, [this, from, to] {
        const QSignalBlocker blocker(verticalHeader());
        verticalHeader()->moveSection(to, from);
        emit lineMoved(from, to);
    });
}

void CompareTable::activate(const QModelIndex &index)
{
    if (index.data(CompareModel::HeadingRole).toBool())
        emit headingActivated(index.row());
    else if (index.isValid())
        emit cellActivated(index);
}

void CompareTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        activate(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

} // namespace Bole
