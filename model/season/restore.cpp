// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/restore.h"

#include "model/season/backup.h"
#include "model/season/database.h"
#include "model/season/rescue.h"
#include "model/season/seasonfile.h"

#include <QFile>
#include <QFileInfo>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// The copy gets the name that the file at `target` gives up. Answers that file's new name; an
/// empty one where there was none.
Result<QString> giveName(const QString &copy, const QString &target)
{
    QString aside;
    if (QFileInfo::exists(target)) {
        aside = freeNameBeside(target);
        if (const auto moved = nameNewFile(target, aside); !moved)
            return std::unexpected(moved.error());
    }
    return nameNewFile(copy, target).transform([&] { return aside; });
}

Result<void> checkTarget(const QString &backup, const QString &target, ExistingFile ifThere)
{
    const QFileInfo there(target);
    if (!there.exists())
        return checkMayBeReplaced(target);
    if (there.canonicalFilePath() == QFileInfo(backup).canonicalFilePath())
        return failure(ErrorCode::FileExists, u"a season cannot be restored from itself"_s);
    if (ifThere == ExistingFile::Refuse)
        return failure(ErrorCode::FileExists, target);
    return checkMayBeReplaced(target);
}

} // namespace

Result<QString> restoreSeason(const QString &backup, const QString &target, ExistingFile ifThere)
{
    Database database;
    const QString copy = target + u".unfinished"_s;
    // The copy is made before anything moves: a backup that turns out to be damaged changes
    // nothing.
    return checkTarget(backup, target, ifThere)
        .and_then([&] { return database.open(backup); })
        .and_then([&] { return copySeason(database, copy); })
        .and_then([&] { return giveName(copy, target); })
        .or_else([&](const Error &error) -> Result<QString> {
            QFile::remove(copy);
            return std::unexpected(error);
        });
}

} // namespace Bole
