// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/outsidenumberstore.h"

#include "model/season/query.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;

Result<void> OutsideNumberStore::set(const QList<Number> &numbers, ReviewerId by)
{
    Transaction transaction(m_database);
    for (const Number &number : numbers) {
        if (const auto done = setOne(number, by); !done)
            return done;
        transaction.announce(Topic::Reviews, number.applicant.value);
    }
    return transaction.commit();
}

Result<void> OutsideNumberStore::setOne(const Number &number, ReviewerId by)
{
    Query query(m_database,
                u"SELECT value FROM outside_number WHERE applicant_id = ? AND criterion = ?"_s,
                {number.applicant.value, number.criterion});
    const std::optional<double> before = query.next() ? std::optional(query.real(0)) : std::nullopt;
    if (before == number.value)
        return query.result();
    if (number.value)
        Query(m_database,
              u"INSERT OR REPLACE INTO outside_number (applicant_id, criterion, value, changed_by, "
              "changed_at) VALUES (?, ?, ?, ?, ?)"_s,
              {number.applicant.value, number.criterion, *number.value, bound(by), timestamp()});
    else
        Query(m_database, u"DELETE FROM outside_number WHERE applicant_id = ? AND criterion = ?"_s,
              {number.applicant.value, number.criterion});
    const auto json = [](const std::optional<double> &value) {
        return value ? QJsonValue(*value) : QJsonValue();
    };
    return SettingStore(m_database)
        .addEvent(u"outsideNumber.changed"_s, by,
                  {{u"criterion"_s, number.criterion},
                   {u"before"_s, json(before)},
                   {u"after"_s, json(number.value)}},
                  number.applicant);
}

Result<QHash<ApplicantId, QMap<QString, double>>> OutsideNumberStore::all() const
{
    QHash<ApplicantId, QMap<QString, double>> numbers;
    Query query(m_database, u"SELECT applicant_id, criterion, value FROM outside_number"_s);
    while (query.next())
        numbers[query.id<ApplicantId>(0)].insert(query.text(1), query.real(2));
    return query.result(numbers);
}

} // namespace Bole
