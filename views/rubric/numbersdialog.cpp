// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rubric/numbersdialog.h"

#include "model/desk/desk.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"

#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

NumbersDialog::NumbersDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_dialogs(dialogs),
      m_about(new QLabel),
      m_table(new QTableWidget),
      m_read(new QPushButton(tr("From a CSV File …")))
{
    setObjectName(QStringLiteral("numbersDialog"));
    setWindowTitle(tr("Numbers from elsewhere"));
    resize(640, 560);
    m_about->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("numbersTable"));
    m_table->setAccessibleName(windowTitle());
    m_read->setObjectName(QStringLiteral("numbersFromFile"));
    auto *close = new QPushButton(tr("Close"));
    for (QPushButton *button : {m_read, close})
        button->setAutoDefault(false); // Enter ends typing in a cell
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_read);
    foot->addStretch(1);
    foot->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addWidget(m_about);
    layout->addWidget(m_table, 1);
    layout->addLayout(foot);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_read, &QPushButton::clicked, this, &NumbersDialog::readFile);
    connect(m_table, &QTableWidget::cellChanged, this, &NumbersDialog::take);
    fill();
}

void NumbersDialog::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    m_sheet = m_openDesk.desk()->committee().outsideNumbers().value_or(OutsideSheet());
    const bool any = !m_sheet.criteria.isEmpty();
    m_about->setText(
        any ? tr("One number for each applicant, such as a written exam. The formula of the rubric "
                 "says what becomes of it. A CSV file needs a column that names the applicant "
                 "(number, e-mail address or name) and one for each criterion.")
            : tr("The rubric asks for no number from elsewhere. Add such a criterion with "
                 "Review → Rubric."));
    m_read->setEnabled(any && m_openDesk.desk()->committee().mayDecide());
    QStringList headings{tr("Applicant")};
    for (const Criterion &criterion : std::as_const(m_sheet.criteria))
        headings.append(tr("%1 (of %2)")
                            .arg(criterion.name.in(WindowLanguage::inUse()),
                                 QLocale().toString(criterion.most)));
    m_table->setColumnCount(int(headings.size()));
    m_table->setRowCount(any ? int(m_sheet.applicants.size()) : 0);
    m_table->setHorizontalHeaderLabels(headings);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const AssignmentSheet::Applicant &applicant = m_sheet.applicants[row];
        auto *name = new QTableWidgetItem(applicant.name);
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_table->setItem(row, 0, name);
        const auto known = m_sheet.numbers.value(applicant.id);
        for (int column = 1; column < m_table->columnCount(); ++column) {
            const QString id = m_sheet.criteria[column - 1].id;
            auto *cell = new QTableWidgetItem(
                known.contains(id) ? QLocale().toString(known.value(id), 'g', 8) : QString());
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, cell);
        }
    }
}

void NumbersDialog::take(int row, int column)
{
    if (m_filling || column < 1)
        return;
    const QString text = m_table->item(row, column)->text().trimmed();
    bool isNumber = false;
    double value = QLocale().toDouble(text, &isNumber);
    if (!isNumber)
        value = text.toDouble(&isNumber);
    const OutsideNumber number{m_sheet.applicants[row].id, m_sheet.criteria[column - 1].id,
                               isNumber ? std::optional(value) : std::nullopt};
    const Result<void> stored = isNumber || text.isEmpty()
                                    ? m_openDesk.desk()->committee().setOutsideNumbers({number})
                                    : Result<void>(failure(ErrorCode::InvalidValue, text));
    if (!stored)
        m_dialogs.error(this, tr("“%1” could not be taken.").arg(text), stored.error());
    fill(); // as it is in the file now
}

void NumbersDialog::readFile()
{
    const QString path = m_dialogs.openFile(this, windowTitle(), tr("Tables (*.csv *.tsv *.txt)"));
    QFile file(path);
    if (path.isEmpty())
        return;
    DeskCommittee &committee = m_openDesk.desk()->committee();
    const auto read = file.open(QIODevice::ReadOnly)
                          ? committee.readOutsideNumbers(file.readAll())
                          : Result<OutsideTable>(failure(ErrorCode::FileNotFound));
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
