// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonfile.h"

#include "model/season/query.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qint64 headerSize = 100;
constexpr qint64 smallFile = 4 << 20; // looked through in a few milliseconds

quint32 number(const QByteArray &header, int offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

/// Every table of a season. A file that lacks one was damaged or made by somebody else.
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

Result<SeasonHeader> readSeasonHeader(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(ErrorCode::FileNotFound, path);
    QFile file(path);
    if (!info.isFile())
        return failure(ErrorCode::NotASeason, u"not a file"_s);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileNotFound, file.errorString());
    const QByteArray header = file.read(headerSize);
    if (header.size() < headerSize || !header.startsWith(QByteArray("SQLite format 3\0", 16)))
        return failure(ErrorCode::NotASeason, u"not a database"_s);
    if (number(header, 68) != quint32(Database::applicationId))
        return failure(ErrorCode::NotASeason, u"a database of another program"_s);
    return SeasonHeader{int(number(header, 60))};
}

Result<void> createPrivateFile(const QString &path)
{
    const int file =
        ::open(QFile::encodeName(path).constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0) {
        ::close(file);
        return {};
    }
    const QString detail = QString::fromLocal8Bit(std::strerror(errno));
    switch (errno) {
    case EEXIST:
        return failure(ErrorCode::FileExists, path);
    case ENOSPC:
    case EDQUOT:
        return failure(ErrorCode::DiskFull, detail);
    default:
        return failure(ErrorCode::FileNotWritable, detail);
    }
}

Result<void> checkTables(Database &database)
{
    QStringList missing = tables();
    Query query(database, u"SELECT name FROM sqlite_schema WHERE type = 'table'"_s);
    while (query.next())
        missing.removeOne(query.text(0));
    if (const auto read = query.result(); !read)
        return read;
    if (!missing.isEmpty())
        return failure(ErrorCode::SeasonCorrupted, u"no table "_s + missing.first());
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
