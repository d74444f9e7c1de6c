// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/season/database.h"

#include <QSqlQuery>
#include <QVariant>

#include <optional>

namespace Bole {

/// One statement with its values bound, run at once. Inside a transaction a failure is remembered
/// there, and the statements after it do nothing; so a store checks once, at the end.
class Query
{
public:
    Query(Database &database, const QString &sql, const QVariantList &values = {});

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

    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    int number(int column) const { return m_query.value(column).toInt(); }
    bool flag(int column) const { return integer(column) != 0; }
    double real(int column) const { return m_query.value(column).toDouble(); }
    QString text(int column) const { return m_query.value(column).toString(); }
    QByteArray bytes(int column) const { return m_query.value(column).toByteArray(); }
    QDateTime time(int column) const { return timeFromStamp(text(column)); }
    bool isNull(int column) const { return m_query.isNull(column); }
    std::optional<double> optionalReal(int column) const;
    std::optional<int> optionalNumber(int column) const;
    template <typename T>
    T id(int column) const
    {
        return T{integer(column)};
    }

private:
    void fail(const QSqlQuery &query);

    Database &m_database;
    QSqlQuery m_query;
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
