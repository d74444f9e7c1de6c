// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/documentpart.h"
#include "model/result.h"

#include <QByteArray>

namespace Bole {

class Database;

/// What few documents have: parts, where one PDF holds several things, and the file that was handed
/// in, where a PDF was made of it.
class DocumentDetails
{
public:
    explicit DocumentDetails(Database &database) : m_database(database) {}

    Result<QList<DocumentPart>> parts(DocumentId document) const;
    Result<void> storeFoundParts(DocumentId document,
                                 const QList<DocumentPart> &parts); ///< as found
    /// Empty: it is one thing. InvalidValue where a page has no part. Can be undone.
    Result<void> setParts(DocumentId document, const QList<DocumentPart> &parts, ReviewerId by);

    Result<void> keepOriginal(DocumentId document, const QString &sha256, const QByteArray &bytes);
    /// As it was handed in.
    Result<QByteArray> original(DocumentId document) const;

private:
    Database &m_database;
};

} // namespace Bole
