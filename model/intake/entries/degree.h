// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/study.h"
#include "model/record/recordenums.h"

namespace Bole {

struct Degree
{
    Passage text;
    Stored<StudyLevel> level;
    qsizetype item = 0; ///< in the header
    Span span;          ///< in the item
};

/// The degree that an entry of an education section names, or nothing.
std::optional<Degree> findDegree(const Study &study, const Knowledge &knowledge);

/// "Larkfield High School", 某某中学: its name says what somebody did there.
bool isSecondarySchool(const QString &name);

} // namespace Bole
