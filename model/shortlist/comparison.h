// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/exportrow.h"

namespace Bole {

class Knowledge;

/// One applicant's side of a row.
struct CompareCell
{
    QString text;
    QString original;              ///< as printed, where the text is another name for the same
    QString pointer;               ///< where in the record it stands
    QList<Place> places;           ///< and where in the document
    std::optional<double> value;   ///< what is compared
    std::optional<double> printed; ///< a grade or rank as printed …
    std::optional<double> scale;   ///< … and of how much; the view explains the percentage
    bool best = false;

    bool operator==(const CompareCell &) const = default;
};

/// One thing in which applicants are compared. Views word its kind.
struct CompareRow
{
    enum class Kind {
        Institution,
        Gpa,
        ClassRank,
        Test,
        Publications,
        FirstAuthor,
        Tier,
        Papers,
        Awards,
        AwardTitles,
        Total,
        Criterion,
        Note,
        Decided,
    };
    enum class Group { Education, Tests, Publications, Awards, Scores, Notes };

    Kind kind = Kind::Institution;
    Group group = Group::Education;
    QString subject; ///< a level, a test's name, a tier, a criterion's or reviewer's name
    QList<CompareCell> cells;
    bool differs = false;

    /// The same for every comparison: what a layout remembers.
    QString id() const;
    bool operator==(const CompareRow &) const = default;
};

/// Two to six applicants side by side, rows aligned by meaning.
struct Comparison
{
    static constexpr int fewest = 2;
    static constexpr int most = 6;

    QList<ApplicantId> applicants;
    QStringList names;
    QList<DocumentId> documents; ///< that the records were read from
    QList<CompareRow> rows;
    bool mixesRubrics = false;

    bool operator==(const Comparison &) const = default;
};

Result<Comparison> compare(Season &season, const Viewer &viewer, const Knowledge &knowledge,
                           const QList<ApplicantId> &applicants);

/// Rows as a table, the first column the rows' labels.
QList<QStringList> comparisonTable(const Comparison &comparison, const QStringList &labels);

} // namespace Bole
