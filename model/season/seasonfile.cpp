// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonfile.h"

#include "model/platform/sqlitefiles.h"
#include "model/season/cipher.h"
#include "model/season/query.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <bitset>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int headerSize = 100;
constexpr int protectedPageSize = 4096; // SQLCipher's
constexpr qint64 smallFile = 4 << 20;   // looked through in a few milliseconds

quint32 number(const QByteArray &header, qsizetype offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

/// Whether a page looks like nothing at all, as only what is encrypted or packed does: then nearly
/// all of the 256 bytes occur in its 4096.
bool looksEncrypted(const QByteArray &page)
{
    std::bitset<256> found;
    for (const char byte : page)
        found.set(quint8(byte));
    const bool isPacked = page.startsWith("%PDF") || page.startsWith("PK\3\4");
    return found.count() > 240 && !isPacked;
}

std::unexpected<Error> errorFrom(const Platform::FileError &error, ErrorCode otherwise)
{
    switch (error.kind) {
    case Platform::FileError::NotThere:
        return failure(ErrorCode::FileNotFound, error.detail);
    case Platform::FileError::AlreadyThere:
        return failure(ErrorCode::FileExists, error.detail);
    case Platform::FileError::NoRoom:
        return failure(ErrorCode::DiskFull, error.detail);
    default:
        return failure(otherwise, error.detail);
    }
}

/// What does not grow with the applicants.
const QStringList &smallTables()
{
    static const QStringList names{u"setting"_s,  u"session"_s, u"change"_s,
                                   u"reviewer"_s, u"rubric"_s,  u"saved_filter"_s};
    return names;
}

/// Every table of the file but the one with the documents' bytes.
Result<QStringList> tablesWithoutBytes(Database &database)
{
    QStringList names;
    Query query(database, u"SELECT name FROM sqlite_schema WHERE type = 'table' "
                          "AND name <> 'document_content'"_s);
    while (query.next())
        names.append(query.text(0));
    return query.result(names);
}

Result<void> check(Database &database, const QString &pragma)
{
    Query query(database, u"PRAGMA "_s + pragma);
    const bool answered = query.next();
    if (answered && query.text(0) == "ok"_L1)
        return {};
    if (const auto failed = query.result(); !failed)
        return failed;
    // SQLite names pages and trees here, nothing of what they hold.
    return failure(ErrorCode::SeasonCorrupted, query.text(0));
}

Result<void> checkTables(Database &database, const QStringList &tables)
{
    for (const QString &table : tables) {
        if (const auto sound = check(database, u"quick_check(\"%1\")"_s.arg(table)); !sound)
            return sound;
    }
    return {};
}

} // namespace

Result<void> checkKindOfFile(const QString &path)
{
    const QByteArray place = QFile::encodeName(path);
    const auto file = Platform::statusOf(place);
    if (!file)
        return errorFrom(file.error(), ErrorCode::FileNotReadable);
    if (file->kind != Platform::FileStatus::File)
        return failure(ErrorCode::NotASeason, u"not a file"_s);
    if (!Platform::mayBeRead(place))
        return failure(ErrorCode::FileNotReadable, u"no permission"_s);
    if (file->size < headerSize)
        return failure(ErrorCode::NotASeason, u"not a database"_s);
    return {};
}

Result<SeasonHeader> readHeader(const Connection &connection)
{
    const Result<QByteArray> header = connection.firstBytes(protectedPageSize);
    if (!header)
        return std::unexpected(header.error());
    if (looksEncrypted(*header))
        return SeasonHeader{0, header->first(SeasonKey::saltSize)};
    if (!header->startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return failure(ErrorCode::NotASeason, u"not a database"_s);
    if (number(*header, 68) != quint32(Database::applicationId))
        return failure(ErrorCode::NotASeason, u"a database of another program"_s);
    return SeasonHeader{int(number(*header, 60)), {}};
}

Result<SeasonHeader> readProtectedHeader(const QString &path, const SeasonKey &key)
{
    return numbersOf(path, key).and_then([](const FileNumbers &numbers) -> Result<SeasonHeader> {
        if (numbers.application != Database::applicationId)
            return failure(ErrorCode::NotASeason, u"a database of another program"_s);
        return SeasonHeader{numbers.version, {}};
    });
}

Result<void> createPrivateFile(const QString &path)
{
    const auto made = Platform::createPrivateFile(QFile::encodeName(path));
    if (made)
        return {};
    return made.error().kind == Platform::FileError::NotThere
               ? failure(ErrorCode::FileNotWritable, u"no such folder"_s)
               : errorFrom(made.error(), ErrorCode::FileNotWritable);
}

Result<void> nameNewFile(const QString &from, const QString &to)
{
    const auto named = Platform::renameNew(QFile::encodeName(from), QFile::encodeName(to));
    if (!named)
        return errorFrom(named.error(), ErrorCode::FileNotWritable);
    return {};
}

Result<void> replaceFile(const QString &from, const QString &to)
{
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return failure(ErrorCode::FileNotWritable, QString::fromLocal8Bit(std::strerror(errno)));
    return {};
}

QString unfinishedName(const QString &target)
{
    return target + u".%1.unfinished"_s.arg(QCoreApplication::applicationPid());
}

Result<void> checkMayBeReplaced(const QString &path)
{
    if (isOpenInSqlite(path))
        return failure(ErrorCode::FileExists, u"open in this program"_s);
    const QFileInfo file(path);
    const QString place = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    if (QFileInfo::exists(place + u"-wal"_s))
        return failure(ErrorCode::FileExists, u"a log lies beside it"_s);
    return {};
}

Result<void> checkIntegrity(Database &database, IntegrityCheck extent)
{
    if (extent == IntegrityCheck::Everything)
        return check(database, u"integrity_check(1)"_s);
    if (QFileInfo(database.path()).size() <= smallFile)
        return check(database, u"quick_check(1)"_s);
    if (extent == IntegrityCheck::Quick)
        return checkTables(database, smallTables());
    return tablesWithoutBytes(database).and_then(
        [&](const QStringList &tables) { return checkTables(database, tables); });
}

} // namespace Bole
