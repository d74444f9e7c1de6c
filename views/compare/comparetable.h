// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QHeaderView>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <QTableView>

#include <functional>

namespace Bole {

/// The rows' names: a sign and a colour where applicants differ, an arrow before a group.
class CompareHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit CompareHeader(QWidget *parent);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

private:
    QString label(int section) const;
    QFont labelFont(int section) const;
};

/// The applicants' names, with their photographs where there are some.
class PhotoHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit PhotoHeader(QWidget *parent);

    using Photos = std::function<QPixmap(ApplicantId)>;
    void setPhotos(const Photos &photos);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

private:
    QPixmap photo(int section) const;

    Photos m_photos;
};

/// A cell: wrapped, the best of its row marked by a star and a colour.
class CompareDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

/// The table of a comparison. The rows' names stay in view, and so does the first column when it is
/// pinned. Rows are dragged by their names; a group's heading is clicked to fold it.
class CompareTable : public QTableView
{
    Q_OBJECT

public:
    explicit CompareTable(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// The first column stays where it is when the rest is scrolled.
    void setPinned(bool pinned);
    bool isPinned() const { return m_pinned; }
    const QTableView *frozen() const { return m_frozen; }
    void setPhotos(const PhotoHeader::Photos &photos);

signals:
    void lineMoved(int from, int to);
    void headingActivated(int line);
    void rowActivated(int line); ///< one with details to unfold, by its name
    void cellActivated(const QModelIndex &index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange();
    void placeFrozen();
    void takeMove(int from, int to);
    void activate(const QModelIndex &index);

    QTableView *m_frozen;
    bool m_pinned = false;
};

} // namespace Bole
