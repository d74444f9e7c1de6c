// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scores/paneldialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskfile.h"
#include "model/desk/desklists.h"
#include "model/desk/deskreviews.h"
#include "model/review/judgemeans.h"
#include "model/shortlist/cell.h"
#include "views/common/dialogs.h"
#include "views/common/formulaexplanation.h"
#include "views/common/icons.h"
#include "views/common/numbertable.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"
#include "views/common/uncheckedmark.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/export/noticepdf.h"
#include "views/scores/scorewords.h"

#include <QComboBox>
#include <QDate>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace Bole {

namespace {

enum Column { JudgeColumn, StateColumn, FirstCriterion };

} // namespace

PanelDialog::PanelDialog(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                         QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_dialogs(dialogs),
      m_about(new QLabel),
      m_candidate(new QComboBox),
      m_criteria(new QToolButton),
      m_previous(new QPushButton(icon("go-previous"), {})),
      m_next(new QPushButton(icon("go-next"), tr("Next Candidate"))),
      m_print(new QPushButton(icon("document-export"), tr("Record with Signature Lines…"))),
      m_submit(new QPushButton(tr("Submit My Own Row"))),
      m_table(new NumberTable),
      m_total(new QLabel)
{
    setObjectName(QStringLiteral("panelDialog"));
    setWindowTitle(tr("Interview panel"));
    resize(900, 560);
    build();
    fillCandidates();
    fillCriteria();
    fill();
    m_table->setFocus(); // what is typed first is a score
}

void PanelDialog::build()
{
    m_about->setWordWrap(true);
    m_candidate->setObjectName(QStringLiteral("panelCandidate"));
    m_candidate->setAccessibleName(tr("Candidate"));
    m_previous->setAccessibleName(tr("Previous candidate"));
    m_previous->setToolTip(tr("Previous candidate"));
    m_next->setObjectName(QStringLiteral("panelNext"));
    m_criteria->setObjectName(QStringLiteral("panelCriteria"));
    m_criteria->setText(tr("The Panel Scores") + QStringLiteral(" ▾"));
    m_criteria->setPopupMode(QToolButton::InstantPopup);
    m_criteria->setMenu(new QMenu(m_criteria));
    m_table->setObjectName(QStringLiteral("panelTable"));
    m_table->setAccessibleName(windowTitle());
    m_total->setObjectName(QStringLiteral("panelTotal"));
    m_total->setWordWrap(true);
    m_print->setObjectName(QStringLiteral("panelSheet"));
    auto *close = new QPushButton(tr("Close"));
    m_submit->setObjectName(QStringLiteral("panelSubmit"));
    m_submit->setToolTip(
        tr("Until then it does not count, and the others' scores may be hidden from you"));
    for (QPushButton *button : {m_previous, m_next, m_print, m_submit, close})
        button->setAutoDefault(false); // Enter goes down in the table
    auto *head = new QHBoxLayout;
    head->addWidget(new QLabel(tr("Candidate")));
    head->addWidget(m_candidate, 1);
    head->addWidget(m_previous);
    head->addWidget(m_next);
    head->addSpacing(2 * Grid);
    head->addWidget(m_criteria);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_print);
    foot->addWidget(m_submit);
    foot->addStretch(1);
    foot->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addWidget(m_about);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_total);
    layout->addLayout(foot);
    connect(m_candidate, &QComboBox::currentIndexChanged, this, &PanelDialog::fill);
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_print, &QPushButton::clicked, this, &PanelDialog::saveSheet);
    connect(m_submit, &QPushButton::clicked, this, &PanelDialog::submit);
    connect(m_table, &NumberTable::numberTyped, this, &PanelDialog::take);
    connect(m_table, &NumberTable::nonsenseTyped, this, &PanelDialog::refuse);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

/// In the order of the applicant list; the one in front first in sight.
void PanelDialog::fillCandidates()
{
    const QSignalBlocker quiet(m_candidate);
    const auto rows = m_openDesk.desk()->applicants().rows(m_position.order());
    QHash<ApplicantId, QString> names;
    for (const ApplicantRow &row : rows.value_or(QList<ApplicantRow>()))
        names.insert(row.id,
                     row.number.isEmpty()
                         ? row.name
                         : tr("%1  %2", "an application number, a name").arg(row.number, row.name));
    for (const ApplicantId applicant : m_position.order()) {
        if (names.contains(applicant))
            m_candidate->addItem(names.value(applicant), applicant.value);
    }
    setCandidate(m_position.applicant());
}

/// Where people are read first, the panel scores only what the interview is about.
void PanelDialog::fillCriteria()
{
    const Desk &desk = *m_openDesk.desk();
    const QStringList chosen = desk.reviews().panelCriteria();
    const Rubric rubric =
        desk.committee().rubric().value_or(std::nullopt).value_or(StoredRubric()).rubric;
    for (const Criterion &criterion : rubric.criteria) {
        if (!criterion.isAsked())
            continue;
        QAction *action = m_criteria->menu()->addAction(criterion.name.in(WindowLanguage::inUse()));
        action->setData(criterion.id);
        action->setCheckable(true);
        action->setChecked(chosen.isEmpty() || chosen.contains(criterion.id));
        connect(action, &QAction::triggered, this, &PanelDialog::takeCriteria);
    }
    const bool mayChoose = desk.committee().mayDecide();
    m_criteria->setToolTip(tr("What the judges of a panel are asked for. A judge's row is complete "
                              "when it has these; the rest is for who reads."));
    setUsable(m_criteria, mayChoose && !m_criteria->menu()->isEmpty(),
              mayChoose ? tr("The rubric asks for nothing yet.")
                        : tr("Only a coordinator says what the panel scores."));
}

/// At least one: a panel that scores nothing is none.
void PanelDialog::takeCriteria()
{
    QStringList chosen;
    const QList<QAction *> actions = m_criteria->menu()->actions();
    for (const QAction *action : actions) {
        if (action->isChecked())
            chosen.append(action->data().toString());
    }
    if (chosen.isEmpty()) {
        qobject_cast<QAction *>(sender())->setChecked(true);
        return;
    }
    const bool isAll = chosen.size() == actions.size();
    const auto done = m_openDesk.desk()->reviews().setPanelCriteria(isAll ? QStringList() : chosen);
    if (!done)
        m_dialogs.error(this, tr("The criteria of the panel could not be stored."), done.error());
    fill();
}

ApplicantId PanelDialog::candidate() const
{
    return ApplicantId{m_candidate->currentData().toLongLong()};
}

void PanelDialog::setCandidate(ApplicantId applicant)
{
    if (const int at = m_candidate->findData(applicant.value); at >= 0)
        m_candidate->setCurrentIndex(at);
}

void PanelDialog::step(int by)
{
    const int to = m_candidate->currentIndex() + by;
    if (to >= 0 && to < m_candidate->count())
        m_candidate->setCurrentIndex(to);
    m_table->setFocus();
    m_table->setCurrentCell(0, FirstCriterion);
}

void PanelDialog::fill()
{
    m_sheet = {};
    if (candidate().isValid()) {
        const auto sheet = m_openDesk.desk()->reviews().panelSheet(candidate());
        if (!sheet)
            m_dialogs.error(this, tr("The scores could not be read."), sheet.error());
        m_sheet = sheet.value_or(ScoreSheet());
    }
    const bool mayType = m_openDesk.desk()->committee().mayDecide();
    m_about->setText(
        m_sheet.criteria.isEmpty() ? tr("The rubric asks the judges for nothing.")
        : mayType
            ? tr("What the judges wrote on their papers: a row for each judge, a column for "
                 "each criterion. Enter goes down. A judge's row counts as submitted when it "
                 "is complete, your own when you submit it. What a judge scored in a window of "
                 "their own cannot be changed here; what their submitted review left empty can be "
                 "filled in, and counts at once.")
            : tr("Only a coordinator types in what other judges wrote."));
    QStringList headings{tr("Judge"), tr("Review")};
    for (const Criterion &criterion : std::as_const(m_sheet.criteria))
        headings.append(ScoreWords::heading(criterion));
    const int judges = int(m_sheet.rows.size());
    m_table->setColumnCount(int(headings.size()));
    m_table->setRowCount(m_sheet.criteria.isEmpty() ? 0 : judges + 2);
    m_table->setHorizontalHeaderLabels(headings);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(JudgeColumn, QHeaderView::Stretch);
    for (int row = 0; row < judges && m_table->rowCount() > 0; ++row)
        showRow(row);
    showMeans();
    showTotal();
    showSubmit();
    setUsable(m_previous, m_candidate->currentIndex() > 0, tr("This is the first candidate."));
    setUsable(m_next, m_candidate->currentIndex() + 1 < m_candidate->count(),
              tr("This is the last candidate."));
    setUsable(m_print, m_table->rowCount() > 0, tr("There is nothing to print yet."));
    if (m_table->rowCount() > 0 && !m_table->currentItem())
        m_table->setCurrentCell(0, FirstCriterion);
}

QString PanelDialog::whyLocked(const ScoreSheetRow &row, const QString &criterion) const
{
    const bool isMine = row.reviewer == m_openDesk.desk()->reviewer();
    if (!isMine && !m_openDesk.desk()->committee().mayDecide())
        return tr("Only a coordinator types in what other judges wrote.");
    if (row.takes(criterion))
        return {};
    if (row.state == ReviewState::Abstained || isConflict(row.state))
        return ScoreWords::state(row);
    if (isMine)
        return tr("Submitted: take the review back in the review pane to change it");
    if (row.isHidden && !row.scores.contains(criterion))
        return tr(
            "Scored by the judge in a window of their own, and hidden from you until your own "
            "review is in");
    return tr("Scored by the judge in a window of their own");
}

void PanelDialog::showRow(int row)
{
    const ScoreSheetRow &shown = m_sheet.rows[row];
    m_table->showText(row, JudgeColumn, shown.title);
    m_table->showText(row, StateColumn, ScoreWords::state(shown));
    ScoreWords::showScores(*m_table, row, FirstCriterion, m_sheet,
                           std::bind_front(&PanelDialog::whyLocked, this));
}

void PanelDialog::showMeans()
{
    const int judges = int(m_sheet.rows.size());
    if (m_table->rowCount() == 0)
        return;
    m_table->showText(judges, JudgeColumn, tr("Mean"));
    m_table->showText(judges + 1, JudgeColumn, tr("Without the highest and the lowest"));
    for (int row : {judges, judges + 1})
        m_table->showText(row, StateColumn, {});
    for (int i = 0; i < int(m_sheet.criteria.size()); ++i) {
        QList<double> values;
        for (const ScoreSheetRow &row : std::as_const(m_sheet.rows)) {
            if (row.scores.contains(m_sheet.criteria[i].id))
                values.append(row.scores.value(m_sheet.criteria[i].id));
        }
        const auto words = [](std::optional<double> value) {
            return value ? ReviewWords::number(*value) : QStringLiteral("–");
        };
        const int column = FirstCriterion + i;
        m_table->showResult(judges, column,
                            words(values.isEmpty() ? std::nullopt : std::optional(meanOf(values))));
        m_table->showResult(judges + 1, column, words(withoutExtremes(values).transform(meanOf)));
    }
}

/// What the submitted rows come to by the rubric's formula, and how.
void PanelDialog::showTotal()
{
    const auto people = m_openDesk.desk()->lists().people(RowSource::of({candidate()}));
    const ApplicantScores scores =
        people && !people->isEmpty() ? people->first().scores : ApplicantScores();
    QString words = scores.total ? tr("Total: %1")
                                       .arg((scores.isUnchecked() ? uncheckedSign() : QString()) +
                                            ReviewWords::number(*scores.total))
                                 : tr("No total yet");
    if (scores.hidden > 0)
        words += u'\n' + tr("Without %n score(s) that are hidden from you until your own row is "
                            "submitted.",
                            nullptr, scores.hidden);
    if (scores.formula)
        words += u'\n' + FormulaExplanation::of(*scores.formula);
    m_total->setText(words);
}

/// What others wrote on paper counts when a row is whole; one's own is submitted by oneself.
void PanelDialog::showSubmit()
{
    const auto mine =
        std::ranges::find(m_sheet.rows, m_openDesk.desk()->reviewer(), &ScoreSheetRow::reviewer);
    m_submit->setVisible(mine != m_sheet.rows.end() && mine->isOpen() && !mine->scores.isEmpty());
    setUsable(m_submit, m_submit->isVisibleTo(this) && m_sheet.isComplete(*mine),
              tr("Your row is not complete yet."));
}

void PanelDialog::submit()
{
    const auto done = m_openDesk.desk()->reviews().submitPanelRow(candidate());
    if (!done)
        m_dialogs.error(this, tr("The review could not be submitted."), done.error());
    fill();
}

void PanelDialog::take(int row, int column, std::optional<double> number)
{
    const QString id = m_sheet.criteria[column - FirstCriterion].id;
    const ScoreSheetRow &shown = m_sheet.rows[row];
    const auto done =
        m_openDesk.desk()->reviews().enterScore(shown.applicant, shown.reviewer, id, number);
    if (!done) {
        refuse(row, column, number ? numberText(*number) : QString());
        return;
    }
    if (*done == WorkKeeper::Outcome::Kept)
        return; // the file will take it later; what was typed stays in sight
    if (const auto sheet = m_openDesk.desk()->reviews().panelSheet(candidate()))
        m_sheet = *sheet;
    showRow(row);
    showMeans();
    showTotal();
    showSubmit();
}

void PanelDialog::refuse(int row, int column, const QString &text)
{
    const Criterion &criterion = m_sheet.criteria[column - FirstCriterion];
    m_dialogs.inform(this, ScoreWords::refusal(text), ScoreWords::allowedRange(criterion));
    showRow(row);
    m_table->setCurrentCell(row, column);
}

/// A page for the protocol: what each judge gave, and a line for each signature.
void PanelDialog::saveSheet()
{
    ExportRequest request;
    request.source = RowSource::of({candidate()});
    request.profile.language = tableLanguageOf(WindowLanguage::inUse());
    request.panelCriteria = m_openDesk.desk()->reviews().panelCriteria();
    request.season = m_openDesk.desk()->file().title().value_or(QString());
    const QString path = m_dialogs.saveFile(
        this, m_print->text(),
        tr("Interview record %1.pdf", "a date").arg(QDate::currentDate().toString(Qt::ISODate)),
        tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return;
    const auto season = m_openDesk.desk()->lists().visibleSeason(nameOf(request.profile.language));
    if (const auto written = exportPanelRecords(*season, request, path); !written)
        m_dialogs.error(this, tr("The file could not be written."), written.error());
}

} // namespace Bole
