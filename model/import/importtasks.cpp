// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importtasks.h"

namespace Bole {

void ImportTasks::add(const PlannedDocument &document, qsizetype applicant, bool isMain,
                      bool isLoose)
{
    ImportTask task;
    task.document = document;
    task.applicant = applicant;
    task.isMain = isMain;
    task.isLoose = isLoose;
    tasks.append(task);
}

ImportTasks ImportTasks::of(const ImportPlan &plan)
{
    ImportTasks all;
    for (const PlannedApplicant &applicant : plan.applicants) {
        const PlannedDocument &first = applicant.documents.first();
        const bool isMain = !applicant.id.isValid() || first.role == DocumentRole::Cv;
        all.add(first, all.people.size(), isMain, false);
        all.people.append({applicant.documents, applicant.id, applicant.id.isValid()});
    }
    all.mainTasks = all.tasks.size();
    // What goes with a CV needs its applicant, who is there once the CV has been stored.
    for (qsizetype i = 0; i < all.people.size(); ++i) {
        for (const PlannedDocument &document : all.people[i].documents.mid(1))
            all.add(document, i, false, false);
    }
    for (const PlannedDocument &document : plan.loose) {
        all.add(document, all.people.size(), false, true);
        all.people.append({{document}, {}, false});
    }
    return all;
}

ImportTasks ImportTasks::into(ApplicantId applicant, const QList<PlannedDocument> &documents)
{
    ImportTasks all;
    all.people.append({{}, applicant, true});
    for (const PlannedDocument &document : documents)
        all.add(document, 0, document.role == DocumentRole::Cv, false);
    all.mainTasks = all.tasks.size();
    return all;
}

} // namespace Bole
