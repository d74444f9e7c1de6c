// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/rosterimport.h"
#include "model/record/recordedit.h"

#include <optional>

namespace Bole {

struct DeskState;

/// One thing that the roster says of somebody.
struct RosterLine
{
    QString key;
    QString value;
    std::optional<Edit> edit; ///< puts it into the record; nothing where that says the same

    bool operator==(const RosterLine &other) const
    {
        return key == other.key && value == other.value &&
               edit.has_value() == other.edit.has_value();
    }
};

/// The committee's own list of applicants, for who leads the committee. A part of the desk.
class DeskRoster
{
public:
    explicit DeskRoster(DeskState &state) : m_state(state) {}

    /// What each column is most likely, with what was chosen for such titles before.
    RosterColumns guess(const RosterTable &table) const;
    /// What taking it over would do. NotAllowed where people must not be changed.
    Result<RosterPlan> preview(const RosterTable &table, const RosterColumns &columns) const;
    Result<RosterPlan> take(const RosterOptions &wish);
    /// What the roster says of somebody, as it may be seen.
    RosterValues values(ApplicantId applicant) const;
    /// The same with how to take it into the record, where it differs from what stands there.
    QList<RosterLine> lines(ApplicantId applicant) const;

private:
    DeskState &m_state;
};

} // namespace Bole
