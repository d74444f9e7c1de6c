// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <compare>

namespace Bole {

/// What a write touched. Stored in the change log by number: append only, never renumber.
enum class Topic {
    Applicants = 1, ///< subject: the applicant; removed, tagged, its facts
    Record = 2,     ///< subject: the applicant
    Documents = 3,  ///< subject: the applicant
    Reviews = 4,    ///< subject: the applicant
    Assignments = 5,
    Highlights = 6, ///< subject: the document
    Shortlists = 7, ///< subject: the list
    Settings = 8,
    Reviewers = 9,
    Rubrics = 10,
    ApplicantAdded = 11, ///< subject: the applicant
};

struct Change
{
    Topic topic = Topic::Applicants;
    qint64 subject = 0;

    auto operator<=>(const Change &) const = default;
};

} // namespace Bole
