// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/record.h"

#include <QDateTime>

namespace Bole {

/// What a reviewer marked on a document: text or an area, with a comment. Lives in the season,
/// never in the PDF.
struct Highlight
{
    HighlightId id;
    DocumentId document;
    ReviewerId reviewer;
    QList<Place> places;
    QString quote; ///< the text under it; empty for an area
    QString comment;
    QString colour; ///< #rrggbb; empty: the reviewer's
    QDateTime createdAt;
    QDateTime changedAt;

    bool operator==(const Highlight &) const = default;
};

} // namespace Bole
