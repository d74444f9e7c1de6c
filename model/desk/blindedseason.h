// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/decisionwork.h"
#include "model/review/blinder.h"
#include "model/review/visibleseason.h"

namespace Bole {

class OwnFieldStore;
class Season;
struct DeskState;

/// A season's file as one viewer may see it. It reads when it is asked and keeps nothing but the
/// rules of fairness as they were when it was made. Lives on its season's thread.
class BlindedSeason : public VisibleSeason
{
public:
    /// Without a reviewer it is what the committee as a whole sees.
    BlindedSeason(Season &season, ReviewerId reviewer, const QString &language);
    BlindedSeason(Season &season, const Viewer &viewer);
    /// As whoever sits at a desk sees it. While nobody has said who that is, it is what a reviewer
    /// sees who has reviewed nobody.
    static BlindedSeason atDesk(const DeskState &desk);
    /// The same on another thread, which has the season open, too: without what waits at the desk.
    static BlindedSeason atDesk(Season &season, ReviewerId reviewer, const QString &language);
    /// Asked about this applicant only: however many there are, one look-up.
    static BlindedSeason atDesk(const DeskState &desk, ApplicantId applicant);

    const Viewer &viewer() const override { return m_viewer; }
    Result<QList<ApplicantId>> everybody() const override;
    Result<QList<ApplicantId>> withdrawn() const;
    Result<QList<ApplicantId>> first(int atMost) const; ///< of everybody, as they came
    Result<QList<ApplicantRow>> rows(const QList<ApplicantId> &applicants) const override;
    Result<QList<VisiblePerson>> people(const QList<ApplicantId> &applicants,
                                        bool withRecord) const override;
    Result<QHash<ApplicantId, double>> numbers(const QString &column) const override;
    Result<QHash<ApplicantId, QStringList>> uncheckedFacts() const override;
    Result<QStringList> counts() const override;
    Result<QList<OwnField>> ownFields() const override;
    Result<QStringList> rosterKeys() const override;
    RosterValues roster(ApplicantId applicant) const; ///< as the viewer may see it
    Result<Requirements> requirements() const override;
    Result<QHash<ApplicantId, PersonWork>> work() const override;
    Result<QList<ListedName>> ownVenues() const override;
    Result<QHash<ApplicantId, QMap<QString, double>>> outsideNumbers() const override;
    QString text(ApplicantId applicant, const QString &text) const override;
    Result<QHash<ApplicantId, QList<Review>>> reviews(const QList<ApplicantId> &applicants,
                                                      ReviewParts parts) const override;
    Result<QHash<ApplicantId, CommitteeDecision>>
    decisions(const QList<ApplicantId> &applicants) const override;
    Result<QHash<ApplicantId, OfferAnswer>> answers() const override;
    Result<QList<Stage>> stages() const override;
    Result<QHash<ApplicantId, StagePlace>> stagePlaces() const override;
    Result<QList<StoredRubric>> rubrics() const override;
    Result<QList<Reviewer>> reviewers() const override;
    DocumentId sourceDocument(ApplicantId applicant) const override;
    Result<QString> uuid(ApplicantId applicant) const override;

    const Blinder &blinder(ApplicantId applicant) const;

private:
    BlindedSeason(const DeskState &desk, Viewer viewer);
    bool showsRosterKey(const QString &key) const;
    RosterValues visibleRoster(ApplicantId applicant, const RosterValues &values) const;
    void hideInRow(ApplicantRow &row) const;
    void hideInOwn(ApplicantRow &row) const;
    void hideInFacts(VisiblePerson &person) const;
    Result<VisiblePerson> person(const ApplicantRow &row, bool withRecord) const;
    void hideInReview(Review &review, ReviewParts parts) const;

    Season &m_season;
    Viewer m_viewer;
    std::optional<DecisionWork> m_decisions;              ///< that wait at the desk
    mutable std::optional<QList<OwnField>> m_shownFields; ///< read when they are first needed
    mutable ApplicantId m_blinderOf; ///< texts come one applicant after the other
    mutable Blinder m_blinder;
};

/// Work for a season's own thread, which gets there what this person may see at their desk, the
/// stores named, and nothing else of the season.
template <typename Work, typename... Stores>
auto asSeenBy(ReviewerId reviewer, const QString &language, const Work &work,
              Stores &(Season::*...stores)() const)
{
    return [=](Season &season) {
        return work(BlindedSeason::atDesk(season, reviewer, language), (season.*stores)()...);
    };
}

/// Fields of the committee's own by which nobody may be looked for: hidden ones, and texts, which
/// may hold a hidden name.
QStringList unsearchedFields(const OwnFieldStore &ownFields, const Blindness &blindness);

} // namespace Bole
