// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/personrow.h"

namespace Bole {

class Knowledge;

/// One of several things in a cell, such as a paper: to be unfolded, and found in the document.
struct CompareDetail
{
    QString text;
    QString pointer;     ///< where in the record it stands
    QList<Place> places; ///< and where in the document

    bool operator==(const CompareDetail &) const = default;
};

/// One applicant's side of a row.
struct CompareCell
{
    QString text;
    QStringList lines;             ///< below it, one thing each
    QList<CompareDetail> details;  ///< what `text` counts; shown where the row is unfolded
    QString original;              ///< as printed, where the text is another name for the same
    QString pointer;               ///< where in the record it stands
    QList<Place> places;           ///< and where in the document
    std::optional<double> value;   ///< what is compared
    std::optional<double> printed; ///< a grade or rank as printed …
    std::optional<double> scale;   ///< … and of how much; the view explains the percentage
    bool isEquivalent = false;     ///< the value is the official equivalent of another test
    int firsts = 0;                ///< of the papers counted, those as first author
    QString basis; ///< by what the value is given; values of two bases are not compared
    QList<std::pair<QString, double>> parts; ///< whose values a mean is made of
    QStringList sources;    ///< the record's values that it is made of, where not `pointer` alone
    bool unchecked = false; ///< one of them needs a look, and nobody has given it one
    bool best = false;      ///< among values that can be compared and are not unchecked

    bool isEmpty() const { return text.isEmpty() && lines.isEmpty() && details.isEmpty(); }
    bool operator==(const CompareCell &) const = default;
};

/// One thing in which applicants are compared. Views word its kind.
struct CompareRow
{
    enum class Kind {
        Institution,
        Gpa,
        ClassRank,
        EnglishTest, ///< the best of them, with its equivalent where there is an official one
        Test,
        Experience,
        Publications,
        FirstAuthor,
        PaperList, ///< papers on one list of venues
        Awards,    ///< of one level
        Total,
        Criterion,
        ReviewerTotal,
        Recommended,
        Decided,
        OwnField, ///< one of the committee's own
        Roster,   ///< what its roster says
        Note,
    };
    enum class Group {
        Education,
        Tests,
        Experience,
        Publications,
        Awards,
        Own,
        Scores,
        Notes,
    };

    Kind kind = Kind::Institution;
    Group group = Group::Education;
    QString key;     ///< what tells rows of a kind apart: a level, a criterion's id …
    QString subject; ///< what is shown for it: a level, a test's name, a criterion's name
    int number = 1;  ///< the how manieth of this level
    QList<CompareCell> cells;
    bool differs = false;
    bool matters = false; ///< the values lie so far apart that a reader should know
    bool lacks = false;   ///< somebody has nothing where others have something

    bool isEqual() const { return !differs; }
    bool isUnchecked() const;
    bool hasDetails() const;
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
    QStringList closed; ///< names of whom the viewer may see nothing, by a conflict of interest

    bool operator==(const Comparison &) const = default;
};

Result<Comparison> compare(const VisibleSeason &season, const Knowledge &knowledge,
                           const QList<ApplicantId> &applicants);

/// A cell with all that is in it, for files and for reading aloud.
QString cellText(const CompareCell &cell);

} // namespace Bole
