// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewpane.h"

#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/errortext.h"
#include "views/common/ink.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/review/citationlist.h"
#include "views/review/criterionrow.h"
#include "views/review/decisionbar.h"
#include "views/review/elidedlabel.h"
#include "views/review/levelstrip.h"
#include "views/review/noteeditor.h"
#include "views/review/noticebar.h"
#include "views/review/othersview.h"
#include "views/review/reviewannouncer.h"

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

ReviewPane::ReviewPane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                       WorkKeeper &work, ActionTable &actions, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_work(work),
      m_actions(actions),
      m_dialogs(dialogs),
      m_review(m_work),
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
    auto *notice = new NoticeBar(m_announcements, m_actions);
    connect(notice, &NoticeBar::undoOrRedoWanted, this, &ReviewPane::undoOrRedoWanted);
    column->addWidget(notice); // above the foot, whose buttons stay where they are
    column->addWidget(buildFoot());
    m_pages->addWidget(m_empty);
    m_pages->addWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    connect(&m_review, &OwnReview::loaded, this, &ReviewPane::showReview);
    connect(&m_review, &OwnReview::changed, this, &ReviewPane::showReview);
    connect(&m_review, &OwnReview::savingChanged, this, &ReviewPane::showState);
    auto *announcer = new ReviewAnnouncer(m_announcements, m_review, this);
    connect(announcer, &ReviewAnnouncer::showWanted, this, &ReviewPane::showWanted);
    followPosition();
    wireActions();
    retranslate();
    showReview();
}

void ReviewPane::followPosition()
{
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, [this] { m_review.setDesk(nullptr); });
    connect(&m_openDesk, &OpenDesk::deskChanged, this,
            [this] { m_review.setDesk(m_openDesk.desk()); });
    connect(&m_position, &ReadingPosition::applicantChanged, &m_review, &OwnReview::setApplicant);
    connect(&m_openDesk, &OpenDesk::typingEnding, &m_review, &OwnReview::flush);
    m_review.setApplicant(m_position.applicant());
    m_review.setDesk(m_openDesk.desk());
}

void ReviewPane::wireActions()
{
    ActionTable &actions = m_actions;
    actions.attach("review", this);
    const auto on = [&](const char *id, auto slot) {
        connect(actions.action(id), &QAction::triggered, this, slot);
    };
    on("review-submit", &ReviewPane::submitAndNext);
    on("review-skip", &ReviewPane::skipAndNext);
    on("review-abstain", &ReviewPane::abstainAndNext);
    on("review-conflict", &ReviewPane::declareConflict);
    on("review-take-back", [this] { m_review.takeBack(); });
    on("review-cite", &ReviewPane::citeSelection);
    on("decide-admit", [this] { m_review.setDecision(Decision::Admit); });
    on("decide-interview", [this] { m_review.setDecision(Decision::Interview); });
    on("decide-wait", [this] { m_review.setDecision(Decision::Wait); });
    on("decide-reject", [this] { m_review.setDecision(Decision::Reject); });
    on("decide-undecided", [this] { m_review.setDecision(Decision::Undecided); });
}

void ReviewPane::connectRow(CriterionRow *row)
{
    const QString id = row->criterion().id;
    connect(row, &CriterionRow::levelChosen, this, [this, id, row](std::optional<double> level) {
        m_review.setLevel(id, level);
        tellOfScore(*row, level);
    });
    connect(row, &CriterionRow::confidenceChosen, this,
            [this, id](std::optional<int> value) { m_review.setConfidence(id, value); });
    connect(row, &CriterionRow::noteEdited, this,
            [this, id](const QString &note) { m_review.setCriterionNote(id, note); });
    connect(row, &CriterionRow::noteLeft, &m_review, &OwnReview::flush);
    connect(row, &CriterionRow::citeWanted, this, [this, id, row] {
        if (cite(id)) {
            row->openNote(true);
            tellOfCitation(row);
        } else {
            m_announcements.say(tr("Select text in the document first, then cite it."));
        }
    });
    connect(row, &CriterionRow::citationClicked, this, &ReviewPane::showCitation);
    connect(row, &CriterionRow::citationRemoved, this,
            [this, id](qsizetype index) { m_review.removeCitation(id, index); });
    connect(row, &CriterionRow::movedOn, this, [this, row] { moveOnFrom(row); });
    connect(row, &CriterionRow::lookedAtChanged, this, [this, row] { showExplanation(row); });
}

void ReviewPane::moveOnFrom(CriterionRow *row)
{
    const qsizetype next = m_rows.indexOf(row) + 1;
    if (next < m_rows.size()) {
        m_rows[next]->input()->setFocus(Qt::TabFocusReason);
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
    const QString keys =
        m_review.isLocked()
            ? tr("This review is closed. Take it back to change it.")
            : tr("%1 goes to the scores: a digit scores and moves on, Enter opens a note.")
                  .arg(m_actions.action("focus-review")
                           ->shortcut()
                           .toString(QKeySequence::NativeText));
    const QString text = row ? tr("%1 — %2").arg(row->criterion().name.in(WindowLanguage::inUse()),
                                                 row->explanation())
                             : keys;
    m_explanation->setText(text);
    m_explanation->setToolTip(text); // where one line does not hold it
}

void ReviewPane::showPage()
{
    if (!m_review.hasApplicant()) {
        m_empty->setText(tr("No applicant is open"),
                         tr("Choose somebody in the list, or press N for the next who needs you."));
        m_empty->setActions({m_actions.action("queue-next")});
    } else if (!m_openDesk.reviewer().isValid()) {
        m_empty->setText(
            tr("Who is at the keyboard?"),
            tr("Choose yourself at the top right, or with Review → Change Reviewer…, so "
               "that your review carries your name."));
        m_empty->setActions({m_actions.action("who-reads")});
    } else if (!m_review.rubricId().isValid()) {
        m_empty->setText(tr("There is no rubric yet"),
                         tr("Make one with Review → Rubric: the library has criteria to start "
                            "from."));
        m_empty->setActions({m_actions.action("rubric")});
    }
    m_pages->setCurrentIndex(m_review.canWrite() ? 1 : 0);
}

void ReviewPane::showReview()
{
    showPage();
    if (!m_review.canWrite())
        return;
    buildRows();
    const ReviewContent review = m_review.review();
    const bool locked = m_review.isLocked();
    for (CriterionRow *row : std::as_const(m_rows))
        row->show(review.scores.value(row->criterion().id), locked);
    m_note->setText(review.note);
    showWordCount();
    m_note->setReadOnly(locked);
    m_citations->setCitations(review.citations, locked);
    m_decision->show(review.decision, review.reason, locked);
    const auto sum = m_review.total();
    m_total->setText(sum ? ReviewWords::number(sum->value) : QString());
    m_total->setToolTip(sum ? ReviewWords::explain(*sum, m_review.rubric()) : QString());
    showExplanation(nullptr);
    showState();
}

QString ReviewPane::submitKey() const
{
    return m_actions.action("review-submit")->shortcut().toString(QKeySequence::NativeText);
}

QString ReviewPane::missingText() const
{
    int scores = 0;
    bool reason = false;
    for (const Missing &missing : m_review.missing()) {
        scores += missing.kind != Missing::Reason;
        reason |= missing.kind == Missing::Reason;
    }
    if (scores > 0)
        return tr("%n score(s) to go", nullptr, scores);
    return reason ? tr("A rejection needs a reason") : QString();
}

void ReviewPane::showState()
{
    if (!m_review.canWrite())
        return;
    const bool locked = m_review.isLocked();
    const ReviewContent review = m_review.review();
    const QString state = ReviewWords::stateName(review.state);
    QString text = m_review.exists() ? state : tr("Not begun");
    switch (m_review.saving()) {
    case OwnReview::Saving::Saved:
        text = tr("%1 · saved %2")
                   .arg(state, QLocale().toString(m_review.savedAt().toLocalTime().time(),
                                                  QLocale::ShortFormat));
        break;
    case OwnReview::Saving::Pending:
        text = tr("%1 · saving…").arg(state);
        break;
    case OwnReview::Saving::Failed:
        text = tr("Not saved: %1").arg(errorText(m_review.lastError()));
        break;
    case OwnReview::Saving::Nothing:
        break;
    }
    if (m_review.isOldVersion())
        text += QStringLiteral(" · ") + tr("rubric version %1").arg(m_review.rubric().version);
    m_state->setText(text);
    setInk(m_state, m_review.saving() == OwnReview::Saving::Failed ? &Colors::bad
                    : review.state == ReviewState::Submitted       ? &Colors::good
                                                                   : &Colors::muted);
    const QString missing = locked ? QString() : missingText();
    m_missing->setText(locked || !missing.isEmpty() ? missing : tr("%1 submits").arg(submitKey()));
    setUsable(m_submit, !locked && missing.isEmpty(), missing);
    m_submit->setVisible(!locked);
    m_takeBack->setVisible(locked);
    setUsable(m_more, !locked, WhyNot::reviewIsClosed());
    m_decision->setReasonMissing(!locked && review.decision == Decision::Reject &&
                                 review.reason.trimmed().isEmpty());
}

void ReviewPane::goToNextInQueue()
{
    emit nextWanted();
    if (!m_rows.isEmpty())
        m_rows.first()->input()->setFocus(Qt::OtherFocusReason);
    m_scroll->verticalScrollBar()->setValue(0);
}

void ReviewPane::submitAndNext()
{
    if (!m_review.canWrite() || m_review.isLocked())
        return;
    if (const QList<Missing> missing = m_review.missing(); !missing.isEmpty()) {
        m_announcements.say(missingText());
        for (CriterionRow *row : std::as_const(m_rows)) {
            if (missing.first().criterion == row->criterion().id)
                row->input()->setFocus(Qt::OtherFocusReason);
        }
        return;
    }
    goOnIf(m_review.submit(), tr("The review could not be submitted."));
}

/// Nobody goes on in the belief that something is in the file which is not.
void ReviewPane::goOnIf(bool kept, const QString &failure)
{
    if (kept)
        goToNextInQueue();
    else
        m_dialogs.error(this, failure, m_review.lastError());
}

void ReviewPane::skipAndNext()
{
    if (!m_review.canWrite() || m_review.isLocked())
        return;
    goOnIf(m_review.skip(), tr("This could not be saved."));
}

void ReviewPane::abstainAndNext()
{
    if (!m_review.canWrite() || m_review.isLocked())
        return;
    goOnIf(m_review.abstain(), tr("This could not be saved."));
}

void ReviewPane::declareConflict()
{
    if (!m_review.canWrite() || m_review.isLocked())
        return;
    const int answer = m_dialogs.question(
        this,
        {tr("Declare a conflict of interest with this applicant?"),
         tr("The documents and all reviews of this applicant will be hidden from you, and the "
            "coordinator sees that somebody else has to read them. You can take it back."),
         {tr("Declare the conflict"), tr("Cancel")},
         1,
         false});
    if (answer != 0)
        return;
    goOnIf(m_review.declareConflict(), tr("This could not be saved."));
}

void ReviewPane::focusInEvent(QFocusEvent *)
{
    if (!m_rows.isEmpty())
        m_rows.first()->input()->setFocus(Qt::OtherFocusReason);
}

void ReviewPane::resizeEvent(QResizeEvent *event)
{
    shareRoom();
    QWidget::resizeEvent(event);
}

void ReviewPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
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
    m_more->setText(tr("More…"));
    m_more->setToolTip(tr("Skip for now, abstain, or declare a conflict of interest"));
    m_submit->setText(tr("Submit and next"));
    m_submit->setToolTip(
        tr("Submit this review and go to the next applicant who needs you (%1)").arg(submitKey()));
    m_takeBack->setText(tr("Take back"));
    m_takeBack->setToolTip(tr("Make this review a draft again, to change it"));
    nameCriteria();
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
