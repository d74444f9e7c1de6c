// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/documentstore.h"

#include <QStringList>

namespace Bole {

struct PlannedDocument
{
    QString path;
    DocumentRole role = DocumentRole::Cv;

    bool operator==(const PlannedDocument &) const = default;
};

/// One applicant to be: the document that is parsed comes first, what goes with it after.
struct PlannedApplicant
{
    QList<PlannedDocument> documents;

    bool operator==(const PlannedApplicant &) const = default;
};

/// All files to look at, folders with all below them, in the order of their names. Leaves out
/// hidden files and the texts that stand beside a PDF of the same name. Blocks; any thread.
QStringList findDocuments(const QStringList &filesAndFolders);

/// CV, transcript or letter, as the names of the file and its folder say.
DocumentRole documentRoleOf(const QString &path);

/// Every CV is one applicant; transcripts and letters go to the CV with the same name, or to the
/// only one in their folder. What fits nowhere is an applicant of its own, so that nothing is lost.
QList<PlannedApplicant> planImport(const QStringList &files);

} // namespace Bole
