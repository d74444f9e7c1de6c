// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/rubricstore.h"

#include "model/review/rubricjson.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;

Result<StoredRubric> RubricStore::save(const Rubric &rubric, ReviewerId by)
{
    Transaction transaction(m_database);
    const auto known = select(u"WHERE name = ? ORDER BY version DESC LIMIT 1"_s, {rubric.id});
    if (!known)
        return std::unexpected(known.error());
    Rubric stored = rubric;
    stored.version = known->isEmpty() ? 1 : known->first().rubric.version;
    if (!known->isEmpty() && known->first().rubric == stored)
        return known->first();
    const Result<bool> scored =
        known->isEmpty() ? Result<bool>(true) : hasScores(known->first().id);
    if (!scored)
        return std::unexpected(scored.error());
    RubricId id;
    if (*scored) {
        stored.version += known->isEmpty() ? 0 : 1;
        Query inserted(m_database,
                       u"INSERT INTO rubric (name, version, definition, created_by, created_at) "
                       "VALUES (?, ?, ?, ?, ?)"_s,
                       {bound(stored.id), stored.version, QString::fromUtf8(toJsonText(stored)),
                        bound(by), timestamp()});
        id.value = inserted.insertedId();
    } else {
        id = known->first().id;
        Query(m_database,
              u"UPDATE rubric SET definition = ?, created_by = ?, created_at = ? WHERE id = ?"_s,
              {QString::fromUtf8(toJsonText(stored)), bound(by), timestamp(), id.value});
    }
    transaction.announce(Topic::Rubrics);
    return transaction.commit().and_then([&] { return this->rubric(id); });
}

Result<QList<StoredRubric>> RubricStore::select(const QString &condition,
                                                const QVariantList &values) const
{
    QList<StoredRubric> rubrics;
    Query query(m_database,
                u"SELECT id, definition, created_by, created_at FROM rubric "_s + condition,
                values);
    while (query.next()) {
        const Result<Rubric> rubric = keptRubricFromJson(query.text(1).toUtf8());
        if (!rubric)
            return failure(ErrorCode::SeasonCorrupted, u"a rubric: "_s + rubric.error().detail);
        rubrics.append({.id = query.id<RubricId>(0),
                        .rubric = *rubric,
                        .createdBy = query.id<ReviewerId>(2),
                        .createdAt = query.time(3)});
    }
    return query.result(rubrics);
}

Result<std::optional<StoredRubric>> RubricStore::current() const
{
    return select(u"ORDER BY id DESC LIMIT 1"_s, {})
        .transform([](const QList<StoredRubric> &found) {
            return found.isEmpty() ? std::nullopt : std::optional(found.first());
        });
}

Result<StoredRubric> RubricStore::rubric(RubricId rubric) const
{
    return select(u"WHERE id = ?"_s, {rubric.value})
        .and_then([](const QList<StoredRubric> &found) -> Result<StoredRubric> {
            if (found.isEmpty())
                return failure(ErrorCode::NotFound, u"rubric"_s);
            return found.first();
        });
}

Result<QList<StoredRubric>> RubricStore::list() const
{
    return select(u"ORDER BY id"_s, {});
}

Result<bool> RubricStore::hasScores(RubricId rubric) const
{
    Query query(m_database, u"SELECT EXISTS (SELECT 1 FROM score WHERE rubric_id = ?)"_s,
                {rubric.value});
    const bool has = query.next() && query.flag(0);
    return query.result(has);
}

} // namespace Bole
