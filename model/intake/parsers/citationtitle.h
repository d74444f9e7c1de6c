// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/authorlist.h"
#include "model/intake/parsers/citationfacts.h"
#include "model/intake/parsers/citations.h"

namespace Bole {

struct CitationText;

/// A citation's title, with what had to be read to find it.
struct CitationTitle
{
    Span span;
    double score = 0;
    qsizetype tail = 0; ///< where venue, year and the rest are looked for
    AuthorList authors; ///< if they were read on the way
    std::optional<CitationDate> date;
    double dateScore = 0;
    CitationForm form;
};

/// The title by the strongest sign there is: quotation marks, "[J]", type, or the order of things.
CitationTitle findCitationTitle(const CitationText &text, qsizetype start);

} // namespace Bole
