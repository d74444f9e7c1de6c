// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/season/database.h"
#include "model/season/statement.h"

#include <QVariant>

#include <optional>

namespace Bole {

/// One statement with its values bound, run at once. Inside a transaction a failure is remembered
/// there, and the statements after it do nothing; so a store checks once, at the end. Goes forward
/// only, and asks SQLite for each value when it is wanted: every column of every row in a QVariant
/// would be most of what reading ten thousand applicants takes.
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

    qint64 integer(int column) const { return m_statement.integer(column); }
    int number(int column) const { return int(integer(column)); }
    bool flag(int column) const { return integer(column) != 0; }
    double real(int column) const { return m_statement.real(column); }
    QString text(int column) const { return m_statement.text(column); } ///< a null one for NULL
    QByteArray bytes(int column) const { return m_statement.bytes(column); }
    QDateTime time(int column) const { return timeFromStamp(text(column)); }
    bool isNull(int column) const { return m_statement.isNull(column); }
    QVariant value(int column) const { return m_statement.value(column); }
    std::optional<double> optionalReal(int column) const;
    std::optional<int> optionalNumber(int column) const;
    template <typename T>
    T id(int column) const
    {
        return T{integer(column)};
    }

private:
    void step();
    void fail(const Error &error);

    Database &m_database;
    Statement m_statement;
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

/// Any number of ids as one value, for `IN (SELECT value FROM json_each(?))`: none is pasted.
template <typename Tag>
QVariant bound(const QList<Id<Tag>> &ids)
{
    QStringList numbers;
    for (const Id<Tag> id : ids)
        numbers.append(QString::number(id.value));
    return QString(u'[' + numbers.join(u',') + u']');
}

/// Never NULL, unlike a null QString.
inline QVariant bound(const QString &text)
{
    return text.isNull() ? QVariant(QStringLiteral("")) : QVariant(text);
}

} // namespace Bole
