// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/citationfacts.h"

namespace Bole {

struct CitationText;

/// What may stand before a citation proper: its number, labels in brackets, a year, a status.
struct CitationHead
{
    qsizetype end = 0; ///< where the citation proper begins
    Span venue;        ///< a label that names one: "[NSDI'24]"
    std::optional<CitationStatus> status;
    std::optional<CitationDate> date;
    double dateScore = 0;
};

CitationHead readCitationHead(const CitationText &text);

} // namespace Bole
