// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

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
    Decisions = 12,      ///< the committee's, of anybody
};

/// What was saved last, as a mark outside the file says, and what the file says to that.
struct LastSaved
{
    Topic topic = Topic::Applicants;
    QDateTime at;
    bool isThere = true;
    QDateTime newest; ///< where it is not: when the last thing in the file was saved
};

/// How a season's file was left the last time that somebody had it open.
struct LastTime
{
    bool wasClosedProperly = true;
    std::optional<LastSaved> saved; ///< nothing where that is not known on this machine
    QString backups;                ///< the folder with the season's backups
};

} // namespace Bole
