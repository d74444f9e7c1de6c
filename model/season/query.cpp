// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/query.h"

#include <QSqlError>

namespace Bole {

Query::Query(Database &database, const QString &sql, const QVariantList &values)
    : m_database(database), m_query(database.connection())
{
    if (database.m_failure) {
        m_failure = database.m_failure;
        return;
    }
    m_query.setForwardOnly(true);
    if (!m_query.prepare(sql)) {
        fail(m_query);
        return;
    }
    for (const QVariant &value : values)
        m_query.addBindValue(value);
    if (!m_query.exec())
        fail(m_query);
}

bool Query::next()
{
    if (m_failure)
        return false;
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        fail(m_query);
    return false;
}

Result<void> Query::result() const
{
    if (m_failure)
        return std::unexpected(*m_failure);
    return {};
}

qint64 Query::insertedId() const
{
    return m_failure ? 0 : m_query.lastInsertId().toLongLong();
}

int Query::affected() const
{
    return m_failure ? 0 : m_query.numRowsAffected();
}

std::optional<double> Query::optionalReal(int column) const
{
    const QVariant value = m_query.value(column);
    return value.isNull() ? std::nullopt : std::optional(value.toDouble());
}

std::optional<int> Query::optionalNumber(int column) const
{
    const QVariant value = m_query.value(column);
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

void Query::fail(const QSqlQuery &query)
{
    const QSqlError error = query.lastError();
    // The driver's own words only: the statement's text and values stay out of the detail.
    m_failure = m_database.errorFromCode(error.nativeErrorCode().toInt(), error.databaseText());
    if (m_database.m_depth > 0 && !m_database.m_failure)
        m_database.m_failure = m_failure;
}

} // namespace Bole
