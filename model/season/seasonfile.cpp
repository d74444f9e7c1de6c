// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonfile.h"

#include "model/platform/sqlitefiles.h"
#include "model/season/query.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int headerSize = 100;
constexpr qint64 smallFile = 4 << 20; // looked through in a few milliseconds

quint32 number(const QByteArray &header, qsizetype offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
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
