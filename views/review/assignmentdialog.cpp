// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/assignmentdialog.h"

#include "model/desk/desk.h"
#include "model/regularfile.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/review/reviewercolours.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

AssignmentDialog::AssignmentDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_dialogs(dialogs),
      m_table(new QTableWidget),
      m_readersLabel(new QLabel),
      m_readers(new QSpinBox),
      m_deal(new QPushButton),
      m_import(new QPushButton),
      m_clear(new QPushButton),
      m_close(new QPushButton),
      m_report(new QLabel)
{
    setObjectName(QStringLiteral("assignmentDialog"));
    build();
    retranslate();
}

void AssignmentDialog::build()
{
    resize(760, 560);
    m_deal->setObjectName(QStringLiteral("dealEvenly"));
    m_import->setObjectName(QStringLiteral("importAssignments"));
    m_clear->setObjectName(QStringLiteral("clearAssignments"));
    m_report->setObjectName(QStringLiteral("assignmentReport"));
    // Enter in a cell ends typing there; it presses nothing.
    for (QPushButton *button : {m_deal, m_import, m_clear, m_close})
        button->setAutoDefault(false);
    m_readers->setRange(1, 9);
    m_readers->setValue(2);
    m_report->setWordWrap(true);
    auto *tools = new QHBoxLayout;
    tools->addWidget(m_readersLabel);
    tools->addWidget(m_readers);
    tools->addWidget(m_deal);
    tools->addWidget(m_import);
    tools->addStretch(1);
    tools->addWidget(m_clear);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_report, 1);
    foot->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addLayout(tools);
    layout->addWidget(m_table, 1);
    layout->addLayout(foot);
    m_table->verticalHeader()->setDefaultSectionSize(28);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_table, &QTableWidget::cellChanged, this, &AssignmentDialog::toggle);
    connect(m_deal, &QPushButton::clicked, this, &AssignmentDialog::dealEvenly);
    connect(m_import, &QPushButton::clicked, this, &AssignmentDialog::importCsv);
    connect(m_clear, &QPushButton::clicked, this, &AssignmentDialog::clearAll);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

DeskCommittee &AssignmentDialog::committee() const
{
    return m_openDesk.desk()->committee();
}

void AssignmentDialog::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    m_sheet = committee().assignments();
    m_table->setColumnCount(int(m_sheet.reviewers.size()));
    m_table->setRowCount(int(m_sheet.applicants.size()));
    fillColumnHeadings();
    for (int row = 0; row < m_sheet.applicants.size(); ++row)
        fillRow(row);
    setUsable(m_deal, !m_sheet.reviewers.isEmpty() && !m_sheet.applicants.isEmpty(),
              tr("It takes a reviewer and an applicant at least."));
    setUsable(m_clear, !m_sheet.assigned.isEmpty(), tr("Nothing is assigned."));
    if (m_report->text().isEmpty() && m_sheet.assigned.isEmpty())
        m_report->setText(tr("Nothing is assigned: everybody reads everybody."));
}

void AssignmentDialog::fillColumnHeadings()
{
    for (int column = 0; column < m_sheet.reviewers.size(); ++column) {
        const Reviewer &reviewer = m_sheet.reviewers[column];
        const auto load = std::ranges::count(m_sheet.assigned, reviewer.id, &Assignment::reviewer);
        auto *head = new QTableWidgetItem(
            reviewerMark(reviewer), tr("%1 (%2)").arg(reviewer.initials, QString::number(load)));
        head->setToolTip(tr("%1 reads %n applicant(s)", nullptr, int(load)).arg(reviewer.name));
        m_table->setHorizontalHeaderItem(column, head);
    }
}

void AssignmentDialog::fillRow(int row)
{
    const AssignmentSheet::Applicant &applicant = m_sheet.applicants[row];
    m_table->setVerticalHeaderItem(row, new QTableWidgetItem(applicant.name));
    for (int column = 0; column < m_sheet.reviewers.size(); ++column) {
        const Assignment one{applicant.id, m_sheet.reviewers[column].id};
        auto *item = new QTableWidgetItem;
        if (m_sheet.conflicts.contains(one)) {
            item->setFlags(Qt::ItemIsEnabled);
            item->setText(tr("conflict"));
        } else {
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
            item->setCheckState(m_sheet.assigned.contains(one) ? Qt::Checked : Qt::Unchecked);
        }
        m_table->setItem(row, column, item);
    }
}

void AssignmentDialog::toggle(int row, int column)
{
    if (m_filling)
        return;
    const Assignment one{m_sheet.applicants[row].id, m_sheet.reviewers[column].id};
    const auto done = m_table->item(row, column)->checkState() == Qt::Checked
                          ? committee().assign({one})
                          : committee().unassign({one});
    if (!done)
        m_dialogs.error(this, tr("The change could not be saved."), done.error());
    fill();
}

void AssignmentDialog::clearAll()
{
    if (const auto done = committee().clearAssignments(); !done)
        m_dialogs.error(this, tr("The change could not be saved."), done.error());
    fill();
}

void AssignmentDialog::dealEvenly()
{
    const auto plan = committee().assignEvenly(m_readers->value());
    if (!plan) {
        m_dialogs.error(this, tr("The assignments could not be saved."), plan.error());
        return;
    }
    QString report = tr("%n reading(s) assigned.", nullptr, int(plan->added.size()));
    if (!plan->tooFewReaders.isEmpty())
        report += u' ' + tr("%n applicant(s) have fewer readers than wanted.", nullptr,
                            int(plan->tooFewReaders.size()));
    m_report->setText(report);
    fill();
}

QString AssignmentDialog::problemText(const AssignmentProblem &problem)
{
    const QString line = QString::number(problem.line);
    switch (problem.kind) {
    case AssignmentProblem::UnknownApplicant:
        return tr("Line %1: no applicant is called “%2”.").arg(line, problem.text);
    case AssignmentProblem::AmbiguousApplicant:
        return tr("Line %1: “%2” may be several applicants.").arg(line, problem.text);
    case AssignmentProblem::UnknownReviewer:
        return tr("Line %1: no reviewer is called “%2”.").arg(line, problem.text);
    case AssignmentProblem::HasConflict:
        return tr("Line %1: %2 has a conflict of interest.").arg(line, problem.text);
    }
    return {};
}

void AssignmentDialog::importCsv()
{
    const QString path =
        m_dialogs.openFile(this, tr("Import assignments"), tr("Table (*.csv *.tsv)"));
    if (path.isEmpty())
        return;
    const auto table =
        readRegularFile(path, mostTableBytes).and_then([this](const QByteArray &bytes) {
            return committee().readAssignments(bytes);
        });
    if (!table) {
        const bool lacksColumns = table.error().code == ErrorCode::InvalidTable;
        m_dialogs.error(this,
                        lacksColumns ? tr("The table needs the columns “applicant” and “reviewer”.")
                                     : tr("The table could not be read."),
                        table.error());
        return;
    }
    if (const auto done = committee().assign(table->readings); !done) {
        m_dialogs.error(this, tr("The assignments could not be saved."), done.error());
        return;
    }
    QStringList lines{tr("%n reading(s) assigned.", nullptr, int(table->readings.size()))};
    for (const AssignmentProblem &problem : table->problems)
        lines.append(problemText(problem));
    m_report->setText(lines.mid(0, 4).join(u' '));
    m_report->setToolTip(lines.join(u'\n'));
    fill();
}

void AssignmentDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void AssignmentDialog::retranslate()
{
    setWindowTitle(tr("Assignments"));
    m_readersLabel->setText(tr("Reviewers per applicant"));
    m_readers->setAccessibleName(m_readersLabel->text());
    m_deal->setText(tr("Assign evenly at random"));
    m_deal->setToolTip(tr("Adds what is missing; what is assigned stays, conflicts are respected"));
    m_import->setText(tr("From a CSV…"));
    m_clear->setText(tr("Clear all"));
    m_close->setText(tr("Close"));
    m_table->setAccessibleName(tr("Who reads whom"));
    fill();
}

} // namespace Bole
