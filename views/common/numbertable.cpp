// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/numbertable.h"

#include "model/shortlist/cell.h"
#include "views/common/tabkey.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"

#include <QDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace Bole {

namespace {

constexpr int LockedRole = Qt::UserRole;

/// How many rows a key goes down that ends typing, as in a spreadsheet; 0: it does not end it.
int rowsDown(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return event.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1;
    case Qt::Key_Down:
        return 1;
    case Qt::Key_Up:
        return -1;
    default:
        return 0;
    }
}

/// Ends typing and goes on. The key ends here: an editor lets Enter through to the table, which
/// would go down once more.
class NumberDelegate : public KeepingDelegate
{
public:
    using KeepingDelegate::KeepingDelegate;

    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(LockedRole).toBool())
            option->palette.setColor(QPalette::Text, Colors::of(option->palette).muted);
    }

protected:
    bool eventFilter(QObject *editor, QEvent *event) override
    {
        const int rows =
            event->type() == QEvent::KeyPress ? rowsDown(*static_cast<QKeyEvent *>(event)) : 0;
        if (rows == 0)
            return KeepingDelegate::eventFilter(editor, event);
        auto *widget = static_cast<QWidget *>(editor);
        auto *table = static_cast<QTableWidget *>(parent());
        emit commitData(widget);
        emit closeEditor(widget, NoHint);
        const int row = table->currentRow() + rows;
        if (row >= 0 && row < table->rowCount())
            table->setCurrentCell(row, table->currentColumn());
        return true;
    }
};

std::optional<double> numberFrom(const QString &text, bool &isNumber)
{
    QString plain = text.trimmed();
    plain.replace(u'．', u'.');
    for (QChar &c : plain) {
        if (c >= u'０' && c <= u'９') // as a Chinese keyboard may write them
            c = QChar(u'0' + (c.unicode() - u'０'));
    }
    isNumber = true;
    if (plain.isEmpty())
        return std::nullopt;
    double value = QLocale::c().toDouble(plain, &isNumber);
    if (!isNumber)
        value = QLocale().toDouble(plain, &isNumber);
    return value;
}

} // namespace

NumberTable::NumberTable(QWidget *parent) : QTableWidget(parent)
{
    setItemDelegate(new NumberDelegate(this));
    setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked |
                    QAbstractItemView::EditKeyPressed);
    setSelectionMode(QAbstractItemView::SingleSelection);
    stayInsideByTab(*this);
    setAlternatingRowColors(true);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(4 * Grid);
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QTableWidget::cellChanged, this, &NumberTable::take);
}

QTableWidgetItem *NumberTable::at(int row, int column)
{
    if (!item(row, column))
        setItem(row, column, new QTableWidgetItem);
    return item(row, column);
}

void NumberTable::showNumber(int row, int column, std::optional<double> number)
{
    const QScopedValueRollback showing(m_showing, true);
    QTableWidgetItem *cell = at(row, column);
    cell->setText(number ? numberText(*number) : QString());
    cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    cell->setData(LockedRole, {});
}

void NumberTable::showText(int row, int column, const QString &text, const QString &explanation)
{
    const QScopedValueRollback showing(m_showing, true);
    QTableWidgetItem *cell = at(row, column);
    cell->setText(text);
    cell->setToolTip(explanation.isEmpty() ? text : explanation);
    cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
}

void NumberTable::showResult(int row, int column, const QString &text)
{
    showText(row, column, text);
    const QScopedValueRollback showing(m_showing, true);
    at(row, column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    at(row, column)->setFont(textFont(TextSize::Normal, true));
}

void NumberTable::lock(int row, int column, const QString &why)
{
    const QScopedValueRollback showing(m_showing, true);
    QTableWidgetItem *cell = at(row, column);
    const Qt::ItemFlags base = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    cell->setFlags(why.isEmpty() ? base | Qt::ItemIsEditable : base);
    cell->setToolTip(why);
    cell->setData(LockedRole, !why.isEmpty());
}

void NumberTable::take(int row, int column)
{
    // Colours and fonts change cells, too; nobody types into one that is locked.
    if (m_showing || !item(row, column)->flags().testFlag(Qt::ItemIsEditable))
        return;
    bool isNumber = false;
    const QString text = item(row, column)->text();
    const std::optional<double> number = numberFrom(text, isNumber);
    if (isNumber)
        emit numberTyped(row, column, number);
    else
        emit nonsenseTyped(row, column, text.trimmed());
}

void NumberTable::step(int rows)
{
    const int row = currentRow() + rows;
    if (row >= 0 && row < rowCount())
        setCurrentCell(row, currentColumn());
}

void NumberTable::keyPressEvent(QKeyEvent *event)
{
    QTableWidgetItem *cell = currentItem();
    const bool canType = cell && cell->flags().testFlag(Qt::ItemIsEditable);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        step(rowsDown(*event));
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (canType)
            cell->setText({});
        return;
    default:
        QTableWidget::keyPressEvent(event);
    }
}

void layOutAround(NumberTable *table, QDialog *dialog, QLabel *about, QPushButton *action)
{
    about->setWordWrap(true);
    table->setAccessibleName(dialog->windowTitle());
    auto *close = new QPushButton(NumberTable::tr("Close"));
    for (QPushButton *button : {action, close})
        button->setAutoDefault(false); // Enter ends typing in a cell
    auto *foot = new QHBoxLayout;
    foot->addWidget(action);
    foot->addStretch(1);
    foot->addWidget(close);
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addWidget(about);
    layout->addWidget(table, 1);
    layout->addLayout(foot);
    QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
}

} // namespace Bole
