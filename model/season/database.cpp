// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/database.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>
#include <QTimeZone>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include <sqlite3.h>
#include <sys/stat.h>

#include <cerrno>

namespace Bole {

namespace {

std::pair<quint64, quint64> identityOf(const QByteArray &path)
{
    struct stat file{};
    return ::stat(path.constData(), &file) == 0
               ? std::pair<quint64, quint64>(file.st_dev, file.st_ino)
               : std::pair<quint64, quint64>();
}

} // namespace

Database::Database() : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {}

Database::~Database()
{
    close();
}

Result<void> Database::open(const QString &path, int busyMilliseconds)
{
    m_path = path;
    m_encodedPath = QFile::encodeName(path);
    m_patience = busyMilliseconds;
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    // As SQLite's URI: only that can say that nothing is to be made where the file has gone.
    connection.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI"));
    const QByteArray place = QUrl::toPercentEncoding(QFileInfo(path).absoluteFilePath(), "/");
    connection.setDatabaseName(QStringLiteral("file:%1?mode=rw").arg(QString::fromLatin1(place)));
    if (!connection.open()) {
        const QSqlError error = connection.lastError();
        return std::unexpected(
            errorFromCode(error.nativeErrorCode().toInt(), error.databaseText()));
    }
    m_identity = identityOf(m_encodedPath);
    return configure();
}

bool Database::isInPlace() const
{
    return identityOf(m_encodedPath) == m_identity;
}

Result<void> Database::configure()
{
    if (sqlite3_busy_handler(handle(), &Database::waitForLock, this) != SQLITE_OK)
        return failure(ErrorCode::DatabaseFailed, QStringLiteral("no busy handler"));
    // A file from a stranger must not run code through its schema (trusted_schema), nor be believed
    // where its pages contradict themselves (cell_size_check).
    if (const auto set = execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;"
                                 "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                                 "PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;"
                                 "PRAGMA cache_size = -16000");
        !set)
        return set;
    QSqlQuery journal(connection());
    if (!journal.exec(QStringLiteral("PRAGMA journal_mode")) || !journal.next() ||
        journal.value(0).toString() != QLatin1StringView("wal"))
        return failure(ErrorCode::DatabaseFailed, QStringLiteral("journal_mode is not WAL"));
    for (const auto &[name, value] : {std::pair("synchronous", 2), std::pair("foreign_keys", 1)}) {
        const Result<int> actual = pragma(name);
        if (!actual)
            return std::unexpected(actual.error());
        if (*actual != value)
            return failure(ErrorCode::DatabaseFailed,
                           QStringLiteral("%1 is %2").arg(QLatin1StringView(name)).arg(*actual));
    }
    return {};
}

/// SQLite's own waiting sleeps longer and longer and can miss every gap that a busy writer leaves;
/// this one looks again every millisecond.
int Database::waitForLock(void *database, int attempt)
{
    auto *self = static_cast<Database *>(database);
    if (attempt == 0)
        self->m_waiting.start();
    if (self->m_waiting.hasExpired(self->m_patience))
        return 0;
    QThread::msleep(1);
    return 1;
}

void Database::close()
{
    if (!QSqlDatabase::contains(m_name))
        return;
    connection().close();
    QSqlDatabase::removeDatabase(m_name);
}

QSqlDatabase Database::connection() const
{
    return QSqlDatabase::database(m_name, false);
}

sqlite3 *Database::handle() const
{
    const QVariant handle = connection().driver()->handle();
    return handle.isValid() ? *static_cast<sqlite3 *const *>(handle.constData()) : nullptr;
}

Result<void> Database::execute(const QByteArray &statements)
{
    char *message = nullptr;
    const int code = sqlite3_exec(handle(), statements.constData(), nullptr, nullptr, &message);
    const QString detail = QString::fromUtf8(message);
    sqlite3_free(message);
    if (code != SQLITE_OK)
        return std::unexpected(errorFromCode(code, detail));
    return {};
}

Result<int> Database::pragma(const char *name)
{
    QSqlQuery query(connection());
    if (query.exec(QStringLiteral("PRAGMA %1").arg(QLatin1StringView(name))) && query.next())
        return query.value(0).toInt();
    const QSqlError error = query.lastError();
    return std::unexpected(errorFromCode(error.nativeErrorCode().toInt(), error.databaseText()));
}

Error Database::errorFromCode(int sqliteCode, const QString &detail) const
{
    const QString text = QStringLiteral("SQLite %1: %2").arg(sqliteCode).arg(detail);
    switch (sqliteCode & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::SeasonLocked, text};
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: // the folder does not let the journal be made
        return {ErrorCode::SeasonReadOnly, text};
    case SQLITE_CORRUPT:
        return {ErrorCode::SeasonCorrupted, text};
    case SQLITE_NOTADB:
        return {ErrorCode::NotASeason, text};
    case SQLITE_FULL:
        return {ErrorCode::DiskFull, text};
    case SQLITE_IOERR: {
        const int reason = handle() ? sqlite3_system_errno(handle()) : 0;
        if (reason == ENOSPC || reason == EDQUOT || reason == EFBIG)
            return {ErrorCode::DiskFull, text};
        const bool refused = reason == EROFS || reason == EACCES || reason == EPERM;
        return {refused ? ErrorCode::SeasonReadOnly : ErrorCode::DatabaseFailed, text};
    }
    default:
        return {ErrorCode::DatabaseFailed, text};
    }
}

QString timestamp()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}

// Lists read tens of thousands of them: the form that timestamp() writes is taken apart here.
QDateTime timeFromStamp(const QString &stamp)
{
    constexpr QStringView form = u"0000-00-00T00:00:00.000Z";
    bool isOurs = stamp.size() == form.size();
    for (qsizetype i = 0; isOurs && i < form.size(); ++i)
        isOurs = form[i] == u'0' ? stamp[i] >= u'0' && stamp[i] <= u'9' : stamp[i] == form[i];
    if (!isOurs)
        return QDateTime::fromString(stamp, Qt::ISODateWithMs);
    const auto number = [&stamp](qsizetype at, qsizetype digits) {
        int value = 0;
        for (qsizetype i = at; i < at + digits; ++i)
            value = value * 10 + (stamp[i].unicode() - u'0');
        return value;
    };
    return QDateTime(QDate(number(0, 4), number(5, 2), number(8, 2)),
                     QTime(number(11, 2), number(14, 2), number(17, 2), number(20, 3)),
                     QTimeZone::UTC);
}

} // namespace Bole
