// SPDX-License-Identifier: GPL-3.0-or-later
// Of Arrival: what has arrived is told to the search, to the windows and to who brought it.
#include "model/season/exchangearrival.h"
#include "model/season/facts.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;
using Outcome = ArrivedChange::Outcome;

void Arrival::announce(Transaction &transaction)
{
    for (const TravelKind &kind : travelKinds()) {
        for (const TravelItem &item : m_touched.value(kind.kind)) {
            const qint64 applicant = m_capture.names.rowOf(u"applicant"_s, item.about);
            for (const Topic topic : kind.topics) {
                if (topic == Topic::ApplicantAdded && !m_added.contains(item.key))
                    continue;
                qint64 subject = applicant;
                if (topic == Topic::Shortlists)
                    subject = item.row;
                else if (topic == Topic::Highlights)
                    subject =
                        m_capture.names.rowOf(u"document"_s, shownOf(item)
                                                                 .value_or(TravelChange())
                                                                 .value.value_or(QJsonObject())
                                                                 .value("document_id"_L1)
                                                                 .toString());
                transaction.announce(topic, subject);
            }
            if (kind.kind == TravelName::review && item.row > 0)
                indexNotes(m_database, ReviewId{item.row});
        }
    }
    for (const QString &uuid : std::as_const(m_people)) {
        const ApplicantId applicant{m_capture.names.rowOf(u"applicant"_s, uuid)};
        if (!applicant.isValid())
            continue;
        if (m_texts.contains(uuid))
            indexText(m_database, applicant);
        if (m_records.contains(uuid))
            transaction.announce(Topic::Record, applicant.value);
    }
}

void Arrival::settleOutcomes()
{
    for (ArrivedChange &change : m_outcomes) {
        const TravelItem item = m_capture.versions.item(change.kind, change.key);
        const bool isKnownKind =
            travelKind(change.kind) || change.kind == readingKind || change.kind == fieldKind;
        const auto shown = shownOf(item);
        if (change.outcome == Outcome::Same || change.outcome == Outcome::Refused)
            continue;
        if (item.isInConflict)
            change.outcome = Outcome::Conflict;
        else if (!isKnownKind || (item.shown.isNull() && shown && shown->value))
            change.outcome = Outcome::Waiting;
    }
}

} // namespace Bole
