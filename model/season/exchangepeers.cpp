// SPDX-License-Identifier: GPL-3.0-or-later
// Of ExchangeStore: documents' bytes, those this file exchanges with, and names of rows.
#include "model/season/exchangestore.h"
#include "model/season/json.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

#include <QCryptographicHash>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

ExchangeStore::Peer peerFrom(const Query &query)
{
    return {query.integer(1), query.text(2), objectFromColumn(query.text(3))};
}

} // namespace

Result<QStringList> ExchangeStore::missingContents() const
{
    QStringList missing;
    Query query(m_database,
                u"SELECT DISTINCT d.sha256 FROM document d WHERE d.removed_at IS NULL AND NOT "
                "EXISTS (SELECT 1 FROM document_content c WHERE c.document_id = d.id) ORDER BY "
                "d.sha256"_s);
    while (query.next())
        missing.append(query.text(0));
    return query.result(missing);
}

Result<QByteArray> ExchangeStore::content(const QString &sha256) const
{
    Query query(m_database,
                u"SELECT c.bytes FROM document_content c JOIN document d ON d.id = c.document_id "
                "WHERE d.sha256 = ? LIMIT 1"_s,
                {sha256});
    if (query.next())
        return query.bytes(0);
    return query.result().and_then(
        []() -> Result<QByteArray> { return failure(ErrorCode::NotFound, u"content"_s); });
}

Result<void> ExchangeStore::putContent(const QString &sha256, const QByteArray &bytes)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    if (hash != sha256.toLatin1())
        return failure(ErrorCode::InvalidValue, u"sha256"_s);
    Transaction transaction(m_database);
    QList<std::pair<qint64, qint64>> documents;
    Query query(m_database,
                u"SELECT d.id, coalesce(d.applicant_id, 0) FROM document d WHERE d.sha256 = ? AND "
                "NOT EXISTS (SELECT 1 FROM document_content c WHERE c.document_id = d.id)"_s,
                {sha256});
    while (query.next())
        documents.append({query.integer(0), query.integer(1)});
    for (const auto &[document, applicant] : std::as_const(documents)) {
        Query(m_database, u"INSERT INTO document_content (document_id, bytes) VALUES (?, ?)"_s,
              {document, bytes.isNull() ? QByteArray("") : bytes});
        transaction.announce(Topic::Documents, applicant);
    }
    return transaction.commit();
}

Result<ExchangeStore::Peer> ExchangeStore::peer(const QString &name) const
{
    Query query(m_database,
                u"SELECT name, sent, received, detail FROM travel_peer WHERE name = ?"_s, {name});
    const Peer peer = query.next() ? peerFrom(query) : Peer();
    return query.result(peer);
}

Result<QHash<QString, ExchangeStore::Peer>> ExchangeStore::peers() const
{
    QHash<QString, Peer> peers;
    Query query(m_database, u"SELECT name, sent, received, detail FROM travel_peer"_s);
    while (query.next())
        peers.insert(query.text(0), peerFrom(query));
    return query.result(peers);
}

Result<void> ExchangeStore::setPeer(const QString &name, const Peer &peer)
{
    Transaction transaction(m_database);
    Query(
        m_database,
        u"INSERT OR REPLACE INTO travel_peer (name, sent, received, detail) VALUES (?, ?, ?, ?)"_s,
        {name, peer.sent, bound(peer.received), columnText(peer.detail)});
    return transaction.commit();
}

Result<QList<ExchangeStore::MemberWork>> ExchangeStore::memberWork() const
{
    const QString active =
        u"(SELECT id FROM applicant WHERE removed_at IS NULL AND withdrawn_at IS NULL)"_s;
    const QString ofMine = u" WHERE reviewer_id = r.id AND applicant_id IN "_s + active;
    // What somebody did about others (a conflict said in good time) is no part of their way.
    const QString toRead = ofMine + u" AND (NOT EXISTS (SELECT 1 FROM assignment) OR applicant_id "
                                    "IN (SELECT applicant_id FROM assignment WHERE reviewer_id = "
                                    "r.id))"_s;
    QList<MemberWork> members;
    Query query(m_database,
                u"SELECT r.id, coalesce((SELECT key FROM travel_item i WHERE i.kind = 'reviewer' "
                "AND i.row = r.id), ''), r.name, CASE WHEN EXISTS (SELECT 1 FROM assignment) THEN "
                "(SELECT count(*) FROM assignment"_s +
                    ofMine + u") ELSE (SELECT count(*) FROM applicant WHERE id IN "_s + active +
                    u") END, (SELECT count(*) FROM seen"_s + toRead +
                    u"), (SELECT count(*) FROM review"_s + toRead +
                    u"), (SELECT count(*) FROM review"_s + toRead +
                    u" AND state IN ('submitted', 'abstained', 'conflict')), (SELECT "
                    "max(changed_at) FROM review WHERE reviewer_id = r.id) FROM reviewer r WHERE "
                    "r.removed_at IS NULL ORDER BY r.id"_s);
    while (query.next())
        members.append({.reviewer = query.id<ReviewerId>(0),
                        .uuid = query.text(1),
                        .name = query.text(2),
                        .toRead = query.number(3),
                        .opened = query.number(4),
                        .started = query.number(5),
                        .submitted = query.number(6),
                        .lastWork = query.isNull(7) ? QDateTime() : query.time(7)});
    return query.result(members);
}

Result<QString> ExchangeStore::uuidOf(ReviewerId reviewer)
{
    Transaction transaction(m_database);
    const QString uuid = uuidOfRow(u"reviewer"_s, reviewer.value);
    return transaction.commit(uuid);
}

Result<QString> ExchangeStore::uuidOf(ShortlistId list)
{
    Transaction transaction(m_database);
    const QString uuid = uuidOfRow(u"shortlist"_s, list.value);
    return transaction.commit(uuid);
}

Result<QString> ExchangeStore::uuidOf(DocumentId document)
{
    Transaction transaction(m_database);
    const QString uuid = uuidOfRow(u"document"_s, document.value);
    return transaction.commit(uuid);
}

Result<ReviewerId> ExchangeStore::reviewerOf(const QString &uuid) const
{
    Query query(m_database, u"SELECT row FROM travel_item WHERE kind = 'reviewer' AND key = ?"_s,
                {uuid});
    const ReviewerId id = query.next() ? query.id<ReviewerId>(0) : ReviewerId();
    return query.result(id);
}

Result<ApplicantId> ExchangeStore::applicantOf(const QString &uuid) const
{
    Query query(m_database, u"SELECT id FROM applicant WHERE uuid = ?"_s, {uuid});
    const ApplicantId id = query.next() ? query.id<ApplicantId>(0) : ApplicantId();
    return query.result(id);
}

} // namespace Bole
