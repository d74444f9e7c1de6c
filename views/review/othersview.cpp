// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/othersview.h"

#include "model/desk/desk.h"
#include "model/desk/deskreviews.h"
#include "model/desk/ownreview.h"
#include "views/common/opendesk.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"
#include "views/common/uncheckedmark.h"
#include "views/review/decisionbar.h"
#include "views/review/scoredots.h"

#include <QEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace Bole {

OthersView::OthersView(OpenDesk &openDesk, OwnReview &review, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_review(review),
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
    connect(&review, &OwnReview::loaded, this, &OthersView::refresh);
    connect(&review, &OwnReview::othersChanged, this, &OthersView::refresh);
    refresh();
}

void OthersView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

void OthersView::refresh()
{
    m_title->setText(tr("The committee"));
    clear();
    const Desk *desk = m_openDesk.desk();
    const CommitteeReviews given = desk && m_review.hasApplicant()
                                       ? desk->reviews().ofCommittee(m_review.applicant())
                                       : CommitteeReviews();
    m_dots->setVisible(!given.reviews.isEmpty());
    m_notes->setVisible(!given.reviews.isEmpty());
    if (!given.isShown)
        explainWhyHidden();
    else if (given.reviews.isEmpty())
        m_summary->setText(tr("Nobody has submitted a review yet."));
    else
        showReviews(given);
}

/// What another reviewer saw must not stay behind, not even unseen.
void OthersView::clear()
{
    m_dots->setDots({}, {});
    m_notes->clear();
    m_summary->setToolTip({});
}

void OthersView::explainWhyHidden()
{
    m_summary->setText(
        isConflict(m_review.review().state)
            ? tr("You declared a conflict of interest, so other reviews stay hidden from you.")
            : tr("Others' scores and notes appear here once you have submitted yours."));
}

void OthersView::showReviews(const CommitteeReviews &given)
{
    QList<ScoreDot> dots;
    QString notes;
    TotalScale scale = totalScale(m_review.rubric());
    for (const GivenReview &one : given.reviews) {
        notes += textOf(one);
        if (!one.total)
            continue;
        const QColor colour(one.reviewer.colour);
        dots.append({one.reviewer.id, one.reviewer.initials, one.reviewer.name,
                     colour.isValid() ? colour : Colors::of(palette()).muted, one.total->value,
                     one.isMine});
        scale.highest = one.total->top;
    }
    m_dots->setDots(dots, scale);
    m_notes->setMarkdown(notes);
    m_summary->setText(summaryOf(given));
    const QString meaning =
        tr("Mean of the reviewers' weighted totals; spread is the highest minus "
           "the lowest.");
    m_summary->setToolTip(given.isUnchecked ? meaning + u'\n' + uncheckedMeaning() : meaning);
}

QString OthersView::textOf(const GivenReview &given) const
{
    QString text = tr("**%1** · %2 · %3")
                       .arg(given.reviewer.name,
                            given.total ? ReviewWords::number(given.total->value) : tr("no total"),
                            ReviewWords::decisionName(given.content.decision));
    if (!given.content.reason.isEmpty())
        text += QStringLiteral("  \n*%1*").arg(given.content.reason);
    return text + QStringLiteral("\n\n%1\n\n").arg(given.content.note);
}

QString OthersView::summaryOf(const CommitteeReviews &given) const
{
    if (given.counted == 0)
        return tr("%n review(s), given under a version of the rubric that can't be compared.",
                  nullptr, int(given.reviews.size()));
    QString summary = tr("%n review(s), mean %1, spread %2.", nullptr, given.counted)
                          .arg(ReviewWords::number(given.mean), ReviewWords::number(given.spread));
    if (given.total)
        summary += u' ' + tr("Total by the formula: %1.")
                              .arg((given.isUnchecked ? uncheckedSign() : QString()) +
                                   ReviewWords::number(*given.total));
    return given.areMixed
               ? summary + u' ' + tr("They were given under different versions of the rubric.")
               : summary;
}

} // namespace Bole
