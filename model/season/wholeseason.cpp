// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/wholeseason.h"

#include "model/season/exchangestore.h"
#include "model/season/season.h"
#include "model/season/seasonfile.h"

#include <QFile>
#include <QFileInfo>

namespace Bole {

using namespace Qt::StringLiterals;

Result<void> createWholeSeason(const QString &path, const QString &title,
                               const std::function<Result<void>(Season &)> &fill)
{
    if (QFileInfo::exists(path))
        return failure(ErrorCode::FileExists, path);
    const QString unfinished = unfinishedName(path);
    const auto removeAll = [&] {
        for (const QString &end : {QString(), u"-wal"_s, u"-shm"_s})
            QFile::remove(unfinished + end);
    };
    removeAll(); // of a program that was killed
    auto made = Season::create(unfinished, title);
    if (!made)
        return std::unexpected(made.error());
    auto done = fill(**made).and_then([&] { return made.value()->exchange().willBeNamed(path); });
    made->reset();
    done = done.and_then([&] { return nameNewFile(unfinished, path); });
    if (!done)
        removeAll();
    return done;
}

} // namespace Bole
