// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/transaction.h"

#include "model/season/query.h"

#include <sqlite3.h>

#include <algorithm>

namespace Bole {

Transaction::Transaction(Database &database)
    : m_database(database), m_changesBefore(database.m_changes.size())
{
    if (m_database.m_failure)
        return; // an outer one has failed: whatever is done here comes to nothing
    const bool isOutermost = m_database.m_depth == 0;
    const Result<void> begun =
        isOutermost && !m_database.isInPlace()
            ? failure(ErrorCode::FileNotFound, QStringLiteral("moved while it was open"))
            : m_database.execute(isOutermost ? "BEGIN IMMEDIATE" : "SAVEPOINT inner");
    ++m_database.m_depth;
    m_open = true;
    if (!begun)
        m_database.m_failure = begun.error();
}

Transaction::~Transaction()
{
    if (m_open)
        rollBack();
}

void Transaction::note(Topic topic, qint64 subject)
{
    const Change change{topic, subject};
    if (!m_database.m_changes.contains(change) || m_database.m_changes.size() > 64)
        m_database.m_changes.append(change);
}

void Transaction::fail(const Error &error)
{
    if (!m_database.m_failure)
        m_database.m_failure = error;
}

bool Transaction::failed() const
{
    return m_database.m_failure.has_value();
}

Result<void> Transaction::commit()
{
    if (m_database.m_depth == 1) {
        std::ranges::sort(m_database.m_changes);
        const auto twice = std::ranges::unique(m_database.m_changes);
        m_database.m_changes.erase(twice.begin(), twice.end());
        for (const Change &change : std::as_const(m_database.m_changes)) {
            Query(m_database,
                  QStringLiteral("INSERT INTO change (session, topic, subject) VALUES (?, ?, ?)"),
                  {m_database.session, int(change.topic), change.subject});
        }
    }
    if (!m_database.m_failure) {
        const Result<void> done =
            m_database.execute(m_database.m_depth == 1 ? "COMMIT" : "RELEASE inner");
        if (!done)
            m_database.m_failure = done.error();
    }
    if (m_database.m_failure) {
        const Error error = *m_database.m_failure;
        if (m_open)
            rollBack();
        return std::unexpected(error);
    }
    m_open = false;
    if (--m_database.m_depth > 0)
        return {};
    m_database.m_step = 0;
    const QList<Change> changes = std::exchange(m_database.m_changes, {});
    if (m_database.committed && !changes.isEmpty())
        m_database.committed(changes);
    return {};
}

void Transaction::rollBack()
{
    m_open = false;
    --m_database.m_depth;
    m_database.m_changes.resize(m_changesBefore);
    // After a full disk or the like SQLite has rolled back the whole already; then the outer ones
    // must not go on as if their part were still there.
    const bool gone = sqlite3_get_autocommit(m_database.handle()) != 0;
    if (m_database.m_depth == 0) {
        if (!gone)
            (void)m_database.execute("ROLLBACK");
        m_database.m_step = 0;
        m_database.m_failure.reset();
        return;
    }
    if (!gone && m_database.execute("ROLLBACK TO inner; RELEASE inner"))
        m_database.m_failure.reset();
}

} // namespace Bole
