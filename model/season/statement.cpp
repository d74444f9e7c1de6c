// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/statement.h"

#include "model/season/connection.h"

#include <algorithm>
#include <sqlite3.h>
#include <utility>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostKept = 300;

/// Some pragmas do their work while they are prepared, and a schema is changed once.
bool isWorthKeeping(const QString &sql)
{
    static const QStringList kept{u"SELECT "_s, u"INSERT "_s, u"UPDATE "_s,    u"DELETE "_s,
                                  u"BEGIN "_s,  u"COMMIT"_s,  u"SAVEPOINT "_s, u"RELEASE "_s};
    return std::ranges::any_of(kept, [&](const QString &word) { return sql.startsWith(word); });
}

} // namespace

sqlite3_stmt *StatementCache::take(const QString &sql)
{
    return m_idle.take(sql);
}

void StatementCache::giveBack(const QString &sql, sqlite3_stmt *statement)
{
    sqlite3_reset(statement);
    const bool isKept =
        !m_isClosed && isWorthKeeping(sql) && m_idle.size() < mostKept && !m_idle.contains(sql);
    if (!isKept) {
        sqlite3_finalize(statement);
        return;
    }
    sqlite3_clear_bindings(statement);
    m_idle.insert(sql, statement);
}

void StatementCache::close()
{
    m_isClosed = true;
    for (sqlite3_stmt *statement : std::as_const(m_idle))
        sqlite3_finalize(statement);
    m_idle.clear();
}

void Statement::end()
{
    if (m_statement)
        m_cache->giveBack(m_sql, std::exchange(m_statement, nullptr));
}

Result<void> Statement::prepare(Connection &connection, const QString &sql,
                                const QVariantList &values)
{
    end(); // first: an earlier statement still reads its values, and tells its error
    m_connection = &connection;
    m_cache = connection.statements();
    m_values = values;
    m_sql = sql;
    m_statement = m_cache->take(sql);
    int code = SQLITE_OK;
    if (!m_statement) {
        const QByteArray text = sql.toUtf8();
        code = sqlite3_prepare_v2(connection.handle(), text.constData(), int(text.size()),
                                  &m_statement, nullptr);
    }
    if (code == SQLITE_OK)
        code = bindAll();
    m_isOver = code != SQLITE_OK;
    if (m_isOver)
        return std::unexpected(connection.error(code));
    return {};
}

int Statement::bindAll()
{
    if (sqlite3_bind_parameter_count(m_statement) != m_values.size())
        return SQLITE_RANGE;
    int code = SQLITE_OK;
    for (int i = 0; code == SQLITE_OK && i < m_values.size(); ++i)
        code = bind(i + 1, m_values.at(i));
    return code;
}

int Statement::bind(int place, const QVariant &value)
{
    sqlite3_stmt *statement = m_statement;
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

Result<bool> Statement::step()
{
    if (m_isOver) // SQLite would begin again
        return false;
    const int code = sqlite3_step(m_statement);
    m_isOver = code != SQLITE_ROW;
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return std::unexpected(m_connection->error(code));
    return code == SQLITE_ROW;
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString Statement::text(int column) const
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return QString::fromUtf8(text, text ? sqlite3_column_bytes(m_statement, column) : 0);
}

QByteArray Statement::bytes(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return QByteArray(bytes, sqlite3_column_bytes(m_statement, column));
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

QVariant Statement::value(int column) const
{
    switch (sqlite3_column_type(m_statement, column)) {
    case SQLITE_INTEGER:
        return integer(column);
    case SQLITE_FLOAT:
        return real(column);
    case SQLITE_TEXT:
        return text(column);
    case SQLITE_BLOB:
        return bytes(column);
    default:
        return {};
    }
}

Result<void> runStatement(Connection &connection, const QString &sql)
{
    Statement statement;
    return statement.prepare(connection, sql)
        .and_then([&] { return statement.step(); })
        .transform([](bool) {});
}

Result<QStringList> firstColumn(Connection &connection, const QString &sql)
{
    QStringList values;
    Statement statement;
    const auto prepared = statement.prepare(connection, sql);
    Result<bool> hasRow = prepared ? statement.step() : std::unexpected(prepared.error());
    while (hasRow && *hasRow) {
        values.append(statement.text(0));
        hasRow = statement.step();
    }
    return hasRow.transform([&](bool) { return values; });
}

} // namespace Bole
