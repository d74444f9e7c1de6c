// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QHash>
#include <QMap>
#include <QStringList>

#include <functional>
#include <optional>

namespace Bole {

/// One step of a table of points: from this value on, or up to it, so many points.
struct FormulaStep
{
    double limit = 0;
    bool upTo = false; ///< "<=5: 10": for a rank, where less is more
    double points = 0;

    bool operator==(const FormulaStep &) const = default;
};

/// A part of an expression.
struct FormulaNode
{
    enum class Kind {
        Number,
        Name,    ///< a criterion, an outside number, a fact; of several judges their mean
        Trimmed, ///< the mean of the judges without the highest and the lowest
        Lowest,  ///< of the judges
        Highest, ///< of the judges
        Mean,    ///< of several parts
        Least,   ///< the smallest of several parts
        Most,    ///< the largest
        Best,    ///< the mean of the `number` best parts
        Table,   ///< points for a value, see FormulaStep; none for what is not known
        Add,
        Subtract,
        Multiply,
        Divide,
        Negate,
    };
    Kind kind = Kind::Number;
    double number = 0;
    QString name;
    QList<FormulaNode> parts;
    QList<FormulaStep> steps;

    bool operator==(const FormulaNode &) const = default;
};

/// What a formula is worked out from: what stands for a name. One value, or one of each judge.
using FormulaValues = std::function<QList<double>(const QString &name)>;

/// What came of a formula for one applicant, and how: the same in every language. Results and
/// limits count as they are shown; numbers on the way there have four digits, so that who works it
/// out again by hand comes to the same.
struct FormulaResult
{
    std::optional<double> value; ///< nothing while something is missing
    QString arithmetic;          ///< "82 × 0.6 + 90.33 × 0.4 = 85.33"
    QStringList steps;           ///< "panel: 95, 92, 90, 89, 80 → 92, 90, 89 → 90.33"
    QStringList missing;         ///< names for which there is nothing yet
    bool dividesByZero = false;  ///< so there is no value
    bool isUnreadable = false;   ///< the formula is none that this version understands
    QStringList failed;          ///< requirements that are not met: "panel ≥ 60: 55"
    QStringList untested;        ///< requirements of which nobody can tell yet: "panel ≥ 60"
    /// Names of which too few judges gave a number to leave the highest and the lowest out.
    QStringList untrimmed;
    /// What it goes by, value and requirements alike, and nobody has checked in the record yet.
    QStringList unchecked;

    bool isRuledOut() const { return !failed.isEmpty(); }
    bool operator==(const FormulaResult &) const = default;
};

/// How an applicant's total is made: an expression over the rubric's criteria, outside numbers and
/// facts, such as "exam × 0.6 + trimmed(panel) × 0.4 + table(rank, <=5: 3, <=10: 1)", and what must
/// hold for it to count, such as "panel >= 60". Names with spaces or signs stand in brackets.
/// Chinese names of the functions and full-width signs are understood, too.
class Formula
{
public:
    /// InvalidValue with the place and what is wrong there, e.g. "5: number expected". `known` says
    /// the name's own spelling, or nothing where there is no such thing.
    using Names = std::function<QString(const QString &name)>;
    static Result<Formula> parse(const QString &text, const QStringList &requirements,
                                 const Names &known);

    bool isEmpty() const { return !m_root; }
    /// All that it needs, each once, in their own spelling.
    QStringList names() const;
    /// `title` says what a name is called where it is explained; without it, itself.
    FormulaResult evaluate(const FormulaValues &values, const Names &title = {}) const;

private:
    struct Requirement
    {
        FormulaNode left;
        FormulaNode right;
        QString sign; ///< ≥ ≤ > <
    };
    friend class FormulaParser;

    static void test(const Requirement &requirement, const FormulaValues &values,
                     const Names &title, FormulaResult &result);

    std::optional<FormulaNode> m_root;
    QList<Requirement> m_requirements;
};

} // namespace Bole
