// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/namedlists.h"
#include "model/record/applicantrow.h"
#include "model/record/record.h"
#include "model/record/roster.h"
#include "model/result.h"
#include "model/review/committeedecision.h"
#include "model/review/offeranswer.h"
#include "model/review/ownfield.h"
#include "model/review/requirement.h"
#include "model/review/reviewer.h"
#include "model/review/stage.h"
#include "model/review/storedreview.h"
#include "model/review/storedrubric.h"
#include "model/review/viewer.h"

#include <QHash>

namespace Bole {

/// One applicant with everything taken away that the viewer may not see.
struct VisiblePerson
{
    ApplicantRow facts;
    Record record;     ///< empty where nobody asked for it
    QString hiddenAge; ///< what to say instead of an age that is hidden
    RosterValues roster;
};

/// What is being done with an applicant, as far as it may be seen.
struct PersonWork
{
    QList<ReviewerId> readers; ///< to whom they are assigned
    QStringList lists;         ///< the shortlists that they are on, by name
    int newDocuments = 0;      ///< that the viewer has not looked at

    bool operator==(const PersonWork &) const = default;
};

/// How much of reviews is needed: texts must be blinded one by one, numbers need nothing.
enum class ReviewParts { Numbers, Everything };

/// What one person, or the committee, may see of a season: what is hidden from them has been taken
/// away already. Whoever ranks, compares or writes out asks this and never the season's file.
class VisibleSeason
{
public:
    VisibleSeason() = default;
    Q_DISABLE_COPY_MOVE(VisibleSeason)
    virtual ~VisibleSeason() = default;

    virtual const Viewer &viewer() const = 0;

    virtual Result<QList<ApplicantId>> everybody() const = 0;
    /// By id, without who was removed. Quick: for thousands. What is hidden is empty, and the name
    /// is what may be shown as such.
    virtual Result<QList<ApplicantRow>> rows(const QList<ApplicantId> &applicants) const = 0;
    /// The same with every text in it blinded, and with the record where that is wanted.
    virtual Result<QList<VisiblePerson>> people(const QList<ApplicantId> &applicants,
                                                bool withRecord) const = 0;
    /// One number of everybody's facts, by applicant; see RankingFact.
    virtual Result<QHash<ApplicantId, double>> numbers(const QString &column) const = 0;
    /// Of everybody with any: the facts of the record that nobody has checked, see recordfacts.h.
    virtual Result<QHash<ApplicantId, QStringList>> uncheckedFacts() const = 0;
    /// The ids of all counts that somebody in the season has: awards.national, papers.CCF-A …
    virtual Result<QStringList> counts() const = 0;
    /// The committee's own fields, without those that are hidden from the viewer.
    virtual Result<QList<OwnField>> ownFields() const = 0;
    /// What the committee's roster says of anybody, by key, without what the viewer may not see.
    virtual Result<QStringList> rosterKeys() const = 0;
    virtual Result<Requirements> requirements() const = 0; ///< what everybody must hand in
    /// Of everybody with whom something is being done.
    virtual Result<QHash<ApplicantId, PersonWork>> work() const = 0;
    /// The committee's own lists of venues.
    virtual Result<QList<ListedName>> ownVenues() const = 0;
    /// Numbers from elsewhere by criterion id, such as a written exam.
    virtual Result<QHash<ApplicantId, QMap<QString, double>>> outsideNumbers() const = 0;
    /// Something that was written about an applicant, as it may be shown.
    virtual QString text(ApplicantId applicant, const QString &text) const = 0;

    /// Of those that may not be seen only who wrote them and how far they are.
    virtual Result<QHash<ApplicantId, QList<Review>>> reviews(const QList<ApplicantId> &applicants,
                                                              ReviewParts parts) const = 0;
    virtual Result<QHash<ApplicantId, CommitteeDecision>>
    decisions(const QList<ApplicantId> &applicants) const = 0;
    /// What people answered to an offer, where they did.
    virtual Result<QHash<ApplicantId, OfferAnswer>> answers() const = 0;
    virtual Result<QList<Stage>> stages() const = 0;
    virtual Result<QHash<ApplicantId, StagePlace>> stagePlaces() const = 0;
    virtual Result<QList<StoredRubric>> rubrics() const = 0; ///< the one in use last
    virtual Result<QList<Reviewer>> reviewers() const = 0;   ///< also those who left

    /// That the record was read from; none where it may not be seen.
    virtual DocumentId sourceDocument(ApplicantId applicant) const = 0;
    virtual Result<QString> uuid(ApplicantId applicant) const = 0;
};

} // namespace Bole
