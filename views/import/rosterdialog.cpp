// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/rosterdialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskroster.h"
#include "views/common/dialogs.h"
#include "views/common/spokencell.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/fields/rosterkeyname.h"
#include "views/import/rosterwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

namespace {

constexpr qsizetype shownRows = 8; // enough to see what a column holds
constexpr qsizetype shownLines = 2000;

} // namespace

RosterDialog::RosterDialog(Desk &desk, Dialogs &dialogs, const RosterTable &table, QWidget *parent)
    : QDialog(parent),
      m_desk(desk),
      m_dialogs(dialogs),
      m_table(table),
      m_heading(new QLabel),
      m_cells(new QTableWidget),
      m_summary(new QLabel),
      m_lines(new QListWidget),
      m_withdrawGone(new QCheckBox),
      m_bar(new QProgressBar),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("rosterDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(112 * Grid, 76 * Grid);
    m_heading->setWordWrap(true);
    m_cells->setObjectName(QStringLiteral("rosterTable"));
    m_summary->setObjectName(QStringLiteral("rosterSummary"));
    m_lines->setObjectName(QStringLiteral("rosterLines"));
    m_withdrawGone->setObjectName(QStringLiteral("rosterWithdraw"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(m_heading);
    layout->addWidget(m_cells, 3);
    layout->addWidget(m_summary);
    layout->addWidget(m_lines, 2);
    layout->addWidget(m_withdrawGone);
    layout->addWidget(m_bar);
    layout->addWidget(m_buttons);
    m_bar->setRange(0, 0);
    m_bar->hide();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &RosterDialog::take);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &RosterDialog::reject);
    buildTable();
    retranslate();
    m_guessed = columns();
}

void RosterDialog::buildTable()
{
    const int columns = int(m_table.head.size());
    const int rows = int(std::min(shownRows, m_table.rows.size()));
    m_cells->setColumnCount(columns);
    m_cells->setRowCount(rows + 1);
    m_cells->setHorizontalHeaderLabels(m_table.head);
    m_cells->verticalHeader()->hide();
    m_cells->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (int column = 0; column < columns; ++column) {
        auto *meaning = new QComboBox;
        m_meanings.append(meaning);
        m_cells->setCellWidget(0, column, meaning);
        sayChoiceInCell(*m_cells, 0, column, *meaning);
        for (int row = 0; row < rows; ++row)
            m_cells->setItem(row + 1, column,
                             new QTableWidgetItem(m_table.rows[row].value(column)));
        m_cells->setColumnWidth(column, 20 * Grid);
    }
    fillChoices();
    const RosterColumns guessed = m_desk.roster().guess(m_table);
    for (int column = 0; column < columns; ++column) {
        QComboBox *meaning = m_meanings[column];
        meaning->setCurrentIndex(qMax(0, meaning->findData(guessed.value(column))));
        connect(meaning, &QComboBox::currentIndexChanged, this, &RosterDialog::preview);
    }
}

void RosterDialog::fillChoices()
{
    for (qsizetype column = 0; column < m_meanings.size(); ++column) {
        QComboBox *meaning = m_meanings[column];
        const QSignalBlocker quiet(meaning);
        const int current = qMax(0, meaning->currentIndex());
        meaning->clear();
        meaning->addItem(tr("Leave out"), QString());
        for (const auto &[field, name] : EnumNames<RosterField>::names)
            meaning->addItem(rosterKeyName(nameOf(field)), QString(nameOf(field)));
        for (const OwnField &own : m_desk.ownFields().fields())
            meaning->addItem(own.name.in(WindowLanguage::inUse()), ownFieldKey(own.id));
        const QString title = m_table.head[column];
        if (!title.isEmpty())
            meaning->addItem(tr("Our own: %1").arg(title), ownRosterKey(title));
        meaning->setCurrentIndex(current);
        meaning->setAccessibleName(tr("What the column “%1” is").arg(title));
    }
}

RosterColumns RosterDialog::columns() const
{
    RosterColumns columns;
    for (const QComboBox *meaning : m_meanings) {
        const QString key = meaning->currentData().toString();
        columns.append(columns.contains(key) ? QString() : key); // the first one counts
    }
    return columns;
}

void RosterDialog::preview()
{
    setUsable(m_buttons->button(QDialogButtonBox::Ok), false, tr("The roster is being compared."));
    m_desk.roster().preview(m_table, columns(), this,
                            [this, asked = ++m_asked](const Result<RosterPlan> &plan) {
                                if (asked == m_asked && !m_isTaking)
                                    showPlan(plan.value_or(RosterPlan()));
                            });
}

void RosterDialog::showPlan(const RosterPlan &plan)
{
    m_summary->setText(
        plan.namesNobody()
            ? tr("Nobody is named. Say which column holds the names or application numbers.")
            : rosterSummary(plan));
    m_lines->clear();
    m_lines->addItems(rosterLines(plan).mid(0, shownLines));
    m_withdrawGone->setVisible(!plan.gone.isEmpty());
    setUsable(m_buttons->button(QDialogButtonBox::Ok), !plan.isEmpty() && !plan.namesNobody(),
              plan.namesNobody() ? m_summary->text() : tr("The roster says nothing new."));
}

void RosterDialog::take()
{
    const bool withdraws = m_withdrawGone->isVisible() && m_withdrawGone->isChecked();
    setTaking(true);
    m_desk.roster().take({m_table, columns(), withdraws ? QString(goneFromRoster) : QString()},
                         this, [this](const Result<RosterPlan> &plan) {
                             setTaking(false);
                             if (!plan)
                                 return m_dialogs.error(
                                     this, tr("The roster could not be taken over."), plan.error());
                             accept();
                             emit taken(*plan);
                         });
}

void RosterDialog::setTaking(bool isTaking)
{
    m_isTaking = isTaking;
    m_bar->setVisible(isTaking);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_cells, m_withdrawGone, m_buttons})
        setUsable(widget, !isTaking, tr("The roster is being taken over."));
}

void RosterDialog::reject()
{
    if (m_isTaking)
        return;
    if (columns() == m_guessed || askAboutDiscarding(m_dialogs, this))
        QDialog::reject();
}

void RosterDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void RosterDialog::retranslate()
{
    setWindowTitle(tr("Take over a roster"));
    m_heading->setText(tr("What is in each column? What the roster says is kept next to what the "
                          "documents say; where they differ, the value needs a look."));
    m_cells->setAccessibleName(tr("The first rows of the roster"));
    m_lines->setAccessibleName(tr("What would change"));
    m_bar->setAccessibleName(tr("The roster is being taken over"));
    m_withdrawGone->setText(tr("&Withdraw those who are gone from the roster"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Take Over"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    fillChoices();
    preview();
}

} // namespace Bole
