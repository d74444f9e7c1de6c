// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskdocuments.h"
#include "views/document/documentview.h"

namespace Bole {

/// Before the title of a document that is new to who looks, until it is shown.
inline const QString newMark = QStringLiteral("● ");

/// A tab for each document, or for each of its parts, called by its kind: never by the file's name,
/// which often holds the applicant's.
QList<DocumentTab> documentTabs(const QList<VisibleDocument> &all);

} // namespace Bole
