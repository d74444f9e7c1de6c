// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/committeedecision.h"
#include "model/review/offeranswer.h"
#include "model/review/review.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QList>

namespace Bole {

class Database;

/// The committee's decisions, one for each applicant. Only who leads the committee sets them.
class DecisionStore
{
public:
    explicit DecisionStore(Database &database) : m_database(database) {}

    Result<CommitteeDecision> ofApplicant(ApplicantId applicant) const;
    /// Those about whom something was decided, of these applicants.
    Result<QHash<ApplicantId, CommitteeDecision>>
    ofApplicants(const QList<ApplicantId> &applicants) const;
    Result<bool> mayDecide(ReviewerId reviewer) const;

    /// All of them as one undoable step. NotAllowed for who does not lead the committee, or
    /// declared a conflict of interest with one of them, ShortlistSealed on a sealed list,
    /// EditConflict when somebody else has decided meanwhile, InvalidValue for a rejection without
    /// a reason.
    Result<void> decide(const QList<NewDecision> &decisions, ShortlistId list, ReviewerId by);

    /// What these people answered to an offer; None takes the answer away. An event for each that
    /// is another than before. NotAllowed for who does not lead the committee.
    Result<void> setAnswer(const QList<ApplicantId> &applicants, Answer answer,
                           const QString &reason, ReviewerId by);
    Result<QHash<ApplicantId, OfferAnswer>> answers() const; ///< of everybody who answered

    /// For the history, inside its transaction: {"value": "admit", "reason": …, "by": …, …}.
    /// ShortlistSealed when the list that it was decided on has been sealed since.
    Result<void> setIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                const QJsonObject &wanted);

private:
    Result<void> requirePermission(ReviewerId by) const;
    Result<void> requireOpen(ShortlistId list) const;
    Result<void> decideOne(const NewDecision &decision, ShortlistId list, ReviewerId by,
                           const QString &now);
    void put(ApplicantId applicant, const QJsonObject &decision);

    Database &m_database;
};

} // namespace Bole
