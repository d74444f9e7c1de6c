// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/query.h"

#include <utility>

namespace Bole {

Query::Query(Database &database, const QString &sql, const QVariantList &values)
    : m_database(database), m_failure(database.m_failure)
{
    if (m_failure)
        return;
    if (const auto prepared = m_statement.prepare(database.connection(), sql, values); !prepared) {
        fail(prepared.error());
        return;
    }
    step();
    m_isAhead = true;
}

void Query::step()
{
    const Result<bool> hasRow = m_statement.step();
    m_hasRow = hasRow.value_or(false);
    if (!hasRow)
        fail(hasRow.error());
}

bool Query::next()
{
    if (!std::exchange(m_isAhead, false))
        step();
    return m_hasRow;
}

Result<void> Query::result() const
{
    if (m_failure)
        return std::unexpected(*m_failure);
    return {};
}

qint64 Query::insertedId() const
{
    return m_failure ? 0 : m_database.connection().insertedId();
}

int Query::affected() const
{
    return m_failure ? 0 : m_database.connection().affected();
}

std::optional<double> Query::optionalReal(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(real(column));
}

std::optional<int> Query::optionalNumber(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(number(column));
}

void Query::fail(const Error &error)
{
    m_failure = error;
    if (m_database.m_depth > 0 && !m_database.m_failure)
        m_database.m_failure = m_failure;
}

} // namespace Bole
