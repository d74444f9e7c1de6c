// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/recordwriter.h"

namespace Bole {

/// Joins titles with a date at the right edge that go on in the next line: "Best Poster <tab> 2016"
/// over "Award". Only for lists whose entries have one line each: elsewhere that line is a role.
QList<TextLine> withWholeTitles(QList<TextLine> lines, const RecordWriter &writer);

} // namespace Bole
