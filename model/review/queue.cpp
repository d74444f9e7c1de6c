// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/queue.h"

#include <algorithm>
#include <tuple>

namespace Bole {

bool QueueItem::needsMe() const
{
    return assigned && (!mine || *mine == ReviewState::Draft || *mine == ReviewState::Skipped);
}

quint64 stableHash(QStringView text, qint64 a, qint64 b)
{
    quint64 hash = 0xcbf29ce484222325; // FNV-1a over the text, then splitmix64 to mix
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * 0x100000001b3;
    for (const qint64 number : {a, b}) {
        hash += quint64(number) + 0x9e3779b97f4a7c15;
        hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9;
        hash = (hash ^ (hash >> 27)) * 0x94d049bb133111eb;
        hash ^= hash >> 31;
    }
    return hash;
}

Queue::Queue(QList<QueueItem> items, const QString &seasonId, ReviewerId reviewer)
    : m_items(std::move(items))
{
    std::ranges::sort(m_items, std::less(), [&](const QueueItem &item) {
        return std::tuple(!item.needsMe(), item.mine == ReviewState::Skipped, item.submitted,
                          stableHash(seasonId, reviewer.value, item.applicant.value),
                          item.applicant.value);
    });
}

std::optional<ApplicantId> Queue::next(ApplicantId current) const
{
    for (const QueueItem &item : m_items) {
        if (item.needsMe() && item.applicant != current)
            return item.applicant;
    }
    return std::nullopt;
}

void Queue::setMine(ApplicantId applicant, std::optional<ReviewState> mine)
{
    const auto item = std::ranges::find(m_items, applicant, &QueueItem::applicant);
    if (item != m_items.end())
        item->mine = mine;
}

Progress progressOf(const QList<QueueItem> &items)
{
    Progress progress;
    for (const QueueItem &item : items) {
        progress.unseen += item.isNew;
        progress.conflicts += isConflict(item.mine);
        if (!item.assigned || isConflict(item.mine))
            continue;
        ++progress.assigned;
        progress.done += item.mine == ReviewState::Submitted || item.mine == ReviewState::Abstained;
        progress.drafts += item.mine == ReviewState::Draft;
        progress.skipped += item.mine == ReviewState::Skipped;
    }
    return progress;
}

Progress operator+(const Progress &a, const Progress &b)
{
    return {a.assigned + b.assigned, a.done + b.done,           a.drafts + b.drafts,
            a.skipped + b.skipped,   a.conflicts + b.conflicts, a.unseen + b.unseen};
}

void VisitedApplicants::visit(ApplicantId applicant)
{
    if (m_at >= 0 && m_visited[m_at] == applicant)
        return;
    m_visited.resize(m_at + 1);
    m_visited.append(applicant);
    ++m_at;
}

std::optional<ApplicantId> VisitedApplicants::back()
{
    if (!canGoBack())
        return std::nullopt;
    return m_visited[--m_at];
}

std::optional<ApplicantId> VisitedApplicants::forward()
{
    if (!canGoForward())
        return std::nullopt;
    return m_visited[++m_at];
}

} // namespace Bole
