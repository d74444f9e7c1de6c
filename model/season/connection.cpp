// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/connection.h"

#include "model/season/sqlitelocks.h"
#include "model/season/statement.h"

#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <sqlite3.h>

#include <cerrno>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int pagesAtOnce = 2048; // 8 MB: stopping a copy takes no longer than this

constexpr std::pair<int, int> settings[] = {
    {SQLITE_DBCONFIG_DEFENSIVE, 1},
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
    {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
    {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
    {SQLITE_DBCONFIG_DQS_DML, 0}, // what is not a column is an error, not a text
    {SQLITE_DBCONFIG_DQS_DDL, 0},
};

constexpr std::pair<int, int> limits[] = {
    {SQLITE_LIMIT_ATTACHED, 0},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
};

struct BackupEnd
{
    void operator()(sqlite3_backup *backup) const { sqlite3_backup_finish(backup); }
};

/// SQLite's own open file.
sqlite3_file *mainFile(sqlite3 *handle)
{
    sqlite3_file *file = nullptr;
    const int code =
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void *>(&file));
    return code == SQLITE_OK && file && file->pMethods ? file : nullptr;
}

/// Of a failure to read or write, by what the system said.
ErrorCode codeOfSystemError(int reason)
{
    switch (reason) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return ErrorCode::DiskFull;
    case EROFS:
    case EACCES:
    case EPERM:
        return ErrorCode::SeasonReadOnly;
    default:
        return ErrorCode::DatabaseFailed;
    }
}

ErrorCode codeOf(int sqliteCode, sqlite3 *handle)
{
    switch (sqliteCode & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::SeasonLocked;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: // the folder does not let the journal be made
        return ErrorCode::SeasonReadOnly;
    case SQLITE_CORRUPT:
        return ErrorCode::SeasonCorrupted;
    case SQLITE_NOTADB:
        return ErrorCode::NotASeason;
    case SQLITE_FULL:
        return ErrorCode::DiskFull;
    case SQLITE_IOERR:
        return codeOfSystemError(handle ? sqlite3_system_errno(handle) : 0);
    default:
        return ErrorCode::DatabaseFailed;
    }
}

} // namespace

QString sqliteVersion()
{
    return QString::fromLatin1(sqlite3_libversion());
}

Connection::Connection() : m_statements(std::make_shared<StatementCache>()) {}

Connection::~Connection()
{
    close();
}

void Connection::close()
{
    m_statements->close();
    m_handle.reset();
}

void Connection::Closer::operator()(sqlite3 *handle) const
{
    sqlite3_close_v2(handle);
}

Result<void> Connection::open(const QString &path)
{
    keepLocksWithOpenFiles();
    // Nothing is made where the file has gone.
    const int code =
        openHandle(QFile::encodeName(QFileInfo(path).absoluteFilePath()), SQLITE_OPEN_READWRITE);
    if (code == SQLITE_CANTOPEN && !QFileInfo::exists(path))
        return failure(ErrorCode::FileNotFound, error(code).detail);
    if (code != SQLITE_OK)
        return std::unexpected(error(code));
    return {};
}

Result<void> Connection::openInMemory()
{
    const int code =
        openHandle(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY);
    if (code != SQLITE_OK)
        return std::unexpected(error(code));
    return {};
}

int Connection::openHandle(const QByteArray &name, int flags)
{
    close();
    m_statements = std::make_shared<StatementCache>();
    sqlite3 *handle = nullptr;
    // One thread uses it, so SQLite needs no mutex.
    const int code =
        sqlite3_open_v2(name.constData(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    m_handle.reset(handle);
    return code == SQLITE_OK ? sqlite3_busy_handler(handle, &Connection::waitForLock, this) : code;
}

void Connection::leaveLogWhenClosed()
{
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

Result<void> Connection::defend()
{
    for (const auto &[setting, value] : settings) {
        int actual = -1;
        if (sqlite3_db_config(handle(), setting, value, &actual) != SQLITE_OK || actual != value)
            return failure(ErrorCode::DatabaseFailed, u"SQLite setting %1"_s.arg(setting));
    }
    for (const auto &[limit, value] : limits)
        sqlite3_limit(handle(), limit, value);
    return {};
}

/// SQLite's own waiting sleeps longer and longer and can miss every gap that a busy writer leaves;
/// this one looks again every millisecond.
int Connection::waitForLock(void *connection, int attempt)
{
    auto *self = static_cast<Connection *>(connection);
    if (attempt == 0)
        self->m_waiting.start();
    if (self->m_waiting.hasExpired(self->m_patience))
        return 0;
    QThread::msleep(1);
    return 1;
}

Result<void> Connection::execute(const QByteArray &statements)
{
    const int code = sqlite3_exec(handle(), statements.constData(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(error(code));
    return {};
}

Result<void> Connection::vacuum()
{
    // SQLite attaches a database of its own for it, which nothing else may do.
    const int before = sqlite3_limit(handle(), SQLITE_LIMIT_ATTACHED, 1);
    const Result<void> done = execute("PRAGMA secure_delete = ON; VACUUM");
    sqlite3_limit(handle(), SQLITE_LIMIT_ATTACHED, before);
    if (!done)
        return done;
    // As a statement it would not say that somebody's reading kept it from it.
    const int code =
        sqlite3_wal_checkpoint_v2(handle(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    return code == SQLITE_OK ? Result<void>() : std::unexpected(error(code));
}

bool Connection::isInTransaction() const
{
    return sqlite3_get_autocommit(handle()) == 0;
}

qint64 Connection::insertedId() const
{
    return sqlite3_last_insert_rowid(handle());
}

int Connection::affected() const
{
    return sqlite3_changes(handle());
}

Result<QByteArray> Connection::firstBytes(int count) const
{
    sqlite3_file *file = mainFile(handle());
    QByteArray bytes(count, '\0');
    const int code = file ? file->pMethods->xRead(file, bytes.data(), count, 0) : SQLITE_ERROR;
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ)
        return failure(ErrorCode::FileNotReadable, QString::fromUtf8(sqlite3_errstr(code)));
    return bytes;
}

QList<QByteArray> Connection::files() const
{
    const char *name = sqlite3_db_filename(handle(), "main");
    if (!name || !*name)
        return {};
    return {QByteArray(name), QByteArray(sqlite3_filename_wal(name)), name + QByteArray("-shm")};
}

Result<void> Connection::copyTo(Connection &copy, const std::stop_token &stop)
{
    std::unique_ptr<sqlite3_backup, BackupEnd> backup(
        sqlite3_backup_init(copy.handle(), "main", handle(), "main"));
    int code = backup ? SQLITE_OK : sqlite3_errcode(copy.handle());
    while (code == SQLITE_OK) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, u"copy"_s);
        code = sqlite3_backup_step(backup.get(), pagesAtOnce);
        if (code == SQLITE_OK)
            code = copy.flush();
    }
    backup.reset(); // only then the copy knows what went wrong
    if (code != SQLITE_DONE)
        return std::unexpected(copy.error(code));
    return {};
}

/// What was written so far goes to the disk: one great flush at the end of a copy would make every
/// commit of the window wait for it.
int Connection::flush()
{
    sqlite3_file *file = mainFile(handle());
    return file ? file->pMethods->xSync(file, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY)
                : SQLITE_ERROR;
}

Error Connection::error(int sqliteCode) const
{
    // SQLite's own words only: the text of statements and their values stay out of the detail.
    return {codeOf(sqliteCode, handle()),
            u"SQLite %1: %2"_s.arg(sqliteCode).arg(QString::fromUtf8(sqlite3_errmsg(handle())))};
}

} // namespace Bole
