// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/rosterimport.h"

namespace Bole {

struct DeskState;

/// The committee's own list of applicants, for who leads the committee. A part of the desk.
class DeskRoster
{
public:
    explicit DeskRoster(DeskState &state) : m_state(state) {}

    /// What each column is most likely, with what was chosen for such titles before.
    RosterColumns guess(const RosterTable &table) const;
    /// What taking it over would do. NotAllowed where people must not be changed.
    Result<RosterPlan> preview(const RosterTable &table, const RosterColumns &columns) const;
    Result<RosterPlan> take(const RosterWish &wish);
    /// What the roster says of somebody, as it may be seen.
    RosterValues values(ApplicantId applicant) const;

private:
    DeskState &m_state;
};

} // namespace Bole
