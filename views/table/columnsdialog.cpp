// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/columnsdialog.h"

#include "views/common/theme.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

ColumnsDialog::ColumnsDialog(const QList<TableColumn> &all, const QStringList &shown,
                             QWidget *parent)
    : QDialog(parent),
      m_all(all),
      m_filter(new QLineEdit),
      m_list(new QListWidget),
      m_up(new QPushButton(tr("Move &Up"))),
      m_down(new QPushButton(tr("Move &Down"))),
      m_usual(new QPushButton(tr("Usual &Columns"))),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("columns-dialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Columns of the table"));
    resize(56 * Grid, 72 * Grid);
    auto *explanation =
        new QLabel(tr("Tick what the table shows. Ticked columns stand in this order."));
    explanation->setWordWrap(true);
    m_filter->setObjectName(QStringLiteral("columns-filter"));
    m_filter->setPlaceholderText(tr("Search columns"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("columns-list"));
    m_list->setAccessibleName(tr("Columns"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->installEventFilter(this);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Show These"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto *tools = new QHBoxLayout;
    for (QPushButton *button : {m_up, m_down, m_usual}) {
        button->setAutoDefault(false);
        tools->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(explanation);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addLayout(tools);
    layout->addWidget(m_buttons);
    connect(m_filter, &QLineEdit::textChanged, this, &ColumnsDialog::filter);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_usual, &QPushButton::clicked, this, [this] { fill(usualTableColumns()); });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(columns());
        accept();
    });
    fill(shown);
}

void ColumnsDialog::fill(const QStringList &shown)
{
    m_list->clear();
    const auto add = [this](const TableColumn &column, bool isShown) {
        auto *item = new QListWidgetItem(column.heading, m_list);
        item->setData(Qt::UserRole, column.id);
        item->setCheckState(isShown ? Qt::Checked : Qt::Unchecked);
    };
    for (const QString &id : shown) {
        const auto found = std::ranges::find(m_all, id, &TableColumn::id);
        if (found != m_all.end())
            add(*found, true);
    }
    for (const TableColumn &column : std::as_const(m_all)) {
        if (!shown.contains(column.id))
            add(column, false);
    }
    m_list->setCurrentRow(0);
    filter(m_filter->text());
}

void ColumnsDialog::filter(const QString &text)
{
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setHidden(
            !m_list->item(row)->text().contains(text.trimmed(), Qt::CaseInsensitive));
}

void ColumnsDialog::move(int by)
{
    const int row = m_list->currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_list->count())
        return;
    m_list->insertItem(to, m_list->takeItem(row));
    m_list->setCurrentRow(to);
}

QStringList ColumnsDialog::columns() const
{
    QStringList ids;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            ids.append(m_list->item(row)->data(Qt::UserRole).toString());
    }
    return ids;
}

bool ColumnsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isArrow = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down;
        if (isArrow && key->modifiers() & Qt::AltModifier) {
            move(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace Bole
