// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/citationlines.h"

namespace Bole {

/// One citation of a list, with the lines that it was put together from.
struct ListedCitation
{
    QList<TextLine> lines;
    JoinedCitation text;
    PrintedCitation citation;
};

/// Reads the citations of one list. Each is first read by itself; what most of them show to be the
/// list's form then decides how the others are read.
void readCitations(QList<ListedCitation> &list, const CitationContext &context);

} // namespace Bole
