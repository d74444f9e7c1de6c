// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/season/database.h"

#include <QVariant>

#include <memory>
#include <optional>

struct sqlite3_stmt;

namespace Bole {

/// One statement with its values bound, run at once. Inside a transaction a failure is remembered
/// there, and the statements after it do nothing; so a store checks once, at the end. Goes forward
/// only, and asks SQLite itself for each value: QSqlQuery puts every column of every row into a
/// QVariant first, which was most of what reading ten thousand applicants took.
class Query
{
public:
    Query(Database &database, const QString &sql, const QVariantList &values = {});
    Q_DISABLE_COPY_MOVE(Query)

    bool next();
    Result<void> result() const;
    template <typename T>
    Result<std::remove_cvref_t<T>> result(T &&value) const
    {
        if (m_failure)
            return std::unexpected(*m_failure);
        return std::forward<T>(value);
    }

    qint64 insertedId() const;
    int affected() const;

    qint64 integer(int column) const;
    int number(int column) const;
    bool flag(int column) const { return integer(column) != 0; }
    double real(int column) const;
    QString text(int column) const; ///< a null one for NULL
    QByteArray bytes(int column) const;
    QDateTime time(int column) const { return timeFromStamp(text(column)); }
    bool isNull(int column) const;
    std::optional<double> optionalReal(int column) const;
    std::optional<int> optionalNumber(int column) const;
    template <typename T>
    T id(int column) const
    {
        return T{integer(column)};
    }

private:
    struct Finalizer
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    int bind(int place, const QVariant &value);
    void step();
    void fail(int code);

    Database &m_database;
    QVariantList m_values; // SQLite reads bytes where they are here, without a copy
    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
    bool m_hasRow = false;  // there is a row to read
    bool m_isAhead = false; // and next() has not told of it yet
    std::optional<Error> m_failure;
};

/// Values for binding: absent is NULL.
template <typename T>
QVariant bound(const std::optional<T> &value)
{
    return value ? QVariant(*value) : QVariant();
}

template <typename Tag>
QVariant bound(Id<Tag> id)
{
    return id.isValid() ? QVariant(id.value) : QVariant();
}

/// Never NULL, unlike a null QString.
inline QVariant bound(const QString &text)
{
    return text.isNull() ? QVariant(QStringLiteral("")) : QVariant(text);
}

} // namespace Bole
