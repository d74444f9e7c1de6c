// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/backup.h"

#include "model/season/database.h"
#include "model/season/seasonfile.h"

#include <QFile>

#include <sqlite3.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int pagesAtOnce = 2048; // 8 MB: stopping takes no longer than this

struct Closer
{
    void operator()(sqlite3 *connection) const { sqlite3_close(connection); }
    void operator()(sqlite3_backup *backup) const { sqlite3_backup_finish(backup); }
};
using Connection = std::unique_ptr<sqlite3, Closer>;

Connection openCopy(const QString &path, int *code)
{
    sqlite3 *copy = nullptr;
    *code =
        sqlite3_open_v2(QFile::encodeName(path).constData(), &copy, SQLITE_OPEN_READWRITE, nullptr);
    // The copy is thrown away if anything fails, so it needs no journal until then.
    if (*code == SQLITE_OK)
        *code = sqlite3_exec(copy, "PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL", nullptr,
                             nullptr, nullptr);
    return Connection(copy);
}

/// What was copied so far goes to the disk: one great flush at the end would make every commit of
/// the window wait for it.
int flush(sqlite3 *copy)
{
    sqlite3_file *file = nullptr;
    const int code =
        sqlite3_file_control(copy, "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void *>(&file));
    return code == SQLITE_OK
               ? file->pMethods->xSync(file, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY)
               : code;
}

int copyPages(sqlite3 *copy, sqlite3 *original, const std::stop_token &stop)
{
    const std::unique_ptr<sqlite3_backup, Closer> backup(
        sqlite3_backup_init(copy, "main", original, "main"));
    if (!backup)
        return sqlite3_errcode(copy);
    int code = SQLITE_OK;
    while (code == SQLITE_OK) {
        code = stop.stop_requested() ? SQLITE_INTERRUPT
                                     : sqlite3_backup_step(backup.get(), pagesAtOnce);
        if (code == SQLITE_OK)
            code = flush(copy);
    }
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

int isSound(sqlite3 *copy)
{
    bool sound = false;
    const auto look = [](void *sound, int, char **values, char **) {
        *static_cast<bool *>(sound) = values[0] && std::strcmp(values[0], "ok") == 0;
        return 0;
    };
    const int code = sqlite3_exec(copy, "PRAGMA quick_check(1)", look, &sound, nullptr);
    return code == SQLITE_OK && !sound ? SQLITE_CORRUPT : code;
}

Result<void> copyInto(Database &database, const QString &target, const std::stop_token &stop)
{
    // In a transaction of its own the original looks the same at every step, whoever writes.
    if (const auto begun = database.execute("BEGIN; SELECT count(*) FROM sqlite_schema"); !begun)
        return begun;
    int code = SQLITE_OK;
    const Connection copy = openCopy(target, &code);
    if (code == SQLITE_OK)
        code = copyPages(copy.get(), database.handle(), stop);
    (void)database.execute("COMMIT");
    if (code == SQLITE_OK)
        code = isSound(copy.get());
    if (code == SQLITE_INTERRUPT)
        return failure(ErrorCode::Cancelled, u"backup"_s);
    if (code != SQLITE_OK)
        return std::unexpected(
            database.errorFromCode(code, QString::fromUtf8(sqlite3_errmsg(copy.get()))));
    return {};
}

} // namespace

Result<void> copySeason(Database &database, const QString &target, const std::stop_token &stop)
{
    const QString unfinished = target + u".unfinished"_s;
    QFile::remove(unfinished);
    if (const auto made = createPrivateFile(unfinished); !made)
        return made;
    Result<void> copied = copyInto(database, unfinished, stop);
    if (copied && std::rename(QFile::encodeName(unfinished).constData(),
                              QFile::encodeName(target).constData()) != 0)
        copied = failure(ErrorCode::FileNotWritable, QString::fromLocal8Bit(std::strerror(errno)));
    if (!copied)
        QFile::remove(unfinished);
    return copied;
}

} // namespace Bole
