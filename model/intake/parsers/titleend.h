// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace Bole {

struct CitationText;

/// Where the title that begins at `start` ends: at a period, a bracket, a line or a comma behind
/// which authors or a venue begin.
qsizetype endOfTitle(const CitationText &text, qsizetype start, bool authorsKnown);

} // namespace Bole
