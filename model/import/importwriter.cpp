// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importwriter.h"

#include "model/season/applicantstore.h"
#include "model/season/documentdetails.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"
#include "model/season/withstores.h"

#include <algorithm>

namespace Bole {

namespace {

const QString underWayKey = QStringLiteral("import.underWay");

/// The file that it was made of, and what it holds.
Result<void> noteDetails(DocumentDetails details, DocumentId added,
                         const ImportWriter::Entry &entry)
{
    const Result<void> kept =
        entry.original.isEmpty()
            ? Result<void>()
            : details.keepOriginal(added, entry.originalSha256, entry.original);
    if (!kept || entry.parts.isEmpty())
        return kept;
    return details.storeFoundParts(added, entry.parts);
}

/// To somebody who is there; `added` is new in the season, or taken up from where it was. Answers
/// whether it took another's place.
Result<bool> attach(DocumentStore &documents, RecordStore &records, DocumentId added, bool isNew,
                    const ImportWriter::Entry &entry)
{
    const bool isCv = entry.isReading && entry.document.role == DocumentRole::Cv;
    DocumentId old = entry.replaces;
    if (!old.isValid() && isCv) {
        const auto there = documents.list(entry.applicant);
        if (!there)
            return std::unexpected(there.error());
        const auto cv = std::ranges::find_if(*there, [&](const Document &document) {
            return document.role == DocumentRole::Cv && document.id != added;
        });
        old = cv == there->end() ? DocumentId() : cv->id;
    }
    auto done = isNew ? documents.noteAdded(added, entry.by)
                      : documents.takeUp(added, entry.applicant, entry.document.role, entry.by);
    if (old.isValid() && old != added)
        done = done.and_then([&] { return documents.replace(old, added, entry.by); });
    if (isCv)
        done = done.and_then([&] {
            return records.readFrom(entry.applicant, added, entry.record, entry.by)
                .transform([](const QList<Difference> &) {});
        });
    return done.transform([&] { return old.isValid() && old != added; });
}

} // namespace

ImportWriter::ImportWriter(const QString &seasonPath, QObject &context)
    : m_context(context), m_thread(std::make_unique<SeasonThread>(seasonPath))
{
}

ImportWriter::~ImportWriter()
{
    m_thread->finish();
}

void ImportWriter::write(const Entry &entry, const Callback &done)
{
    m_thread->run(&m_context,
                  withStores(
                      [this, entry](Database &database, ApplicantStore &applicants,
                                    DocumentStore &documents, RecordStore &records) {
                          return store(database, applicants, documents, records, entry);
                      },
                      &Season::database, &Season::applicants, &Season::documents, &Season::records),
                  done);
}

void ImportWriter::markUnderWay(bool isUnderWay)
{
    m_thread->run(
        &m_context,
        withStores(
            [isUnderWay](SettingStore &settings) {
                return settings.setQuietly(underWayKey, isUnderWay);
            },
            &Season::settings),
        [](const Result<void> &) {}); // a season that takes nothing says so when it gets a document
}

Result<ImportWriter::Stored> ImportWriter::store(Database &database, ApplicantStore &applicants,
                                                 DocumentStore &documents, RecordStore &records,
                                                 const Entry &entry)
{
    Transaction transaction(database);
    // Under the lock: another program may have stored it since the job looked for it.
    const QString &submittedDocuments = entry.originalSha256;
    const auto same = documents.findBySha256(submittedDocuments.isEmpty() ? entry.document.sha256
                                                                          : submittedDocuments);
    if (!same)
        return std::unexpected(same.error());
    if (!same->isEmpty() && entry.isAttached &&
        canBeTakenUp(same->first(), entry.applicant, entry.replaces))
        return attach(documents, records, same->first().id, false, entry)
            .and_then([&](bool replaced) {
                return transaction.commit(Stored{entry.applicant, false, false, replaced});
            });
    if (!same->isEmpty()) {
        const Stored there{.applicant = same->first().applicant, .wasThere = true};
        m_made.insert(entry.group, there.applicant);
        return there;
    }
    Stored stored{.applicant =
                      entry.applicant.isValid() ? entry.applicant : m_made.value(entry.group)};
    if (!stored.applicant.isValid() && !entry.isLoose) {
        const auto created = applicants.create();
        if (!created)
            return std::unexpected(created.error());
        stored = {.applicant = *created, .isNew = true};
    }
    Document document = entry.document;
    document.applicant = stored.applicant;
    const auto added = documents.add(document, entry.bytes, entry.text);
    if (!added)
        return std::unexpected(added.error());
    if (const auto noted = noteDetails(DocumentDetails(database), *added, entry); !noted)
        return std::unexpected(noted.error());
    if (entry.isAttached) {
        const auto done = attach(documents, records, *added, true, entry);
        if (!done)
            return std::unexpected(done.error());
        stored.replaced = *done;
    } else if (stored.isNew) {
        const auto read = records.add(stored.applicant, entry.record, *added);
        if (!read)
            return std::unexpected(read.error());
    }
    return transaction.commit(stored).transform([&](const Stored &done) {
        if (done.applicant.isValid())
            m_made.insert(entry.group, done.applicant);
        return done;
    });
}

bool canBeTakenUp(const Document &document, ApplicantId applicant, DocumentId replaces)
{
    const bool isOwn = document.applicant == applicant;
    const bool isOldVersion = isOwn && document.replacedBy.isValid();
    const bool isOtherPaper = isOwn && replaces.isValid() && replaces != document.id;
    return applicant.isValid() && (!document.applicant.isValid() || isOldVersion || isOtherPaper);
}

bool isImportUnfinished(const SettingStore &settings)
{
    const auto mark = settings.value(underWayKey);
    return mark && mark->toBool();
}

} // namespace Bole
