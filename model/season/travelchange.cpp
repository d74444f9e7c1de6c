// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/travelchange.h"

#include <QUrl>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

bool isVersion(const TravelChange &change)
{
    return !change.kind.isEmpty() && !change.key.isEmpty() && change.stamp.clock > 0 &&
           !change.stamp.replica.isEmpty() &&
           change.knows.value(change.stamp.replica) == change.stamp.clock &&
           std::ranges::none_of(change.knows,
                                [&](qint64 clock) { return clock > change.stamp.clock; });
}

QJsonObject toJson(const TravelChange &change)
{
    QJsonObject knows;
    for (auto it = change.knows.begin(); it != change.knows.end(); ++it)
        knows.insert(it.key(), it.value());
    QJsonObject json{{u"kind"_s, change.kind},
                     {u"key"_s, change.key},
                     {u"owner"_s, change.owner},
                     {u"about"_s, change.about},
                     {u"clock"_s, change.stamp.clock},
                     {u"replica"_s, change.stamp.replica},
                     {u"reviewer"_s, change.stamp.reviewer},
                     {u"knows"_s, knows}};
    if (change.value)
        json.insert(u"value"_s, *change.value);
    return json;
}

std::optional<TravelChange> travelChangeFromJson(const QJsonObject &json)
{
    TravelChange change{.kind = json.value("kind"_L1).toString(),
                        .key = json.value("key"_L1).toString(),
                        .owner = json.value("owner"_L1).toString(),
                        .about = json.value("about"_L1).toString(),
                        .stamp = {.clock = json.value("clock"_L1).toInteger(),
                                  .replica = json.value("replica"_L1).toString(),
                                  .reviewer = json.value("reviewer"_L1).toString()},
                        .knows = {},
                        .value = {}};
    const QJsonObject knows = json.value("knows"_L1).toObject();
    for (auto it = knows.begin(); it != knows.end(); ++it)
        change.knows.insert(it.key(), it->toInteger());
    if (json.contains("value"_L1))
        change.value = json.value("value"_L1).toObject();
    return isVersion(change) ? std::optional(change) : std::nullopt;
}

QString keyPart(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, " :"));
}

QString textOfKeyPart(const QString &part)
{
    return QUrl::fromPercentEncoding(part.toLatin1());
}

QList<TravelChange> unreplaced(QList<TravelChange> versions)
{
    std::ranges::sort(versions, [](const TravelChange &a, const TravelChange &b) {
        return a.stamp.isBefore(b.stamp);
    });
    const auto twice = std::ranges::unique(versions, {}, &TravelChange::stamp);
    versions.erase(twice.begin(), twice.end());
    QList<TravelChange> kept;
    for (const TravelChange &version : std::as_const(versions)) {
        const bool isReplaced = std::ranges::any_of(versions, [&](const TravelChange &other) {
            return other.stamp != version.stamp && other.replaces(version);
        });
        if (!isReplaced)
            kept.append(version);
    }
    return kept;
}

} // namespace Bole
