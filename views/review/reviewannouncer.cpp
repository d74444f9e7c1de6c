// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewannouncer.h"

#include "model/desk/ownreview.h"
#include "views/common/announcements.h"
#include "views/common/reviewwords.h"

namespace Bole {

ReviewAnnouncer::ReviewAnnouncer(Announcements &announcements, OwnReview &review, QObject *parent)
    : QObject(parent), m_announcements(announcements), m_review(review)
{
    connect(&review, &OwnReview::decided, this, [this] {
        announce(ReviewWords::decided(m_review.review().decision, m_review.applicantName()));
    });
    connect(&review, &OwnReview::stateSet, this, [this] {
        announce(ReviewWords::stateSet(m_review.review().state, m_review.applicantName()));
    });
}

void ReviewAnnouncer::announce(const QString &text)
{
    emit showWanted();
    m_announcements.announce({text, m_review.latestStep()});
}

} // namespace Bole
