// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/foldersearch.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace Bole {

/// Everything that is to be imported, archives unpacked.
struct ImportSources
{
    struct Unpacked
    {
        FilePath archive;
        FilePath folder; ///< where its files lie now
    };

    FoundDocuments found;
    QList<FilePath> roots; ///< folders that are nobody's own
    QList<Unpacked> archives;
    std::shared_ptr<QTemporaryDir> workFolder; ///< theirs; nothing where there are none

    /// As a person knows it: what was unpacked lies in its archive.
    FilePath shown(const FilePath &path) const;
};

/// The endings of all that can be imported, without dots.
QStringList importedEndings();

/// Looks through files and folders, and through the archives among them, which are unpacked into
/// a folder that goes with its last holder; archives in archives, too, but not endlessly deep.
/// Blocks; any thread.
ImportSources importSources(const QList<FilePath> &filesAndFolders, const FilePath &seasonPath);

} // namespace Bole
