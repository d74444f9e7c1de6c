// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QString>

namespace Bole {

class Season;

/// A name that no file has, beside this one where there is still a folder, else at home:
/// "Season 2027 (kept 2026-11-18 00.12).bole".
QString freeNameBeside(const QString &seasonPath);

/// Saves what an open season holds into a new file, also when its own or its log has gone. Answers
/// where.
Result<QString> rescueCopy(const Season &season);

} // namespace Bole
