// SPDX-License-Identifier: GPL-3.0-or-later
// Protection of seasons, in a build with SQLCipher. The other one has withoutcipher.cpp.
#include "model/season/cipher.h"
#include "model/season/connection.h"
#include "model/season/statement.h"

#include <QFile>
#include <QFileInfo>

#include <openssl/evp.h>
#include <openssl/rand.h>
#include <sqlite3.h>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

// SQLCipher's own, since its version 4.
constexpr int rounds = 256000;
constexpr int keySize = 32;

struct HandleEnd
{
    void operator()(sqlite3 *handle) const { sqlite3_close_v2(handle); }
};
using Handle = std::unique_ptr<sqlite3, HandleEnd>;

int giveKey(sqlite3 *handle, const char *schema, const SeasonKey &key)
{
    if (key.isNull())
        return SQLITE_OK;
    const Secret text = key.text();
    const int code = sqlite3_key_v2(handle, schema, text.bytes().data(), int(text.bytes().size()));
    // SQLCipher writes to standard error by itself: what matters comes back as an error. Its first
    // key sets what it writes, and so it can be told only now.
    sqlite3_exec(handle, "PRAGMA cipher_log_level = NONE", nullptr, nullptr, nullptr);
    return code;
}

/// A file as it lies there: no lock, no log, nothing written.
Handle openUntouched(const QString &path, const SeasonKey &key)
{
    const QByteArray place = QFile::encodeName(QFileInfo(path).absoluteFilePath());
    const QByteArray address = "file:" + place.toPercentEncoding("/") + "?immutable=1";
    sqlite3 *opened = nullptr;
    const int code =
        sqlite3_open_v2(address.constData(), &opened,
                        SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nullptr);
    Handle handle(opened);
    return code == SQLITE_OK && giveKey(opened, "main", key) == SQLITE_OK ? std::move(handle)
                                                                          : Handle();
}

/// The first value; nothing where there is none.
std::optional<QByteArray> ask(const Handle &handle, const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    std::optional<QByteArray> answer;
    if (handle && sqlite3_prepare_v2(handle.get(), sql, -1, &statement, nullptr) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        answer = QByteArray(reinterpret_cast<const char *>(sqlite3_column_text(statement, 0)));
    sqlite3_finalize(statement);
    return answer;
}

Result<void> attach(Connection &connection, const QString &path, const SeasonKey &key)
{
    Statement statement;
    const auto attached = statement
                              .prepare(connection, u"ATTACH ? AS exported KEY ''"_s,
                                       {QFileInfo(path).absoluteFilePath()})
                              .and_then([&] { return statement.step(); });
    if (!attached)
        return std::unexpected(attached.error());
    const int code = giveKey(connection.handle(), "exported", key);
    return code == SQLITE_OK ? Result<void>() : std::unexpected(connection.error(code));
}

/// What SQLCipher does not take along by itself.
QByteArray numbersFor(const FileNumbers &numbers)
{
    return "PRAGMA exported.application_id = " + QByteArray::number(numbers.application) +
           ";PRAGMA exported.user_version = " + QByteArray::number(numbers.version) + ';';
}

Result<void> exportNow(Connection &connection, const QString &path, const SeasonKey &key)
{
    FileNumbers numbers;
    for (const auto &[name, number] : {std::pair(u"PRAGMA application_id"_s, &numbers.application),
                                       std::pair(u"PRAGMA user_version"_s, &numbers.version)}) {
        const auto value = firstColumn(connection, name);
        if (!value)
            return std::unexpected(value.error());
        *number = value->value(0).toInt();
    }
    return attach(connection, path, key).and_then([&] {
        return connection.execute(
            "PRAGMA exported.journal_mode = OFF; PRAGMA exported.synchronous = FULL;"
            "SELECT sqlcipher_export('exported');" +
            numbersFor(numbers));
    });
}

} // namespace

QString cipherVersion()
{
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open(":memory:", &opened);
    const Handle handle(opened);
    return code == SQLITE_OK
               ? QString::fromUtf8(ask(handle, "PRAGMA cipher_version").value_or(QByteArray()))
               : QString();
}

bool canProtectSeasons()
{
    return true;
}

Result<Secret> makeKey(const Secret &password, const QByteArray &salt)
{
    QByteArray key(keySize, '\0');
    const int made = PKCS5_PBKDF2_HMAC(password.bytes().data(), int(password.bytes().size()),
                                       reinterpret_cast<const unsigned char *>(salt.constData()),
                                       int(salt.size()), rounds, EVP_sha512(), keySize,
                                       reinterpret_cast<unsigned char *>(key.data()));
    if (made != 1)
        return failure(ErrorCode::DatabaseFailed, u"no key"_s);
    return Secret(std::move(key));
}

Result<QByteArray> newSalt(qsizetype size)
{
    QByteArray salt(size, '\0');
    if (RAND_bytes(reinterpret_cast<unsigned char *>(salt.data()), int(size)) != 1)
        return failure(ErrorCode::DatabaseFailed, u"no salt"_s);
    return salt;
}

Result<void> setKey(Connection &connection, const SeasonKey &key)
{
    const int code = giveKey(connection.handle(), "main", key);
    return code == SQLITE_OK ? Result<void>() : std::unexpected(connection.error(code));
}

Result<FileNumbers> numbersOf(const QString &path, const SeasonKey &key)
{
    constexpr int attempts = 5; // somebody may be writing this very page
    for (int i = 0; i < attempts; ++i) {
        const Handle handle = openUntouched(path, key);
        const auto application = ask(handle, "PRAGMA application_id");
        const auto version = ask(handle, "PRAGMA user_version");
        if (application && version)
            return FileNumbers{application->toInt(), version->toInt()};
    }
    return failure(ErrorCode::DocumentWrongPassword, u"season"_s);
}

Result<void> exportTo(Connection &connection, const QString &path, const SeasonKey &key,
                      const std::stop_token &stop)
{
    sqlite3 *handle = connection.handle();
    const int attachedBefore = sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1);
    // It keeps a journal from being left out, which a file that is thrown away does not need.
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    const auto isStopped = [](void *token) {
        return static_cast<const std::stop_token *>(token)->stop_requested() ? 1 : 0;
    };
    std::stop_token token = stop;
    sqlite3_progress_handler(handle, 20000, isStopped, &token);
    Result<void> done = exportNow(connection, path, key);
    sqlite3_progress_handler(handle, 0, nullptr, nullptr);
    (void)connection.execute("DETACH exported");
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, attachedBefore);
    if (stop.stop_requested())
        return failure(ErrorCode::Cancelled, u"export"_s);
    if (done && ask(openUntouched(path, key), "PRAGMA quick_check(1)") != "ok")
        done = failure(ErrorCode::SeasonCorrupted, u"copy"_s);
    return done;
}

} // namespace Bole
