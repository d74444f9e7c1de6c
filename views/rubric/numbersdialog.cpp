// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rubric/numbersdialog.h"

#include "model/desk/desk.h"
#include "model/filepath.h"
#include "model/shortlist/cell.h"
#include "views/common/dialogs.h"
#include "views/common/numbertable.h"
#include "views/common/opendesk.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>

namespace Bole {

namespace {

enum Column { NumberColumn, NameColumn, FirstCriterion };

} // namespace

NumbersDialog::NumbersDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_dialogs(dialogs),
      m_about(new QLabel),
      m_table(new NumberTable),
      m_read(new QPushButton(tr("From a File…")))
{
    setObjectName(QStringLiteral("numbersDialog"));
    setWindowTitle(tr("External scores"));
    resize(640, 560);
    m_table->setObjectName(QStringLiteral("numbersTable"));
    m_read->setObjectName(QStringLiteral("numbersFromFile"));
    layOutAround(m_table, this, m_about, m_read);
    connect(m_read, &QPushButton::clicked, this, &NumbersDialog::readFile);
    connect(m_table, &NumberTable::numberTyped, this, &NumbersDialog::take);
    connect(m_table, &NumberTable::nonsenseTyped, this, &NumbersDialog::refuse);
    fill();
}

void NumbersDialog::fill()
{
    m_sheet = m_openDesk.desk()->committee().outsideNumbers().value_or(OutsideSheet());
    const bool any = !m_sheet.criteria.isEmpty();
    const bool mayType = m_openDesk.desk()->committee().mayDecide();
    m_about->setText(
        any ? tr("One number for each applicant, such as a written exam. The formula of the rubric "
                 "says what becomes of it. Type it here (Enter goes down), or take it from a CSV, "
                 "XLSX or ODS file with a column that names the applicant (application number, "
                 "e-mail address or name) and one for each criterion, headed by its name.")
            : tr("The rubric asks for no external score. Add such a criterion with "
                 "Review → Rubric."));
    setUsable(m_read, any && mayType,
              any ? WhyNot::coordinatorsOnly() : tr("The rubric asks for no external score."));
    QStringList headings{tr("Number"), tr("Applicant")};
    for (const Criterion &criterion : std::as_const(m_sheet.criteria))
        headings.append(
            tr("%1 (of %2)")
                .arg(criterion.name.in(WindowLanguage::inUse()), numberText(criterion.most)));
    m_table->setColumnCount(int(headings.size()));
    m_table->setRowCount(any ? int(m_sheet.applicants.size()) : 0);
    m_table->setHorizontalHeaderLabels(headings);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const AssignmentSheet::Applicant &applicant = m_sheet.applicants[row];
        m_table->showText(row, NumberColumn, applicant.number);
        m_table->showText(row, NameColumn, applicant.name);
        for (int column = FirstCriterion; column < m_table->columnCount(); ++column) {
            showCell(row, column);
            m_table->lock(row, column,
                          mayType ? QString() : tr("Only a coordinator enters these numbers."));
        }
    }
    if (m_table->rowCount() > 0 && !m_table->currentItem())
        m_table->setCurrentCell(0, FirstCriterion);
}

void NumbersDialog::showCell(int row, int column)
{
    const auto known = m_sheet.numbers.value(m_sheet.applicants[row].id);
    const QString id = m_sheet.criteria[column - FirstCriterion].id;
    m_table->showNumber(row, column,
                        known.contains(id) ? std::optional(known.value(id)) : std::nullopt);
}

void NumbersDialog::take(int row, int column, std::optional<double> value)
{
    const ApplicantId applicant = m_sheet.applicants[row].id;
    const QString criterion = m_sheet.criteria[column - FirstCriterion].id;
    const auto stored =
        m_openDesk.desk()->committee().setOutsideNumbers({{applicant, criterion, value}});
    if (!stored && stored.error().code == ErrorCode::InvalidValue)
        return refuse(row, column, value ? numberText(*value) : QString());
    if (!stored) // what was typed stays to be tried again
        return m_dialogs.error(this, tr("The number could not be stored."), stored.error());
    if (value)
        m_sheet.numbers[applicant].insert(criterion, *value);
    else
        m_sheet.numbers[applicant].remove(criterion);
    showCell(row, column);
}

void NumbersDialog::refuse(int row, int column, const QString &text)
{
    const Criterion &criterion = m_sheet.criteria[column - FirstCriterion];
    m_dialogs.inform(this, tr("“%1” could not be taken.").arg(text),
                     tr("%1 takes %2 to %3.")
                         .arg(criterion.name.in(WindowLanguage::inUse()), numberText(0),
                              numberText(criterion.most)));
    showCell(row, column); // as it is in the file
    m_table->setCurrentCell(row, column);
}

void NumbersDialog::readFile()
{
    const QString path =
        m_dialogs.openFile(this, windowTitle(), tr("Tables (*.csv *.tsv *.txt *.xlsx *.ods)"));
    if (path.isEmpty())
        return;
    DeskCommittee &committee = m_openDesk.desk()->committee();
    const auto read = committee.readOutsideNumbers(FilePath(path));
    if (!read) {
        m_dialogs.error(this, tr("The file could not be read (%1).").arg(read.error().detail),
                        read.error());
        return;
    }
    if (!read->problems.isEmpty()) {
        const int answer = m_dialogs.question(
            this, {tr("%n line(s) could not be placed.", nullptr, int(read->problems.size())),
                   read->problems.mid(0, 20).join(u'\n'),
                   {tr("Take the Others"), tr("Cancel")},
                   1,
                   false});
        if (answer != 0)
            return;
    }
    if (const auto stored = committee.setOutsideNumbers(read->numbers); !stored)
        m_dialogs.error(this, tr("The numbers could not be stored."), stored.error());
    fill();
}

} // namespace Bole
