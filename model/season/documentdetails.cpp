// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/documentdetails.h"

#include "model/season/documentstate.h"
#include "model/season/documentstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;

Result<QList<DocumentPart>> DocumentDetails::parts(DocumentId document) const
{
    Query query(m_database, u"SELECT parts FROM document WHERE id = ?"_s, {document.value});
    if (query.next())
        return partsFromText(query.text(0));
    return query.result(QList<DocumentPart>());
}

Result<void> DocumentDetails::storeFoundParts(DocumentId document, const QList<DocumentPart> &parts)
{
    return Query(m_database, u"UPDATE document SET parts = ? WHERE id = ?"_s,
                 {partsText(parts), document.value})
        .result();
}

Result<void> DocumentDetails::setParts(DocumentId document, const QList<DocumentPart> &parts,
                                       ReviewerId by)
{
    DocumentStore documents(m_database);
    const auto known = documents.document(document);
    if (!known)
        return std::unexpected(known.error());
    if (!parts.isEmpty() && (parts.size() < 2 || !coverAll(parts, known->pages)))
        return failure(ErrorCode::InvalidValue, u"parts"_s);
    Transaction transaction(m_database);
    const QJsonObject before = documentState(m_database, document);
    const QJsonObject wanted = withParts(before, parts);
    if (before == wanted)
        return {};
    return documents.setIfUnchanged(document, before, wanted)
        .and_then([&] {
            return History(m_database)
                .append(known->applicant, by, HistoryKind::Document,
                        QString::number(document.value), before, wanted);
        })
        .and_then([&](EditId) { return transaction.commit(); });
}

Result<void> DocumentDetails::keepOriginal(DocumentId document, const QString &sha256,
                                           const QByteArray &bytes)
{
    Transaction transaction(m_database);
    Query(m_database, u"UPDATE document SET original_sha256 = ? WHERE id = ?"_s,
          {sha256, document.value});
    Query(m_database, u"UPDATE document_content SET original = ? WHERE document_id = ?"_s,
          {bytes, document.value});
    return transaction.commit();
}

Result<QByteArray> DocumentDetails::original(DocumentId document) const
{
    Query query(m_database,
                u"SELECT coalesce(original, bytes) FROM document_content WHERE document_id = ?"_s,
                {document.value});
    if (query.next())
        return query.bytes(0);
    return query.result().and_then(
        []() -> Result<QByteArray> { return failure(ErrorCode::NotFound, u"document"_s); });
}

} // namespace Bole
