// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/database.h"

#include "model/season/cipher.h"
#include "model/season/query.h"
#include "model/season/seasonfile.h"
#include "model/season/sqlitelocks.h"

#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
#include <ranges>

namespace Bole {

namespace {

/// What the file says of itself, of a protected one once the connection has its key.
Result<SeasonHeader> openHeader(Connection &connection, const QString &path)
{
    const Result<SeasonHeader> header = readHeader(connection);
    if (!header || header->salt.isEmpty())
        return header;
    const SeasonKey key = SeasonKey::inUse(header->salt);
    if (key.isNull())
        return failure(ErrorCode::DocumentNeedsPassword, QStringLiteral("season"));
    return readProtectedHeader(path, key).and_then([&](const SeasonHeader &inside) {
        return setKey(connection, key).transform([&] { return inside; });
    });
}

} // namespace

bool Database::OpenFile::isInPlace() const
{
    return Platform::identityOf(path) == identity;
}

Database::Database() = default;

Database::~Database()
{
    close();
}

Result<void> Database::open(const QString &path, int patience, int newestVersion)
{
    return checkKindOfFile(path)
        .and_then([&] { return connect(path, patience); })
        .and_then([&] { return openHeader(m_connection, path); })
        .and_then([&](const SeasonHeader &header) -> Result<void> {
            if (header.version > newestVersion)
                return failure(ErrorCode::SeasonTooNew, QString::number(header.version));
            if (!QFileInfo(path).isWritable())
                return failure(ErrorCode::SeasonReadOnly, path);
            return configure();
        });
}

Result<void> Database::openEmpty(const QString &path, int patience)
{
    return connect(path, patience).and_then([&] { return configure(); });
}

/// Reads and writes nothing yet.
Result<void> Database::connect(const QString &path, int patience)
{
    m_path = path;
    m_connection.setPatience(patience);
    return m_connection.open(path).and_then([&] { return m_connection.defend(); });
}

bool Database::isInPlace() const
{
    return std::ranges::all_of(m_files, &OpenFile::isInPlace);
}

Result<void> Database::configure()
{
    // A file from a stranger is not believed where its pages contradict themselves.
    if (const auto set = execute(
            "PRAGMA cell_size_check = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;"
            "PRAGMA cache_size = -16000");
        !set)
        return set;
    Query journal(*this, QStringLiteral("PRAGMA journal_mode"));
    if (!journal.next() || journal.text(0) != QLatin1StringView("wal"))
        return failure(ErrorCode::DatabaseFailed, QStringLiteral("journal_mode is not WAL"));
    for (const auto &[name, value] : {std::pair("synchronous", 2), std::pair("foreign_keys", 1)}) {
        const Result<int> actual = pragma(name);
        if (!actual)
            return std::unexpected(actual.error());
        if (*actual != value)
            return failure(ErrorCode::DatabaseFailed,
                           QStringLiteral("%1 is %2").arg(QLatin1StringView(name)).arg(*actual));
    }
    return rememberFiles();
}

/// Once something was read SQLite has all three open, and they stay as long as the connection.
Result<void> Database::rememberFiles()
{
    if (const auto read = pragma("schema_version"); !read)
        return std::unexpected(read.error());
    m_files.clear();
    for (const QByteArray &path : m_connection.files())
        m_files.append({path, Platform::identityOf(path)});
    const bool areOpen =
        !sqliteCalls().open || std::ranges::all_of(m_files, [](const OpenFile &file) {
            return file.identity && isOpenInSqlite(*file.identity);
        });
    if (!areOpen)
        return failure(ErrorCode::FileNotFound, QStringLiteral("replaced while it was opened"));
    return {};
}

void Database::close()
{
    // A log that nobody else can see any more must not be written over what others have saved.
    const bool hasLog = std::ranges::all_of(m_files | std::views::drop(1), &OpenFile::isInPlace);
    if (!hasLog)
        m_connection.leaveLogWhenClosed();
    m_connection.close();
    m_files.clear();
}

Result<int> Database::pragma(const char *name)
{
    Query query(*this, QStringLiteral("PRAGMA %1").arg(QLatin1StringView(name)));
    if (query.next())
        return query.number(0);
    return query.result().and_then([]() -> Result<int> {
        return failure(ErrorCode::DatabaseFailed, QStringLiteral("pragma"));
    });
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
