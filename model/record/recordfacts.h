// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QMap>

namespace Bole {

/// What is known of one degree, as lists and filters need it.
struct DegreeFacts
{
    QString institution;
    QString institutionId;
    QString area;
    std::optional<Grade> gpa;
    std::optional<double> gpaPercent;
    std::optional<Rank> rank;
    std::optional<double> rankPercent;

    bool operator==(const DegreeFacts &) const = default;
};

/// What lists, filters and comparisons need of a record, derived in one place.
struct RecordFacts
{
    QString name;
    QString nameOther;
    QString email;
    QString institution; ///< of the highest degree
    QString institutionId;
    QStringList schools; ///< every institution as printed and by id, the highest degree's first
    Stored<StudyLevel> level; ///< the highest
    int levelRank = 0;        ///< doctor 5 … school 1, unknown 0
    QString area;
    std::optional<Grade> gpa; ///< of the highest degree that shows one
    std::optional<double> gpaPercent;
    std::optional<Rank> rank; ///< the same
    std::optional<double> rankPercent;
    DegreeFacts bachelor; ///< also where it is the highest
    int publications = 0;
    int firstAuthor = 0; ///< first or marked as equal first
    int ccfA = 0;
    int ccfB = 0;
    int ccfC = 0;
    QMap<QString, int> awards;   ///< how many by level: national, provincial …
    QMap<QString, double> tests; ///< best score by id: ielts, toefl, cet6 …
    /// The values that each fact was made of, by its id: name, institution, level, area, gpa, rank,
    /// bachelorInstitution, bachelorArea, bachelorGpa, bachelorRank, awards,
    /// publications, firstAuthor, venues, ccfA …, and the tests' ids: ielts, cet6.
    QMap<QString, QStringList> sources;

    bool operator==(const RecordFacts &) const = default;
};

RecordFacts recordFacts(const Record &record);

/// The ids of the facts of which some source is among the values that need a look.
QStringList uncheckedFacts(const RecordFacts &facts, const QStringList &open);

/// How high a level stands, to sort by: doctor 5 … school 1, unknown 0.
int levelRank(const Stored<StudyLevel> &level);

/// A grade as a part of its scale, in per cent. Nothing where no scale is printed and none is
/// plain: a number above 10 and up to 100 counts as out of 100.
std::optional<double> gradePercent(const Grade &grade);

/// The scale on which a grade can be compared with others: as printed, or 100 for a number that is
/// plainly out of 100. Nothing otherwise.
std::optional<double> comparedScale(const Grade &grade);
bool isSameScale(double a, double b);

/// A rank as a percentile, best 0: as printed, or position of all.
std::optional<double> rankPercent(const Rank &rank);

} // namespace Bole
