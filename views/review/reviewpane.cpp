// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewpane.h"

#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/errortext.h"
#include "views/common/theme.h"
#include "views/review/citationlist.h"
#include "views/review/criterionrow.h"
#include "views/review/decisionbar.h"
#include "views/review/elidedlabel.h"
#include "views/review/levelstrip.h"
#include "views/review/noteeditor.h"
#include "views/review/othersview.h"
#include "views/review/reviewwords.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace Bole {

ReviewPane::ReviewPane(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_desk(session),
      m_pages(new QStackedWidget),
      m_empty(new EmptyState("bole-review"))
{
    setObjectName(QStringLiteral("review"));
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(buildBody(), 1);
    column->addWidget(buildFoot());
    m_pages->addWidget(m_empty);
    m_pages->addWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    connect(&m_desk, &ReviewDesk::loaded, this, &ReviewPane::showReview);
    connect(&m_desk, &ReviewDesk::changed, this, &ReviewPane::showReview);
    connect(&m_desk, &ReviewDesk::savingChanged, this, &ReviewPane::showState);
    wireActions();
    retranslate();
    showReview();
}

void ReviewPane::wireActions()
{
    ActionTable &actions = m_session.actions();
    actions.attach("review", this);
    const auto on = [&](const char *id, auto slot) {
        connect(actions.action(id), &QAction::triggered, this, slot);
    };
    on("review-submit", &ReviewPane::submitAndNext);
    on("review-skip", &ReviewPane::skipAndNext);
    on("review-abstain", &ReviewPane::abstainAndNext);
    on("review-conflict", &ReviewPane::declareConflict);
    on("review-take-back", [this] { m_desk.takeBack(); });
    on("review-cite", &ReviewPane::citeSelection);
    on("decide-admit", [this] { m_desk.setDecision(Decision::Admit); });
    on("decide-interview", [this] { m_desk.setDecision(Decision::Interview); });
    on("decide-wait", [this] { m_desk.setDecision(Decision::Wait); });
    on("decide-reject", [this] { m_desk.setDecision(Decision::Reject); });
    on("decide-undecided", [this] { m_desk.setDecision(Decision::Undecided); });
}

void ReviewPane::buildRows()
{
    if (m_shownRubric == m_desk.rubric())
        return;
    m_shownRubric = m_desk.rubric();
    qDeleteAll(std::exchange(m_rows, {}));
    int nameWidth = 0;
    QWidget *before = nullptr;
    for (const Criterion &criterion : std::as_const(m_shownRubric.criteria)) {
        auto *row = new CriterionRow(criterion, m_colours);
        m_rowsLayout->addWidget(row);
        m_rows.append(row);
        connectRow(row);
        nameWidth = std::max(nameWidth, row->nameWidthHint());
        if (before)
            setTabOrder(before, row->strip());
        before = row->strip();
    }
    for (CriterionRow *row : std::as_const(m_rows))
        row->setNameWidth(std::min(nameWidth, 128));
    if (before)
        setTabOrder(before, m_note->edit());
    if (!m_rows.isEmpty())
        setFocusProxy(m_rows.first()->strip());
}

void ReviewPane::connectRow(CriterionRow *row)
{
    const QString id = row->criterion().id;
    connect(row, &CriterionRow::levelChosen, this,
            [this, id](std::optional<int> level) { m_desk.setLevel(id, level); });
    connect(row, &CriterionRow::confidenceChosen, this,
            [this, id](std::optional<int> value) { m_desk.setConfidence(id, value); });
    connect(row, &CriterionRow::noteEdited, this,
            [this, id](const QString &note) { m_desk.setCriterionNote(id, note); });
    connect(row, &CriterionRow::noteLeft, &m_desk, &ReviewDesk::flush);
    connect(row, &CriterionRow::citeWanted, this, [this, id, row] {
        if (m_desk.cite(id))
            row->openNote(true);
        else
            m_session.say(tr("Select text in the document first, then cite it."));
    });
    connect(row, &CriterionRow::citationClicked, &m_desk, &ReviewDesk::showCitation);
    connect(row, &CriterionRow::citationRemoved, this,
            [this, id](qsizetype index) { m_desk.removeCitation(id, index); });
    connect(row, &CriterionRow::movedOn, this, [this, row] { moveOnFrom(row); });
    connect(row, &CriterionRow::lookedAtChanged, this, [this, row] { showExplanation(row); });
}

void ReviewPane::moveOnFrom(CriterionRow *row)
{
    const qsizetype next = m_rows.indexOf(row) + 1;
    if (next < m_rows.size()) {
        m_rows[next]->strip()->setFocus(Qt::TabFocusReason);
        m_scroll->ensureWidgetVisible(m_rows[next], 0, Grid);
    } else {
        m_note->setFocus(Qt::TabFocusReason);
        m_scroll->ensureWidgetVisible(m_note, 0, Grid);
    }
}

CriterionRow *ReviewPane::focusedRow() const
{
    for (CriterionRow *row : m_rows) {
        if (row->isAncestorOf(QApplication::focusWidget()))
            return row;
    }
    return nullptr;
}

/// Of the criterion that is looked at; without one, what the keys do.
void ReviewPane::showExplanation(CriterionRow *row)
{
    if (CriterionRow *focused = focusedRow(); focused && !(row && row->underMouse()))
        row = focused;
    if (!row) {
        m_explanation->setText(
            m_desk.isLocked()
                ? tr("This review is closed. Take it back to change it.")
                : tr("%1 goes to the scores: a digit scores and moves on, Enter opens a note.")
                      .arg(m_session.actions()
                               .action("focus-review")
                               ->shortcut()
                               .toString(QKeySequence::NativeText)));
        return;
    }
    const QString name = row->criterion().name.in(windowLanguage());
    m_explanation->setText(tr("%1 — %2").arg(name, row->explanation()));
}

void ReviewPane::showPage()
{
    if (!m_session.season() || !m_desk.hasApplicant()) {
        m_empty->setText(tr("No applicant is open"),
                         tr("Choose somebody in the list, or press N for the next who needs you."));
    } else if (!m_session.reviewer().isValid()) {
        m_empty->setText(tr("Who is at the keyboard?"),
                         tr("Choose yourself at the top right, or with Review → Who Is Reading, so "
                            "that your review carries your name."));
    } else if (!m_desk.rubricId().isValid()) {
        m_empty->setText(tr("There is no rubric yet"),
                         tr("Make one with Review → Rubric: the library has criteria to start "
                            "from."));
    }
    m_pages->setCurrentIndex(m_desk.canWrite() ? 1 : 0);
}

void ReviewPane::showReview()
{
    showPage();
    if (!m_desk.canWrite())
        return;
    buildRows();
    const ReviewContent &review = m_desk.review();
    const bool locked = m_desk.isLocked();
    for (CriterionRow *row : std::as_const(m_rows))
        row->show(review.scores.value(row->criterion().id), m_desk.blinder(), locked);
    m_note->setText(review.note);
    m_note->setReadOnly(locked);
    m_citations->setCitations(review.citations, m_desk.blinder(), locked);
    m_decision->show(review.decision, review.reason, locked);
    const auto sum = total(review, m_desk.rubric());
    m_total->setText(sum ? ReviewWords::number(sum->value) : QString());
    m_total->setToolTip(sum ? ReviewWords::explain(*sum, m_desk.rubric()) : QString());
    showExplanation(nullptr);
    showState();
}

QString ReviewPane::submitKey() const
{
    return m_session.actions()
        .action("review-submit")
        ->shortcut()
        .toString(QKeySequence::NativeText);
}

QString ReviewPane::missingText() const
{
    int scores = 0;
    bool reason = false;
    for (const Missing &missing : m_desk.missing()) {
        scores += missing.kind != Missing::Reason;
        reason |= missing.kind == Missing::Reason;
    }
    if (scores > 0)
        return tr("%n score(s) to go", nullptr, scores);
    return reason ? tr("A rejection needs a reason") : QString();
}

void ReviewPane::showState()
{
    if (!m_desk.canWrite())
        return;
    const bool locked = m_desk.isLocked();
    const QString state = ReviewWords::stateName(m_desk.review().state);
    QString text = m_desk.exists() ? state : tr("Not begun");
    switch (m_desk.saving()) {
    case ReviewDesk::Saving::Saved:
        text = tr("%1 · saved %2")
                   .arg(state, QLocale().toString(m_desk.savedAt().toLocalTime().time(),
                                                  QLocale::ShortFormat));
        break;
    case ReviewDesk::Saving::Pending:
        text = tr("%1 · saving …").arg(state);
        break;
    case ReviewDesk::Saving::Failed:
        text = tr("Not saved: %1").arg(errorText(m_desk.lastError()));
        break;
    case ReviewDesk::Saving::Nothing:
        break;
    }
    if (m_desk.isOldVersion())
        text += QStringLiteral(" · ") + tr("rubric version %1").arg(m_desk.rubric().version);
    m_state->setText(text);
    const Colors colors = Colors::of(palette());
    QPalette ink = m_state->palette();
    ink.setColor(QPalette::WindowText, m_desk.saving() == ReviewDesk::Saving::Failed ? colors.bad
                                       : m_desk.review().state == ReviewState::Submitted
                                           ? colors.good
                                           : colors.muted);
    m_state->setPalette(ink);
    const QString missing = locked ? QString() : missingText();
    m_missing->setText(locked || !missing.isEmpty() ? missing : tr("%1 submits").arg(submitKey()));
    m_submit->setEnabled(!locked && missing.isEmpty());
    m_submit->setVisible(!locked);
    m_takeBack->setVisible(locked);
    m_more->setEnabled(!locked);
    m_decision->setReasonMissing(!locked && m_desk.review().decision == Decision::Reject &&
                                 m_desk.review().reason.trimmed().isEmpty());
}

void ReviewPane::goToNextInQueue()
{
    m_session.actions().action("queue-next")->trigger();
    if (!m_rows.isEmpty())
        m_rows.first()->strip()->setFocus(Qt::OtherFocusReason);
    m_scroll->verticalScrollBar()->setValue(0);
}

void ReviewPane::submitAndNext()
{
    if (!m_desk.canWrite() || m_desk.isLocked())
        return;
    if (const QList<Missing> missing = m_desk.missing(); !missing.isEmpty()) {
        m_session.say(missingText());
        for (CriterionRow *row : std::as_const(m_rows)) {
            if (missing.first().criterion == row->criterion().id)
                row->strip()->setFocus(Qt::OtherFocusReason);
        }
        return;
    }
    goOnIf(m_desk.submit(), tr("The review could not be submitted."));
}

/// Nobody goes on in the belief that something is in the file which is not.
void ReviewPane::goOnIf(bool kept, const QString &failure)
{
    if (kept)
        goToNextInQueue();
    else
        m_session.dialogs().error(this, failure, m_desk.lastError());
}

void ReviewPane::skipAndNext()
{
    if (!m_desk.canWrite() || m_desk.isLocked())
        return;
    goOnIf(m_desk.skip(), tr("This could not be saved."));
}

void ReviewPane::abstainAndNext()
{
    if (!m_desk.canWrite() || m_desk.isLocked())
        return;
    goOnIf(m_desk.abstain(), tr("This could not be saved."));
}

void ReviewPane::declareConflict()
{
    if (!m_desk.canWrite() || m_desk.isLocked())
        return;
    const int answer = m_session.dialogs().question(
        this,
        {tr("Declare a conflict of interest with this applicant?"),
         tr("The documents and all reviews of this applicant will be hidden from you, and the "
            "coordinator sees that somebody else has to read them. You can take it back."),
         {tr("Declare the conflict"), tr("Cancel")},
         1,
         false});
    if (answer != 0)
        return;
    goOnIf(m_desk.declareConflict(), tr("This could not be saved."));
}

void ReviewPane::citeSelection()
{
    CriterionRow *row = focusedRow();
    if (!m_desk.cite(row ? row->criterion().id : QString()))
        m_session.say(tr("Select text in the document first, then cite it."));
    else if (row)
        row->openNote(true);
}

void ReviewPane::focusInEvent(QFocusEvent *)
{
    if (!m_rows.isEmpty())
        m_rows.first()->strip()->setFocus(Qt::OtherFocusReason);
}

void ReviewPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showState();
    QWidget::changeEvent(event);
}

void ReviewPane::retranslate()
{
    m_title->setText(tr("Review"));
    m_noteTitle->setText(tr("Note"));
    m_note->setPlaceholder(tr("What should the committee know? Markdown works here."));
    m_note->edit()->setAccessibleName(tr("Note on the applicant"));
    m_preview->setText(tr("Preview"));
    m_preview->setToolTip(tr("Show the note as it will read"));
    m_more->setText(tr("More …"));
    m_more->setToolTip(tr("Skip for now, abstain, or declare a conflict of interest"));
    m_submit->setText(tr("Submit and next"));
    m_submit->setToolTip(
        tr("Submit this review and go to the next applicant who needs you (%1)").arg(submitKey()));
    m_takeBack->setText(tr("Take back"));
    m_takeBack->setToolTip(tr("Make this review a draft again, to change it"));
    int nameWidth = 0;
    for (CriterionRow *row : std::as_const(m_rows)) {
        row->retranslate();
        nameWidth = std::max(nameWidth, row->nameWidthHint());
    }
    for (CriterionRow *row : std::as_const(m_rows))
        row->setNameWidth(std::min(nameWidth, 128));
    showReview();
}

} // namespace Bole
