// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/gradetext.h"

namespace Bole {

/// Ranks that a word calls so: "排名 3/120", "ranked first of 41".
void findRanks(GradeText &grades);
/// "top 5 %", and fractions behind a grade: what the words for grades have left.
void findRanksBesideGrades(GradeText &grades);

} // namespace Bole
