// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/opendocument.h"

namespace Bole {

class Season;
struct Document;

/// A stored document as readers take it; its bytes are fetched when they are needed.
DocumentSource documentSource(Season *season, const Document &document);

/// Covers one applicant's documents for a reviewer; gives nothing for each where nothing is hidden.
class DocumentBlinds
{
public:
    DocumentBlinds(Season &season, ReviewerId reviewer, ApplicantId applicant);

    BlindFunction of(DocumentId document) const;

private:
    std::shared_ptr<const Blinder> m_blinder;
    DocumentId m_read; ///< the one that the record was read from
};

} // namespace Bole
