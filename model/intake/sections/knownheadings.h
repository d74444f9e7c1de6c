// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"
#include "model/knowledge/knowledge.h"

#include <optional>

namespace Bole {

/// "2", "2.1" or "PART 02" before a heading.
bool isSectionNumber(QStringView text);

/// Whether a line may be a heading by its length, its cells and how it ends.
bool couldBeHeading(const TextLine &line);

/// "Publications (* equal contribution)": the remark is no part of the heading.
Passage withoutRemark(const Passage &title);

/// What the line heads. "科研经历 <tab> RESEARCH": one heading in two languages.
std::optional<WordMatch> knownHeading(const TextLine &line, const Knowledge &knowledge);

} // namespace Bole
