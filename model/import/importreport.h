// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/ids.h"
#include "model/result.h"

#include <QList>
#include <QString>

namespace Bole {

/// Why something in a folder was not even opened.
enum class NotRead {
    No, ///< it was, or the error says why not
    FolderClosed,
    NoPermission,
    Gone,
    LinkToNothing,
    LinkToFolder,
    NotAFile,  ///< a pipe, socket or device
    OwnSeason, ///< the season that is imported into, its log or its backups
    OtherSeason,
    Hidden,
    TextOfPdf,        ///< stands beside a PDF of the same name
    ArchiveUnsafe,    ///< leads out of the archive, or is no plain file
    ArchiveProtected, ///< by a password
    ArchiveTooLarge,  ///< larger than anything that is read, or grows beyond all measure
    ArchiveDamaged,
    ArchiveTooDeep, ///< in an archive in an archive …
    OtherArchive,   ///< of a kind that is not unpacked
    NoOffice,       ///< no LibreOffice is there to make pages of it
    OfficeUnsafe,   ///< … or it cannot be closed off on this machine
    LeftOut,        ///< by whoever looked at the plan
};

/// What became of one file.
struct ImportOutcome
{
    enum class Kind { Imported, Skipped, Failed };

    FilePath path;
    Kind kind = Kind::Imported;
    Error error; ///< why it was skipped or failed
    ApplicantId applicant;
    QString name;              ///< of the applicant, as read
    QString possibleDuplicate; ///< the name of an applicant who may be the same person
    bool ocr = false;
    NotRead notRead = NotRead::No;
    bool isInTray = false;     ///< it belongs to nobody and waits
    QString unreadPages = {};  ///< "2, 5–9": something on them could not be read
    bool isNewVersion = false; ///< it took the place of an earlier one
};

/// What became of all of them, in the order in which they were finished.
struct ImportReport
{
    QList<ImportOutcome> outcomes;
    int notReached = 0; ///< files left when it was cancelled
    bool cancelled = false;
    Error stoppedBy;      ///< why the season could not be written any further
    bool stopped = false; ///< … if so

    int count(ImportOutcome::Kind kind) const;
    bool isComplete() const; ///< nothing failed, nothing is left
};

struct ImportProgress
{
    FilePath file; ///< the one that was started or finished last
    int done = 0;
    int total = 0;
    int secondsLeft = -1; ///< -1: not known yet
    int page = 0;         ///< of that file, where it takes time
    int pages = 0;
    bool ocr = false;
};

} // namespace Bole
