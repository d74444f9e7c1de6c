// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a document is and what it counts as: part of DocumentStore, undoable through the history.
#include "model/season/applicantstore.h"
#include "model/season/documentstate.h"
#include "model/season/documentstore.h"
#include "model/season/facts.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString ownerKey = u"applicant"_s; // by uuid; empty: in the tray
const QString roleKey = u"value"_s;      // what the history shows
const QString removedKey = u"removed"_s;
const QString replacedKey = u"replacedBy"_s;
const QString partsKey = u"parts"_s; // only where there are some

} // namespace

QJsonObject documentState(Database &database, DocumentId document)
{
    Query query(
        database,
        u"SELECT coalesce((SELECT uuid FROM applicant a WHERE a.id = d.applicant_id), ''), "
        "d.role, d.removed_at IS NOT NULL, coalesce(d.replaced_by, 0), d.parts FROM document d "
        "WHERE d.id = ?"_s,
        {document.value});
    if (!query.next())
        return {};
    QJsonObject state{{ownerKey, query.text(0)},
                      {roleKey, query.text(1)},
                      {removedKey, query.flag(2)},
                      {replacedKey, query.integer(3)}};
    if (!query.text(4).isEmpty())
        state.insert(partsKey, query.text(4));
    return state;
}

QJsonObject withParts(QJsonObject state, const QList<DocumentPart> &parts)
{
    if (parts.isEmpty())
        state.remove(partsKey);
    else
        state.insert(partsKey, partsText(parts));
    return state;
}

QJsonObject DocumentStore::state(DocumentId document) const
{
    return documentState(m_database, document);
}

Result<void> DocumentStore::setState(DocumentId document, const QJsonObject &wanted)
{
    Transaction transaction(m_database);
    const Result<Document> before = this->document(document);
    const Result<ApplicantId> owner =
        ApplicantStore(m_database).findByUuid(wanted.value(ownerKey).toString());
    if (!before || !owner)
        return std::unexpected(before ? owner.error() : before.error());
    const DocumentId newer{wanted.value(replacedKey).toInteger()};
    const bool isRemoved = wanted.value(removedKey).toBool();
    // The same file may have come in again since it was removed: then this one is the double.
    Query(m_database,
          u"UPDATE document SET applicant_id = ?, role = ?, removed_at = ?, replaced_by = ?, "
          "parts = ?, is_double = EXISTS (SELECT 1 FROM document o WHERE o.sha256 = "
          "document.sha256 AND "
          "o.removed_at IS NULL AND o.id <> document.id AND o.is_double = 0) WHERE id = ?"_s,
          {bound(*owner), wanted.value(roleKey).toString(),
           isRemoved ? QVariant(timestamp()) : QVariant(), bound(newer),
           bound(wanted.value(partsKey).toString()), document.value});
    for (const ApplicantId applicant : {before->applicant, *owner}) {
        if (applicant.isValid())
            indexText(m_database, applicant);
        transaction.announce(Topic::Documents, applicant.value);
    }
    return transaction.commit();
}

Result<void> DocumentStore::change(DocumentId document, const QString &key, const QJsonValue &value,
                                   ReviewerId by)
{
    QJsonObject wanted = state(document);
    if (wanted.isEmpty())
        return failure(ErrorCode::NotFound, u"document"_s);
    wanted.insert(key, value);
    return change(document, wanted, by);
}

Result<void> DocumentStore::change(DocumentId document, const QJsonObject &wanted, ReviewerId by)
{
    Transaction transaction(m_database);
    const QJsonObject before = state(document);
    if (before == wanted)
        return {};
    const auto owner = this->document(document);
    if (const auto done = setState(document, wanted); !done)
        return done;
    // It is told of whoever has it now; what goes into the tray, of whoever had it.
    const auto now = this->document(document);
    const ApplicantId about = now && now->applicant.isValid() ? now->applicant
                              : owner                         ? owner->applicant
                                                              : ApplicantId();
    return History(m_database)
        .append(about, by, HistoryKind::Document, QString::number(document.value), before, wanted)
        .and_then([&](EditId) { return transaction.commit(); });
}

Result<void> DocumentStore::noteAdded(DocumentId document, ReviewerId by)
{
    const QJsonObject there = state(document);
    const auto known = this->document(document);
    if (there.isEmpty() || !known)
        return failure(ErrorCode::NotFound, u"document"_s);
    QJsonObject gone = there;
    gone.insert(removedKey, true);
    return History(m_database)
        .append(known->applicant, by, HistoryKind::Document, QString::number(document.value), gone,
                there)
        .transform([](EditId) {});
}

Result<void> DocumentStore::setRole(DocumentId document, DocumentRole role, ReviewerId by)
{
    return change(document, roleKey, nameOf(role), by);
}

Result<void> DocumentStore::moveTo(DocumentId document, ApplicantId applicant, ReviewerId by)
{
    const auto uuid = applicant.isValid() ? ApplicantStore(m_database).uuid(applicant)
                                          : Result<QString>(QString());
    if (!uuid || uuid->isEmpty() == applicant.isValid())
        return failure(ErrorCode::NotFound, u"applicant"_s);
    return change(document, ownerKey, *uuid, by);
}

Result<void> DocumentStore::takeUp(DocumentId document, ApplicantId applicant, DocumentRole role,
                                   ReviewerId by)
{
    const auto uuid = ApplicantStore(m_database).uuid(applicant);
    QJsonObject wanted = state(document);
    if (!uuid || uuid->isEmpty() || wanted.isEmpty())
        return failure(ErrorCode::NotFound, u"document"_s);
    wanted.insert(ownerKey, *uuid);
    wanted.insert(roleKey, nameOf(role));
    wanted.insert(replacedKey, 0);
    return change(document, wanted, by);
}

Result<void> DocumentStore::remove(DocumentId document, ReviewerId by)
{
    return change(document, removedKey, true, by);
}

Result<void> DocumentStore::replace(DocumentId old, DocumentId newer, ReviewerId by)
{
    return change(old, replacedKey, newer.value, by);
}

Result<void> DocumentStore::setIfUnchanged(DocumentId document, const QJsonObject &expected,
                                           const QJsonObject &wanted)
{
    if (state(document) != expected)
        return failure(ErrorCode::EditConflict, nameOf(HistoryKind::Document));
    return setState(document, wanted);
}

} // namespace Bole
