// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/rosterplan.h"

namespace Bole {

class Database;

/// The season's people as a roster sees them; also those who withdrew.
Result<QList<RosterPerson>> rosterPeople(Database &database);

/// What the titles of columns meant when a roster was last taken over, and the names of the
/// committee's own fields.
QHash<QString, QString> knownColumns(Database &database);

struct RosterOptions
{
    RosterTable table;
    RosterColumns columns;
    QString goneReason; ///< those whom the roster has no longer withdraw for this; null: they stay
};

/// Takes a roster over as one step that can be undone: people are made and values set; nobody is
/// deleted, and no value of a record that a document gave is changed. InvalidTable where the
/// columns name nobody.
Result<RosterPlan> takeRoster(Database &database, const RosterOptions &wish, ReviewerId by);

} // namespace Bole
