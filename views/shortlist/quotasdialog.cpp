// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/quotasdialog.h"

#include "model/enumnames.h"
#include "model/record/roster.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/common/usable.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

namespace {

enum QuotaColumn { GroupColumn, PeopleColumn, PlacesColumn, QuotaColumnCount };
constexpr int groupRole = Qt::UserRole;

QString fieldWord(const QString &field)
{
    if (field == nameOf(RosterField::Programme))
        return QuotasDialog::tr("for each programme");
    if (field == nameOf(RosterField::Supervisor))
        return QuotasDialog::tr("for each supervisor");
    return QuotasDialog::tr("for each “%1”", "a column of the roster")
        .arg(field.mid(ownRosterKey({}).size()));
}

} // namespace

QuotasDialog::QuotasDialog(const Shortlist &list, const Groupings &groupings, Dialogs &dialogs,
                           QWidget *parent)
    : QDialog(parent),
      m_list(list),
      m_groupings(groupings),
      m_dialogs(dialogs),
      m_by(new QComboBox),
      m_table(new QTableWidget),
      m_sum(new QLabel)
{
    setObjectName(QStringLiteral("quotas-dialog"));
    setWindowTitle(tr("Quotas of the list “%1”").arg(list.name));
    resize(560, 480);
    build();
    fill();
}

void QuotasDialog::build()
{
    auto *about = new QLabel(tr(
        "Instead of one quota for the whole list each group can have its own places; the best of "
        "each group get them. When somebody declines, the next of the same group moves up. Who "
        "belongs to which group says the roster."));
    about->setWordWrap(true);
    auto *missing = new QLabel(
        tr("There are no groups yet: they are the programmes, the supervisors or a column of one's "
           "own in a roster. Bring one in with File → Import a Roster."));
    missing->setObjectName(QStringLiteral("quotas-no-groups"));
    missing->setWordWrap(true);
    missing->setVisible(m_groupings.isEmpty());
    m_by->setObjectName(QStringLiteral("quotas-by"));
    m_by->addItem(tr("one for the whole list"));
    for (auto it = m_groupings.begin(); it != m_groupings.end(); ++it)
        m_by->addItem(fieldWord(it.key()), it.key());
    m_by->setCurrentIndex(qMax(0, m_by->findData(m_list.quotas.by)));
    m_by->setAccessibleName(tr("Quotas"));
    m_table->setObjectName(QStringLiteral("quotas-table"));
    m_table->setAccessibleName(windowTitle());
    m_table->setColumnCount(QuotaColumnCount);
    m_table->setHorizontalHeaderLabels({tr("Group"), tr("On this list"), tr("Places")});
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(4 * Grid);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(GroupColumn, QHeaderView::Stretch);
    auto *row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Quota")));
    row->addWidget(m_by, 1);
    auto *cancel = new QPushButton(tr("Cancel"));
    auto *save = new QPushButton(tr("Save"));
    save->setObjectName(QStringLiteral("quotas-save"));
    save->setDefault(true);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_sum, 1);
    foot->addWidget(cancel);
    foot->addWidget(save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addWidget(about);
    layout->addWidget(missing);
    layout->addLayout(row);
    layout->addWidget(m_table, 1);
    layout->addLayout(foot);
    connect(m_by, &QComboBox::currentIndexChanged, this, &QuotasDialog::fill);
    connect(cancel, &QPushButton::clicked, this, &QuotasDialog::reject);
    connect(save, &QPushButton::clicked, this, &QuotasDialog::save);
}

void QuotasDialog::save()
{
    emit chosen(quotas());
    accept();
}

void QuotasDialog::reject()
{
    const Unsaved answer =
        quotas() == m_list.quotas ? Unsaved::Discard : askAboutUnsaved(m_dialogs, this);
    if (answer == Unsaved::Save)
        save();
    else if (answer == Unsaved::Discard)
        QDialog::reject();
}

/// The groups of the list's people, those that had places before, and who belongs to none.
void QuotasDialog::fill()
{
    const QString by = m_by->currentData().toString();
    QMap<QString, int> people;
    for (const ShortlistEntry &entry : std::as_const(m_list.entries))
        ++people[m_groupings.value(by).value(entry.applicant)];
    if (by == m_list.quotas.by) {
        for (const QString &group : m_list.quotas.places.keys())
            people[group] += 0;
    }
    m_table->setRowCount(by.isEmpty() ? 0 : int(people.size()));
    setUsable(m_table, !by.isEmpty(), tr("Choose above what the groups are."));
    int row = 0;
    for (auto it = people.begin(); it != people.end() && !by.isEmpty(); ++it, ++row) {
        auto *group = new QTableWidgetItem(it.key().isEmpty() ? tr("of no group") : it.key());
        group->setData(groupRole, it.key());
        auto *count = new QTableWidgetItem(QString::number(it.value()));
        count->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        for (QTableWidgetItem *item : {group, count})
            item->setFlags(Qt::ItemIsEnabled);
        m_table->setItem(row, GroupColumn, group);
        m_table->setItem(row, PeopleColumn, count);
        auto *box = new QSpinBox;
        box->setRange(0, 9999);
        box->setFrame(false);
        box->setValue(by == m_list.quotas.by ? m_list.quotas.places.value(it.key()) : 0);
        box->setAccessibleName(tr("Places for %1").arg(group->text()));
        connect(box, &QSpinBox::valueChanged, this, &QuotasDialog::showSum);
        m_table->setCellWidget(row, PlacesColumn, box);
    }
    showSum();
}

QList<QSpinBox *> QuotasDialog::boxes() const
{
    QList<QSpinBox *> boxes;
    for (int row = 0; row < m_table->rowCount(); ++row)
        boxes.append(qobject_cast<QSpinBox *>(m_table->cellWidget(row, PlacesColumn)));
    return boxes;
}

void QuotasDialog::showSum()
{
    int sum = 0;
    for (const QSpinBox *box : boxes())
        sum += box->value();
    m_sum->setText(m_table->rowCount() > 0 ? tr("%n place(s) in all", nullptr, sum) : QString());
}

GroupQuotas QuotasDialog::quotas() const
{
    GroupQuotas quotas{m_by->currentData().toString(), {}};
    const QList<QSpinBox *> values = boxes();
    for (int row = 0; row < int(values.size()); ++row) {
        if (values[row]->value() > 0)
            quotas.places.insert(m_table->item(row, GroupColumn)->data(groupRole).toString(),
                                 values[row]->value());
    }
    return quotas;
}

} // namespace Bole
