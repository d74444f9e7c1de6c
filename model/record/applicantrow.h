// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/recordenums.h"

#include <QDateTime>
#include <QMap>
#include <QStringList>

#include <optional>

namespace Bole {

/// What a list shows of a degree beside the highest one.
struct DegreeRow
{
    QString institution;
    QString institutionId;
    QString area;
    std::optional<double> gpa;
    std::optional<double> gpaScale;
    std::optional<double> gpaPercent;
    std::optional<int> rankPosition;
    std::optional<int> rankOf;
    std::optional<double> rankPercent;
    QStringList lists; ///< of institutions that its school is on: 985, 211 …

    bool operator==(const DegreeRow &) const = default;
};

/// One line of the list: facts only, light enough for 50,000.
struct ApplicantRow
{
    ApplicantId id;
    QString name;
    QString nameOther;
    QString nickname; ///< what people call somebody whose name is not known
    QString email;
    QString institution; ///< of the highest degree
    QString institutionId;
    QStringList schools; ///< all of them, as printed and by id
    QStringList lists;   ///< of institutions that the highest degree's school is on: 985, 211 …
    Stored<StudyLevel> level;
    QString area;
    std::optional<double> gpa;
    std::optional<double> gpaScale;
    std::optional<double> gpaPercent;
    std::optional<int> rankPosition;
    std::optional<int> rankOf;
    std::optional<double> rankPercent;
    DegreeRow bachelor;
    int publications = 0;
    int firstAuthor = 0;
    int ccfA = 0;
    int ccfB = 0;
    int ccfC = 0;
    /// How many of something, by id: awards.national, papers.CCF-A, firstPapers.CCF-A …
    QMap<QString, double> counts;
    QMap<QString, double> tests; ///< best score by id: ielts, toefl, cet6 …
    int fields = 0;              ///< values in the record
    int needsLook = 0;           ///< of them, how many a person should look at
    int settled = 0;             ///< and how many a person confirmed or corrected
    QString toCheck;             ///< JSON Pointers of those that need a look, one a line
    QString unchecked; ///< ids of the facts above that are made of them, one a line: gpa, ielts …
    QStringList tags;
    QMap<QString, QString> own;   ///< values of the committee's own fields, by the field's id
    QMap<QString, int> documents; ///< how many of each kind, by the kind's stored name
    QString number;               ///< of the application, in the system that it comes from
    bool isWithdrawn = false;
    QString withdrawnReason;
    QDateTime createdAt;
    QDateTime changedAt;

    QStringList openValues() const { return toCheck.split(u'\n', Qt::SkipEmptyParts); }
    QStringList uncheckedFacts() const { return unchecked.split(u'\n', Qt::SkipEmptyParts); }
    bool isUnchecked(const QString &fact) const { return uncheckedFacts().contains(fact); }
    bool operator==(const ApplicantRow &) const = default;
};

} // namespace Bole
