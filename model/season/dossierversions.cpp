// SPDX-License-Identifier: GPL-3.0-or-later
// Of documents that go to somebody else or away, and the versions that they leave behind: a part of
// DossierStore.
#include "model/season/documentstore.h"
#include "model/season/dossierstore.h"
#include "model/season/recordstore.h"
#include "model/season/transaction.h"

#include <QMap>

#include <algorithm>

namespace Bole {

namespace {

/// The newer version that is there, across those that have left; invalid: it is the current one.
DocumentId newerOf(const DocumentStore &store, const Document &document,
                   const QList<Document> &there)
{
    DocumentId newer = document.replacedBy;
    for (qsizetype steps = 0; newer.isValid() && steps <= there.size(); ++steps) {
        if (std::ranges::contains(there, newer, &Document::id))
            return newer;
        newer = store.document(newer).value_or(Document()).replacedBy;
    }
    return {};
}

QSet<ApplicantId> ownersOf(const DocumentStore &store, const QList<DocumentId> &documents)
{
    QSet<ApplicantId> owners;
    for (const DocumentId document : documents)
        owners.insert(store.document(document).value_or(Document()).applicant);
    return owners;
}

} // namespace

Result<void> DossierStore::moveDocuments(const QList<DocumentId> &documents, ApplicantId applicant,
                                         ReviewerId by)
{
    Transaction transaction(m_database);
    DocumentStore store(m_database);
    QSet<ApplicantId> owners = ownersOf(store, documents);
    Result<void> done;
    for (const DocumentId document : documents)
        done = done.and_then([&] { return store.moveTo(document, applicant, by); });
    owners.insert(applicant);
    for (const ApplicantId owner : std::as_const(owners))
        done = done.and_then([&] { return mendVersions(owner, by); });
    return done.and_then([&] { return transaction.commit(); });
}

Result<void> DossierStore::removeDocuments(const QList<DocumentId> &documents, ReviewerId by)
{
    Transaction transaction(m_database);
    DocumentStore store(m_database);
    const QSet<ApplicantId> owners = ownersOf(store, documents);
    Result<void> done;
    for (const DocumentId document : documents)
        done = done.and_then([&] { return store.remove(document, by); });
    for (const ApplicantId owner : owners)
        done = done.and_then([&] { return mendVersions(owner, by); });
    return done.and_then([&] { return transaction.commit(); });
}

/// Where the newer version has left, the latest before it is the current one, and what is read.
Result<void> DossierStore::mendVersions(ApplicantId applicant, ReviewerId by)
{
    DocumentStore store(m_database);
    const auto there = applicant.isValid() ? store.listWithVersions(applicant)
                                           : Result<QList<Document>>(QList<Document>());
    if (!there)
        return std::unexpected(there.error());
    QMap<DocumentId, QList<Document>> orphans; // by the version that they were replaced by
    Result<void> done;
    for (const Document &document : *there) {
        const DocumentId newer = newerOf(store, document, *there);
        if (document.replacedBy.isValid() && !newer.isValid())
            orphans[document.replacedBy].append(document);
        else if (newer != document.replacedBy)
            done = done.and_then([&] { return store.replace(document.id, newer, by); });
    }
    for (const QList<Document> &versions : std::as_const(orphans)) {
        const Document &current = *std::ranges::max_element(versions, {}, &Document::id);
        for (const Document &version : versions)
            done = done.and_then([&] {
                const bool isCurrent = version.id == current.id;
                return store.replace(version.id, isCurrent ? DocumentId() : current.id, by);
            });
        if (current.role == DocumentRole::Cv)
            done = done.and_then(
                [&] { return RecordStore(m_database).readAgain(applicant, current.id, by); });
    }
    return done;
}

} // namespace Bole
