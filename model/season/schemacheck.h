// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QList>

namespace Bole {

class Database;
struct Migration;

/// SeasonCorrupted where the file lacks a table that its version has, or holds anything that it has
/// not: a trigger, a view, another table. It was damaged, or changed by something else than Bole.
Result<void> checkSchema(Database &database, const QList<Migration> &steps);

} // namespace Bole
