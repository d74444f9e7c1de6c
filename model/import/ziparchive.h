// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importreport.h"

#include <functional>

namespace Bole {

/// How much an archive may hold. A few kilobytes can claim to be a petabyte.
struct ArchiveLimits
{
    int entries = 100'000;
    qint64 entryBytes = 200LL << 20;
    qint64 allBytes = 16LL << 30;
    /// What has grown beyond `freeBytes` must not be this many times as large as it is packed.
    int ratio = 120;
    qint64 freeBytes = 64LL << 20;
};

bool isArchive(const FilePath &path);      ///< by its name
bool isOtherArchive(const FilePath &path); ///< by its name: one that is not unpacked

/// Unpacks a ZIP into an empty folder of ours, under the names of its entries; names that are no
/// UTF-8 stay the bytes that they are. Whatever leads out of the folder, is no plain file, is
/// protected or too large is left out and told of, by the place in the archive. An error: nothing
/// of it can be read. Blocks; any thread.
Result<QList<ImportOutcome>> unpackArchive(const FilePath &archive, const FilePath &folder,
                                           const ArchiveLimits &limits = {},
                                           const std::function<bool()> &isStopped = {});

/// One file of a ZIP, where it has that name and is not larger than this. For files of other
/// programs that are ZIPs inside.
Result<QByteArray> readArchived(const FilePath &archive, const QByteArray &name, qint64 mostBytes);

} // namespace Bole
