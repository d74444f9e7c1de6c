// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QHash>
#include <QJsonObject>

namespace Bole {

class Database;
class Desk;

/// What the committee of a sample season did beside reading and scoring, as the story's file tells
/// it: roster, fields of its own, corrections, numbers from outside, lists, stages, decisions,
/// answers, withdrawals. The first of the reviewers does it all.
class SampleStory
{
public:
    /// Who and what the names in the file stand for.
    struct Cast
    {
        QHash<QString, ApplicantId> applicants;
        QHash<QString, ReviewerId> reviewers;
        QHash<QString, DocumentId> documents; ///< by file
    };

    SampleStory(Database &database, const QJsonObject &json, const Cast &cast);

    /// All but what comes after it: seals and withdrawals.
    Result<void> tell();
    /// The lists of the story that are sealed; after the decisions, which a seal holds.
    Result<void> seal(Desk &desk);
    Result<void> withdraw(); ///< after the seals

private:
    ApplicantId applicant(const QJsonValue &entry) const;
    QList<ApplicantId> applicants(const QJsonValue &entry) const;
    ReviewerId by(const QJsonValue &entry) const; ///< the coordinator where nobody is named

    Result<void> askForDocuments();
    Result<void> takeRoster();
    Result<void> fillOwnFields();
    Result<void> replaceDocuments();
    Result<void> correct();
    Result<void> confirm();
    Result<void> takeNumbers();
    Result<void> makeLists();
    Result<void> makeList(const QJsonObject &list);
    Result<void> moveThroughStages();
    Result<void> decide();
    Result<void> noteAnswers();
    Result<void> markRead();

    Database &m_database;
    const QJsonObject m_json;
    const Cast m_cast;
    ReviewerId m_chair;
};

} // namespace Bole
