// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/answerstore.h"

#include "model/season/decisionstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;

static QJsonObject toJson(const OfferAnswer &answer)
{
    return {
        {u"value"_s, nameOf(answer.answer)},
        {u"reason"_s, answer.reason},
        {u"by"_s, answer.by.value},
        {u"at"_s, answer.at.isValid() ? answer.at.toUTC().toString(Qt::ISODateWithMs) : QString()}};
}

Result<void> AnswerStore::change(ApplicantId applicant, const OfferAnswer &before,
                                 const OfferAnswer &after, ReviewerId by)
{
    put(applicant, toJson(after));
    return SettingStore(m_database)
        .addEvent(u"answer.changed"_s, by,
                  {{u"before"_s, nameOf(before.answer)},
                   {u"after"_s, nameOf(after.answer)},
                   {u"reason"_s, after.reason}},
                  applicant)
        .and_then([&] {
            return History(m_database)
                .append(applicant, by, HistoryKind::Committee, pointer, toJson(before),
                        toJson(after));
        })
        .transform([](EditId) {});
}

void AnswerStore::put(ApplicantId applicant, const QJsonObject &answer)
{
    const QString given = answer.value("value"_L1).toString();
    if (given == nameOf(Answer::None))
        Query(m_database, u"DELETE FROM offer_answer WHERE applicant_id = ?"_s, {applicant.value});
    else
        Query(m_database,
              u"INSERT OR REPLACE INTO offer_answer (applicant_id, answer, reason, noted_by, "
              "noted_at) VALUES (?, ?, ?, ?, ?)"_s,
              {applicant.value, given, bound(answer.value("reason"_L1).toString()),
               bound(ReviewerId{answer.value("by"_L1).toInteger()}),
               answer.value("at"_L1).toString()});
}

Result<void> AnswerStore::setIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                         const QJsonObject &wanted)
{
    const auto now = DecisionStore(m_database).answers();
    if (!now)
        return std::unexpected(now.error());
    if (toJson(now->value(applicant)) != expected)
        return failure(ErrorCode::EditConflict, pointer);
    Transaction transaction(m_database);
    put(applicant, wanted);
    transaction.announce(Topic::Decisions);
    return transaction.commit();
}

} // namespace Bole
