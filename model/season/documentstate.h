// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documentpart.h"

#include <QJsonObject>

namespace Bole {

class Database;

/// Whose a document is, what it counts as and what it holds, as the history keeps it. Empty where
/// there is no such document.
QJsonObject documentState(Database &database, DocumentId document);
QJsonObject withParts(QJsonObject state, const QList<DocumentPart> &parts);

} // namespace Bole
