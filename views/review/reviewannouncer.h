// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Bole {

class Announcements;
class OwnReview;

/// Announces what is recommended, submitted, skipped or declared in my review, with the step that
/// takes it back. Owned by the review pane.
class ReviewAnnouncer : public QObject
{
    Q_OBJECT

public:
    ReviewAnnouncer(Announcements &announcements, OwnReview &review, QObject *parent);

signals:
    /// Nobody decides in a pane that cannot be seen: it must be shown.
    void showWanted();

private:
    void announce(const QString &text);

    Announcements &m_announcements;
    OwnReview &m_review;
};

} // namespace Bole
