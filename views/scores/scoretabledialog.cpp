// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scores/scoretabledialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskreviews.h"
#include "model/shortlist/cell.h"
#include "views/common/dialogs.h"
#include "views/common/numbertable.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/reviewwords.h"
#include "views/common/usable.h"
#include "views/scores/scorewords.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <functional>

namespace Bole {

namespace {

enum ScoreTableColumn { ApplicantColumn, ReviewStateColumn, FirstScoreColumn };

} // namespace

ScoreTableDialog::ScoreTableDialog(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                                   QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_dialogs(dialogs),
      m_about(new QLabel),
      m_table(new NumberTable),
      m_submit(new QPushButton)
{
    setObjectName(QStringLiteral("scoreTableDialog"));
    setWindowTitle(tr("My scores as a table"));
    resize(960, 640);
    build();
    fill();
}

void ScoreTableDialog::build()
{
    m_table->setObjectName(QStringLiteral("scoreTable"));
    m_submit->setObjectName(QStringLiteral("scoreTableSubmit"));
    layOutAround(m_table, this, m_about, m_submit);
    connect(m_table, &NumberTable::numberTyped, this, &ScoreTableDialog::take);
    connect(m_table, &NumberTable::nonsenseTyped, this, &ScoreTableDialog::refuse);
    connect(m_submit, &QPushButton::clicked, this, &ScoreTableDialog::submit);
}

QList<ApplicantId> ScoreTableDialog::applicants() const
{
    return m_position.order();
}

void ScoreTableDialog::fill()
{
    const auto sheet = m_openDesk.desk()->reviews().scoreSheet(applicants());
    if (!sheet)
        m_dialogs.error(this, tr("The scores could not be read."), sheet.error());
    m_sheet = sheet.value_or(ScoreSheet());
    const bool any = !m_sheet.criteria.isEmpty() && m_openDesk.desk()->reviewer().isValid();
    m_about->setText(any ? tr("The people of the applicant list, in its order and filter, and the "
                              "criteria of the rubric. Type a number; Enter goes down, Tab to the "
                              "right. Everything is saved as it is typed; a review counts when it "
                              "is submitted, and a criterion that came later can be added to it.")
                         : tr("There is no rubric, or nobody has said who is reviewing."));
    QStringList headings{tr("Applicant"), tr("Review")};
    for (const Criterion &criterion : std::as_const(m_sheet.criteria))
        headings.append(ScoreWords::heading(criterion));
    m_table->setColumnCount(int(headings.size()));
    m_table->setRowCount(any ? int(m_sheet.rows.size()) : 0);
    m_table->setHorizontalHeaderLabels(headings);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ApplicantColumn, QHeaderView::Stretch);
    for (int row = 0; row < m_table->rowCount(); ++row)
        showRow(row);
    showSubmit();
    if (m_table->rowCount() > 0 && !m_table->currentItem())
        m_table->setCurrentCell(0, FirstScoreColumn);
}

QString ScoreTableDialog::whyLocked(const ScoreSheetRow &row, const QString &criterion) const
{
    return !row.takes(criterion)
               ? tr("%1: take the review back in the review pane to change it",
                    "the state of a review")
                     .arg(ReviewWords::stateName(row.state.value_or(ReviewState::Draft)))
               : QString();
}

void ScoreTableDialog::showRow(int row)
{
    m_table->showText(row, ApplicantColumn, m_sheet.rows[row].title);
    showState(row);
    ScoreWords::showScores(*m_table, row, FirstScoreColumn, m_sheet,
                           std::bind_front(&ScoreTableDialog::whyLocked, this));
}

void ScoreTableDialog::showState(int row)
{
    const ScoreSheetRow &shown = m_sheet.rows[row];
    m_table->showText(row, ReviewStateColumn, ScoreWords::state(shown));
}

void ScoreTableDialog::showSubmit()
{
    const auto count = std::ranges::count_if(m_sheet.rows, [this](const ScoreSheetRow &row) {
        return row.isOpen() && m_sheet.isComplete(row);
    });
    m_submit->setText(tr("Submit %n Complete Review(s)", nullptr, int(count)));
    setUsable(m_submit, count > 0, tr("No open review has all its scores yet."));
}

void ScoreTableDialog::take(int row, int column, std::optional<double> number)
{
    const QString id = m_sheet.criteria[column - FirstScoreColumn].id;
    ScoreSheetRow &shown = m_sheet.rows[row];
    const auto done =
        m_openDesk.desk()->reviews().enterScore(shown.applicant, shown.reviewer, id, number);
    if (!done) {
        refuse(row, column, number ? numberText(*number) : QString());
        return;
    }
    if (number)
        shown.scores.insert(id, *number);
    else
        shown.scores.remove(id);
    shown.state = shown.state.value_or(ReviewState::Draft);
    m_table->showNumber(row, column, number);
    showState(row);
    showSubmit();
}

void ScoreTableDialog::refuse(int row, int column, const QString &text)
{
    const Criterion &criterion = m_sheet.criteria[column - FirstScoreColumn];
    m_dialogs.inform(this, ScoreWords::refusal(text), ScoreWords::allowedRange(criterion));
    showRow(row);
    m_table->setCurrentCell(row, column);
}

void ScoreTableDialog::submit()
{
    const auto done = m_openDesk.desk()->reviews().submitComplete(applicants());
    if (!done)
        m_dialogs.error(this, tr("The reviews could not be submitted."), done.error());
    fill();
}

} // namespace Bole
