// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewersdialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/spokencell.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/review/reviewercolours.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

namespace {

enum Column { Name, Initials, Colour, LanguageColumn, Role, Columns };

} // namespace

ReviewersDialog::ReviewersDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_dialogs(dialogs),
      m_table(new QTableWidget(0, Columns)),
      m_add(new QPushButton),
      m_remove(new QPushButton),
      m_close(new QPushButton)
{
    setObjectName(QStringLiteral("reviewersDialog"));
    resize(680, 360);
    m_add->setObjectName(QStringLiteral("addReviewer"));
    m_remove->setObjectName(QStringLiteral("removeReviewer"));
    // Enter in a cell ends typing there; it presses nothing.
    for (QPushButton *button : {m_add, m_remove, m_close})
        button->setAutoDefault(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(32);
    m_table->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    for (const int column : {LanguageColumn, Role})
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    // A letter pressed here, as after an unknown key for a button, renames nobody.
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setItemDelegate(new KeepingDelegate(m_table));
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_add);
    foot->addWidget(m_remove);
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addWidget(m_table, 1);
    layout->addLayout(foot);
    connect(m_table, &QTableWidget::cellChanged, this, &ReviewersDialog::keep);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row, int column) {
        if (column == Colour)
            chooseColour(row);
    });
    connect(m_add, &QPushButton::clicked, this, &ReviewersDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &ReviewersDialog::remove);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

void ReviewersDialog::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    m_people = m_openDesk.desk()->committee().members().value_or(QList<Reviewer>());
    m_table->setRowCount(int(m_people.size()));
    for (int row = 0; row < m_people.size(); ++row) {
        const Reviewer &person = m_people[row];
        m_table->setItem(row, Name, new QTableWidgetItem(person.name));
        m_table->setItem(row, Initials, new QTableWidgetItem(person.initials));
        auto *colour = new QTableWidgetItem(reviewerMark(person), QString());
        colour->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        colour->setToolTip(tr("Enter or double click chooses another colour"));
        colour->setData(Qt::AccessibleTextRole, person.colour);
        m_table->setItem(row, Colour, colour);
        auto *language = new QComboBox;
        language->addItem(tr("As the program"), QString());
        for (const QString &code : WindowLanguage::all())
            language->addItem(WindowLanguage::ownName(code), code);
        language->setCurrentIndex(std::max(0, language->findData(person.language)));
        m_table->setCellWidget(row, LanguageColumn, language);
        auto *role = new QComboBox;
        role->addItem(tr("Member"), int(ReviewerRole::Member));
        role->addItem(tr("Coordinator"), int(ReviewerRole::Coordinator));
        role->setCurrentIndex(role->findData(int(person.role)));
        m_table->setCellWidget(row, Role, role);
        for (const auto &[column, box] : {std::pair(LanguageColumn, language), {Role, role}}) {
            box->setAccessibleName(m_table->horizontalHeaderItem(column)->text());
            sayChoiceInCell(*m_table, row, column, *box);
        }
        for (QComboBox *box : {language, role})
            connect(box, &QComboBox::activated, this, [this, row] { keep(row); });
    }
    setUsable(m_remove, !m_people.isEmpty(), tr("There is no reviewer yet."));
    m_table->resizeColumnToContents(Role);
}

void ReviewersDialog::keep(int row)
{
    if (m_filling || row >= m_people.size())
        return;
    Reviewer person = m_people[row];
    const QString name = m_table->item(row, Name)->text().simplified();
    if (!name.isEmpty())
        person.name = name;
    person.initials = m_table->item(row, Initials)->text().simplified().left(4);
    if (person.initials.isEmpty())
        person.initials = initialsOf(person.name);
    person.language = static_cast<QComboBox *>(m_table->cellWidget(row, LanguageColumn))
                          ->currentData()
                          .toString();
    person.role = ReviewerRole(
        static_cast<QComboBox *>(m_table->cellWidget(row, Role))->currentData().toInt());
    if (const auto kept = m_openDesk.desk()->committee().update(person); !kept)
        m_dialogs.error(this, tr("The change could not be saved."), kept.error());
    fill();
}

void ReviewersDialog::chooseColour(int row)
{
    const QColor colour = m_dialogs.colour(this, tr("Colour of %1").arg(m_people[row].name),
                                           QColor(m_people[row].colour));
    if (!colour.isValid())
        return;
    m_people[row].colour = colour.name();
    keep(row);
}

void ReviewersDialog::add()
{
    const auto name = m_dialogs.text(this, tr("Add a reviewer"), tr("Name"));
    if (!name || name->trimmed().isEmpty())
        return;
    if (const auto added = m_openDesk.desk()->committee().add(*name); !added)
        m_dialogs.error(this, tr("The reviewer could not be added."), added.error());
    fill();
}

void ReviewersDialog::remove()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    const Reviewer person = m_people[row];
    const int answer = m_dialogs.question(this, {tr("Take %1 off the committee?").arg(person.name),
                                                 tr("Their reviews and notes stay in the season."),
                                                 {tr("Take them off"), tr("Keep them")},
                                                 1,
                                                 true});
    if (answer != 0)
        return;
    if (const auto removed = m_openDesk.desk()->committee().remove(person.id); !removed)
        m_dialogs.error(this, tr("The change could not be saved."), removed.error());
    fill();
}

void ReviewersDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ReviewersDialog::retranslate()
{
    setWindowTitle(tr("Reviewers"));
    m_table->setAccessibleName(tr("Reviewers"));
    m_table->setHorizontalHeaderLabels(
        {tr("Name"), tr("Initials"), tr("Colour"), tr("Language"), tr("Role")});
    m_add->setText(tr("&Add…"));
    m_remove->setText(tr("&Remove"));
    m_close->setText(tr("Close"));
    fill();
}

} // namespace Bole
