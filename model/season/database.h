// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/season/change.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QList>
#include <QSqlDatabase>

#include <functional>
#include <optional>
#include <utility>

struct sqlite3;

namespace Bole {

/// One connection to a season file, for the thread that opened it. Stores talk to it through Query
/// and Transaction; nobody else sees SQL.
class Database
{
public:
    static constexpr int applicationId = 0x426F6C65; // "Bole"

    Database();
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    /// Opens an existing file and sets and verifies what every connection relies on.
    Result<void> open(const QString &path, int busyMilliseconds = 2000);
    /// How long to wait for others' locks from now on. Answers how long it was.
    int setPatience(int milliseconds) { return std::exchange(m_patience, milliseconds); }
    void close();

    const QString &path() const { return m_path; }
    /// False when the file was moved, deleted or replaced since it was opened. What is written then
    /// goes into a file that nobody will find again.
    bool isInPlace() const;
    QSqlDatabase connection() const;
    sqlite3 *handle() const;

    /// Several statements at once, without values: schema and pragmas.
    Result<void> execute(const QByteArray &statements);
    Result<int> pragma(const char *name);

    /// The error that the connection's last failure stands for.
    Error errorFromCode(int sqliteCode, const QString &detail) const;

    /// Called with what a transaction changed, once it is committed.
    std::function<void(const QList<Change> &)> committed;
    qint64 session = 0; ///< this connection's row in `session`; 0 while there is none

    /// The id that the edits of the running transaction share; 0 before the first of them.
    qint64 step() const { return m_step; }
    void setStep(qint64 step) { m_step = step; }

private:
    friend class Transaction;
    friend class Query;
    Result<void> configure();
    static int waitForLock(void *database, int attempt);

    QString m_name;
    QString m_path;
    QByteArray m_encodedPath;
    std::pair<quint64, quint64> m_identity; // the file's device and number
    int m_patience = 2000;                  // milliseconds
    QElapsedTimer m_waiting;
    int m_depth = 0;                // of nested transactions
    qint64 m_step = 0;              // the first edit of the outermost transaction
    QList<Change> m_changes;        // of the outermost transaction
    std::optional<Error> m_failure; // of the transaction; later statements do nothing
};

/// Now, as the season stores it: UTC with milliseconds.
QString timestamp();
QDateTime timeFromStamp(const QString &stamp);

} // namespace Bole
