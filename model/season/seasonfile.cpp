// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonfile.h"

#include "model/season/query.h"
#include "model/sqlitefiles.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int headerSize = 100;
constexpr qint64 smallFile = 4 << 20; // looked through in a few milliseconds

quint32 number(const QByteArray &header, qsizetype offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

std::unexpected<Error> systemError(ErrorCode otherwise)
{
    const int reason = errno;
    const QString detail = QString::fromLocal8Bit(std::strerror(reason));
    switch (reason) {
    case ENOENT:
    case ENOTDIR:
        return failure(ErrorCode::FileNotFound, detail);
    case EEXIST:
        return failure(ErrorCode::FileExists, detail);
    case ENOSPC:
    case EDQUOT:
        return failure(ErrorCode::DiskFull, detail);
    default:
        return failure(otherwise, detail);
    }
}

/// After a power cut the folder knows the file by its new name.
void flushFolder(const QString &path)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const int file = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    ::close(file);
}

/// Every table of a season; those that do not grow with the applicants first, the bytes last.
const QStringList &tables()
{
    static const QStringList names{u"setting"_s,
                                   u"session"_s,
                                   u"change"_s,
                                   u"reviewer"_s,
                                   u"rubric"_s,
                                   u"saved_filter"_s,
                                   u"event"_s,
                                   u"shortlist"_s,
                                   u"assignment"_s,
                                   u"shortlist_entry"_s,
                                   u"applicant"_s,
                                   u"document"_s,
                                   u"record"_s,
                                   u"facts"_s,
                                   u"tag"_s,
                                   u"seen"_s,
                                   u"edit"_s,
                                   u"review"_s,
                                   u"score"_s,
                                   u"committee_decision"_s,
                                   u"highlight"_s,
                                   u"document_text"_s,
                                   u"applicant_search"_s,
                                   u"text_search"_s,
                                   u"note_search"_s,
                                   u"document_content"_s};
    return names;
}
constexpr int smallTables = 6; // the first of them do not grow with the applicants

Result<void> quickCheck(Database &database, const QString &table)
{
    Query query(database, table.isEmpty() ? u"PRAGMA quick_check(1)"_s
                                          : u"PRAGMA quick_check(%1)"_s.arg(table));
    const bool answered = query.next();
    if (answered && query.text(0) == "ok"_L1)
        return {};
    if (const auto failed = query.result(); !failed)
        return failed;
    // SQLite names pages and trees here, nothing of what they hold.
    return failure(ErrorCode::SeasonCorrupted, query.text(0));
}

} // namespace

Result<void> checkKindOfFile(const QString &path)
{
    const QByteArray place = QFile::encodeName(path);
    struct stat file{};
    if (::stat(place.constData(), &file) != 0)
        return systemError(ErrorCode::FileNotReadable);
    if (!S_ISREG(file.st_mode))
        return failure(ErrorCode::NotASeason, u"not a file"_s);
    if (::access(place.constData(), R_OK) != 0)
        return systemError(ErrorCode::FileNotReadable);
    if (file.st_size < headerSize)
        return failure(ErrorCode::NotASeason, u"not a database"_s);
    return {};
}

Result<SeasonHeader> readHeader(const Connection &connection)
{
    const Result<QByteArray> header = connection.firstBytes(headerSize);
    if (!header)
        return std::unexpected(header.error());
    if (!header->startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return failure(ErrorCode::NotASeason, u"not a database"_s);
    if (number(*header, 68) != quint32(Database::applicationId))
        return failure(ErrorCode::NotASeason, u"a database of another program"_s);
    return SeasonHeader{int(number(*header, 60))};
}

Result<void> createPrivateFile(const QString &path)
{
    const int file =
        ::open(QFile::encodeName(path).constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0)
        return errno == ENOENT ? failure(ErrorCode::FileNotWritable, u"no such folder"_s)
                               : systemError(ErrorCode::FileNotWritable);
    ::close(file);
    return {};
}

Result<void> nameNewFile(const QString &from, const QString &to)
{
    const QByteArray before = QFile::encodeName(from);
    const QByteArray after = QFile::encodeName(to);
    if (::renameat2(AT_FDCWD, before.constData(), AT_FDCWD, after.constData(), RENAME_NOREPLACE) !=
        0) {
        // A file system that knows only the older way of not replacing.
        if (errno != EINVAL && errno != ENOSYS)
            return systemError(ErrorCode::FileNotWritable);
        if (::link(before.constData(), after.constData()) != 0)
            return systemError(ErrorCode::FileNotWritable);
        ::unlink(before.constData());
    }
    flushFolder(to);
    return {};
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

Result<void> checkIntegrity(Database &database, IntegrityCheck check)
{
    if (QFileInfo(database.path()).size() <= smallFile)
        return quickCheck(database, {});
    const qsizetype count =
        check == IntegrityCheck::Quick ? smallTables : tables().size() - 1; // all but the bytes
    for (const QString &table : tables().first(count)) {
        if (const auto sound = quickCheck(database, table); !sound)
            return sound;
    }
    return {};
}

} // namespace Bole
