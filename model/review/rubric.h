// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/result.h"

#include <QList>
#include <QStringList>

namespace Bole {

/// One text in both languages under one id. A language that was left empty borrows the other.
struct Bilingual
{
    QString en;
    QString zh;

    const QString &in(QStringView language) const;
    bool isEmpty() const { return en.isEmpty() && zh.isEmpty(); }
    bool operator==(const Bilingual &) const = default;
};

/// How a criterion is scored.
enum class CriterionKind {
    Levels,  ///< a scale of worded levels
    Points,  ///< 0 to `most`, halves allowed
    Outside, ///< a number from elsewhere, one for each applicant: no reviewer is asked
};

template <>
struct EnumNames<CriterionKind>
{
    static constexpr std::array names{
        std::pair{CriterionKind::Levels, "levels"},
        std::pair{CriterionKind::Points, "points"},
        std::pair{CriterionKind::Outside, "outside"},
    };
};

/// One thing that reviewers look at. Level 1 is the lowest; its words are `levels[0]`.
struct Criterion
{
    static constexpr int fewestLevels = 2;
    static constexpr int mostLevels = 9; // one digit key each

    QString id;
    Bilingual name;
    Bilingual guidance;
    CriterionKind kind = CriterionKind::Levels;
    QList<Bilingual> levels; ///< none where it is not scored by levels
    double most = 100;       ///< points there can be; for levels their number counts
    double weight = 1;
    bool counts = true; ///< part of the total
    bool asksConfidence = false;

    int levelCount() const { return int(levels.size()); }
    bool isAsked() const { return kind != CriterionKind::Outside; }
    double lowest() const { return kind == CriterionKind::Levels ? 1 : 0; }
    double highest() const { return kind == CriterionKind::Levels ? levelCount() : most; }
    /// Whether a score is one of those that there are: a level, or points in halves.
    bool takes(double score) const;
    /// Scores on both mean the same number of steps.
    bool hasScaleOf(const Criterion &other) const;
    bool operator==(const Criterion &) const = default;
};

/// A list of criteria. Scores point to the id and version that they were given under, so a version
/// that has scores is never changed: `nextVersion` makes another.
struct Rubric
{
    QString id;
    int version = 1;
    Bilingual title;
    QList<Criterion> criteria;
    /// How an applicant's total is made, see Formula; empty: the mean of the reviewers' totals.
    QString formula;
    QStringList requirements; ///< whoever does not meet one of them is ruled out

    const Criterion *criterion(QStringView criterionId) const;
    Rubric nextVersion() const;
    bool operator==(const Rubric &) const = default;
};

/// What is wrong with a rubric, and with which criterion (-1: with the whole).
struct RubricProblem
{
    enum Kind {
        NoTitle,
        NoCriteria,
        NothingCounts,
        NoId,
        IdTwice,
        NoName,
        TooFewLevels,
        TooManyLevels,
        LevelWithoutWords,
        BadWeight,
        BadScale,
        BadFormula,
    };
    Kind kind = NoTitle;
    int criterion = -1;

    bool operator==(const RubricProblem &) const = default;
};

QList<RubricProblem> problems(const Rubric &rubric);

/// An id for a new criterion, made from its English name and different from all in `rubric`.
QString freeCriterionId(const Rubric &rubric, const QString &englishName);

} // namespace Bole
