// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/documentstore.h"

#include "model/record/recordbounds.h"
#include "model/season/facts.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

#include <QCryptographicHash>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString selectDocuments =
    u"SELECT id, applicant_id, role, file_name, kind, sha256, size, pages, added_at, replaced_by "
    "FROM document "_s;
const QString inReadingOrder =
    u"ORDER BY replaced_by IS NOT NULL, CASE role WHEN 'cv' THEN 0 WHEN 'transcript' THEN 1 "
    "WHEN 'letter' THEN 2 ELSE 3 END, id"_s;

Document documentFrom(const Query &query)
{
    return {.id = query.id<DocumentId>(0),
            .applicant = query.id<ApplicantId>(1),
            .role = fromName<DocumentRole>(query.text(2)).value_or(DocumentRole::Other),
            .fileName = boundedLine(query.text(3), longestFileName),
            .kind = Stored<DocumentKind>::fromText(query.text(4)),
            .sha256 = query.text(5),
            .size = query.integer(6),
            .pages = query.number(7),
            .addedAt = query.time(8),
            .replacedBy = query.id<DocumentId>(9)};
}

Result<QList<Document>> listFrom(Query query)
{
    QList<Document> documents;
    while (query.next())
        documents.append(documentFrom(query));
    return query.result(documents);
}

QByteArray packedText(const QString &text)
{
    return packed(text.toUtf8());
}

} // namespace

Result<DocumentId> DocumentStore::add(Document document, const QByteArray &bytes,
                                      const QString &text)
{
    if (document.sha256.isEmpty())
        document.sha256 = QString::fromLatin1(
            QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    Transaction transaction(m_database);
    Query inserted(
        m_database,
        u"INSERT INTO document (applicant_id, role, file_name, kind, sha256, size, pages, "
        "added_at, is_double) VALUES (?, ?, ?, ?, ?, ?, ?, ?, "
        "EXISTS (SELECT 1 FROM document WHERE sha256 = ? AND removed_at IS NULL))"_s,
        {bound(document.applicant), nameOf(document.role), bound(document.fileName),
         bound(document.kind.text()), document.sha256, bytes.size(), document.pages, timestamp(),
         document.sha256});
    const DocumentId id{inserted.insertedId()};
    Query(m_database, u"INSERT INTO document_content (document_id, bytes) VALUES (?, ?)"_s,
          {id.value, bytes.isNull() ? QByteArray("") : bytes});
    Query(m_database, u"INSERT INTO document_text (document_id, text) VALUES (?, ?)"_s,
          {id.value, packedText(text)});
    indexText(m_database, document.applicant);
    transaction.announce(Topic::Documents, document.applicant.value);
    return transaction.commit(id);
}

Result<void> DocumentStore::setText(DocumentId document, const QString &text)
{
    return setValue(document, u"UPDATE document_text SET text = ? WHERE document_id = ?"_s,
                    packedText(text));
}

Result<void> DocumentStore::setEditedText(DocumentId document, const QString &text)
{
    return setValue(document, u"UPDATE document_text SET edited = ? WHERE document_id = ?"_s,
                    text.isNull() ? QVariant() : packedText(text));
}

Result<void> DocumentStore::setValue(DocumentId document, const QString &sql, const QVariant &value)
{
    Transaction transaction(m_database);
    const Result<Document> known = this->document(document);
    if (!known)
        return std::unexpected(known.error());
    Query(m_database, sql, {value, document.value});
    indexText(m_database, known->applicant);
    transaction.announce(Topic::Documents, known->applicant.value);
    return transaction.commit();
}

Result<Document> DocumentStore::document(DocumentId document) const
{
    Query query(m_database, selectDocuments + u"WHERE id = ?"_s, {document.value});
    if (query.next())
        return documentFrom(query);
    return query.result().and_then(
        []() -> Result<Document> { return failure(ErrorCode::NotFound, u"document"_s); });
}

Result<QByteArray> DocumentStore::bytes(DocumentId document) const
{
    Query query(m_database, u"SELECT bytes FROM document_content WHERE document_id = ?"_s,
                {document.value});
    if (query.next())
        return query.bytes(0);
    return query.result().and_then(
        []() -> Result<QByteArray> { return failure(ErrorCode::NotFound, u"document"_s); });
}

Result<SourceText> DocumentStore::source(DocumentId document) const
{
    Query query(m_database, u"SELECT text, edited FROM document_text WHERE document_id = ?"_s,
                {document.value});
    if (!query.next())
        return query.result().and_then(
            []() -> Result<SourceText> { return failure(ErrorCode::NotFound, u"document"_s); });
    const Result<QByteArray> text = unpacked(query.bytes(0));
    const Result<QByteArray> edited = unpacked(query.bytes(1));
    if (!text || !edited)
        return failure(ErrorCode::SeasonCorrupted, u"document text"_s);
    SourceText source{QString::fromUtf8(*text), {}};
    if (!query.isNull(1))
        source.edited = edited->isEmpty() ? u""_s : QString::fromUtf8(*edited);
    return source;
}

Result<QList<Document>> DocumentStore::list(ApplicantId applicant) const
{
    return listFrom(Query(m_database,
                          selectDocuments +
                              u"WHERE applicant_id = ? AND removed_at IS NULL AND "
                              "replaced_by IS NULL "_s +
                              inReadingOrder,
                          {applicant.value}));
}

Result<QList<Document>> DocumentStore::listWithVersions(ApplicantId applicant) const
{
    return listFrom(Query(m_database,
                          selectDocuments + u"WHERE applicant_id = ? AND removed_at IS NULL "_s +
                              inReadingOrder,
                          {applicant.value}));
}

Result<QSet<ApplicantId>> DocumentStore::applicantsWithCv() const
{
    QSet<ApplicantId> applicants;
    Query query(m_database, u"SELECT DISTINCT applicant_id FROM document WHERE role = 'cv' AND "
                            "removed_at IS NULL AND applicant_id IS NOT NULL"_s);
    while (query.next())
        applicants.insert(query.id<ApplicantId>(0));
    return query.result(applicants);
}

Result<QHash<ApplicantId, QList<DocumentId>>> DocumentStore::newFor(ReviewerId reviewer,
                                                                    ApplicantId only) const
{
    QHash<ApplicantId, QList<DocumentId>> fresh;
    Query query(m_database,
                u"SELECT d.applicant_id, d.id FROM document d WHERE d.applicant_id IS NOT NULL AND "
                "d.removed_at IS NULL AND d.replaced_by IS NULL AND (?1 IS NULL OR "
                "d.applicant_id = ?1) AND NOT EXISTS (SELECT 1 FROM document_seen s WHERE "
                "s.document_id = d.id AND s.reviewer_id = ?2) AND EXISTS (SELECT 1 FROM seen v "
                "WHERE v.applicant_id = d.applicant_id AND v.reviewer_id = ?2)"_s,
                {bound(only), reviewer.value});
    while (query.next())
        fresh[query.id<ApplicantId>(0)].append(query.id<DocumentId>(1));
    return query.result(fresh);
}

Result<void> DocumentStore::markSeen(DocumentId document, ReviewerId reviewer)
{
    Query query(m_database,
                u"INSERT OR REPLACE INTO document_seen (document_id, reviewer_id, seen_at) "
                "VALUES (?, ?, ?)"_s,
                {document.value, reviewer.value, timestamp()});
    return query.result();
}

Result<QList<Document>> DocumentStore::tray() const
{
    return listFrom(
        Query(m_database, selectDocuments +
                              u"WHERE applicant_id IS NULL AND removed_at IS NULL ORDER BY id"_s));
}

Result<QList<Document>> DocumentStore::findBySha256(const QString &sha256) const
{
    return listFrom(Query(
        m_database,
        selectDocuments +
            u"WHERE (sha256 = ?1 OR original_sha256 = ?1) AND removed_at IS NULL AND "
            "coalesce(applicant_id, 0) NOT IN (SELECT id FROM applicant WHERE removed_at NOTNULL) "
            "ORDER BY id"_s,
        {sha256}));
}

} // namespace Bole
