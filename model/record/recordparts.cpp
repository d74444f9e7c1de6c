// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordparts.h"

#include "model/record/entryids.h"
#include "model/record/recordpath.h"

#include <QJsonArray>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString valueKey = u"value"_s;
const QString numberKey = u"number"_s; // of a check among all checks of its record
const QString noteKeys[] = {u"provenance"_s, u"confidence"_s, u"marks"_s, u"dismissed"_s};

/// Where a JSON Pointer belongs: a part, and the way on inside of it.
struct PartPlace
{
    QString part;
    QString rest;
};

class Taking
{
public:
    explicit Taking(const CheckedRecord &record) : m_record(record) { giveEntryIds(m_record); }

    RecordParts parts()
    {
        const QJsonObject &json = m_record.json;
        for (auto it = json.begin(); it != json.end(); ++it)
            takeTop(it.key(), it.value());
        const QJsonObject notes = notesToJson(m_record);
        for (const QString &key : noteKeys)
            takeNotes(key, (json.contains(key) ? json : notes).value(key).toObject());
        const QJsonArray checks = json.value("checks"_L1).toArray();
        for (int i = 0; i < checks.size(); ++i)
            takeCheck(checks[i].toObject(), i);
        return m_parts;
    }

private:
    void takeTop(const QString &key, const QJsonValue &value)
    {
        if (key == "checks"_L1 || std::ranges::find(noteKeys, key) != std::end(noteKeys))
            return;
        if (isEntryList(key, value)) {
            takeList(key, value.toArray());
        } else if (key == "basics"_L1) {
            const QJsonObject basics = value.toObject();
            for (auto it = basics.begin(); it != basics.end(); ++it)
                m_parts[u"basics/"_s + it.key()].insert(valueKey, it.value());
        } else {
            m_parts[u"top/"_s + key].insert(valueKey, value);
        }
    }

    void takeList(const QString &list, const QJsonArray &entries)
    {
        QJsonArray order;
        for (int i = 0; i < entries.size(); ++i) {
            const QString id = m_record.entryIds.value(pointerTo(u'/' + list, i));
            const QString prefix = u"entry/"_s + list + u'/' + id + u'/';
            order.append(id);
            m_parts[prefix].insert(valueKey, true);
            const QJsonObject entry = entries[i].toObject();
            for (auto it = entry.begin(); it != entry.end(); ++it)
                m_parts[prefix + it.key()].insert(valueKey, it.value());
        }
        m_parts[u"order/"_s + list].insert(valueKey, order);
    }

    PartPlace placeOf(const QString &pointer) const
    {
        const QStringList tokens = pointerTokens(pointer);
        const QString first = tokens.value(0);
        if (first == "basics"_L1)
            return {u"basics/"_s + tokens.value(1), pointerFrom(tokens.mid(2))};
        const QString id =
            tokens.size() < 2 ? QString()
                              : m_record.entryIds.value(pointerTo(u'/' + first, tokens[1].toInt()));
        if (id.isEmpty())
            return {u"top/"_s + first, pointerFrom(tokens.mid(1))};
        return {u"entry/"_s + first + u'/' + id + u'/' + tokens.value(2),
                pointerFrom(tokens.mid(3))};
    }

    void takeNotes(const QString &key, const QJsonObject &notes)
    {
        for (auto it = notes.begin(); it != notes.end(); ++it) {
            const PartPlace place = placeOf(it.key());
            QJsonObject inner = m_parts[place.part].value(key).toObject();
            inner.insert(place.rest, it.value());
            m_parts[place.part].insert(key, inner);
        }
    }

    void takeCheck(QJsonObject check, int number)
    {
        const PartPlace place = placeOf(check.value("field"_L1).toString());
        check.insert(u"field"_s, place.rest);
        check.insert(numberKey, number);
        QJsonArray checks = m_parts[place.part].value("checks"_L1).toArray();
        checks.append(check);
        m_parts[place.part].insert(u"checks"_s, checks);
    }

    CheckedRecord m_record;
    RecordParts m_parts;
};

class Putting
{
public:
    explicit Putting(const RecordParts &parts) : m_parts(parts) {}

    CheckedRecord record()
    {
        numberEntries();
        for (auto it = m_parts.begin(); it != m_parts.end(); ++it)
            put(it.key(), it.value());
        finish();
        return m_record;
    }

private:
    /// Entries in the order that is wanted; those that the order does not know come last.
    void numberEntries()
    {
        QMap<QString, QStringList> present;
        for (auto it = m_parts.begin(); it != m_parts.end(); ++it) {
            const QStringList tokens = it.key().split(u'/');
            if (tokens.size() == 4 && tokens[0] == "entry"_L1 && tokens[3].isEmpty() &&
                it->contains(valueKey))
                present[tokens[1]].append(tokens[2]);
        }
        for (auto it = present.begin(); it != present.end(); ++it) {
            QStringList ordered;
            const QJsonArray wanted =
                m_parts.value(u"order/"_s + it.key()).value(valueKey).toArray();
            for (const QJsonValue &id : wanted) {
                if (it->contains(id.toString()) && !ordered.contains(id.toString()))
                    ordered.append(id.toString());
            }
            for (const QString &id : std::as_const(*it)) {
                if (!ordered.contains(id))
                    ordered.append(id);
            }
            for (int i = 0; i < ordered.size(); ++i) {
                const QString pointer = pointerTo(u'/' + it.key(), i);
                m_pointers.insert(it.key() + u'/' + ordered[i], pointer);
                m_record.entryIds.insert(pointer, ordered[i]);
                m_lists[it.key()].append(QJsonObject());
            }
        }
    }

    void put(const QString &name, const QJsonObject &part)
    {
        const QStringList tokens = name.split(u'/');
        const QString key = tokens.mid(tokens[0] == "entry"_L1 ? 3 : 1).join(u'/');
        if (tokens[0] == "top"_L1) {
            if (part.contains(valueKey))
                m_record.json.insert(key, part.value(valueKey));
            putNotes(u'/' + key, part);
        } else if (tokens[0] == "basics"_L1) {
            if (part.contains(valueKey))
                m_basics.insert(key, part.value(valueKey));
            putNotes(key.isEmpty() ? u"/basics"_s : pointerTo(u"/basics"_s, key), part);
        } else if (tokens[0] == "entry"_L1) {
            const QString entry = m_pointers.value(tokens.value(1) + u'/' + tokens.value(2));
            if (entry.isEmpty())
                return;
            QJsonArray &list = m_lists[tokens[1]];
            const int number = lastIndex(entry).value_or(0);
            QJsonObject object = list[number].toObject();
            if (!key.isEmpty() && part.contains(valueKey))
                object.insert(key, part.value(valueKey));
            list[number] = object;
            putNotes(key.isEmpty() ? entry : pointerTo(entry, key), part);
        }
    }

    void putNotes(const QString &pointer, const QJsonObject &part)
    {
        for (const QString &key : noteKeys) {
            const QJsonObject inner = part.value(key).toObject();
            for (auto it = inner.begin(); it != inner.end(); ++it)
                m_notes[key].insert(pointer + it.key(), it.value());
        }
        for (const QJsonValue &value : part.value("checks"_L1).toArray()) {
            QJsonObject check = value.toObject();
            check.insert(u"field"_s, pointer + check.value("field"_L1).toString());
            m_checks.append(check);
        }
    }

    void finish()
    {
        if (!m_basics.isEmpty())
            m_record.json.insert(u"basics"_s, m_basics);
        for (auto it = m_lists.begin(); it != m_lists.end(); ++it)
            m_record.json.insert(it.key(), it.value());
        for (const QString &key : {u"provenance"_s, u"confidence"_s}) {
            if (!m_notes[key].isEmpty())
                m_record.json.insert(key, m_notes[key]);
        }
        std::ranges::stable_sort(
            m_checks, {}, [](const QJsonObject &check) { return check.value(numberKey).toInt(); });
        QJsonArray checks;
        for (QJsonObject &check : m_checks) {
            check.remove(numberKey);
            checks.append(check);
        }
        if (!checks.isEmpty())
            m_record.json.insert(u"checks"_s, checks);
        const auto ids = m_record.entryIds;
        setNotesFromJson(m_record, {{u"marks"_s, m_notes[u"marks"_s]},
                                    {u"dismissed"_s, m_notes[u"dismissed"_s]}});
        m_record.entryIds = ids;
    }

    const RecordParts &m_parts;
    CheckedRecord m_record;
    QMap<QString, QString> m_pointers; // by list and id
    QMap<QString, QJsonArray> m_lists;
    QMap<QString, QJsonObject> m_notes;
    QJsonObject m_basics;
    QList<QJsonObject> m_checks;
};

} // namespace

RecordParts partsOf(const CheckedRecord &record)
{
    return Taking(record).parts();
}

CheckedRecord recordFrom(const RecordParts &parts)
{
    return Putting(parts).record();
}

CheckedRecord withPart(const CheckedRecord &record, const QString &name, const QJsonObject &part)
{
    RecordParts parts = partsOf(record);
    if (parts.contains(name))
        return record;
    if (const QString entry = entryOfPart(name); !entry.isEmpty())
        parts[entry + u'/'].insert(valueKey, true);
    parts.insert(name, part);
    return recordFrom(parts);
}

QJsonValue valueOfPart(const QJsonObject &part)
{
    return part.value(valueKey);
}

QString entryOfPart(const QString &name)
{
    return name.startsWith("entry/"_L1) ? name.section(u'/', 0, 2) : QString();
}

bool isQuietPart(const QString &name)
{
    return name.startsWith("order/"_L1) || name.startsWith("top/"_L1);
}

QString pointerOfPart(const QString &name, const CheckedRecord &record)
{
    const QStringList tokens = name.split(u'/');
    if (tokens[0] == "basics"_L1)
        return pointerTo(u"/basics"_s, tokens.value(1));
    if (tokens[0] != "entry"_L1)
        return {};
    for (auto it = record.entryIds.begin(); it != record.entryIds.end(); ++it) {
        if (it.value() == tokens.value(2) && it.key().section(u'/', 1, 1) == tokens.value(1))
            return tokens.value(3).isEmpty() ? it.key() : pointerTo(it.key(), tokens[3]);
    }
    return {};
}

} // namespace Bole
