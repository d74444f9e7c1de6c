// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/record/document.h"

#include <optional>

namespace Bole {

struct PlannedDocument
{
    FilePath path;
    DocumentRole role = DocumentRole::Cv;

    bool operator==(const PlannedDocument &) const = default;
};

/// One applicant to be: the document that is parsed comes first, what goes with it after.
struct PlannedApplicant
{
    QList<PlannedDocument> documents;

    bool operator==(const PlannedApplicant &) const = default;
};

/// CV, transcript or letter, as the names of the file and its folder say; nothing where they do
/// not.
std::optional<DocumentRole> saidRoleOf(const FilePath &path);
/// The same; what says nothing is a CV.
DocumentRole documentRoleOf(const FilePath &path);

/// Every CV is one applicant; transcripts and letters go to the CV with the same name, or to the
/// only one in their folder. What fits nowhere is an applicant of its own, so that nothing is lost.
QList<PlannedApplicant> planImport(const QList<FilePath> &files);

} // namespace Bole
