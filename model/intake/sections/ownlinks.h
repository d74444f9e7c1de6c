// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/recordwriter.h"
#include "model/intake/sections/outline.h"

namespace Bole {

/// The applicant's own pages behind words and icons of the document's head: `near` are its lines.
/// An advisor's page, a school's or a project's is none of them.
void readOwnLinks(const QList<TextLine> &near, const Outline &outline, RecordWriter &writer);

} // namespace Bole
