// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/platform/sqlitefiles.h"
#include "model/result.h"
#include "model/season/change.h"
#include "model/season/connection.h"

#include <QDateTime>
#include <QList>

#include <functional>
#include <limits>
#include <optional>

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

    /// Opens an existing season and sets and verifies what every connection relies on. A file that
    /// is no season, or newer than this version, is not touched, not even by a journal beside it.
    Result<void> open(const QString &path, int patience = Connection::usualPatience,
                      int newestVersion = std::numeric_limits<int>::max());
    /// The same for a file that was just made and is empty.
    Result<void> openEmpty(const QString &path, int patience);
    /// How long to wait for others' locks from now on. Answers how long it was.
    int setPatience(int milliseconds) { return m_connection.setPatience(milliseconds); }
    void close();

    const QString &path() const { return m_path; }
    /// False when the file, its log or the log's index was moved, deleted or replaced since it was
    /// opened. What is written then goes into a file that nobody will find again.
    bool isInPlace() const;
    Connection &connection() { return m_connection; }

    /// Several statements at once, without values: schema and pragmas.
    Result<void> execute(const QByteArray &statements) { return m_connection.execute(statements); }
    Result<int> pragma(const char *name);

    /// Called with what a transaction changed, once it is committed.
    std::function<void(const QList<Change> &)> committed;
    /// Called before that with the last of them and its number in the file.
    std::function<void(qint64 number, const Change &change)> acknowledged;
    qint64 session = 0; ///< this connection's row in `session`; 0 while there is none

    /// The id that the edits of the running transaction share; 0 before the first of them.
    qint64 step() const { return m_step; }
    void setStep(qint64 step) { m_step = step; }

private:
    friend class Transaction;
    friend class Query;
    struct OpenFile
    {
        QByteArray path;
        std::optional<FileIdentity> identity;

        bool isInPlace() const;
    };

    Result<void> connect(const QString &path, int patience);
    Result<void> configure();
    Result<void> rememberFiles();

    Connection m_connection;
    QString m_path;
    QList<OpenFile> m_files;        // the season first, then its log and the log's index
    int m_depth = 0;                // of nested transactions
    qint64 m_step = 0;              // the first edit of the outermost transaction
    QList<Change> m_changes;        // of the outermost transaction
    std::optional<Error> m_failure; // of the transaction; later statements do nothing
};

/// Now, as the season stores it: UTC with milliseconds.
QString timestamp();
QDateTime timeFromStamp(const QString &stamp);

} // namespace Bole
