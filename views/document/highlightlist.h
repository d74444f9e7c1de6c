// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QColor>
#include <QListView>

class QStandardItemModel;

namespace Bole {

/// One line of the list: who marked what, with which comment.
struct HighlightRow
{
    HighlightId id;
    QString quote;
    QString comment;
    QString by;
    QColor color;
    int page = 0; ///< from 1
    bool mine = false;
};

/// The highlights of a document, listed beside it. Choosing one goes there; F2 edits its comment
/// and Del removes it, one's own only.
class HighlightList : public QListView
{
    Q_OBJECT

public:
    explicit HighlightList(QWidget *parent = nullptr);

    void setRows(const QList<HighlightRow> &rows);
    void choose(HighlightId id);
    HighlightId chosen() const;

signals:
    void highlightChosen(Bole::HighlightId id);
    void editRequested(Bole::HighlightId id);
    void removeRequested(Bole::HighlightId id);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class Delegate;

    const HighlightRow *rowAt(const QModelIndex &index) const;
    void rebuild();

    QStandardItemModel *m_model;
    QList<HighlightRow> m_rows;
};

} // namespace Bole
