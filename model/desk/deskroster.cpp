// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskroster.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskstate.h"
#include "model/season/rosterstore.h"
#include "model/season/season.h"

namespace Bole {

RosterColumns DeskRoster::guess(const RosterTable &table) const
{
    return guessedColumns(table, knownColumns(m_state.season.database()));
}

Result<RosterPlan> DeskRoster::preview(const RosterTable &table, const RosterColumns &columns) const
{
    if (!DeskDossiers(m_state).mayChange())
        return failure(ErrorCode::NotAllowed, QStringLiteral("roster"));
    return rosterPeople(m_state.season.database())
        .transform([&](const QList<RosterPerson> &people) {
            RosterPlan plan = planRoster(table, columns, people);
            // Changes are read by people: fields by their names.
            for (const OwnField &field : DeskOwnFields(m_state).fields()) {
                for (RosterPlan::Changed &changed : plan.changed) {
                    for (RosterPlan::Change &change : changed.changes) {
                        if (change.key == ownFieldKey(field.id))
                            change.key = ownRosterKey(field.name.in(m_state.language));
                    }
                }
            }
            return plan;
        });
}

Result<RosterPlan> DeskRoster::take(const RosterWish &wish)
{
    if (!DeskDossiers(m_state).mayChange())
        return failure(ErrorCode::NotAllowed, QStringLiteral("roster"));
    return m_state.work.settle().and_then(
        [&] { return takeRoster(m_state.season.database(), wish, m_state.reviewer); });
}

/// The committee's own columns may tell anything: whoever reads blind sees none of it.
RosterValues DeskRoster::values(ApplicantId applicant) const
{
    const Viewer viewer = BlindedSeason::atDesk(m_state, applicant).viewer();
    if (viewer.blindness.isOn() || !viewer.mayRead(applicant))
        return {};
    return m_state.season.rosters().values(applicant).value_or(RosterValues());
}

} // namespace Bole
