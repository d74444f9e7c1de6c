// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/duplicatefinder.h"
#include "model/import/importtasks.h"
#include "model/import/importwriter.h"
#include "model/import/peopleindex.h"
#include "model/intake/intake.h"

namespace Bole {

class Database;

/// Who is in a season, for an import that asks whose a document is.
struct ImportPeople
{
    DuplicateFinder duplicates;
    PeopleIndex index;
};

Result<ImportPeople> peopleIn(Database &database);

/// How a file that was read goes into the season. One whose name does not tell whose it is, and one
/// that turns out to be no CV, go to whom they are about, or into the tray; what was found to be
/// somebody's by its file or folder stays with them.
ImportWriter::Entry entryFor(const ImportTask &task, const ImportPerson &person,
                             const Understanding &understanding, const PeopleIndex &people);

} // namespace Bole
