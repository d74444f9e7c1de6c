// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importplan.h"
#include "model/readerclient/documentfile.h"
#include "model/readerclient/readerpool.h"

namespace Bole {

/// One file on its way into the season.
struct ImportTask
{
    PlannedDocument document;
    qsizetype applicant = 0; ///< index of its person
    bool isMain = false;     ///< the one that is parsed
    bool isLoose = false;    ///< its name does not tell whose it is
    DocumentFile file;
    QByteArray original; ///< what was handed in, where the file's bytes were made of it
    QString originalSha256;
    QString password;
    Ticket ticket;
};

struct ImportPerson
{
    QList<PlannedDocument> documents;
    ApplicantId id;
    bool isKnown = false; ///< was there before
};

/// All that an import has to do, in its order.
struct ImportTasks
{
    QList<ImportPerson> people;
    QList<ImportTask> tasks; ///< those that are parsed first, what goes with them after
    qsizetype mainTasks = 0; ///< so many of the first make the people that the others need

    /// As planned; who is there and brings no CV has nothing parsed.
    static ImportTasks of(const ImportPlan &plan);
    /// Files of somebody who is there: a CV among them takes the place of the one that they have.
    static ImportTasks into(ApplicantId applicant, const QList<PlannedDocument> &documents);

private:
    void add(const PlannedDocument &document, qsizetype applicant, bool isMain, bool isLoose);
};

} // namespace Bole
