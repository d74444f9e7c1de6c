// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/authorlist.h"

namespace Bole {

struct CitationText;

/// The applicant among a work's authors.
struct ApplicantAuthor
{
    qsizetype index = -1; ///< in the list; -1 if nobody there is the applicant
    double score = 0;
    bool coFirst = false;
    bool corresponding = false;
};

ApplicantAuthor findApplicantAuthor(const CitationText &text, const AuthorList &authors);

} // namespace Bole
