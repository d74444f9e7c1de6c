// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documentpart.h"
#include "model/record/documenttext.h"
#include "model/record/record.h"

namespace Bole {

class Knowledge;

/// What understanding a document gives: the record, and the text in reading order that the source
/// pane shows and edits.
struct Understanding
{
    Record record;
    QString text;
    QList<DocumentPart> parts = {}; ///< of a PDF that holds several things; only the CV is read
};

/// From words to a record: lines, sections, entries, values with their places, checks. Pure: no
/// files, no widgets, no clock but `today`. `record.source` is filled but for file and sha256. The
/// record is within bounds, so that storing it and reading it again gives the same.
Understanding understand(const DocumentText &document, const Knowledge &knowledge,
                         PartialDate today);

} // namespace Bole
