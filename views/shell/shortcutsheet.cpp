// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/shortcutsheet.h"

#include "views/common/actiontable.h"
#include "views/common/theme.h"
#include "views/shell/keycaps.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

ShortcutSheet::ShortcutSheet(const ActionTable &actions, QWidget *parent)
    : QDialog(parent), m_actions(actions), m_search(new QLineEdit), m_list(new QTreeWidget)
{
    setObjectName(u"shortcut-sheet"_s);
    resize(70 * Grid, 76 * Grid);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(Grid);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegateForColumn(1, new KeycapDelegate(m_list));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(m_search);
    layout->addWidget(m_list);

    connect(m_search, &QLineEdit::textChanged, this, &ShortcutSheet::narrowDown);
    connect(m_list, &QTreeWidget::itemActivated, this, &ShortcutSheet::triggerCurrent);
    connect(&actions, &ActionTable::shortcutsChanged, this, &ShortcutSheet::fill);
    retranslate();
}

void ShortcutSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

bool ShortcutSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_list, event);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            triggerCurrent();
            return true;
        default:
            break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ShortcutSheet::retranslate()
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    m_search->setPlaceholderText(tr("Search for an action or a key"));
    m_search->setAccessibleName(tr("Search for an action or a key"));
    m_list->setAccessibleName(tr("Actions and their keys"));
    fill();
}

void ShortcutSheet::fill()
{
    m_list->clear();
    for (const ActionGroup &group : m_actions.groups()) {
        auto *heading = new QTreeWidgetItem(m_list, {group.title});
        heading->setFont(0, textFont(TextSize::Normal, true));
        heading->setFlags(Qt::ItemIsEnabled);
        heading->setFirstColumnSpanned(true);
        for (const QByteArray &id : group.ids) {
            auto *item = new QTreeWidgetItem(heading, {m_actions.name(id)});
            item->setData(0, Qt::UserRole, id);
            item->setData(1, Qt::DisplayRole, keysText(m_actions.shortcuts(id)));
        }
    }
    m_list->expandAll();
    narrowDown(m_search->text());
}

void ShortcutSheet::narrowDown(const QString &wanted)
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *heading = m_list->topLevelItem(i);
        bool anyShown = false;
        for (int j = 0; j < heading->childCount(); ++j) {
            QTreeWidgetItem *item = heading->child(j);
            const bool shown = item->text(0).contains(wanted, Qt::CaseInsensitive) ||
                               item->text(1).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!shown);
            anyShown |= shown;
            if (shown && !first)
                first = item;
        }
        heading->setHidden(!anyShown);
    }
    m_list->setCurrentItem(wanted.isEmpty() ? nullptr : first);
}

void ShortcutSheet::triggerCurrent()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    const QByteArray id = item ? item->data(0, Qt::UserRole).toByteArray() : QByteArray();
    if (id.isEmpty())
        return;
    accept();
    m_actions.action(id)->trigger();
}

} // namespace Bole
