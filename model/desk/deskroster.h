// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/rosterimport.h"
#include "model/record/recordedit.h"

#include <functional>

class QObject;

namespace Bole {

struct DeskState;

/// One thing that the roster says of somebody.
struct RosterLine
{
    QString key;
    QString value;
    QList<Edit> edits; ///< put it into the record; none where that says the same

    bool operator==(const RosterLine &) const = default;
};

/// The committee's own list of applicants, for who leads the committee. A part of the desk.
class DeskRoster
{
public:
    explicit DeskRoster(DeskState &state) : m_state(state) {}

    /// What each column is most likely, with what was chosen for such titles before.
    RosterColumns guess(const RosterTable &table) const;
    /// Answers on the window's thread, unless `context` has gone by then: thousands are read and
    /// written on the season's own.
    using Planned = std::function<void(const Result<RosterPlan> &)>;
    /// What taking it over would do. NotAllowed where people must not be changed.
    void preview(const RosterTable &table, const RosterColumns &columns, QObject *context,
                 const Planned &then) const;
    void take(const RosterOptions &wish, QObject *context, const Planned &then);
    /// What the roster says of somebody, as it may be seen.
    RosterValues values(ApplicantId applicant) const;
    /// The same with how to take it into the record, where that does not say it.
    QList<RosterLine> lines(ApplicantId applicant) const;

private:
    RosterPlan inWords(RosterPlan plan) const;

    DeskState &m_state;
};

} // namespace Bole
