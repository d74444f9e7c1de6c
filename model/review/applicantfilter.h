// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <optional>

namespace Bole {

/// A condition on a field of the committee's own; all that is set must hold.
struct OwnCondition
{
    QString equals;   ///< as it is stored: a choice's id, yes | no
    QString contains; ///< a part of a text
    std::optional<double> atLeast;
    std::optional<double> atMost;
    QString from; ///< dates, ISO 8601
    QString until;
    bool isMissing = false; ///< nothing stands there

    bool isEmpty() const { return *this == OwnCondition(); }
    bool operator==(const OwnCondition &) const = default;
};

/// Structured conditions; all that are set must hold.
struct ApplicantFilter
{
    enum class Checking { Any, NeedsLook, Done };
    /// Of what everybody must hand in (see requirement.h).
    enum class Completeness { Any, Complete, Incomplete };
    /// Of which degree school, list, GPA and rank are asked.
    enum class Degree { Highest, Bachelor };

    Degree degree = Degree::Highest;
    QStringList lists;                ///< the school is on any of these lists: 985, 211 …
    QStringList schools;              ///< any of them, by id or as a part of the printed name
    QStringList levels;               ///< the highest level is one of these
    std::optional<double> gpaAtLeast; ///< as printed, on `gpaScale` …
    std::optional<double> gpaScale;   ///< … of 4, of 100; nothing: in per cent of whatever scale
    std::optional<double> rankPercentAtMost;
    std::optional<int> firstAuthorAtLeast;
    /// How many there must be, by the id of the count: awards.national, papers.CCF-A …
    QMap<QString, double> countsAtLeast;
    QString test; ///< IELTS | TOEFL | GRE | GMAT | CET-4 | CET-6
    std::optional<double> testAtLeast;
    Checking checking = Checking::Any;
    QStringList tags;         ///< all of them
    ReviewerId reviewer;      ///< whose the conditions below are
    QStringList reviewStates; ///< none | draft | submitted | abstained | skipped | conflict
    QStringList
        recommendations;   ///< of that reviewer: admit | interview | wait | reject | undecided
    QStringList decisions; ///< the committee's, in the same words
    QStringList stages;    ///< the ids of stages of the season; "none": before the first
    bool assignedOnly = false;
    ReviewerId assignedTo;              ///< somebody of the committee; none: whoever
    QString programme;                  ///< a part of what they apply for
    std::optional<double> totalAtLeast; ///< the committee's score
    bool newOnly = false;               ///< not seen, or changed by others since
    bool newDocuments = false;          ///< one came since this reviewer last looked
    Completeness completeness = Completeness::Any;
    QMap<QString, OwnCondition> own; ///< by the field's id
    bool withdrawn = false;          ///< those who withdrew, and nobody else

    bool isEmpty() const { return *this == ApplicantFilter(); }
    bool operator==(const ApplicantFilter &) const = default;
};

QJsonObject toJson(const ApplicantFilter &filter);

/// The ids of the record's facts that the conditions compare (see recordfacts.h). Without the GPA,
/// of which more is said.
QStringList comparedFacts(const ApplicantFilter &filter);
ApplicantFilter applicantFilterFromJson(const QJsonObject &json);

/// Where the words of a search may be found. Blind reviewing leaves out what would tell a name, and
/// a reviewer's notes are only found by who may read them.
struct SearchScope
{
    enum class Notes { None, Own, OwnAndWhereSubmitted, All };

    bool names = true;
    bool schools = true;
    bool publications = true;
    bool insideWords = false; ///< names and schools also by the middle of a word
    bool text = true;         ///< the whole text of the documents, with the name in it
    QStringList hiddenFields; ///< of the committee's own: nobody is found by them
    Notes notes = Notes::Own;
    ReviewerId reader;

    bool operator==(const SearchScope &) const = default;
};

struct SavedFilter
{
    QString name;
    QString query;
    ApplicantFilter filter;

    bool operator==(const SavedFilter &) const = default;
};

} // namespace Bole
