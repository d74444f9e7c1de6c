// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/assignmentdialog.h"

#include "model/review/blindness.h"
#include "model/review/seasonqueue.h"
#include "model/season/assignmentstore.h"
#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/common/theme.h"
#include "views/review/reviewercolours.h"
#include "views/review/reviewwords.h"
#include "views/session.h"

#include <QEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

AssignmentDialog::AssignmentDialog(Session &session, QWidget *parent)
    : QDialog(parent),
      m_session(session),
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
    connect(m_clear, &QPushButton::clicked, this, [this] {
        const auto done = m_session.season()->assignments().replaceAll({}, m_session.reviewer());
        if (!done)
            m_session.dialogs().error(this, tr("The change could not be saved."), done.error());
        fill();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void AssignmentDialog::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    Season &season = *m_session.season();
    m_applicants = season.applicants().list().value_or(QList<ApplicantRow>());
    m_reviewers = season.reviewers().list().value_or(QList<Reviewer>());
    m_conflicts = conflictsIn(season);
    m_assigned.clear();
    for (const Assignment &a : season.assignments().all().value_or(QList<Assignment>()))
        m_assigned.insert({a.applicant, a.reviewer});

    const Blindness blindness = Blindness::of(season, m_session.reviewer());
    m_table->setColumnCount(int(m_reviewers.size()));
    m_table->setRowCount(int(m_applicants.size()));
    for (int column = 0; column < m_reviewers.size(); ++column) {
        const ReviewerId id = m_reviewers[column].id;
        const auto load = std::ranges::count(m_assigned, id, &Reading::reviewer);
        auto *head = new QTableWidgetItem(
            reviewerMark(m_reviewers[column]),
            tr("%1 (%2)").arg(m_reviewers[column].initials, QString::number(load)));
        head->setToolTip(
            tr("%1 reads %n applicant(s)", nullptr, int(load)).arg(m_reviewers[column].name));
        m_table->setHorizontalHeaderItem(column, head);
    }
    for (int row = 0; row < m_applicants.size(); ++row) {
        const ApplicantRow &applicant = m_applicants[row];
        m_table->setVerticalHeaderItem(row, new QTableWidgetItem(blindness.displayName(
                                                applicant.id, applicant.name, windowLanguage())));
        for (int column = 0; column < m_reviewers.size(); ++column) {
            const Reading reading{applicant.id, m_reviewers[column].id};
            auto *item = new QTableWidgetItem;
            if (m_conflicts.contains(reading)) {
                item->setFlags(Qt::ItemIsEnabled);
                item->setText(tr("conflict"));
            } else {
                item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
                item->setCheckState(m_assigned.contains(reading) ? Qt::Checked : Qt::Unchecked);
            }
            m_table->setItem(row, column, item);
        }
    }
    m_deal->setEnabled(!m_reviewers.isEmpty() && !m_applicants.isEmpty());
    m_clear->setEnabled(!m_assigned.isEmpty());
    if (m_report->text().isEmpty() && m_assigned.isEmpty())
        m_report->setText(tr("Nothing is assigned: everybody reads everybody."));
}

void AssignmentDialog::toggle(int row, int column)
{
    if (m_filling)
        return;
    const Assignment assignment{m_applicants[row].id, m_reviewers[column].id};
    AssignmentStore &store = m_session.season()->assignments();
    const auto done = m_table->item(row, column)->checkState() == Qt::Checked
                          ? store.add({assignment}, m_session.reviewer())
                          : store.remove({assignment});
    if (!done)
        m_session.dialogs().error(this, tr("The change could not be saved."), done.error());
    fill();
}

bool AssignmentDialog::keep(const QList<Reading> &added)
{
    QList<Assignment> assignments;
    for (const Reading &reading : added)
        assignments.append({reading.applicant, reading.reviewer});
    const auto done = m_session.season()->assignments().add(assignments, m_session.reviewer());
    if (!done)
        m_session.dialogs().error(this, tr("The assignments could not be saved."), done.error());
    return done.has_value();
}

void AssignmentDialog::dealEvenly()
{
    QList<ApplicantId> applicants;
    for (const ApplicantRow &row : std::as_const(m_applicants))
        applicants.append(row.id);
    QList<ReviewerId> reviewers;
    for (const Reviewer &reviewer : std::as_const(m_reviewers))
        reviewers.append(reviewer.id);
    const AssignmentPlan plan = assignEvenly(applicants, reviewers, m_readers->value(), m_assigned,
                                             m_conflicts, QRandomGenerator::global()->generate());
    if (!keep(plan.added))
        return;
    QString report = tr("%n reading(s) assigned.", nullptr, int(plan.added.size()));
    if (!plan.tooFewReaders.isEmpty())
        report += u' ' + tr("%n applicant(s) have fewer readers than wanted.", nullptr,
                            int(plan.tooFewReaders.size()));
    m_report->setText(report);
    fill();
}

void AssignmentDialog::importCsv()
{
    const QString path =
        m_session.dialogs().openFile(this, tr("Import assignments"), tr("Table (*.csv *.tsv)"));
    if (path.isEmpty())
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_session.dialogs().error(this, tr("The table could not be read."),
                                  {ErrorCode::FileNotFound, file.errorString()});
        return;
    }
    const auto table =
        assignmentsFromCsv(file.readAll(), assignmentNamesIn(*m_session.season()), m_conflicts);
    if (!table) {
        m_session.dialogs().error(
            this, tr("The table needs the columns “applicant” and “reviewer”."), table.error());
        return;
    }
    if (!keep(table->readings))
        return;
    QStringList lines{tr("%n reading(s) assigned.", nullptr, int(table->readings.size()))};
    for (const AssignmentProblem &problem : table->problems) {
        const QString line = QString::number(problem.line);
        switch (problem.kind) {
        case AssignmentProblem::UnknownApplicant:
            lines.append(tr("Line %1: no applicant is called “%2”.").arg(line, problem.text));
            break;
        case AssignmentProblem::AmbiguousApplicant:
            lines.append(tr("Line %1: “%2” may be several applicants.").arg(line, problem.text));
            break;
        case AssignmentProblem::UnknownReviewer:
            lines.append(tr("Line %1: no reviewer is called “%2”.").arg(line, problem.text));
            break;
        case AssignmentProblem::HasConflict:
            lines.append(tr("Line %1: %2 has a conflict of interest.").arg(line, problem.text));
            break;
        }
    }
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
    m_readersLabel->setText(tr("Readers each"));
    m_readers->setAccessibleName(m_readersLabel->text());
    m_deal->setText(tr("Deal evenly at random"));
    m_deal->setToolTip(tr("Adds what is missing; what is assigned stays, conflicts are respected"));
    m_import->setText(tr("From a CSV …"));
    m_clear->setText(tr("Clear all"));
    m_close->setText(tr("Close"));
    m_table->setAccessibleName(tr("Who reads whom"));
    fill();
}

} // namespace Bole
