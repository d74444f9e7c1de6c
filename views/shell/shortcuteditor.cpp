// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/shortcuteditor.h"

#include "views/common/actiontable.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/shell/keycaps.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

ShortcutEditor::ShortcutEditor(ActionTable &actions, QWidget *parent)
    : QWidget(parent),
      m_actions(actions),
      m_search(new QLineEdit),
      m_list(new QTreeWidget),
      m_label(new QLabel),
      m_keys(new QKeySequenceEdit),
      m_assign(new QPushButton),
      m_reset(new QPushButton),
      m_resetAll(new QPushButton),
      m_conflict(new QLabel)
{
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(u"shortcut-list"_s);
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setItemDelegateForColumn(1, new KeycapDelegate(m_list));
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_keys->setObjectName(u"shortcut-keys"_s);
    m_keys->setMaximumSequenceLength(1);
    m_keys->setClearButtonEnabled(true);
    m_assign->setObjectName(u"shortcut-assign"_s);
    m_conflict->setObjectName(u"shortcut-conflict"_s);
    m_conflict->setWordWrap(true);
    m_label->setBuddy(m_keys);

    auto *edit = new QHBoxLayout;
    edit->addWidget(m_label);
    edit->addWidget(m_keys, 1);
    edit->addWidget(m_assign);
    edit->addWidget(m_reset);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_conflict, 1);
    bottom->addWidget(m_resetAll, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(Grid);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(edit);
    layout->addLayout(bottom);

    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::narrowDown);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showCurrent);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutEditor::showConflicts);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutEditor::assign);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutEditor::reset);
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutEditor::resetAll);
    connect(&actions, &ActionTable::shortcutsChanged, this, &ShortcutEditor::fill);
    retranslate();
}

void ShortcutEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ShortcutEditor::retranslate()
{
    m_search->setPlaceholderText(tr("Search for an action or a key"));
    m_search->setAccessibleName(tr("Search for an action or a key"));
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_label->setText(tr("New &keys:"));
    m_keys->setAccessibleName(tr("New keys"));
    m_reset->setText(tr("&Reset"));
    m_reset->setToolTip(tr("Give this action its original keys"));
    m_resetAll->setText(tr("Reset &All"));
    m_resetAll->setToolTip(tr("Give every action its original keys"));
    fill();
}

void ShortcutEditor::fill()
{
    const QByteArray chosen = currentId();
    m_list->clear();
    for (const ActionGroup &group : m_actions.groups()) {
        for (const QByteArray &id : group.ids) {
            auto *item = new QTreeWidgetItem(m_list);
            item->setText(0, tr("%1: %2").arg(group.title, m_actions.name(id)));
            item->setText(1, keysText(m_actions.shortcuts(id)));
            item->setData(0, Qt::UserRole, id);
            if (id == chosen)
                m_list->setCurrentItem(item);
        }
    }
    narrowDown();
    showCurrent();
}

void ShortcutEditor::narrowDown()
{
    const QString wanted = m_search->text();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        item->setHidden(!item->text(0).contains(wanted, Qt::CaseInsensitive) &&
                        !item->text(1).contains(wanted, Qt::CaseInsensitive));
    }
}

QByteArray ShortcutEditor::currentId() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? item->data(0, Qt::UserRole).toByteArray() : QByteArray();
}

void ShortcutEditor::showCurrent()
{
    const QByteArray id = currentId();
    const QString none = tr("Choose an action in the list first.");
    setUsable(m_keys, !id.isEmpty(), none);
    m_keys->setKeySequence(id.isEmpty() ? QKeySequence() : m_actions.shortcuts(id).value(0));
    setUsable(m_reset, !id.isEmpty() && m_actions.shortcuts(id) != m_actions.defaultShortcuts(id),
              id.isEmpty() ? none : tr("These are the usual keys."));
    showConflicts();
}

void ShortcutEditor::showConflicts()
{
    m_isWarned = false;
    const QByteArray id = currentId();
    QStringList others;
    if (!id.isEmpty()) {
        for (const QByteArray &other : m_actions.conflicts(id, m_keys->keySequence()))
            others << m_actions.name(other);
    }
    setUsable(m_assign, !id.isEmpty() && m_keys->keySequence() != m_actions.shortcuts(id).value(0),
              id.isEmpty() ? tr("Choose an action in the list first.")
                           : tr("Press other keys in the field first."));
    m_assign->setText(others.isEmpty() ? tr("&Assign") : tr("&Use Them Here"));
    m_conflict->setText(others.isEmpty()
                            ? QString()
                            : tr("These keys belong to “%1”. Taking them leaves it without.")
                                  .arg(others.join(tr("”, “"))));
}

bool ShortcutEditor::warnsOfTypedKeys()
{
    if (!m_assign->isEnabled() || m_isWarned)
        return false;
    m_isWarned = true;
    m_conflict->setText(tr("The keys that you typed are not assigned yet. Assign them, or close "
                           "once more to leave everything as it is."));
    m_assign->setFocus();
    return true;
}

void ShortcutEditor::assign()
{
    const QByteArray id = currentId();
    const QKeySequence keys = m_keys->keySequence();
    for (const QByteArray &other : m_actions.conflicts(id, keys)) {
        QList<QKeySequence> left = m_actions.shortcuts(other);
        left.removeIf([&](const QKeySequence &one) {
            return one.matches(keys) != QKeySequence::NoMatch ||
                   keys.matches(one) != QKeySequence::NoMatch;
        });
        m_actions.setShortcuts(other, left);
    }
    QList<QKeySequence> mine = m_actions.shortcuts(id);
    if (!mine.isEmpty())
        mine.removeFirst();
    if (!keys.isEmpty())
        mine.prepend(keys);
    m_actions.setShortcuts(id, mine);
}

void ShortcutEditor::reset()
{
    m_actions.setShortcuts(currentId(), m_actions.defaultShortcuts(currentId()));
}

void ShortcutEditor::resetAll()
{
    for (const ActionRow &row : actionRows())
        m_actions.setShortcuts(row.id, m_actions.defaultShortcuts(row.id));
}

} // namespace Bole
