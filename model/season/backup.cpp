// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/backup.h"

#include "model/season/cipher.h"
#include "model/season/database.h"
#include "model/season/savedmark.h"
#include "model/season/seasonfile.h"
#include "model/season/statement.h"

#include <QFile>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

Result<void> openCopy(Connection &copy, const QString &path, const SeasonKey &key)
{
    return copy.open(path)
        .and_then([&] { return key.isNull() ? Result<void>() : setKey(copy, key); })
        .and_then([&] {
            // The copy is thrown away if anything fails, so it needs no journal until then.
            return copy.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL");
        })
        // After that: it keeps the journal from being left out.
        .and_then([&] { return copy.defend(); });
}

Result<void> checkSound(Connection &copy)
{
    const Result<QStringList> answer = firstColumn(copy, u"PRAGMA quick_check(1)"_s);
    if (!answer)
        return std::unexpected(answer.error());
    return *answer == QStringList{u"ok"_s} ? Result<void>()
                                           : failure(ErrorCode::SeasonCorrupted, u"copy"_s);
}

Result<void> copyInto(Database &database, const QString &target, const std::stop_token &stop)
{
    // In a transaction of its own the original looks the same at every step, whoever writes.
    if (const auto begun = database.execute("BEGIN; SELECT count(*) FROM sqlite_schema"); !begun)
        return begun;
    Connection copy;
    const Result<void> copied = openCopy(copy, target, keyOf(database)).and_then([&] {
        return database.connection().copyTo(copy, stop);
    });
    (void)database.execute("COMMIT");
    // Whoever has the original open, nobody has the copy: left in it, they would seem to have
    // crashed.
    return copied.and_then([&] { return copy.execute("DELETE FROM session"); }).and_then([&] {
        return checkSound(copy);
    });
}

} // namespace

Result<void> copySeason(Database &database, const QString &target, const std::stop_token &stop)
{
    if (const auto free = checkMayBeReplaced(target); !free)
        return free;
    const QString unfinished = unfinishedName(target);
    QFile::remove(unfinished);
    if (const auto made = createPrivateFile(unfinished); !made)
        return made;
    Result<void> copied = copyInto(database, unfinished, stop);
    if (copied)
        copied = replaceFile(unfinished, target);
    if (copied)
        SavedMark::forget(target);
    else
        QFile::remove(unfinished);
    return copied;
}

} // namespace Bole
