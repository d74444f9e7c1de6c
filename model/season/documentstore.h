// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/document.h"
#include "model/result.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QVariant>

namespace Bole {

class Database;

/// The applicants' documents and their bytes.
class DocumentStore
{
public:
    explicit DocumentStore(Database &database) : m_database(database) {}

    /// Stores a document; `size`, `sha256` (when empty), `id` and `addedAt` are filled in here.
    Result<DocumentId> add(Document document, const QByteArray &bytes, const QString &text = {});
    Result<void> setText(DocumentId document, const QString &text);
    Result<void> setEditedText(DocumentId document, const QString &text); ///< null: as read
    Result<void> setRole(DocumentId document, DocumentRole role);
    Result<void> remove(DocumentId document); ///< out of the lists; the bytes stay

    Result<Document> document(DocumentId document) const;
    Result<QByteArray> bytes(DocumentId document) const;
    Result<SourceText> source(DocumentId document) const;
    Result<QList<Document>> list(ApplicantId applicant) const; ///< the CV first
    /// The documents with these very bytes, of any applicant.
    Result<QList<Document>> findBySha256(const QString &sha256) const;

private:
    Result<void> change(DocumentId document, const QString &sql, const QVariant &value,
                        bool changesText = false);

    Database &m_database;
};

} // namespace Bole
