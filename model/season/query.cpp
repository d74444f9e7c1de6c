// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/query.h"

#include <sqlite3.h>

#include <utility>

namespace Bole {

void Query::Finalizer::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

Query::Query(Database &database, const QString &sql, const QVariantList &values)
    : m_database(database), m_values(values), m_failure(database.m_failure)
{
    if (m_failure)
        return;
    const QByteArray text = sql.toUtf8();
    sqlite3_stmt *statement = nullptr;
    int code = sqlite3_prepare_v2(database.handle(), text.constData(), int(text.size()), &statement,
                                  nullptr);
    m_statement.reset(statement);
    if (code == SQLITE_OK && sqlite3_bind_parameter_count(statement) != m_values.size())
        code = SQLITE_RANGE;
    for (int i = 0; code == SQLITE_OK && i < m_values.size(); ++i)
        code = bind(i + 1, m_values.at(i));
    if (code != SQLITE_OK) {
        fail(code);
        return;
    }
    step();
    m_isAhead = true;
}

int Query::bind(int place, const QVariant &value)
{
    sqlite3_stmt *statement = m_statement.get();
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        return sqlite3_bind_null(statement, place);
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
        return sqlite3_bind_int64(statement, place, value.toLongLong());
    case QMetaType::Double:
        return sqlite3_bind_double(statement, place, value.toDouble());
    case QMetaType::QByteArray: {
        const auto &bytes = *static_cast<const QByteArray *>(value.constData());
        return bytes.isNull() ? sqlite3_bind_null(statement, place)
                              : sqlite3_bind_blob64(statement, place, bytes.constData(),
                                                    sqlite3_uint64(bytes.size()), SQLITE_STATIC);
    }
    default: {
        const QString text = value.toString();
        const QByteArray bytes = text.toUtf8();
        return text.isNull() ? sqlite3_bind_null(statement, place)
                             : sqlite3_bind_text64(statement, place, bytes.constData(),
                                                   sqlite3_uint64(bytes.size()), SQLITE_TRANSIENT,
                                                   SQLITE_UTF8);
    }
    }
}

/// Never beyond the end: SQLite would begin again.
void Query::step()
{
    const int code = sqlite3_step(m_statement.get());
    m_hasRow = code == SQLITE_ROW;
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        fail(code);
}

bool Query::next()
{
    if (!std::exchange(m_isAhead, false) && m_hasRow)
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
    return m_failure ? 0 : sqlite3_last_insert_rowid(m_database.handle());
}

int Query::affected() const
{
    return m_failure ? 0 : sqlite3_changes(m_database.handle());
}

qint64 Query::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

int Query::number(int column) const
{
    return sqlite3_column_int(m_statement.get(), column);
}

double Query::real(int column) const
{
    return sqlite3_column_double(m_statement.get(), column);
}

QString Query::text(int column) const
{
    const auto *text =
        reinterpret_cast<const char *>(sqlite3_column_text(m_statement.get(), column));
    return QString::fromUtf8(text, text ? sqlite3_column_bytes(m_statement.get(), column) : 0);
}

QByteArray Query::bytes(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement.get(), column));
    return QByteArray(bytes, sqlite3_column_bytes(m_statement.get(), column));
}

bool Query::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

std::optional<double> Query::optionalReal(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(real(column));
}

std::optional<int> Query::optionalNumber(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(number(column));
}

void Query::fail(int code)
{
    // SQLite's own words only: the statement's text and values stay out of the detail.
    m_failure =
        m_database.errorFromCode(code, QString::fromUtf8(sqlite3_errmsg(m_database.handle())));
    if (m_database.m_depth > 0 && !m_database.m_failure)
        m_database.m_failure = m_failure;
}

} // namespace Bole
