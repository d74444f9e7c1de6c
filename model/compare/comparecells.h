// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

namespace Bole {

/// What single cells of a comparison say. `at`: which of the record's entries it is.

/// As printed with its scale, and as a part of it: 4.93 / 5 (98.6 %).
CompareCell gradeCell(const Education &entry, qsizetype at);
CompareCell rankCell(const Education &entry, qsizetype at);
CompareCell countCell(int count);
/// Title, venue and which of the authors the applicant is.
QString paperLine(const Publication &paper);
QString period(const Work &work);

} // namespace Bole
