// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/citationfacts.h"

namespace Bole {

struct CitationText;

/// Where a work appeared: as printed, and as the table of venues knows it.
struct CitationVenue
{
    Span span;
    QString id;
    QString tier;
    double score = 0;
};

/// Looks from `tail` on, then in `head`, a label before the citation: "[NSDI'24]". `dated`: the
/// citation has a year, which is a second witness for an abbreviation.
std::optional<CitationVenue> findCitationVenue(const CitationText &text, qsizetype tail, Span head,
                                               const std::optional<CitationStatus> &status,
                                               bool dated);

/// Whether these words name a journal, a conference or a publisher.
bool isVenueLike(QStringView words, const Knowledge &knowledge);

} // namespace Bole
