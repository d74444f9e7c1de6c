// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/othersview.h"

#include "model/season/reviewerstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "views/common/theme.h"
#include "views/review/decisionbar.h"
#include "views/review/reviewdesk.h"
#include "views/review/reviewwords.h"
#include "views/review/scoredots.h"
#include "views/session.h"

#include <QEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace Bole {

OthersView::OthersView(Session &session, ReviewDesk &desk, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_desk(desk),
      m_title(new QLabel),
      m_summary(new QLabel),
      m_dots(new ScoreDots),
      m_notes(new QTextBrowser)
{
    m_title->setFont(textFont(TextSize::Normal, true));
    m_summary->setWordWrap(true);
    m_summary->setFont(textFont(TextSize::Small));
    m_notes->setFrameShape(QFrame::NoFrame);
    m_notes->setOpenLinks(false);
    m_notes->setMinimumHeight(96);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Grid, 0, 0);
    layout->setSpacing(Grid / 2);
    layout->addWidget(m_title);
    layout->addWidget(m_summary);
    layout->addWidget(m_dots);
    layout->addWidget(m_notes);
    connect(&desk, &ReviewDesk::loaded, this, &OthersView::refresh);
    connect(&desk, &ReviewDesk::othersChanged, this, &OthersView::refresh);
    refresh();
}

void OthersView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void OthersView::refresh()
{
    m_title->setText(tr("The committee"));
    const bool shown = m_desk.hasApplicant() && m_desk.visibility().showsOthers(m_desk.applicant());
    const QList<Review> reviews = m_desk.shownReviews();
    m_dots->setDots({}, 5); // what another reviewer saw must not stay behind, not even unseen
    m_notes->clear();
    m_summary->setToolTip({});
    m_dots->setVisible(shown && !reviews.isEmpty());
    m_notes->setVisible(shown && !reviews.isEmpty());
    if (!shown) {
        m_summary->setText(
            m_desk.review().state == ReviewState::Conflict
                ? tr("You declared a conflict of interest, so other reviews stay hidden from you.")
                : tr("Others' scores and notes appear here once you have submitted yours."));
        return;
    }
    if (reviews.isEmpty()) {
        m_summary->setText(tr("Nobody has submitted a review yet."));
        return;
    }
    QHash<ReviewerId, Reviewer> people;
    Season &season = *m_session.season();
    for (const Reviewer &reviewer :
         season.reviewers().listWithRemoved().value_or(QList<Reviewer>()))
        people.insert(reviewer.id, reviewer);
    QList<ScoreDot> dots;
    QList<double> values;
    QString notes;
    bool mixed = false;
    int top = 5;
    for (const Review &review : reviews) {
        const Reviewer person = people.value(review.reviewer);
        const auto stored = season.rubrics().rubric(review.rubric);
        const auto given = stored ? total(review.content, stored->rubric) : std::nullopt;
        mixed |= review.rubric != reviews.first().rubric;
        QString score = tr("no total");
        if (given) {
            const QColor colour(person.colour);
            dots.append({review.reviewer, person.initials, person.name,
                         colour.isValid() ? colour : Colors::of(palette()).muted, given->value,
                         review.reviewer == m_session.reviewer()});
            values.append(given->value);
            top = given->top;
            score = ReviewWords::number(given->value);
        }
        notes += tr("**%1** · %2 · %3")
                     .arg(person.name, score, DecisionBar::nameOf(review.content.decision));
        if (!review.content.reason.isEmpty())
            notes += QStringLiteral("  \n*%1*").arg(m_desk.blinder().text(review.content.reason));
        notes += QStringLiteral("\n\n%1\n\n").arg(m_desk.blinder().text(review.content.note));
    }
    m_dots->setDots(dots, top);
    m_notes->setMarkdown(notes);
    const Summary s = summarize(values);
    QString summary = tr("%n review(s), mean %1, spread %2.", nullptr, s.count)
                          .arg(ReviewWords::number(s.mean), ReviewWords::number(s.spread()));
    if (mixed)
        summary += u' ' + tr("They were given under different versions of the rubric.");
    m_summary->setText(summary);
    m_summary->setToolTip(tr("Mean of the reviewers' weighted totals; spread is the highest minus "
                             "the lowest."));
}

} // namespace Bole
