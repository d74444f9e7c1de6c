// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/shortcutsheet.h"

#include "views/common/actiontable.h"
#include "views/common/theme.h"
#include "views/shell/panekeys.h"

#include <QTreeWidget>

namespace Bole {

using namespace Qt::StringLiterals;

ShortcutSheet::ShortcutSheet(const ActionTable &actions, QWidget *parent)
    : ActionSearch(actions, parent)
{
    setObjectName(u"shortcut-sheet"_s);
    resize(70 * Grid, 76 * Grid);
    ShortcutSheet::retranslate();
}

void ShortcutSheet::retranslate()
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    setHint(tr("Search for an action or a key"));
    ActionSearch::retranslate();
}

QTreeWidgetItem *ShortcutSheet::addHeading(const QString &title)
{
    auto *heading = new QTreeWidgetItem(m_list, {title});
    heading->setFont(0, textFont(TextSize::Normal, true));
    heading->setFlags(Qt::ItemIsEnabled);
    heading->setFirstColumnSpanned(true);
    return heading;
}

void ShortcutSheet::fill()
{
    m_list->clear();
    for (const ActionGroup &group : m_actions.groups()) {
        QTreeWidgetItem *heading = addHeading(group.title);
        for (const QByteArray &id : group.ids)
            addAction(heading, id);
    }
    for (const PaneKeys &pane : paneKeys()) {
        QTreeWidgetItem *heading = addHeading(pane.title);
        for (const auto &[what, keys] : pane.keys) {
            auto *item = new QTreeWidgetItem(heading, {what});
            item->setData(1, Qt::DisplayRole, keys);
        }
    }
    m_list->expandAll();
    narrowDown(wanted());
}

void ShortcutSheet::narrowDown(const QString &wanted)
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *heading = m_list->topLevelItem(i);
        bool anyShown = false;
        for (int j = 0; j < heading->childCount(); ++j) {
            QTreeWidgetItem *item = heading->child(j);
            const bool shown = fits(item, wanted);
            item->setHidden(!shown);
            anyShown |= shown;
            if (shown && !first)
                first = item;
        }
        heading->setHidden(!anyShown);
    }
    m_list->setCurrentItem(wanted.isEmpty() ? nullptr : first);
}

} // namespace Bole
