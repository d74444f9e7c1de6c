// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/decisionwork.h"

#include "model/season/decisionstore.h"
#include "model/season/season.h"
#include "model/season/withstores.h"

namespace Bole {

DecisionWork::DecisionWork(WorkKeeper &keeper)
    : m_keeper(&keeper), m_kept(std::make_shared<QList<std::shared_ptr<Kept>>>())
{
}

Result<WorkKeeper::Outcome> DecisionWork::decide(const QList<NewDecision> &decisions,
                                                 ShortlistId list, ReviewerId by)
{
    const auto one = std::make_shared<Kept>(decisions, list, by, QDateTime::currentDateTimeUtc());
    SeasonWork work{.kind = SeasonWork::Kind::Decision,
                    .subject = list.value,
                    .applicant = decisions.value(0).applicant,
                    .write = {},
                    .done = [one, all = m_kept] {
                        all->removeAll(one);
                    }};
    work.write = withStores(
        [one](DecisionStore &store) { return store.decide(one->decisions, one->list, one->by); },
        &Season::decisions);
    const auto done = m_keeper->write(work);
    if (done && *done == WorkKeeper::Outcome::Kept)
        m_kept->append(one);
    return done;
}

void DecisionWork::addWaitingTo(QHash<ApplicantId, CommitteeDecision> &decisions,
                                const QList<ApplicantId> &applicants) const
{
    // What the keeper gave up, or was told to forget, waits for nothing.
    m_kept->removeIf([this](const auto &one) {
        return !m_keeper->holds(SeasonWork::Kind::Decision, one->list.value);
    });
    for (const auto &one : std::as_const(*m_kept)) {
        for (const NewDecision &made : std::as_const(one->decisions)) {
            if (applicants.contains(made.applicant))
                decisions.insert(made.applicant,
                                 {made.decision, made.reason, one->list, one->by, one->at});
        }
    }
}

} // namespace Bole
