// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/commandpalette.h"

#include "views/common/actiontable.h"
#include "views/common/theme.h"
#include "views/shell/actionreasons.h"

#include <QTreeWidget>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

CommandPalette::CommandPalette(const ActionTable &actions, const ActionReasons &reasons,
                               QWidget *parent)
    : ActionSearch(actions, parent), m_reasons(reasons)
{
    setObjectName(u"command-palette"_s);
    resize(64 * Grid, 52 * Grid);
    CommandPalette::retranslate();
}

void CommandPalette::retranslate()
{
    setWindowTitle(tr("Find a Command"));
    setHint(tr("What do you want to do? A few letters, in English or Chinese"));
    ActionSearch::retranslate();
}

void CommandPalette::fill()
{
    m_list->clear();
    narrowDown(wanted());
}

/// What begins with the words stands first, then where a word does, then the rest.
int CommandPalette::rankOf(const QByteArray &id, const QString &wanted) const
{
    const QString typed = wanted.simplified();
    int best = 3;
    for (const QString &name : m_actions.namesInAll(id)) {
        if (name.startsWith(typed, Qt::CaseInsensitive))
            return 0;
        if (name.contains(u' ' + typed, Qt::CaseInsensitive))
            best = std::min(best, 1);
        else if (name.contains(typed, Qt::CaseInsensitive))
            best = std::min(best, 2);
    }
    return best;
}

void CommandPalette::narrowDown(const QString &wanted)
{
    m_list->clear();
    QList<std::pair<int, QByteArray>> ranked;
    QHash<QByteArray, QString> menus;
    for (const ActionGroup &group : m_actions.groups()) {
        for (const QByteArray &id : group.ids) {
            ranked.append({rankOf(id, wanted), id});
            menus.insert(id, group.title);
        }
    }
    std::ranges::stable_sort(ranked, {}, &std::pair<int, QByteArray>::first);
    for (const auto &[rank, id] : std::as_const(ranked)) {
        QTreeWidgetItem *item = addAction(nullptr, id);
        if (QLatin1StringView(id) == objectName() || !fits(item, wanted)) { // not itself
            delete item;
            continue;
        }
        const QString reason = m_reasons.whyNot(id);
        item->setDisabled(!reason.isEmpty());
        item->setText(
            0,
            reason.isEmpty()
                ? tr("%1: %2", "a menu, and an item of it").arg(menus.value(id), m_actions.name(id))
                : tr("%1: %2 — %3", "a menu, an item of it, and why it cannot be used")
                      .arg(menus.value(id), m_actions.name(id), reason));
        item->setToolTip(0, item->text(0));
    }
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        if (!m_list->topLevelItem(i)->isDisabled()) {
            m_list->setCurrentItem(m_list->topLevelItem(i));
            return;
        }
    }
}

} // namespace Bole
