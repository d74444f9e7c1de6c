// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/review.h"

#include <QList>

#include <optional>

namespace Bole {

/// An applicant as the queue of one reviewer sees it.
struct QueueItem
{
    ApplicantId applicant;
    bool assigned = true;
    std::optional<ReviewState> mine; ///< nothing: not begun
    int submitted = 0;               ///< reviews by anybody that are in
    bool isNew = false;              ///< since I last looked

    bool needsMe() const;
    bool operator==(const QueueItem &) const = default;
};

/// How far one reviewer is, or everybody together.
struct Progress
{
    int assigned = 0;
    int done = 0; ///< submitted or abstained
    int drafts = 0;
    int skipped = 0;
    int conflicts = 0; ///< these count as nobody's work
    int unseen = 0;

    int left() const { return assigned - done; }
    bool operator==(const Progress &) const = default;
};

Progress progressOf(const QList<QueueItem> &items);

/// What one reviewer should read next. The order is by fewest reviews, and among equals shuffled by
/// a hash of season, reviewer and applicant: the same on every day and machine, another for
/// everybody, so that nobody always reads Z last. What was skipped comes after everything else.
class Queue
{
public:
    Queue() = default;
    Queue(QList<QueueItem> items, const QString &seasonId, ReviewerId reviewer);

    const QList<QueueItem> &items() const { return m_items; } ///< in reading order
    /// The next that needs me other than `current`; nothing when all is done.
    std::optional<ApplicantId> next(ApplicantId current = {}) const;
    Progress progress() const { return progressOf(m_items); }
    /// What has become of one of them, who keeps the place in the queue until it is made anew.
    void setMine(ApplicantId applicant, std::optional<ReviewState> mine);

private:
    QList<QueueItem> m_items;
};

/// Where a reviewer has been, so that "previous" goes back the way they came whatever the queue
/// does meanwhile.
class VisitedApplicants
{
public:
    void visit(ApplicantId applicant); ///< drops what lay ahead
    std::optional<ApplicantId> back();
    std::optional<ApplicantId> forward();
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_visited.size(); }

private:
    QList<ApplicantId> m_visited;
    qsizetype m_at = -1;
};

/// The sum over a committee: every assignment is one piece of work.
Progress operator+(const Progress &a, const Progress &b);

/// A hash that is the same everywhere and always, unlike qHash.
quint64 stableHash(QStringView text, qint64 a, qint64 b);

} // namespace Bole
