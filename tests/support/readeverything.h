// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/shortliststore.h"

namespace Bole {

/// Everything that a window asks a season; each is answered with a value or an error.
inline void readEverything(Season &season)
{
    (void)season.applicants().list();
    (void)season.applicants().matching(QStringLiteral("系统"));
    (void)season.applicants().matching(QStringLiteral("mem"));
    for (const ApplicantId applicant : season.applicants().ids(5).value_or(QList<ApplicantId>())) {
        (void)season.records().checked(applicant);
        (void)season.records().current(applicant);
        (void)season.records().differences(applicant);
        (void)season.history().ofApplicant(applicant);
        for (const Document &document :
             season.documents().list(applicant).value_or(QList<Document>())) {
            (void)season.documents().bytes(document.id);
            (void)season.documents().source(document.id);
        }
    }
    (void)season.reviews().all();
    (void)season.reviews().summaries();
    (void)season.rubrics().list();
    (void)season.shortlists().list();
    (void)season.assignments().all();
    (void)season.settings().title();
    (void)season.settings().events();
    (void)season.history().undo(ReviewerId{1});
    (void)season.records().apply(ApplicantId{1},
                                 Edit::set(QStringLiteral("/basics/name"), QStringLiteral("A")),
                                 ReviewerId{1});
}

} // namespace Bole
