// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importreport.h"

namespace Bole {

/// What lies in the folders that are to be imported. Every entry is in one of the two lists:
/// nothing is passed over without a word.
struct FoundDocuments
{
    QList<FilePath> files;
    QList<ImportOutcome> others; ///< what is not read, skipped or failed, each with its reason
};

/// All files to look at, folders with all below them, in the order of their names. Hidden files and
/// texts that stand beside a PDF of the same name are skipped, as is what belongs to a season: the
/// one at `seasonPath`, its log and its backups, and any other. Opens folders, but no file. Links
/// to files are followed, links to folders are not. Blocks; any thread.
FoundDocuments findDocuments(const QList<FilePath> &filesAndFolders,
                             const FilePath &seasonPath = {});

} // namespace Bole
