// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where in the review pane.
#include "views/review/reviewpane.h"

#include "views/common/actiontable.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/review/citationlist.h"
#include "views/review/committeeline.h"
#include "views/review/criterionrow.h"
#include "views/review/decisionbar.h"
#include "views/review/elidedlabel.h"
#include "views/review/levelstrip.h"
#include "views/review/noteeditor.h"
#include "views/review/notephrases.h"
#include "views/review/othersview.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace Bole {

QWidget *ReviewPane::buildHead()
{
    auto *head = new QWidget;
    m_title = new QLabel;
    m_title->setFont(textFont(TextSize::Normal, true));
    m_total = new QLabel;
    m_state = new ElidedLabel; // why something is not saved is long: the pane keeps its width
    m_state->setFont(textFont(TextSize::Small));
    m_state->setObjectName(QStringLiteral("reviewState"));
    auto *line = new QHBoxLayout;
    line->addWidget(m_title);
    m_missing = new QLabel;
    m_missing->setObjectName(QStringLiteral("reviewMissing"));
    m_missing->setFont(textFont(TextSize::Small));
    line->addWidget(m_total);
    line->addSpacing(Grid);
    line->addWidget(m_missing);
    line->addStretch(1);
    line->addWidget(m_state);
    m_explanation = new QLabel;
    m_explanation->setFont(textFont(TextSize::Small));
    m_explanation->setWordWrap(true);
    m_explanation->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *layout = new QVBoxLayout(head);
    layout->setContentsMargins(Grid + Grid / 2, Grid / 2, Grid + Grid / 2, Grid / 2);
    layout->setSpacing(Grid / 2);
    layout->addLayout(line);
    layout->addWidget(m_explanation);
    return head;
}

QWidget *ReviewPane::buildBody()
{
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(Grid + Grid / 2, 0, Grid + Grid / 2, Grid);
    layout->setSpacing(Grid / 2);
    m_rowsLayout = new QVBoxLayout;
    m_rowsLayout->setSpacing(0); // on a small laptop all criteria and the note are in sight
    layout->addLayout(m_rowsLayout);

    m_noteTitle = new QLabel;
    m_noteTitle->setFont(textFont(TextSize::Normal, true));
    m_preview = new QToolButton;
    m_preview->setObjectName(QStringLiteral("previewNote"));
    m_preview->setCheckable(true);
    m_preview->setFocusPolicy(Qt::TabFocus);
    auto *line = new QHBoxLayout;
    m_words = new QLabel;
    m_words->setObjectName(QStringLiteral("noteWords"));
    m_words->setFont(textFont(TextSize::Small));
    line->addWidget(m_noteTitle);
    line->addStretch(1);
    line->addWidget(m_words);
    line->addWidget(m_preview);
    layout->addLayout(line);
    m_note = new NoteEditor;
    m_note->edit()->setObjectName(QStringLiteral("reviewNote"));
    layout->addWidget(m_note);
    m_citations = new CitationList;
    layout->addWidget(m_citations);
    m_others = new OthersView(m_openDesk, m_review);
    layout->addWidget(m_others);
    layout->addStretch(1);

    connect(m_note, &NoteEditor::edited, this, [this] {
        m_review.setNote(m_note->text());
        showWordCount();
    });
    connect(&m_note->phrases(), &NotePhrases::phrasesEdited, this, &ReviewPane::phrasesEdited);
    connect(&m_note->phrases(), &NotePhrases::editWanted, this, &ReviewPane::editPhrases);
    connect(m_note, &NoteEditor::left, &m_review, &OwnReview::flush);
    connect(m_citations, &CitationList::clicked, this, &ReviewPane::showCitation);
    connect(m_citations, &CitationList::removed, this,
            [this](qsizetype index) { m_review.removeCitation({}, index); });
    connect(m_preview, &QToolButton::toggled, m_note, &NoteEditor::setPreview);

    m_scroll = new QScrollArea;
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(body);
    return m_scroll;
}

void ReviewPane::buildRows()
{
    if (m_shownRubric == m_review.rubric())
        return;
    m_shownRubric = m_review.rubric();
    qDeleteAll(std::exchange(m_rows, {}));
    int nameWidth = 0;
    QWidget *before = nullptr;
    for (const Criterion &criterion : std::as_const(m_shownRubric.criteria)) {
        if (!criterion.isAsked())
            continue; // a number from elsewhere is not a reviewer's to give
        auto *row = new CriterionRow(criterion);
        m_rowsLayout->addWidget(row);
        m_rows.append(row);
        connectRow(row);
        nameWidth = std::max(nameWidth, row->nameWidthHint());
        if (before)
            setTabOrder(before, row->input());
        before = row->input();
    }
    for (CriterionRow *row : std::as_const(m_rows))
        row->setNameWidth(std::min(nameWidth, 128));
    nameCriteria();
    if (before)
        setTabOrder(before, m_note->edit());
    if (!m_rows.isEmpty())
        setFocusProxy(m_rows.first()->input());
}

/// The head keeps its height whatever it explains; on a small laptop that is one line.
void ReviewPane::shareRoom()
{
    constexpr int low = 60 * Grid;
    const int lines = height() < low ? 1 : 2;
    m_explanation->setFixedHeight(lines * m_explanation->fontMetrics().lineSpacing() + 2);
    m_note->setMinimumHeight(lines * 6 * Grid);
    m_note->setMaximumHeight(lines == 1 ? 6 * Grid : QWIDGETSIZE_MAX);
}

QWidget *ReviewPane::buildFoot()
{
    auto *foot = new QWidget;
    m_decision = new DecisionBar;
    m_more = new QToolButton;
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::TabFocus);
    for (const char *id : {"review-skip", "review-abstain", "review-conflict"})
        m_more->addAction(m_actions.action(id));
    m_submit = new QPushButton;
    m_submit->setObjectName(QStringLiteral("submitAndNext"));
    m_takeBack = new QPushButton;
    m_takeBack->setObjectName(QStringLiteral("takeBack"));
    for (QWidget *button : QWidgetList{m_more, m_takeBack, m_submit})
        m_decision->addBesideReason(button);
    auto *layout = new QVBoxLayout(foot);
    layout->setContentsMargins(Grid + Grid / 2, Grid / 2, Grid + Grid / 2, Grid / 2);
    layout->setSpacing(Grid / 2);
    layout->addWidget(new CommitteeLine(m_openDesk, m_review));
    layout->addWidget(m_decision);
    connect(m_decision, &DecisionBar::decided, &m_review, &OwnReview::setDecision);
    connect(m_decision, &DecisionBar::reasonEdited, &m_review, &OwnReview::setReason);
    connect(m_decision, &DecisionBar::reasonLeft, &m_review, &OwnReview::flush);
    connect(m_submit, &QPushButton::clicked, this, &ReviewPane::submitAndNext);
    connect(m_takeBack, &QPushButton::clicked, &m_review, &OwnReview::takeBack);
    return foot;
}

} // namespace Bole
