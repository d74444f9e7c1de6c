// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/duplicatefinder.h"
#include "model/import/importtasks.h"
#include "model/import/importwriter.h"
#include "model/import/peopleindex.h"
#include "model/intake/intake.h"

namespace Bole {

class Season;

/// Who is in a season, for an import that asks whose a document is.
struct ImportPeople
{
    DuplicateFinder duplicates;
    PeopleIndex index;
};

Result<ImportPeople> peopleIn(Season &season);

/// How a file that was read goes into the season. One whose name does not tell whose it is, and a
/// text or picture that is nobody's CV, go to whom they name, or into the tray; a picture of
/// somebody who is there stays with them.
ImportWriter::Entry entryFor(const ImportTask &task, const ImportPerson &person,
                             const Understanding &understanding, const PeopleIndex &people);

} // namespace Bole
