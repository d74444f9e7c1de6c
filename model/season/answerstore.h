// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/review/offeranswer.h"

#include <QJsonObject>

namespace Bole {

class Database;

/// What people answered to an offer, one answer each. `DecisionStore` says who may note it.
class AnswerStore
{
public:
    explicit AnswerStore(Database &database) : m_database(database) {}

    /// What the history's steps of the committee point at where they are about an answer.
    inline static const QString pointer = QStringLiteral("answer");

    /// Inside a transaction, with an event and a step of the history.
    Result<void> change(ApplicantId applicant, const OfferAnswer &before, const OfferAnswer &after,
                        ReviewerId by);
    /// For the history, inside its transaction: {"value": "declined", "reason": …, "by": …, …}.
    Result<void> setIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                const QJsonObject &wanted);

private:
    void put(ApplicantId applicant, const QJsonObject &answer);

    Database &m_database;
};

} // namespace Bole
