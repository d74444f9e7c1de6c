// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/personrow.h"

namespace Bole {

class Knowledge;

/// One applicant's side of a row.
struct CompareCell
{
    QString text;
    QStringList lines;             ///< below it, one thing each
    QString original;              ///< as printed, where the text is another name for the same
    QString pointer;               ///< where in the record it stands
    QList<Place> places;           ///< and where in the document
    std::optional<double> value;   ///< what is compared
    std::optional<double> printed; ///< a grade or rank as printed …
    std::optional<double> scale;   ///< … and of how much; the view explains the percentage
    QList<std::pair<QString, double>> parts; ///< whose values a mean is made of
    QStringList sources;    ///< the record's values that it is made of, where not `pointer` alone
    bool unchecked = false; ///< one of them needs a look, and nobody has given it one
    bool best = false;      ///< among values that can be compared and are not unchecked

    bool isEmpty() const { return text.isEmpty() && lines.isEmpty(); }
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
        Experience,
        Publications,
        FirstAuthor,
        Tier,
        Awards,
        Total,
        Criterion,
        ReviewerTotal,
        Recommended,
        Decided,
        Note,
    };
    enum class Group { Education, Tests, Experience, Publications, Awards, Scores, Notes };

    Kind kind = Kind::Institution;
    Group group = Group::Education;
    QString key;     ///< what tells rows of a kind apart: a level, a criterion's id …
    QString subject; ///< what is shown for it: a level, a test's name, a criterion's name
    int number = 1;  ///< the how manieth of this level
    QList<CompareCell> cells;
    bool differs = false;

    /// The same for every comparison and language: what a layout remembers.
    QString id() const;
    bool operator==(const CompareRow &) const = default;
};

/// Where a part of an applicant's document begins: pages are laid beside each other by it.
struct CompareSection
{
    Stored<RecordPart> part;
    Place place;

    bool operator==(const CompareSection &) const = default;
};

/// Two to six applicants side by side, rows aligned by meaning.
struct Comparison
{
    static constexpr int fewest = 2;
    static constexpr int most = 6;

    QList<ApplicantId> applicants;
    QStringList names;
    QList<DocumentId> documents; ///< that the records were read from; none where it is not shown
    QList<QList<CompareSection>> sections;
    QList<CompareRow> rows;
    bool mixesRubrics = false;

    bool operator==(const Comparison &) const = default;
};

Result<Comparison> compare(const VisibleSeason &season, const Knowledge &knowledge,
                           const QList<ApplicantId> &applicants);

/// A cell with all that is in it, for files and for reading aloud.
QString cellText(const CompareCell &cell);

} // namespace Bole
