// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/study.h"

namespace Bole {

struct StudyArea
{
    Passage text;
    double confidence = 0;
};

/// The field of study, as printed.
StudyArea findStudyArea(const Study &study, const Knowledge &knowledge);

/// Whether a known field stands right behind the school, as "…, University of Leeds, Physics" has
/// it.
bool isFieldBehindSchool(const Study &study, const Knowledge &knowledge);

} // namespace Bole
