// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/study.h"

namespace Bole {

struct School
{
    Passage name;
    QString id; ///< of the table of institutions, if it is in there
    double confidence = 0;
};

/// The school that an entry of an education section names, or nothing.
School findSchool(const Study &study, const Knowledge &knowledge);

} // namespace Bole
