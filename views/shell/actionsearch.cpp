// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/actionsearch.h"

#include "views/common/actiontable.h"
#include "views/common/sayaloud.h"
#include "views/common/theme.h"
#include "views/shell/keycaps.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

ActionSearch::ActionSearch(const ActionTable &actions, QWidget *parent)
    : QDialog(parent),
      m_actions(actions),
      m_search(new QLineEdit),
      m_list(new QTreeWidget),
      m_nothing(new QLabel)
{
    m_nothing->setObjectName(QStringLiteral("nothing-fits"));
    m_nothing->setWordWrap(true);
    m_nothing->hide();
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
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);

    m_search->setFocus(); // ready to type
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &typed) {
        narrowDown(typed);
        showWhetherNothingFits();
    });
    // The keyboard stays in the search field while the arrows choose a row.
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (item && isVisible())
            sayAloud(m_list, item->text(0));
    });
    connect(m_list, &QTreeWidget::itemActivated, this, &ActionSearch::triggerCurrent);
    connect(&actions, &ActionTable::shortcutsChanged, this, &ActionSearch::fill);
}

QTreeWidgetItem *ActionSearch::addAction(QTreeWidgetItem *group, const QByteArray &id)
{
    const QStringList texts{m_actions.name(id)};
    auto *item = group ? new QTreeWidgetItem(group, texts) : new QTreeWidgetItem(m_list, texts);
    item->setData(0, Qt::UserRole, id);
    const QString keys = keysText(m_actions.shortcuts(id));
    item->setData(1, Qt::DisplayRole, keys);
    item->setData(1, Qt::AccessibleTextRole, keys.isEmpty() ? tr("no key") : keys);
    return item;
}

QString ActionSearch::wanted() const
{
    return m_search->text();
}

bool ActionSearch::fits(const QTreeWidgetItem *item, const QString &wanted) const
{
    const QByteArray id = item->data(0, Qt::UserRole).toByteArray();
    QStringList texts{item->text(0), item->text(1)};
    if (!id.isEmpty())
        texts += m_actions.namesInAll(id);
    const QString all = texts.join(u'\n');
    const QStringList words = wanted.simplified().split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

void ActionSearch::showWhetherNothingFits()
{
    QTreeWidgetItemIterator shown(m_list, QTreeWidgetItemIterator::NotHidden);
    m_nothing->setVisible(!*shown);
    m_nothing->setText(tr("Nothing is called “%1”. Try a shorter word, in English or Chinese.")
                           .arg(wanted().simplified()));
    if (!*shown)
        sayAloud(m_nothing, m_nothing->text());
}

void ActionSearch::setHint(const QString &hint)
{
    m_search->setPlaceholderText(hint);
    m_search->setAccessibleName(hint);
}

void ActionSearch::retranslate()
{
    m_list->setAccessibleName(tr("Actions and their keys"));
    fill();
    showWhetherNothingFits();
}

void ActionSearch::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

bool ActionSearch::eventFilter(QObject *watched, QEvent *event)
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

void ActionSearch::triggerCurrent()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    const QByteArray id = item ? item->data(0, Qt::UserRole).toByteArray() : QByteArray();
    if (id.isEmpty() || item->isDisabled())
        return;
    accept();
    m_actions.action(id)->trigger();
}

} // namespace Bole
