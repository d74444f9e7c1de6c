// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/outlineview.h"

#include <QEvent>

namespace Bole {

OutlineView::OutlineView(QWidget *parent) : QTreeWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setColumnCount(1);
    setTextElideMode(Qt::ElideRight);
    const auto choose = [this](QTreeWidgetItem *item) {
        if (const int page = item->data(0, Qt::UserRole).toInt(); page > 0)
            emit pageChosen(page - 1);
    };
    connect(this, &QTreeWidget::itemClicked, this, choose);
    connect(this, &QTreeWidget::itemActivated, this, choose);
    rebuild();
}

void OutlineView::setEntries(const QList<OutlineEntry> &entries)
{
    m_entries = entries;
    rebuild();
}

void OutlineView::rebuild()
{
    setAccessibleName(tr("Outline of the document"));
    clear();
    QList<QTreeWidgetItem *> path;
    for (const OutlineEntry &entry : std::as_const(m_entries)) {
        path.resize(qBound(0, entry.level, int(path.size())));
        auto *item = path.isEmpty() ? new QTreeWidgetItem(this) : new QTreeWidgetItem(path.last());
        const QString title = entry.title.simplified();
        item->setText(0, title.isEmpty() ? tr("Page %1").arg(entry.page) : title);
        item->setToolTip(0, title);
        item->setData(0, Qt::UserRole, entry.page);
        path.append(item);
    }
    if (m_entries.isEmpty()) {
        auto *nothing = new QTreeWidgetItem(this);
        nothing->setText(0, tr("This document has no outline."));
        nothing->setFlags(Qt::NoItemFlags);
    }
    expandAll();
}

void OutlineView::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace Bole
