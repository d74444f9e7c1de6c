// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/knowledge/namedlists.h"
#include "model/result.h"
#include "model/review/assignment.h"
#include "model/review/blindness.h"
#include "model/review/reviewer.h"
#include "model/review/storedrubric.h"
#include "model/review/visibility.h"

#include <optional>
#include <variant>

namespace Bole {

struct CsvTable;
struct DeskState;

/// Who reads whom, and who must not, with the applicants' names as they may be shown.
struct AssignmentSheet
{
    struct Applicant
    {
        ApplicantId id;
        QString name;
        QString number{}; ///< of the application
    };
    QList<Applicant> applicants; ///< in the order of their arrival
    QList<Reviewer> reviewers;
    QSet<Assignment> assigned;
    QSet<Assignment> conflicts;
};

/// Somebody changed the rules of fairness.
struct FairnessChange
{
    struct Hidden
    {
        BlindnessChoice before;
        BlindnessChoice after;
    };
    QDateTime at;
    ReviewerId by;
    std::variant<Hidden, OthersShown> what; ///< what is hidden, or when others' scores are shown
};

/// An applicant whose name nobody is sure of.
struct UnsureName
{
    ApplicantId applicant;
    QString code;
    QString name; ///< as it was read; empty where it is hidden, or none was found
    bool isHidden = false;
};

/// A number from elsewhere for one applicant; nothing takes it away.
struct OutsideNumber
{
    ApplicantId applicant;
    QString criterion;
    std::optional<double> value;

    bool operator==(const OutsideNumber &) const = default;
};

/// All numbers from elsewhere, with the applicants as they may be shown.
struct OutsideSheet
{
    QList<Criterion> criteria;
    QList<AssignmentSheet::Applicant> applicants; ///< in the order of their arrival
    QHash<ApplicantId, QMap<QString, double>> numbers;
};

/// What was understood of a table of numbers, and the lines that were not: "line: what stands
/// there".
struct OutsideTable
{
    QList<OutsideNumber> numbers;
    QStringList problems;
};

/// Of what a committee keeps lists of its own.
enum class ListKind { Institutions, Venues };

/// The people of the committee and the rules they work by: rubric, assignments, blindness,
/// visibility. A part of the desk.
class DeskCommittee
{
public:
    explicit DeskCommittee(DeskState &state) : m_state(state) {}

    Result<QList<Reviewer>> members() const;
    Result<QList<Reviewer>> everybody() const; ///< also those who left
    /// Makes initials and a colour; the first one of a season coordinates.
    Result<ReviewerId> add(const QString &name);
    Result<void> update(const Reviewer &reviewer);
    Result<void> remove(ReviewerId reviewer); ///< what they wrote stays
    /// The person at the keyboard sets what holds for everybody: decisions, rules of fairness.
    bool mayDecide() const;

    Result<std::optional<StoredRubric>> rubric() const; ///< in use
    Result<StoredRubric> rubric(RubricId rubric) const;
    Result<QList<StoredRubric>> rubrics() const; ///< all versions, the one in use last
    Result<bool> hasScores(RubricId rubric) const;
    /// A version that has scores stays as it is: the change becomes the next version.
    Result<StoredRubric> save(const Rubric &rubric);

    /// The committee's own lists of institutions or venues, beside those that the program has.
    QList<ListedName> ownLists(ListKind kind) const;
    /// Reads some from a table, each in place of one of the same name, and counts everybody's facts
    /// anew; answers what was read. NotAllowed for who does not lead the committee.
    Result<QList<ListedName>> addOwnLists(ListKind kind, const QByteArray &csv);
    Result<void> removeOwnList(ListKind kind, const QString &list);
    /// By which a rubric's formula counts although there is no such list: 0 for everybody.
    QStringList missingLists(const Rubric &rubric) const;

    /// Numbers from elsewhere that the rubric in use asks for, and those that are there.
    Result<OutsideSheet> outsideNumbers() const;
    Result<void> setOutsideNumbers(const QList<OutsideNumber> &numbers);
    /// What a table says: a column that names applicants (their number, a number of their own, an
    /// e-mail address or a name) and one for each criterion, headed by its name or id.
    Result<OutsideTable> readOutsideNumbers(const QByteArray &csv) const;
    /// The same from a CSV, XLSX or ODS file.
    Result<OutsideTable> readOutsideNumbers(const FilePath &file) const;

    AssignmentSheet assignments() const;
    Result<void> assign(const QList<Assignment> &assignments);
    Result<void> unassign(const QList<Assignment> &assignments);
    Result<void> clearAssignments();
    /// Brings every applicant to so many readers, evenly and at random.
    Result<AssignmentPlan> assignEvenly(int readers);
    /// What a table says, to be assigned.
    Result<AssignmentTable> readAssignments(const QByteArray &csv) const;

    BlindnessChoice blindness() const;
    Result<void> setBlindness(const BlindnessChoice &choice);
    OthersShown othersShown() const;
    Result<void> setOthersShown(OthersShown rule);
    QList<FairnessChange> fairnessChanges() const; ///< the latest first
    bool hidesNames() const;                       ///< from the person at the keyboard
    /// Blind reading hides names that it knows: whose name must somebody look at first?
    QList<ApplicantId> withUnsureName(const QList<ApplicantId> &applicants) const;
    QList<UnsureName> unsureNames(const QList<ApplicantId> &applicants) const;
    QList<ApplicantId> applicants() const;

private:
    Result<OutsideTable> placeNumbers(const CsvTable &table) const;
    Result<void> keepOwnLists(ListKind kind, const QList<ListedName> &entries);
    QSet<Assignment> conflicts() const; ///< who declared one with whom

    DeskState &m_state;
};

} // namespace Bole
