// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/travelnames.h"

#include "model/season/query.h"
#include "model/season/travelchange.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Whether whoever wrote it is part of what names a row.
bool isNamedByWriter(const TravelKind &kind)
{
    return kind.kind == TravelName::highlight || kind.kind == TravelName::shortlist;
}

/// The writer's own name among all files: the numbers of reviewers differ.
QString writerOf(const TravelKind &kind)
{
    const auto writer = std::ranges::find(kind.values, TravelName::reviewer, &TravelColumn::kind);
    return u"coalesce((SELECT i.key FROM travel_item i WHERE i.kind = 'reviewer' AND i.row = t."_s +
           writer->name + u"), '')"_s;
}

/// What tells a row from another one of the same number in a file that went its own way.
QString originOf(const TravelKind &kind)
{
    for (const char *column : {"created_at", "added_at", "made_at"}) {
        for (const TravelColumn &value : kind.values) {
            if (value.name != QLatin1StringView(column))
                continue;
            // Two files may write their n-th row in the same millisecond: its content or its writer
            // tells them apart.
            if (kind.kind == TravelName::document)
                return value.name + u" || sha256"_s;
            if (isNamedByWriter(kind))
                return value.name + u" || '/' || "_s + writerOf(kind);
            return value.name +
                   (kind.kind == TravelName::event ? u" || code || detail"_s : QString());
        }
    }
    return u"''"_s;
}

} // namespace

TravelNames::TravelNames(Database &database, const QString &season)
    : m_database(database), m_season(season)
{
}

/// What was named or forgotten since holds.
void TravelNames::readMore(const QString &kind, Maps &maps)
{
    constexpr int many = 500;
    if (maps.isWhole || ++maps.asked < many)
        return;
    maps.isWhole = true;
    Query query(m_database, u"SELECT row, key FROM travel_item WHERE kind = ? AND row > 0"_s,
                {kind});
    while (query.next()) {
        const qint64 row = query.integer(0);
        const QString key = query.text(1);
        if (!maps.keys.contains(row))
            maps.keys.insert(row, key);
        if (!maps.rows.contains(key))
            maps.rows.insert(key, row);
    }
}

QString TravelNames::keyOf(const QString &kind, qint64 row)
{
    Maps &maps = m_maps[kind];
    if (const auto known = maps.keys.constFind(row); known != maps.keys.constEnd())
        return *known;
    readMore(kind, maps);
    if (maps.isWhole || row <= 0)
        return maps.keys.value(row);
    Query query(m_database, u"SELECT key FROM travel_item WHERE kind = ? AND row = ?"_s,
                {kind, row});
    return *maps.keys.insert(row, query.next() ? query.text(0) : QString());
}

qint64 TravelNames::rowOf(const QString &kind, const QString &key)
{
    Maps &maps = m_maps[kind];
    if (const auto known = maps.rows.constFind(key); known != maps.rows.constEnd())
        return *known;
    readMore(kind, maps);
    if (maps.isWhole)
        return maps.rows.value(key);
    Query query(m_database, u"SELECT row FROM travel_item WHERE kind = ? AND key = ?"_s,
                {kind, key});
    return *maps.rows.insert(key, query.next() ? query.integer(0) : 0);
}

void TravelNames::add(const QString &kind, qint64 row, const QString &key)
{
    m_maps[kind].keys.insert(row, key);
    m_maps[kind].rows.insert(key, row);
}

void TravelNames::forget(const QString &kind, const QString &key)
{
    m_maps[kind].keys.insert(rowOf(kind, key), QString());
    m_maps[kind].rows.insert(key, 0);
}

/// Made of what the row was when it came to be, not by chance: of a file that was copied before its
/// rows had names both copies give the same ones.
QString TravelNames::nameFor(const TravelKind &kind, qint64 row, const QString &origin,
                             const QStringList &key)
{
    const QString said = kind.kind + u'/' + QString::number(row) + u'/' + origin;
    const QString made = QUuid::createUuidV5(QUuid(m_season), said).toString(QUuid::WithoutBraces);
    if (kind.key.isEmpty())
        return made;
    const QString name = key.join(u'/');
    return rowOf(kind.kind, name) == 0 ? name : name + u'/' + made;
}

void TravelNames::nameRows(const TravelKind &kind, const std::optional<QVariant> &applicants)
{
    if (isNamedByWriter(kind))
        nameRows(*travelKind(TravelName::reviewer));
    QString columns;
    for (const TravelColumn &column : kind.key)
        columns += u", "_s + column.name;
    Query query(m_database,
                u"SELECT id, "_s + originOf(kind) + columns + u" FROM "_s + kind.table +
                    u" t WHERE NOT EXISTS (SELECT 1 FROM travel_item i WHERE i.kind = "
                    "? AND i.row = t.id)"_s +
                    (applicants ? u" AND "_s + conditionOfSome(kind) : QString()),
                applicants ? QVariantList{kind.kind, *applicants} : QVariantList{kind.kind});
    QList<std::pair<qint64, QString>> named;
    while (query.next()) {
        QStringList key;
        for (qsizetype i = 0; i < kind.key.size(); ++i)
            key.append(kind.key[i].form != TravelColumn::Form::Reference
                           ? keyPart(query.text(int(i) + 2))
                           : keyOf(kind.key[i].kind, query.integer(int(i) + 2)));
        const QString name = nameFor(kind, query.integer(0), query.text(1), key);
        add(kind.kind, query.integer(0), name);
        named.append({query.integer(0), name});
    }
    for (const auto &[row, name] : named)
        Query(m_database,
              u"INSERT INTO travel_item (kind, key, owner, about, row) VALUES (?, ?, '', '', ?) "
              "ON CONFLICT (kind, key) DO UPDATE SET row = excluded.row"_s,
              {kind.kind, name, row});
}

QJsonValue TravelNames::translated(const QString &kind, const QJsonValue &value, bool toNames)
{
    if (toNames && value.isDouble()) {
        const QString key = keyOf(kind, value.toInteger());
        return key.isEmpty() ? value : QJsonValue(key);
    }
    if (!toNames && value.isString()) {
        const qint64 row = rowOf(kind, value.toString());
        return row == 0 ? value : QJsonValue(row);
    }
    return value;
}

QJsonValue TravelNames::walk(const QJsonValue &json, bool toNames)
{
    QJsonObject object;
    const QJsonObject given = json.toObject();
    for (auto it = given.begin(); it != given.end(); ++it) {
        QJsonValue value = it.value();
        if (it.key() == "reviewer"_L1 || it.key() == "shortlist"_L1) {
            value = translated(it.key(), value, toNames);
        } else if (it.key() == "reviewers"_L1 && value.isObject()) {
            QJsonObject people;
            const QJsonObject before = value.toObject();
            for (auto one = before.begin(); one != before.end(); ++one) {
                const QString name = toNames ? keyOf(u"reviewer"_s, one.key().toLongLong())
                                             : QString::number(rowOf(u"reviewer"_s, one.key()));
                if (!name.isEmpty() && name != "0"_L1)
                    people.insert(name, one.value());
            }
            value = people;
        } else if (value.isObject()) {
            value = walk(value, toNames);
        }
        object.insert(it.key(), value);
    }
    return object;
}

QJsonValue TravelNames::named(const QJsonValue &json)
{
    return json.isObject() ? walk(json, true) : json;
}

QJsonValue TravelNames::numbered(const QJsonValue &json)
{
    return json.isObject() ? walk(json, false) : json;
}

QJsonValue TravelNames::citations(const QJsonValue &json, bool toNames)
{
    QJsonArray found;
    for (const QJsonValue &value : json.toArray()) {
        QJsonObject citation = value.toObject();
        citation.insert(u"document"_s,
                        translated(u"document"_s, citation.value("document"_L1), toNames));
        found.append(citation);
    }
    return found;
}

QJsonValue TravelNames::namedCitations(const QJsonValue &json)
{
    return citations(json, true);
}

QJsonValue TravelNames::numberedCitations(const QJsonValue &json)
{
    return citations(json, false);
}

namespace {

const QString hereKey = u"here"_s;
const QString namesKey = u"names"_s;

/// The numbers of reviewers in a seal.
QSet<qint64> reviewersIn(const QJsonObject &seal)
{
    QSet<qint64> found{seal.value("by"_L1).toInteger()};
    for (const QJsonValue &scores : seal.value("scores"_L1).toArray()) {
        for (const QJsonValue &review : scores["reviews"_L1].toArray())
            found.insert(review["reviewer"_L1].toInteger());
    }
    for (const QJsonValue &decision : seal.value("decisions"_L1).toArray())
        found.insert(decision["by"_L1].toInteger());
    found.remove(0);
    return found;
}

} // namespace

QJsonValue TravelNames::namedSeal(const QString &text)
{
    QJsonObject seal = QJsonDocument::fromJson(text.toUtf8()).object();
    if (seal.isEmpty())
        return QString();
    const QJsonObject here = seal.take(hereKey).toObject();
    QJsonObject names = here.value(namesKey).toObject();
    if (here.isEmpty()) {
        const QSet<qint64> reviewers = reviewersIn(seal);
        for (const qint64 reviewer : reviewers)
            names.insert(QString::number(reviewer), keyOf(u"reviewer"_s, reviewer));
        names.insert(u"list"_s, keyOf(u"shortlist"_s, seal.value("list"_L1)["id"_L1].toInteger()));
    }
    return QJsonObject{{u"seal"_s, seal}, {namesKey, names}};
}

QString TravelNames::numberedSeal(const QJsonValue &json)
{
    QJsonObject seal = json["seal"_L1].toObject();
    if (seal.isEmpty())
        return {};
    const QJsonObject names = json[namesKey].toObject();
    QJsonObject reviewers;
    for (auto it = names.begin(); it != names.end(); ++it)
        reviewers.insert(it.key(), rowOf(u"reviewer"_s, it->toString()));
    QJsonObject applicants;
    for (const QJsonValue &scores : seal.value("scores"_L1).toArray())
        applicants.insert(QString::number(scores["applicant"_L1].toInteger()),
                          rowOf(u"applicant"_s, scores["uuid"_L1].toString()));
    seal.insert(hereKey,
                QJsonObject{{namesKey, names},
                            {u"applicants"_s, applicants},
                            {u"reviewers"_s, reviewers},
                            {u"list"_s, rowOf(u"shortlist"_s, names.value("list"_L1).toString())}});
    return QString::fromUtf8(QJsonDocument(seal).toJson(QJsonDocument::Compact));
}

QJsonObject TravelNames::marks(const QJsonObject &part, bool toNames)
{
    if (!part.contains("marks"_L1))
        return part;
    QJsonObject marks = part.value("marks"_L1).toObject();
    for (auto it = marks.begin(); it != marks.end(); ++it) {
        QJsonObject mark = it->toObject();
        mark.insert(u"by"_s, translated(u"reviewer"_s, mark.value("by"_L1), toNames));
        *it = mark;
    }
    QJsonObject result = part;
    result.insert(u"marks"_s, marks);
    return result;
}

QJsonObject TravelNames::namedMarks(const QJsonObject &part)
{
    return marks(part, true);
}

QJsonObject TravelNames::numberedMarks(const QJsonObject &part)
{
    return marks(part, false);
}

} // namespace Bole
