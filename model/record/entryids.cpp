// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/entryids.h"

#include "model/record/recordedit.h"
#include "model/record/recordpath.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QUuid>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype idLength = 12;

QString idFrom(const QString &list, const QJsonObject &entry, int attempt)
{
    const QByteArray said = list.toUtf8() + '\n' + QByteArray::number(attempt) + '\n' +
                            QJsonDocument(entry).toJson(QJsonDocument::Compact);
    const QByteArray hash = QCryptographicHash::hash(said, QCryptographicHash::Sha256).toHex();
    return QString::fromLatin1(hash.left(idLength));
}

void giveIds(CheckedRecord &record, const QString &list, const QJsonArray &entries)
{
    QSet<QString> taken;
    for (int i = 0; i < entries.size(); ++i)
        taken.insert(record.entryIds.value(pointerTo(u'/' + list, i)));
    for (int i = 0; i < entries.size(); ++i) {
        QString &id = record.entryIds[pointerTo(u'/' + list, i)];
        for (int attempt = 0; id.isEmpty(); ++attempt) {
            const QString made = idFrom(list, entries[i].toObject(), attempt);
            if (!taken.contains(made))
                id = made;
        }
        taken.insert(id);
    }
}

} // namespace

bool isEntryList(const QString &key, const QJsonValue &value)
{
    return value.isArray() && key != "sections"_L1 && key != "checks"_L1 &&
           value.toArray().at(0).isObject();
}

void giveEntryIds(CheckedRecord &record)
{
    for (auto it = record.json.constBegin(); it != record.json.constEnd(); ++it) {
        if (isEntryList(it.key(), it.value()))
            giveIds(record, it.key(), it.value().toArray());
    }
}

QString newEntryId()
{
    return QUuid::createUuid().toString(QUuid::Id128).left(idLength);
}

QJsonObject withEntryIds(const CheckedRecord &record)
{
    CheckedRecord named = record;
    giveEntryIds(named);
    QJsonObject json = named.json;
    for (auto it = named.json.constBegin(); it != named.json.constEnd(); ++it) {
        if (!isEntryList(it.key(), it.value()))
            continue;
        QJsonArray entries = it.value().toArray();
        for (int i = 0; i < entries.size(); ++i) {
            QJsonObject entry = entries[i].toObject();
            entry.insert(u"id"_s, named.entryIds.value(pointerTo(u'/' + it.key(), i)));
            entries[i] = entry;
        }
        json.insert(it.key(), entries);
    }
    return json;
}

} // namespace Bole
