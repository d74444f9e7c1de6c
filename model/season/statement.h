// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QStringList>
#include <QVariantList>

#include <memory>

struct sqlite3_stmt;

namespace Bole {

class Connection;

/// One prepared SQLite statement with its values bound. Goes forward only, and asks SQLite for each
/// value when it is wanted. Stores use Query, which also knows of transactions.
class Statement
{
public:
    Statement() = default;
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
    struct Finalizer
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    int bindAll();
    int bind(int place, const QVariant &value);

    Connection *m_connection = nullptr;
    QVariantList m_values; // SQLite reads bytes where they are here, without a copy
    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
    bool m_isOver = true; // nothing was prepared, or it has failed, or there are no more rows
};

/// The first value of every row, as text.
Result<QStringList> firstColumn(Connection &connection, const QString &sql);

} // namespace Bole
