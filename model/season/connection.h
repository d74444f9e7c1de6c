// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QList>

#include <memory>
#include <stop_token>
#include <utility>

struct sqlite3;

namespace Bole {

class StatementCache;

/// Of the library that is loaded, not the one that was compiled against.
QString sqliteVersion();

/// An open SQLite database, for the thread that opened it; closed with this object. Together with
/// Statement it is the only code that calls SQLite (sqlitelocks.cpp keeps SQLite's locks). It knows
/// nothing of seasons: what every season's connection relies on is in Database.
class Connection
{
public:
    /// In milliseconds: opening waits as long for others' locks as writing does.
    static constexpr int usualPatience = 10000;

    Connection();
    ~Connection();
    Q_DISABLE_COPY_MOVE(Connection)

    /// Opens a file that exists. Reads and writes nothing yet.
    Result<void> open(const QString &path);
    /// An empty database without a file.
    Result<void> openInMemory();
    /// A statement that is still alive keeps the file open until it goes.
    void close();
    /// Closing then leaves the log beside the file instead of writing it into the file.
    void leaveLogWhenClosed();

    /// A file may come from a stranger. What SQLite offers against that, to be called before
    /// anything is read: no triggers, no views, no functions or settings from the file.
    Result<void> defend();
    /// How long to wait for others' locks from now on. Answers how long it was.
    int setPatience(int milliseconds) { return std::exchange(m_patience, milliseconds); }

    /// Several statements at once, without values: schema and pragmas.
    Result<void> execute(const QByteArray &statements);
    /// Writes the whole file anew: what was deleted is not on any of its pages any more.
    Result<void> vacuum();
    bool isInTransaction() const;
    qint64 insertedId() const; ///< of the last row that was inserted
    int affected() const;      ///< rows that the last statement changed

    /// The beginning of the file, read through SQLite's own open file; zeros where the file is
    /// shorter. Takes no lock and makes no journal.
    Result<QByteArray> firstBytes(int count) const;
    /// The file, its log and the log's index, as SQLite calls them. None of a database in memory.
    QList<QByteArray> files() const;
    /// Copies all pages with SQLite's online backup. Cancelled when it was stopped.
    Result<void> copyTo(Connection &copy, const std::stop_token &stop);

    /// What an answer of SQLite's that is not SQLITE_OK means, in SQLite's own words.
    Error error(int sqliteCode) const;
    sqlite3 *handle() const { return m_handle.get(); }
    const std::shared_ptr<StatementCache> &statements() const { return m_statements; }

private:
    struct Closer
    {
        void operator()(sqlite3 *handle) const;
    };

    int openHandle(const QByteArray &name, int flags);
    int flush();
    static int waitForLock(void *connection, int attempt);

    std::unique_ptr<sqlite3, Closer> m_handle;
    std::shared_ptr<StatementCache> m_statements; // goes first: an open one keeps the file open
    int m_patience = usualPatience;
    QElapsedTimer m_waiting;
};

} // namespace Bole
