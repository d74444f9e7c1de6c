// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/decisionwork.h"
#include "model/review/blinder.h"
#include "model/review/visibleseason.h"

namespace Bole {

class Season;
struct DeskState;

/// A season's file as one viewer may see it. It reads when it is asked and keeps nothing but the
/// rules of fairness as they were when it was made. Lives on its season's thread.
class BlindedSeason : public VisibleSeason
{
public:
    /// Without a reviewer: the committee.
    BlindedSeason(Season &season, ReviewerId reviewer, const QString &language);
    BlindedSeason(Season &season, const Viewer &viewer);
    /// Asked about this applicant only: however many there are, one look-up.
    static BlindedSeason ofOne(Season &season, ReviewerId reviewer, const QString &language,
                               ApplicantId applicant);
    /// As whoever sits at a desk sees it. Nobody sees what somebody without reviews sees.
    static BlindedSeason atDesk(const DeskState &desk);
    static BlindedSeason atDesk(const DeskState &desk, ApplicantId applicant);

    const Viewer &viewer() const override { return m_viewer; }
    Result<QList<ApplicantId>> everybody() const override;
    Result<QList<ApplicantRow>> rows(const QList<ApplicantId> &applicants) const override;
    Result<QList<VisiblePerson>> people(const QList<ApplicantId> &applicants,
                                        bool withRecord) const override;
    Result<QHash<ApplicantId, double>> numbers(const QString &column) const override;
    Result<QStringList> counts() const override;
    Result<QHash<ApplicantId, QMap<QString, double>>> outsideNumbers() const override;
    QString text(ApplicantId applicant, const QString &text) const override;
    Result<QHash<ApplicantId, QList<Review>>> reviews(const QList<ApplicantId> &applicants,
                                                      ReviewParts parts) const override;
    Result<QHash<ApplicantId, CommitteeDecision>>
    decisions(const QList<ApplicantId> &applicants) const override;
    Result<QHash<ApplicantId, OfferAnswer>> answers() const override;
    Result<QList<StoredRubric>> rubrics() const override;
    Result<QList<Reviewer>> reviewers() const override;
    DocumentId sourceDocument(ApplicantId applicant) const override;
    Result<QString> uuid(ApplicantId applicant) const override;

    const Blinder &blinder(ApplicantId applicant) const;

private:
    BlindedSeason(const DeskState &desk, Viewer viewer);
    void hideInRow(ApplicantRow &row) const;
    void hideInFacts(VisiblePerson &person) const;
    Result<VisiblePerson> person(const ApplicantRow &row, bool withRecord) const;
    void hideInReview(Review &review, ReviewParts parts) const;

    Season &m_season;
    Viewer m_viewer;
    std::optional<DecisionWork> m_decisions; ///< that wait at the desk
    mutable ApplicantId m_blinderOf;         ///< texts come one applicant after the other
    mutable Blinder m_blinder;
};

} // namespace Bole
