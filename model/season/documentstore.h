// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/document.h"
#include "model/result.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QSet>
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

    // Each can be undone.
    Result<void> noteAdded(DocumentId document, ReviewerId by); ///< undoing it removes it
    Result<void> setRole(DocumentId document, DocumentRole role, ReviewerId by);
    /// To somebody else; to nobody: into the tray.
    Result<void> moveTo(DocumentId document, ApplicantId applicant, ReviewerId by);
    Result<void> remove(DocumentId document, ReviewerId by); ///< out of the lists; the bytes stay
    /// The old one stays as a version, with its highlights.
    Result<void> replace(DocumentId old, DocumentId newer, ReviewerId by);
    /// One that waits in the tray, or is an old version, is somebody's current document of this
    /// kind.
    Result<void> takeUp(DocumentId document, ApplicantId applicant, DocumentRole role,
                        ReviewerId by);
    /// For the history, inside its transaction; EditConflict when it has changed since.
    Result<void> setIfUnchanged(DocumentId document, const QJsonObject &expected,
                                const QJsonObject &wanted);

    Result<Document> document(DocumentId document) const;
    Result<QByteArray> bytes(DocumentId document) const;
    Result<SourceText> source(DocumentId document) const;
    Result<QList<Document>> list(ApplicantId applicant) const; ///< the CV first, no old versions
    Result<QList<Document>> listWithVersions(ApplicantId applicant) const; ///< those come last
    Result<QSet<ApplicantId>> applicantsWithCv() const;
    /// That came after this reviewer had looked at the applicant and that they have not looked at,
    /// without old versions.
    Result<QHash<ApplicantId, QList<DocumentId>>> newFor(ReviewerId reviewer,
                                                         ApplicantId only = {}) const;
    Result<void> markSeen(DocumentId document, ReviewerId reviewer);
    Result<QList<Document>> tray() const; ///< of nobody, in the order of their arrival
    /// The documents with these very bytes, of any applicant.
    Result<QList<Document>> findBySha256(const QString &sha256) const;

private:
    Result<void> setValue(DocumentId document, const QString &sql, const QVariant &value);
    QJsonObject state(DocumentId document) const;
    Result<void> setState(DocumentId document, const QJsonObject &wanted);
    Result<void> change(DocumentId document, const QString &key, const QJsonValue &value,
                        ReviewerId by);
    Result<void> change(DocumentId document, const QJsonObject &wanted, ReviewerId by);

    Database &m_database;
};

} // namespace Bole
