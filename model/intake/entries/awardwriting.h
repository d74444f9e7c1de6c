// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/awards.h"

namespace Bole {

/// Writes a prize that was found in `text`; `dates` are those printed beside it.
void writeAward(const AwardFinding &finding, const Passage &text, const QList<DatedPassage> &dates,
                double confidence, RecordWriter &writer);

/// Whether a word in the text is one for prizes.
bool hasAwardWord(const QString &text, const Knowledge &knowledge);

} // namespace Bole
