// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/import/filenamepattern.h"
#include "model/import/peopleindex.h"
#include "model/record/document.h"

#include <optional>

namespace Bole {

struct PlannedDocument
{
    FilePath path;
    DocumentRole role = DocumentRole::Cv;
    bool isAssumed = false; ///< nothing says so: what stands in the file can change it
    bool isDecided = false; ///< a person said whose it is: nothing that stands in it changes that

    bool operator==(const PlannedDocument &) const = default;
};

/// One applicant to be, or one who is there: the document that is parsed comes first, what goes
/// with it after.
struct PlannedApplicant
{
    QList<PlannedDocument> documents;
    ApplicantId id = {}; ///< of somebody who is there already

    bool operator==(const PlannedApplicant &) const = default;
};

struct ImportPlan
{
    QList<PlannedApplicant> applicants;
    QList<PlannedDocument> loose; ///< whose they are their names do not tell

    bool operator==(const ImportPlan &) const = default;
};

/// By what files are given to people.
struct PlanRules
{
    QList<FilePath> roots;   ///< the folders that were named: those are nobody's own
    FileNamePattern pattern; ///< how the files are named; empty: it is found out
    PeopleIndex people;      ///< who is there already
};

/// CV, transcript or letter, as the names of the file and its folder say; nothing where they do
/// not.
std::optional<DocumentRole> saidRoleOf(const FilePath &path);
/// The same; what says nothing is a CV.
DocumentRole documentRoleOf(const FilePath &path);

/// Files whose names hold somebody's number or name are theirs, and so is what lies in a folder of
/// theirs or below it. Where a roster has two of that name, they wait for what stands in them. A
/// folder with one CV, or with one name, is one person's, whatever else lies in it. Else every CV
/// is one applicant; transcripts and letters go to the CV with the same name, or to the only one in
/// their folder. What fits nowhere is loose: it is nobody's, and nobody is made of it.
ImportPlan planImport(const QList<FilePath> &files, const PlanRules &rules = {});

} // namespace Bole
