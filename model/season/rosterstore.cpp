// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/rosterstore.h"

#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString valuesKey = u"values"_s;

QJsonObject toJson(const RosterValues &values)
{
    QJsonObject json;
    for (auto it = values.begin(); it != values.end(); ++it)
        json.insert(it.key(), it.value());
    return {{valuesKey, json}};
}

RosterValues fromJson(const QJsonObject &json)
{
    RosterValues values;
    const QJsonObject stored = json.value(valuesKey).toObject();
    for (auto it = stored.begin(); it != stored.end(); ++it)
        values.insert(it.key(), it.value().toString());
    return values;
}

} // namespace

Result<RosterValues> RosterStore::values(ApplicantId applicant) const
{
    RosterValues values;
    Query query(m_database, u"SELECT field, value FROM roster_value WHERE applicant_id = ?"_s,
                {applicant.value});
    while (query.next())
        values.insert(query.text(0), query.text(1));
    return query.result(values);
}

Result<QHash<ApplicantId, RosterValues>> RosterStore::all() const
{
    return read({}, {});
}

Result<QHash<ApplicantId, RosterValues>> RosterStore::of(const QList<ApplicantId> &applicants) const
{
    return read(u" WHERE applicant_id IN (SELECT value FROM json_each(?))"_s, {bound(applicants)});
}

Result<QHash<ApplicantId, RosterValues>> RosterStore::read(const QString &condition,
                                                           const QVariantList &bound) const
{
    QHash<ApplicantId, RosterValues> found;
    Query query(m_database, u"SELECT applicant_id, field, value FROM roster_value"_s + condition,
                bound);
    while (query.next())
        found[query.id<ApplicantId>(0)].insert(query.text(1), query.text(2));
    return query.result(found);
}

Result<QStringList> RosterStore::keys() const
{
    QStringList keys;
    Query query(m_database, u"SELECT DISTINCT field FROM roster_value ORDER BY field"_s);
    while (query.next())
        keys.append(query.text(0));
    return query.result(keys);
}

Result<void> RosterStore::write(ApplicantId applicant, const RosterValues &values)
{
    Transaction transaction(m_database);
    Query(m_database, u"DELETE FROM roster_value WHERE applicant_id = ?"_s, {applicant.value});
    for (auto it = values.begin(); it != values.end(); ++it)
        Query(m_database,
              u"INSERT INTO roster_value (applicant_id, field, value) VALUES (?, ?, ?)"_s,
              {applicant.value, bound(it.key()), bound(it.value())});
    Query(m_database, u"UPDATE applicant SET number = ? WHERE id = ?"_s,
          {bound(rosterValue(values, RosterField::Number)), applicant.value});
    // What disagrees with it needs a look, and the number can be searched for.
    RecordStore(m_database).refreshFacts(applicant);
    transaction.announce(Topic::Record, applicant.value);
    return transaction.commit();
}

Result<void> RosterStore::put(ApplicantId applicant, const RosterValues &values, ReviewerId by)
{
    Transaction transaction(m_database);
    const auto before = this->values(applicant);
    if (!before)
        return std::unexpected(before.error());
    if (*before == values)
        return {};
    return write(applicant, values)
        .and_then([&] {
            return History(m_database)
                .append(applicant, by, HistoryKind::Roster, {}, toJson(*before), toJson(values));
        })
        .and_then([&](EditId) { return transaction.commit(); });
}

Result<void> RosterStore::setIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                         const QJsonObject &wanted)
{
    return values(applicant).and_then([&](const RosterValues &now) -> Result<void> {
        if (now != fromJson(expected))
            return failure(ErrorCode::EditConflict, nameOf(HistoryKind::Roster));
        return write(applicant, fromJson(wanted));
    });
}

} // namespace Bole
