// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QList>
#include <QString>

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

/// One thing that reviewers look at. Level 1 is the lowest; its words are `levels[0]`.
struct Criterion
{
    static constexpr int fewestLevels = 2;
    static constexpr int mostLevels = 9; // one digit key each

    QString id;
    Bilingual name;
    Bilingual guidance;
    QList<Bilingual> levels;
    double weight = 1;
    bool counts = true; ///< part of the total
    bool asksConfidence = false;

    int levelCount() const { return int(levels.size()); }
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
    };
    Kind kind = NoTitle;
    int criterion = -1;

    bool operator==(const RubricProblem &) const = default;
};

QList<RubricProblem> problems(const Rubric &rubric);

/// An id for a new criterion, made from its English name and different from all in `rubric`.
QString freeCriterionId(const Rubric &rubric, const QString &englishName);

} // namespace Bole
