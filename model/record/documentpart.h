// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/document.h"

#include <QList>

namespace Bole {

/// Some pages of a document that holds several things: a CV, a transcript and letters in one PDF.
struct DocumentPart
{
    DocumentRole role = DocumentRole::Other;
    int first = 1; ///< page, from 1
    int last = 1;  ///< page, this one included

    bool operator==(const DocumentPart &) const = default;
};

/// As they are kept in a season: JSON, empty where there are none.
QString partsText(const QList<DocumentPart> &parts);
/// Only what makes sense: pages that follow each other, one part or none is no packet.
QList<DocumentPart> partsFromText(const QString &text);

/// Whether parts cover all pages of a document, one after the other.
bool coverAll(const QList<DocumentPart> &parts, int pages);

} // namespace Bole
