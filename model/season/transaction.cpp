// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/transaction.h"

#include "model/season/query.h"
#include "model/season/statement.h"

#include <algorithm>

namespace Bole {

namespace {

Error movedAway()
{
    return {ErrorCode::FileNotFound, QStringLiteral("moved or deleted while it was open")};
}

} // namespace

Transaction::Transaction(Database &database)
    : m_database(database), m_changesBefore(database.m_changes.size())
{
    if (m_database.m_failure)
        return; // an outer one has failed: whatever is done here comes to nothing
    const bool isOutermost = m_database.m_depth == 0;
    const Result<void> begun = isOutermost && !m_database.isInPlace()
                                   ? std::unexpected(movedAway())
                                   : runStatement(m_database.connection(),
                                                  isOutermost ? QStringLiteral("BEGIN IMMEDIATE")
                                                              : QStringLiteral("SAVEPOINT inner"));
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

void Transaction::announce(Topic topic, qint64 subject)
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

qint64 Transaction::logChanges()
{
    if (m_database.m_depth != 1 || m_logged)
        return m_logged.value_or(0);
    m_logged = 0;
    std::ranges::sort(m_database.m_changes);
    const auto twice = std::ranges::unique(m_database.m_changes);
    m_database.m_changes.erase(twice.begin(), twice.end());
    for (const Change &change : std::as_const(m_database.m_changes)) {
        m_logged =
            Query(m_database,
                  QStringLiteral("INSERT INTO change (session, topic, subject) VALUES (?, ?, ?)"),
                  {m_database.session, int(change.topic), change.subject})
                .insertedId();
    }
    return *m_logged;
}

Result<void> Transaction::commit()
{
    const qint64 number = logChanges();
    if (!m_database.m_failure) {
        const Result<void> done = runStatement(
            m_database.connection(),
            m_database.m_depth == 1 ? QStringLiteral("COMMIT") : QStringLiteral("RELEASE inner"));
        if (!done)
            m_database.m_failure = done.error();
        // Its log may have gone meanwhile, with what was just written to it: that is not saved.
        else if (m_database.m_depth == 1 && !m_database.isInPlace())
            m_database.m_failure = movedAway();
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
    if (m_database.acknowledged && !changes.isEmpty())
        m_database.acknowledged(number, changes.last());
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
    const bool gone = !m_database.connection().isInTransaction();
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
