// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importwriter.h"

#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

const QString underWayKey = QStringLiteral("import.underWay");

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
    m_thread->run(&m_context, [this, entry](Season &season) { return store(season, entry); }, done);
}

void ImportWriter::markUnderWay(bool isUnderWay)
{
    m_thread->run(
        &m_context,
        [isUnderWay](Season &season) {
            return season.settings().setQuietly(underWayKey, isUnderWay);
        },
        [](const Result<void> &) {}); // a season that takes nothing says so when it gets a document
}

Result<ImportWriter::Stored> ImportWriter::store(Season &season, const Entry &entry)
{
    Transaction transaction(season.database());
    // Under the lock: another program may have stored it since the job looked for it.
    const auto same = season.documents().findBySha256(entry.document.sha256);
    if (!same)
        return std::unexpected(same.error());
    if (!same->isEmpty()) {
        const Stored there{same->first().applicant, false, true};
        m_made.insert(entry.group, there.applicant);
        return there;
    }
    Stored stored{entry.applicant.isValid() ? entry.applicant : m_made.value(entry.group)};
    if (!stored.applicant.isValid()) {
        const auto created = season.applicants().create();
        if (!created)
            return std::unexpected(created.error());
        stored = {*created, true, false};
    }
    Document document = entry.document;
    document.applicant = stored.applicant;
    const auto added = season.documents().add(document, entry.bytes, entry.text);
    if (!added)
        return std::unexpected(added.error());
    if (stored.isNew) {
        const auto read = season.records().add(stored.applicant, entry.record, *added);
        if (!read)
            return std::unexpected(read.error());
    }
    return transaction.commit(stored).transform([&](const Stored &done) {
        m_made.insert(entry.group, done.applicant);
        return done;
    });
}

bool isImportUnfinished(const Season &season)
{
    const auto mark = season.settings().value(underWayKey);
    return mark && mark->toBool();
}

} // namespace Bole
