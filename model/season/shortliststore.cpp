// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/shortliststore.h"

#include "model/season/history.h"
#include "model/season/json.h"
#include "model/season/query.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString ruleKey = u"rule"_s;

QJsonObject entriesToJson(const QList<ShortlistEntry> &entries)
{
    QJsonArray array;
    for (const ShortlistEntry &entry : entries) {
        array.append(QJsonObject{{u"applicant"_s, entry.applicant.value},
                                 {u"tied"_s, entry.tied},
                                 {u"gap"_s, entry.gap},
                                 {u"moved"_s, entry.moved},
                                 {u"reason"_s, entry.reason}});
    }
    return {{u"entries"_s, array}};
}

QList<ShortlistEntry> entriesFromJson(const QJsonObject &json)
{
    QList<ShortlistEntry> entries;
    const QJsonArray array = json.value("entries"_L1).toArray();
    for (const QJsonValue &value : array) {
        const QJsonObject entry = value.toObject();
        entries.append({.applicant = ApplicantId{entry.value("applicant"_L1).toInteger()},
                        .tied = entry.value("tied"_L1).toBool(),
                        .gap = entry.value("gap"_L1).toInt(),
                        .moved = entry.value("moved"_L1).toBool(),
                        .reason = entry.value("reason"_L1).toString()});
    }
    return entries;
}

QJsonObject quotasToJson(const GroupQuotas &quotas)
{
    QJsonObject places;
    for (auto it = quotas.places.begin(); it != quotas.places.end(); ++it)
        places.insert(it.key(), it.value());
    return {{u"by"_s, quotas.by}, {u"quotas"_s, places}};
}

GroupQuotas quotasFromJson(const QJsonObject &json)
{
    GroupQuotas quotas{json.value("by"_L1).toString(), {}};
    const QJsonObject places = json.value("quotas"_L1).toObject();
    for (auto it = places.begin(); it != places.end(); ++it)
        quotas.places.insert(it.key(), it.value().toInt());
    return quotas;
}

} // namespace

Result<ShortlistId> ShortlistStore::create(const QString &name, ReviewerId by)
{
    const QString now = timestamp();
    Transaction transaction(m_database);
    if (const auto free = requireFreeName(name, {}); !free)
        return std::unexpected(free.error());
    Query inserted(m_database,
                   u"INSERT INTO shortlist (name, created_by, created_at, changed_at) "
                   "VALUES (?, ?, ?, ?)"_s,
                   {name.trimmed(), bound(by), now, now});
    const ShortlistId id{inserted.insertedId()};
    transaction.announce(Topic::Shortlists, id.value);
    return transaction.commit(id);
}

Result<void> ShortlistStore::requireFreeName(const QString &name, ShortlistId except) const
{
    if (name.trimmed().isEmpty())
        return failure(ErrorCode::InvalidValue, u"name"_s);
    const auto taken = findByName(name.trimmed());
    if (!taken)
        return std::unexpected(taken.error());
    if (*taken && (*taken)->id != except)
        return failure(ErrorCode::InvalidValue, u"the name is taken"_s);
    return {};
}

Result<void> ShortlistStore::requireOpen(ShortlistId shortlist) const
{
    Query query(m_database, u"SELECT seal FROM shortlist WHERE id = ? AND removed_at IS NULL"_s,
                {shortlist.value});
    if (!query.next())
        return query.result().and_then(
            []() -> Result<void> { return failure(ErrorCode::NotFound, u"shortlist"_s); });
    if (!query.text(0).isEmpty())
        return failure(ErrorCode::ShortlistSealed);
    return {};
}

Result<void> ShortlistStore::update(ShortlistId shortlist, const QString &assignments,
                                    const QVariantList &values)
{
    Transaction transaction(m_database);
    if (const auto open = requireOpen(shortlist); !open)
        return open;
    Query(m_database, u"UPDATE shortlist SET "_s + assignments + u", changed_at = ? WHERE id = ?"_s,
          values + QVariantList{timestamp(), shortlist.value});
    transaction.announce(Topic::Shortlists, shortlist.value);
    return transaction.commit();
}

Result<void> ShortlistStore::rename(ShortlistId shortlist, const QString &name)
{
    Transaction transaction(m_database);
    return requireFreeName(name, shortlist)
        .and_then([&] { return update(shortlist, u"name = ?"_s, {name.trimmed()}); })
        .and_then([&] { return transaction.commit(); });
}

Result<void> ShortlistStore::remove(ShortlistId shortlist)
{
    return update(shortlist, u"removed_at = ?"_s, {timestamp()});
}

Result<void> ShortlistStore::setRule(ShortlistId shortlist, const QJsonObject &rule)
{
    return update(shortlist, u"rule = ?"_s, {columnText(rule)});
}

Result<void> ShortlistStore::inOneStep(const std::function<Result<void>()> &changes)
{
    Transaction transaction(m_database);
    return changes().and_then([&] { return transaction.commit(); });
}

Result<void> ShortlistStore::setLines(ShortlistId shortlist, std::optional<int> quota,
                                      std::optional<int> waiting)
{
    return update(shortlist, u"quota = ?, waiting = ?"_s, {bound(quota), bound(waiting)});
}

Result<void> ShortlistStore::setQuotas(ShortlistId shortlist, const GroupQuotas &quotas)
{
    return update(shortlist, u"quotas = ?"_s,
                  {quotas.isEmpty() ? bound(QString()) : columnText(quotasToJson(quotas))});
}

Result<void> ShortlistStore::putEntries(ShortlistId shortlist, const QList<ShortlistEntry> &entries)
{
    Transaction transaction(m_database);
    // One value of changed_at for all is set by `update`, which also refuses a sealed list.
    if (const auto open = update(shortlist, u"removed_at = NULL"_s, {}); !open)
        return open;
    Query(m_database, u"DELETE FROM shortlist_entry WHERE shortlist_id = ?"_s, {shortlist.value});
    int position = 0;
    for (const ShortlistEntry &entry : entries) {
        Query(
            m_database,
            u"INSERT INTO shortlist_entry (shortlist_id, position, applicant_id, tied, gap, moved, "
            "reason) VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
            {shortlist.value, ++position, entry.applicant.value, entry.tied, entry.gap, entry.moved,
             bound(entry.reason)});
    }
    return transaction.commit();
}

Result<void> ShortlistStore::setEntries(ShortlistId shortlist, const QList<ShortlistEntry> &entries,
                                        ReviewerId by)
{
    Transaction transaction(m_database);
    const auto before = entriesOf(shortlist);
    if (!before)
        return std::unexpected(before.error());
    if (*before == entries)
        return {};
    return putEntries(shortlist, entries)
        .and_then([&] {
            return History(m_database)
                .append({}, by, HistoryKind::Shortlist, QString::number(shortlist.value),
                        entriesToJson(*before), entriesToJson(entries));
        })
        .and_then([&](EditId) { return transaction.commit(); });
}

Result<void> ShortlistStore::reorder(ShortlistId shortlist, const QJsonObject &rule,
                                     const QList<ShortlistEntry> &entries, ReviewerId by)
{
    Transaction transaction(m_database);
    const auto list = this->shortlist(shortlist);
    if (!list)
        return std::unexpected(list.error());
    if (list->rule == rule)
        return setEntries(shortlist, entries, by).and_then([&] { return transaction.commit(); });
    QJsonObject before = entriesToJson(list->entries);
    QJsonObject after = entriesToJson(entries);
    before.insert(ruleKey, list->rule);
    after.insert(ruleKey, rule);
    return putEntries(shortlist, entries)
        .and_then([&] { return setRule(shortlist, rule); })
        .and_then([&] {
            return History(m_database)
                .append({}, by, HistoryKind::Shortlist, QString::number(shortlist.value), before,
                        after);
        })
        .and_then([&](EditId) { return transaction.commit(); });
}

Result<ShortlistId> ShortlistStore::copy(ShortlistId shortlist, const QString &name, ReviewerId by)
{
    Transaction transaction(m_database);
    const auto list = this->shortlist(shortlist);
    if (!list)
        return std::unexpected(list.error());
    const auto made = create(name, by);
    if (!made)
        return made;
    return setRule(*made, list->rule)
        .and_then([&] { return setLines(*made, list->quota, list->waiting); })
        .and_then([&] { return setQuotas(*made, list->quotas); })
        .and_then([&] { return putEntries(*made, list->entries); })
        .and_then([&] { return transaction.commit(*made); });
}

Result<void> ShortlistStore::seal(ShortlistId shortlist, const QJsonObject &seal, ReviewerId by)
{
    if (seal.isEmpty())
        return failure(ErrorCode::InvalidValue, u"seal"_s);
    Transaction transaction(m_database);
    return update(shortlist, u"seal = ?"_s, {columnText(seal)})
        .and_then([&] {
            return SettingStore(m_database)
                .addEvent(u"shortlist.sealed"_s, by,
                          {{u"shortlist"_s, shortlist.value},
                           {u"sha256"_s, seal.value("sha256"_L1).toString()}});
        })
        .and_then([&] { return transaction.commit(); });
}

Result<QList<Shortlist>> ShortlistStore::select(const QString &condition,
                                                const QVariantList &values) const
{
    QList<Shortlist> lists;
    Query query(m_database,
                u"SELECT id, name, rule, quota, waiting, seal, created_by, created_at, changed_at, "
                "quotas FROM shortlist WHERE removed_at IS NULL "_s +
                    condition,
                values);
    while (query.next()) {
        lists.append({.id = query.id<ShortlistId>(0),
                      .name = query.text(1),
                      .rule = objectFromColumn(query.text(2)),
                      .quota = query.optionalNumber(3),
                      .waiting = query.optionalNumber(4),
                      .quotas = quotasFromJson(objectFromColumn(query.text(9))),
                      .groups = {},
                      .entries = {},
                      .seal = objectFromColumn(query.text(5)),
                      .createdBy = query.id<ReviewerId>(6),
                      .createdAt = query.time(7),
                      .changedAt = query.time(8)});
    }
    for (Shortlist &list : lists) {
        const auto entries = entriesOf(list.id);
        const auto groups = groupsBy(list.quotas.by);
        if (!entries || !groups)
            return std::unexpected(entries ? groups.error() : entries.error());
        list.entries = *entries;
        list.groups = *groups;
    }
    return query.result(std::move(lists));
}

Result<QList<ShortlistEntry>> ShortlistStore::entriesOf(ShortlistId shortlist) const
{
    QList<ShortlistEntry> entries;
    Query query(m_database,
                u"SELECT applicant_id, tied, gap, moved, reason FROM shortlist_entry "
                "WHERE shortlist_id = ? ORDER BY position"_s,
                {shortlist.value});
    while (query.next())
        entries.append({.applicant = query.id<ApplicantId>(0),
                        .tied = query.flag(1),
                        .gap = query.number(2),
                        .moved = query.flag(3),
                        .reason = query.text(4)});
    return query.result(std::move(entries));
}

Result<QHash<ApplicantId, QString>> ShortlistStore::groupsBy(const QString &field) const
{
    QHash<ApplicantId, QString> groups;
    if (field.isEmpty())
        return groups;
    Query query(m_database, u"SELECT applicant_id, value FROM roster_value WHERE field = ?"_s,
                {field});
    while (query.next())
        groups.insert(query.id<ApplicantId>(0), query.text(1).trimmed());
    return query.result(groups);
}

Result<QList<Shortlist>> ShortlistStore::list() const
{
    return select(u"ORDER BY id"_s, {});
}

Result<Shortlist> ShortlistStore::shortlist(ShortlistId shortlist) const
{
    return select(u"AND id = ?"_s, {shortlist.value})
        .and_then([](const QList<Shortlist> &found) -> Result<Shortlist> {
            if (found.isEmpty())
                return failure(ErrorCode::NotFound, u"shortlist"_s);
            return found.first();
        });
}

Result<std::optional<Shortlist>> ShortlistStore::findByName(const QString &name) const
{
    return select(u"AND name = ?"_s, {name}).transform([](const QList<Shortlist> &found) {
        return found.isEmpty() ? std::nullopt : std::optional(found.first());
    });
}

Result<void> ShortlistStore::setEntriesIfUnchanged(ShortlistId shortlist,
                                                   const QJsonObject &expected,
                                                   const QJsonObject &wanted)
{
    const auto now = entriesOf(shortlist);
    if (!now)
        return std::unexpected(now.error());
    QJsonObject state = entriesToJson(*now);
    const bool withRule = expected.contains(ruleKey);
    if (withRule) {
        const auto list = this->shortlist(shortlist);
        if (!list)
            return std::unexpected(list.error());
        state.insert(ruleKey, list->rule);
    }
    if (state != expected)
        return failure(ErrorCode::EditConflict, u"shortlist"_s);
    Transaction transaction(m_database);
    return putEntries(shortlist, entriesFromJson(wanted))
        .and_then([&] {
            return withRule ? setRule(shortlist, wanted.value(ruleKey).toObject()) : Result<void>();
        })
        .and_then([&] { return transaction.commit(); });
}

} // namespace Bole
