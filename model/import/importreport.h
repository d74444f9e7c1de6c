// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QList>
#include <QString>

namespace Bole {

/// What became of one file.
struct ImportOutcome
{
    enum class Kind { Imported, Skipped, Failed };

    QString path;
    Kind kind = Kind::Imported;
    Error error; ///< why it was skipped or failed
    ApplicantId applicant;
    QString name;              ///< of the applicant, as read
    QString possibleDuplicate; ///< the name of an applicant who may be the same person
    bool ocr = false;
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
    QString file; ///< the one that was started or finished last
    int done = 0;
    int total = 0;
    int secondsLeft = -1; ///< -1: not known yet
    int page = 0;         ///< of that file, where it takes time
    int pages = 0;
    bool ocr = false;
};

} // namespace Bole
