// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/season/seasonkey.h"

#include <stop_token>

namespace Bole {

class Connection;

// What SQLCipher does, in one place: withcipher.cpp, or withoutcipher.cpp where there is none.

/// "4.6.1 community"; empty where there is none.
QString cipherVersion();

/// From a password, as SQLCipher 4 does by itself: other programs open the file with the same
/// password. Slow on purpose.
Result<Secret> makeKey(const Secret &password, const QByteArray &salt);
/// Random bytes.
Result<QByteArray> newSalt(qsizetype size);

/// To be called before anything is read.
Result<void> setKey(Connection &connection, const SeasonKey &key);

/// Which program's file it is and of which version, from the file as it lies there: no lock, no
/// log, nothing written. DocumentWrongPassword where nothing can be read with this key.
struct FileNumbers
{
    int application = 0;
    int version = 0;
};
Result<FileNumbers> numbersOf(const QString &path, const SeasonKey &key);

/// Writes everything into an empty file under this key, or none, also where the open one has
/// another, and looks it through. Cancelled when it was stopped.
Result<void> exportTo(Connection &connection, const QString &path, const SeasonKey &key,
                      const std::stop_token &stop);

} // namespace Bole
