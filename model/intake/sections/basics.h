// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/recordwriter.h"
#include "model/intake/parsers/namematcher.h"
#include "model/intake/sections/outline.h"

namespace Bole {

/// Who the applicant is: name, contacts, address, age, gender, summary – from the head of the
/// document, sections of personal data, headers and footers.
void readBasics(const Outline &outline, RecordWriter &writer);

/// The applicant's name when it is not printed: the author whom all publications share. Also the
/// name's other script, where the publications show it.
void inferName(RecordWriter &writer);

NameMatcher applicantMatcher(const RecordWriter &writer);

} // namespace Bole
