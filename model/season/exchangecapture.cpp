// SPDX-License-Identifier: GPL-3.0-or-later
// What was written here, found by comparing rows with what was last known of them. A window's own
// writes cost nothing for it; the change log says where to look.
#include "model/season/exchangestate.h"
#include "model/season/query.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QSet<Topic> topicsOfApplicants{Topic::Applicants, Topic::ApplicantAdded, Topic::Record,
                                     Topic::Documents, Topic::Reviews};

} // namespace

/// What the change log tells of.
struct Capture::News
{
    bool isEverything = false;
    QSet<Topic> topics;
    QList<ApplicantId> applicants;
    bool isAnyApplicant = false; ///< of nobody in particular, such as a document in the tray

    bool concerns(const TravelKind &kind) const
    {
        return isEverything || std::ranges::any_of(kind.topics, [this](Topic topic) {
                   return topics.contains(topic);
               });
    }

    /// The applicants to look at; nothing: all.
    std::optional<QVariant> scope(const TravelKind &kind) const
    {
        const bool canBeTold =
            !isEverything && !isAnyApplicant && !kind.about.isEmpty() &&
            std::ranges::all_of(kind.topics, [this](Topic topic) {
                return !topics.contains(topic) || topicsOfApplicants.contains(topic);
            });
        return canBeTold ? std::optional(bound(applicants)) : std::nullopt;
    }
};

QByteArray hashOf(const QJsonObject &value)
{
    return QCryptographicHash::hash(QJsonDocument(value).toJson(QJsonDocument::Compact),
                                    QCryptographicHash::Sha256)
        .left(16);
}

Capture::Capture(Database &database, ExchangeStore::State &state, const QString &who,
                 qint64 clockError)
    : names(database, state.season),
      versions(database),
      rows(database, names),
      records(database, names, versions),
      m_database(database),
      m_state(state),
      m_who(who),
      m_clockError(clockError)
{
}

Capture::News Capture::newsSince(qint64 change, qint64 upTo, ExchangeStore::Look look)
{
    News news;
    // Of a log that was shortened meanwhile nobody knows what stood there.
    Query oldest(m_database, u"SELECT coalesce(min(id), 0) FROM change"_s);
    const bool hasGap = oldest.next() && oldest.integer(0) > change + 1;
    news.isEverything = look == ExchangeStore::Look::Everything || change == 0 || hasGap;
    QSet<qint64> applicants;
    Query query(m_database,
                u"SELECT DISTINCT topic, subject FROM change WHERE id > ? AND id <= ?"_s,
                {change, upTo});
    while (query.next()) {
        const auto topic = Topic(query.number(0));
        news.topics.insert(topic);
        if (!topicsOfApplicants.contains(topic))
            continue;
        if (query.integer(1) == 0)
            news.isAnyApplicant = true;
        applicants.insert(query.integer(1));
    }
    for (const qint64 applicant : std::as_const(applicants))
        news.applicants.append(ApplicantId{applicant});
    return news;
}

bool Capture::run(ExchangeStore::Look look, qint64 atMost)
{
    Query latest(m_database, u"SELECT seq FROM sqlite_sequence WHERE name = 'change'"_s);
    const qint64 all = latest.next() ? latest.integer(0) : 0;
    if (look == ExchangeStore::Look::News && m_state.captured == all && all > 0)
        return true;
    const bool isInParts = look == ExchangeStore::Look::News && m_state.captured > 0;
    const qint64 change =
        isInParts && all - m_state.captured > atMost ? m_state.captured + atMost : all;
    const News news = newsSince(m_state.captured, change, look);
    for (const TravelKind &kind : travelKinds()) {
        if (kind.hasRowId && news.concerns(kind))
            names.nameRows(kind, news.scope(kind));
    }
    for (const TravelKind &kind : travelKinds()) {
        if (news.concerns(kind))
            this->look(kind, news);
    }
    TravelKind record;
    record.about = u"applicant_id"_s;
    record.topics = {Topic::Record, Topic::ApplicantAdded, Topic::Documents, Topic::Applicants};
    if (news.concerns(record)) {
        for (const TravelRecords::Changed &changed : records.changed(news.scope(record)))
            note({changed.item, changed.value, changed.milliseconds, QByteArray("part")});
    }
    stampAll();
    records.adopt(news.scope(record));
    m_state.captured = change;
    return change == all;
}

void Capture::look(const TravelKind &kind, const News &news)
{
    const std::optional<QVariant> scope = news.scope(kind);
    QHash<QString, TravelItem> known;
    if (!scope)
        known = versions.items(kind.kind);
    QSet<QString> there;
    for (const TravelRow &row : rows.read(kind, scope)) {
        there.insert(row.key);
        TravelItem item = scope ? versions.item(kind.kind, row.key) : known.value(row.key);
        item.kind = kind.kind;
        item.key = row.key;
        compare(kind, row, item);
    }
    findDeletedRows(kind, there, scope);
}

void Capture::compare(const TravelKind &kind, const TravelRow &row, TravelItem item)
{
    const QByteArray hash = hashOf(row.value);
    if (item.shown == hash) {
        if (item.row != row.row)
            versions.setShown(item.id, row.row, hash);
        return;
    }
    item.owner = row.owner;
    item.about = row.about;
    item.row = row.row;
    QJsonObject value = row.value;
    if (kind.kind == TravelName::applicant) {
        // The number that the first file gave them stays their code for those who read blind.
        const auto before = item.id == 0 ? std::nullopt : versions.shownVersion(item);
        value.insert(u"code"_s, before && before->value ? before->value->value("code"_L1)
                                                        : QJsonValue(row.row));
    }
    note({item, value, row.milliseconds, hash});
}

/// Whether it went with something that was deleted, when the file was tidied up: no news to others,
/// who have it deleted as well. (What was known of deleted people goes with that by itself.)
bool Capture::isCleared(const TravelItem &item)
{
    const QString document = item.kind == TravelName::text ? item.key : QString();
    if (!document.isEmpty() && names.rowOf(u"document"_s, document) == 0)
        return true;
    const auto shown = versions.shownVersion(item);
    return shown && shown->value && !shown->value->value("removed_at"_L1).toString().isEmpty();
}

/// Every row has a name by now, so there are as many of both unless rows have gone.
bool Capture::namedRowsAreThere(const TravelKind &kind)
{
    Query counted(m_database,
                  u"SELECT (SELECT count(*) FROM travel_item WHERE kind = ? AND row > 0) = (SELECT "
                  "count(*) FROM "_s +
                      kind.table + u')',
                  {kind.kind});
    return counted.next() && counted.flag(0);
}

void Capture::findDeletedRows(const TravelKind &kind, const QSet<QString> &there,
                              const std::optional<QVariant> &applicants)
{
    QString condition = u"SELECT key FROM travel_item WHERE kind = ? AND shown IS NOT NULL"_s;
    QVariantList values{kind.kind};
    if (kind.hasRowId) {
        // Nearly always none: to count is faster than to look for each of them.
        if (applicants && namedRowsAreThere(kind))
            return;
        condition += u" AND row NOT IN (SELECT id FROM "_s + kind.table + u')';
    } else if (applicants) {
        condition += u" AND row IN (SELECT value FROM json_each(?))"_s;
        values.append(*applicants);
    }
    QStringList gone;
    Query query(m_database, condition, values);
    while (query.next()) {
        if (!there.contains(query.text(0)))
            gone.append(query.text(0));
    }
    for (const QString &key : std::as_const(gone)) {
        const TravelItem item = versions.item(kind.kind, key);
        if (kind.hasRowId)
            names.forget(kind.kind, key);
        if (isCleared(item))
            versions.forget(item);
        else
            note({item, std::nullopt, 0, QByteArray()});
    }
}

void Capture::note(const Found &found)
{
    m_found.append(found);
}

/// In the order in which they were written, as far as that is known.
void Capture::stampAll()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (Found &found : m_found)
        found.milliseconds = found.milliseconds > 0 ? qMin(found.milliseconds, now) : now;
    std::ranges::stable_sort(m_found, {}, &Found::milliseconds);
    for (const Found &found : std::as_const(m_found)) {
        write(found.item, found.value, found.milliseconds);
        const TravelItem item = versions.item(found.item.kind, found.item.key);
        versions.setShown(item.id, found.value ? found.item.row : 0, found.shown);
        if (item.kind == TravelName::document)
            versions.followDocument(item.key);
    }
    m_found.clear();
}

void Capture::write(TravelItem item, const std::optional<QJsonObject> &value, qint64 milliseconds)
{
    TravelChange change{.kind = item.kind,
                        .key = item.key,
                        .owner = item.owner,
                        .about = item.about,
                        .stamp = {m_state.tick(milliseconds + m_clockError), m_state.replica,
                                  item.owner.isEmpty() ? m_who : item.owner},
                        .knows = {},
                        .value = value};
    const auto before = item.id == 0 ? QList<TravelChange>() : versions.versions(item);
    for (const TravelChange &version : before) {
        qint64 &known = change.knows[version.stamp.replica];
        known = qMax(known, version.stamp.clock);
        for (auto it = version.knows.begin(); it != version.knows.end(); ++it)
            change.knows[it.key()] = qMax(change.knows.value(it.key()), it.value());
    }
    change.knows.insert(change.stamp.replica, change.stamp.clock);
    versions.add(item, change, ++m_state.position);
}

void Capture::adopt(const QSet<QString> &kinds, const std::optional<QVariant> &applicants)
{
    for (const TravelKind &kind : travelKinds()) {
        if (!kinds.contains(kind.kind))
            continue;
        const auto scope = kind.about.isEmpty() ? std::nullopt : applicants;
        for (const TravelRow &row : rows.read(kind, scope)) {
            const TravelItem item = versions.item(kind.kind, row.key);
            if (const QByteArray hash = hashOf(row.value);
                item.id != 0 && (item.shown != hash || item.row != row.row))
                versions.setShown(item.id, row.row, hash);
        }
    }
    records.adopt(applicants);
}

} // namespace Bole
