// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>
#include <QVariantList>

#include <memory>

struct sqlite3_stmt;

namespace Bole {

class Connection;

/// The statements of one connection that nobody uses at the moment, ready to be used again: to
/// prepare one takes longer than to run it. Shared by the connection and its living statements.
class StatementCache
{
public:
    StatementCache() = default;
    ~StatementCache() { close(); }
    Q_DISABLE_COPY_MOVE(StatementCache)

    /// Null where none is there.
    sqlite3_stmt *take(const QString &sql);
    /// Keeps it, or ends it where there is no need of another one.
    void giveBack(const QString &sql, sqlite3_stmt *statement);
    /// The file is closed when the last living statement goes; nothing is kept from now on.
    void close();

private:
    QHash<QString, sqlite3_stmt *> m_idle;
    bool m_isClosed = false;
};

/// One prepared SQLite statement with its values bound. Goes forward only, and asks SQLite for each
/// value when it is wanted. Stores use Query, which also knows of transactions.
class Statement
{
public:
    Statement() = default;
    ~Statement() { end(); }
    Q_DISABLE_COPY_MOVE(Statement)

    /// In place of what was prepared before. Fails unless there is a value for each `?`.
    Result<void> prepare(Connection &connection, const QString &sql,
                         const QVariantList &values = {});
    /// Whether there is one more row, which can then be read.
    Result<bool> step();

    // Of the row; 0 or nothing where there is none.
    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const; ///< a null one for NULL
    QByteArray bytes(int column) const;
    bool isNull(int column) const;
    /// As it is stored: a number, a text or bytes; nothing for NULL.
    QVariant value(int column) const;

private:
    void end();
    int bindAll();
    int bind(int place, const QVariant &value);

    Connection *m_connection = nullptr;
    QVariantList m_values; // SQLite reads bytes where they are here, without a copy
    QString m_sql;
    std::shared_ptr<StatementCache> m_cache; // of the connection that it was prepared on
    sqlite3_stmt *m_statement = nullptr;
    bool m_isOver = true; // nothing was prepared, or it has failed, or there are no more rows
};

/// One without values and rows.
Result<void> runStatement(Connection &connection, const QString &sql);

/// The first value of every row, as text.
Result<QStringList> firstColumn(Connection &connection, const QString &sql);

} // namespace Bole
