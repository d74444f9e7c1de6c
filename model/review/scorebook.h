// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/totalformula.h"
#include "model/review/totals.h"
#include "model/review/visibleseason.h"

#include <QHash>

namespace Bole {

/// What one review counts for beside others under the version of the rubric in use.
struct CountedReview
{
    enum class As {
        Nothing,      ///< it is not submitted
        Hidden,       ///< submitted, but the viewer may not see it yet
        OtherVersion, ///< its total can't stand beside the one in use; single levels may
        Reworded,     ///< it counts, but was given under other words for the same scale
        Whole,
    };
    As as = As::Nothing;
    std::optional<double> total;
    QMap<QString, double> levels; ///< by criterion id
};

/// What the counting reviews of one applicant come to.
struct ApplicantScores
{
    QList<Review> reviews; ///< those that the viewer may see, submitted ones only
    int hidden = 0;        ///< submitted ones that the viewer may not see yet
    int counted = 0;       ///< whose totals are in the mean
    /// By the rubric's formula; without one the mean of the reviews' weighted totals. Nothing for
    /// who is ruled out.
    std::optional<double> total;
    std::optional<FormulaResult> formula; ///< how the formula came to it
    double mean = 0;                      ///< of the reviews' weighted totals, where any counted
    double lowest = 0;
    double highest = 0;
    QMap<QString, double> criteria; ///< mean level by criterion id; outside numbers as they are
    QList<RubricId> rubrics;        ///< under which they were given, each once

    double spread() const { return highest - lowest; }
    /// The total, or that there is none, goes by facts that nobody has checked yet.
    bool isUnchecked() const { return formula && !formula->unchecked.isEmpty(); }
};

/// Rubrics and people of a season, read once, to turn reviews into numbers with: the one place that
/// says what a review's total is and which totals stand beside each other. Reviews given under a
/// version whose totals can't stand beside the one in use do not enter the mean.
class ScoreBook
{
public:
    static Result<ScoreBook> of(const VisibleSeason &season);

    const Viewer &viewer() const { return m_viewer; }
    const Rubric &rubric() const { return m_current; }
    RubricId rubricId() const { return m_currentId; }
    const Rubric *rubric(RubricId id) const;
    RubricId rubricId(const QString &id, int version) const; ///< none: not of this season
    const QList<Reviewer> &reviewers() const { return m_reviewers; }
    Reviewer reviewer(ReviewerId id) const;
    /// What is counted in this season's records: awards.national, papers.CCF-A …
    const QStringList &counts() const { return m_counts; }
    const QList<Stage> &stages() const { return m_stages; }

    /// The committee's own fields that the viewer may see.
    const QList<OwnField> &ownFields() const { return m_ownFields; }
    const QStringList &rosterKeys() const { return m_rosterKeys; }
    const Requirements &requirements() const { return m_requirements; }

    /// The total of one review under its own rubric so far, also while something is missing.
    std::optional<Total> running(const Review &review) const;
    /// Nothing while it is incomplete.
    std::optional<double> total(const Review &review) const;
    CountedReview count(const Review &review) const;
    /// Of the reviews of one applicant, with the outside numbers and facts that the formula names.
    ApplicantScores scores(ApplicantId applicant, const QList<Review> &reviews) const;

private:
    CountedReview::As standing(const Review &review) const;
    Result<void> readFormula(const VisibleSeason &season);
    void applyFormula(ApplicantId applicant, const QList<double> &totals,
                      const QMap<QString, QList<double>> &levels, ApplicantScores &scores) const;
    QStringList uncheckedIn(ApplicantId applicant) const;
    QString titleOf(const QString &name) const;

    Viewer m_viewer;
    Rubric m_current;
    RubricId m_currentId;
    QHash<RubricId, Rubric> m_rubrics;
    QList<Reviewer> m_reviewers;
    QStringList m_counts;
    QList<OwnField> m_ownFields;
    QStringList m_rosterKeys;
    Requirements m_requirements;
    QList<Stage> m_stages;
    Formula m_formula;
    bool m_isFormulaUnreadable = false;
    QHash<QString, QHash<ApplicantId, double>> m_facts; ///< that the formula names
    QHash<ApplicantId, QStringList> m_unchecked; ///< of everybody's facts, where a formula has some
    QHash<ApplicantId, QMap<QString, double>> m_outside;
};

} // namespace Bole
