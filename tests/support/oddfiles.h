// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace Bole::Tests {

/// "江晓简历" as Windows packs it into an archive.
inline const QByteArray gbkName = "\xBD\xAD\xCF\xFE\xBC\xF2\xC0\xFA";

/// Writes a file whose name is any bytes.
inline bool writeFile(const QByteArray &path, const QByteArray &bytes)
{
    const int file = ::open(path.constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0)
        return false;
    const bool written = ::write(file, bytes.constData(), size_t(bytes.size())) == bytes.size();
    return ::close(file) == 0 && written;
}

/// QTemporaryDir leaves behind what it cannot name.
inline void removeAll(const QByteArray &path)
{
    std::error_code ignored;
    std::filesystem::remove_all(path.constData(), ignored);
}

} // namespace Bole::Tests
