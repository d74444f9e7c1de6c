// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/assignment.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Bole {

namespace {

/// Counts who has how much to read and hands out more.
class Dealer
{
public:
    Dealer(const QList<ReviewerId> &reviewers, const QSet<Assignment> &existing,
           const QSet<Assignment> &conflicts, quint32 seed)
        : m_order(reviewers), m_taken(existing), m_conflicts(conflicts), m_random(seed)
    {
        for (const Assignment &reading : existing)
            ++m_load[reading.reviewer];
    }

    void shuffle(QList<ApplicantId> &applicants) { std::ranges::shuffle(applicants, m_random); }

    bool deal(ApplicantId applicant, QList<Assignment> &added)
    {
        std::ranges::shuffle(m_order, m_random); // ties fall at random
        const ReviewerId *best = nullptr;
        for (const ReviewerId &reviewer : std::as_const(m_order)) {
            const Assignment reading{applicant, reviewer};
            if (m_taken.contains(reading) || m_conflicts.contains(reading))
                continue;
            if (!best || m_load.value(reviewer) < m_load.value(*best))
                best = &reviewer;
        }
        if (!best)
            return false;
        const Assignment reading{applicant, *best};
        m_taken.insert(reading);
        ++m_load[*best];
        added.append(reading);
        return true;
    }

    int readersOf(ApplicantId applicant) const
    {
        return int(std::ranges::count_if(
            m_order, [&](ReviewerId r) { return m_taken.contains({applicant, r}); }));
    }

    int freeReadersOf(ApplicantId applicant) const
    {
        return int(std::ranges::count_if(
            m_order, [&](ReviewerId r) { return !m_conflicts.contains({applicant, r}); }));
    }

private:
    QList<ReviewerId> m_order;
    QSet<Assignment> m_taken;
    const QSet<Assignment> &m_conflicts;
    QHash<ReviewerId, int> m_load;
    QRandomGenerator m_random;
};

} // namespace

AssignmentPlan assignEvenly(const QList<ApplicantId> &applicants,
                            const QList<ReviewerId> &reviewers, int readers,
                            const QSet<Assignment> &existing, const QSet<Assignment> &conflicts,
                            quint32 seed)
{
    Dealer dealer(reviewers, existing, conflicts, seed);
    QList<ApplicantId> order = applicants;
    dealer.shuffle(order);
    // Those with the fewest possible readers choose first, else their readers may be used up.
    std::ranges::stable_sort(order, std::less(),
                             [&](ApplicantId a) { return dealer.freeReadersOf(a); });
    AssignmentPlan plan;
    for (const ApplicantId applicant : std::as_const(order)) {
        for (int n = dealer.readersOf(applicant); n < readers; ++n) {
            if (!dealer.deal(applicant, plan.added)) {
                plan.tooFewReaders.append(applicant);
                break;
            }
        }
    }
    std::ranges::sort(plan.added);
    std::ranges::sort(plan.tooFewReaders);
    return plan;
}

} // namespace Bole
