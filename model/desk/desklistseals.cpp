// SPDX-License-Identifier: GPL-3.0-or-later
// How the desk seals lists and looks whether they are still as they were sealed.
#include "model/desk/blindedseason.h"
#include "model/desk/desklists.h"
#include "model/desk/deskstate.h"
#include "model/season/decisionstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/shortliststore.h"
#include "model/season/transaction.h"

namespace Bole {

Result<void> DeskLists::seal(ShortlistId id)
{
    if (const auto settled = m_state.work.settle(); !settled)
        return settled;
    // Everything that counts is read and written in one transaction.
    Transaction transaction(m_state.season.database());
    const auto list = m_state.season.shortlists().shortlist(id);
    if (!list)
        return std::unexpected(list.error());
    const auto seal = sealFor(BlindedSeason(m_state.season, Viewer()), *list, m_state.reviewer,
                              QDateTime::currentDateTimeUtc());
    if (!seal)
        return std::unexpected(seal.error());
    return m_state.season.shortlists().seal(id, *seal, m_state.reviewer).and_then([&] {
        return transaction.commit();
    });
}

Result<QList<SealDifference>> DeskLists::sealDifferences(ShortlistId id) const
{
    // As it is in the file: hidden words in a reason are no difference.
    const auto list = stored(id);
    if (!list)
        return std::unexpected(list.error());
    const auto log = m_state.season.settings().events();
    if (!log)
        return std::unexpected(log.error());
    return m_state.season.decisions()
        .ofApplicants(list->applicants())
        .transform([&](const QHash<ApplicantId, CommitteeDecision> &decisions) {
            return Bole::sealDifferences(*list, *log, decisions);
        });
}

Result<void> DeskLists::checkSeal(ShortlistId list) const
{
    return sealDifferences(list).and_then(
        [](const QList<SealDifference> &differences) { return Bole::checkSeal(differences); });
}

} // namespace Bole
