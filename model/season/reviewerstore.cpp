// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/reviewerstore.h"

#include "model/season/query.h"
#include "model/season/transaction.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

Result<ReviewerId> ReviewerStore::add(const Reviewer &reviewer)
{
    if (reviewer.name.trimmed().isEmpty())
        return failure(ErrorCode::InvalidValue, u"name"_s);
    Transaction transaction(m_database);
    Query inserted(m_database,
                   u"INSERT INTO reviewer (name, initials, colour, language, role, created_at) "
                   "VALUES (?, ?, ?, ?, ?, ?)"_s,
                   {bound(reviewer.name), bound(reviewer.initials), bound(reviewer.colour),
                    bound(reviewer.language), nameOf(reviewer.role), timestamp()});
    transaction.announce(Topic::Reviewers);
    return transaction.commit(ReviewerId{inserted.insertedId()});
}

Result<void> ReviewerStore::update(const Reviewer &reviewer)
{
    if (reviewer.name.trimmed().isEmpty())
        return failure(ErrorCode::InvalidValue, u"name"_s);
    Transaction transaction(m_database);
    Query updated(m_database,
                  u"UPDATE reviewer SET name = ?, initials = ?, colour = ?, language = ?, role = ? "
                  "WHERE id = ?"_s,
                  {bound(reviewer.name), bound(reviewer.initials), bound(reviewer.colour),
                   bound(reviewer.language), nameOf(reviewer.role), reviewer.id.value});
    if (updated.affected() == 0)
        transaction.fail({ErrorCode::NotFound, u"reviewer"_s});
    transaction.announce(Topic::Reviewers);
    return transaction.commit();
}

Result<void> ReviewerStore::remove(ReviewerId reviewer)
{
    Transaction transaction(m_database);
    Query(m_database, u"UPDATE reviewer SET removed_at = ? WHERE id = ?"_s,
          {timestamp(), reviewer.value});
    transaction.announce(Topic::Reviewers);
    return transaction.commit();
}

Result<QList<Reviewer>> ReviewerStore::select(const QString &condition,
                                              const QVariantList &values) const
{
    QList<Reviewer> reviewers;
    Query query(m_database,
                u"SELECT id, name, initials, colour, language, role FROM reviewer "_s + condition,
                values);
    while (query.next()) {
        reviewers.append(
            {.id = query.id<ReviewerId>(0),
             .name = query.text(1),
             .initials = query.text(2),
             .colour = query.text(3),
             .language = query.text(4),
             .role = fromName<ReviewerRole>(query.text(5)).value_or(ReviewerRole::Member)});
    }
    return query.result(reviewers);
}

Result<QList<Reviewer>> ReviewerStore::list() const
{
    return select(u"WHERE removed_at IS NULL ORDER BY id"_s, {});
}

Result<QList<Reviewer>> ReviewerStore::listWithRemoved() const
{
    return select(u"ORDER BY id"_s, {});
}

Result<Reviewer> ReviewerStore::reviewer(ReviewerId reviewer) const
{
    return select(u"WHERE id = ?"_s, {reviewer.value})
        .and_then([](const QList<Reviewer> &found) -> Result<Reviewer> {
            if (found.isEmpty())
                return failure(ErrorCode::NotFound, u"reviewer"_s);
            return found.first();
        });
}

} // namespace Bole
