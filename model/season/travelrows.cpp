// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/travelrows.h"

#include "model/season/json.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/travelchange.h"

#include <QJsonDocument>
#include <QUuid>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;
using Form = TravelColumn::Form;

QJsonValue jsonFrom(const QString &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QString columnTextOf(const QJsonValue &json)
{
    return json.isArray() ? columnText(json.toArray()) : columnText(json.toObject());
}

QString selectFor(const TravelKind &kind, bool ofSome)
{
    QStringList columns{
        kind.hasRowId ? u"id"_s : u"0"_s, kind.owner.isEmpty() ? u"NULL"_s : kind.owner,
        kind.about.isEmpty() ? u"NULL"_s : kind.about, kind.time.isEmpty() ? u"NULL"_s : kind.time};
    for (const QList<TravelColumn> &list : {kind.key, kind.values}) {
        for (const TravelColumn &column : list)
            columns.append(column.form == Form::Entries ? u"id"_s : column.name);
    }
    QStringList conditions;
    if (!kind.condition.isEmpty())
        conditions.append(kind.condition);
    if (ofSome)
        conditions.append(conditionOfSome(kind));
    return u"SELECT "_s + columns.join(u", "_s) + u" FROM "_s + kind.table +
           (conditions.isEmpty() ? QString() : u" WHERE "_s + conditions.join(u" AND "_s));
}

constexpr int fixedColumns = 4;

/// What goes with a row that is taken back, beside what travels by itself.
const std::pair<QString, QString> attached[] = {
    {u"shortlist"_s, u"DELETE FROM shortlist_entry WHERE shortlist_id = ?"_s},
    {u"review"_s, u"DELETE FROM note_search WHERE rowid = ?"_s},
    {u"document"_s, u"DELETE FROM document_content WHERE document_id = ?"_s},
    {u"document"_s, u"DELETE FROM document_reading WHERE document_id = ?"_s},
    {u"document"_s, u"UPDATE record SET document_id = NULL WHERE document_id = ?"_s},
    {u"document"_s, u"UPDATE document SET replaced_by = NULL WHERE replaced_by = ?"_s},
    {u"applicant"_s, u"DELETE FROM record WHERE applicant_id = ?"_s},
    {u"applicant"_s, u"DELETE FROM facts WHERE applicant_id = ?"_s},
    {u"applicant"_s, u"DELETE FROM applicant_search WHERE rowid = ?"_s},
    {u"applicant"_s, u"DELETE FROM text_search WHERE rowid = ?"_s},
    {u"applicant"_s, u"DELETE FROM shortlist_entry WHERE applicant_id = ?"_s},
};

} // namespace

QJsonValue TravelRows::encoded(const TravelColumn &column, const QVariant &value)
{
    if (!value.isValid())
        return QJsonValue(QJsonValue::Undefined);
    switch (column.form) {
    case Form::Reference:
    case Form::Optional: {
        const QString key = m_names.keyOf(column.kind, value.toLongLong());
        return key.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(key);
    }
    case Form::Packed:
        return QString::fromUtf8(unpacked(value.toByteArray()).value_or(QByteArray()));
    case Form::Citations:
        return m_names.namedCitations(jsonFrom(value.toString()));
    case Form::Setting: // an array of one, see SettingStore
        return QJsonArray{m_names.named(jsonFrom(value.toString()).toArray().at(0))};
    case Form::Detail:
        return m_names.named(jsonFrom(value.toString()));
    case Form::Entries:
        return entriesOf(value.toLongLong());
    case Form::Seal:
        return m_names.namedSeal(value.toString());
    case Form::Known:
    case Form::Plain:
        break;
    }
    return QJsonValue::fromVariant(value);
}

std::optional<QVariant> TravelRows::decoded(const TravelColumn &column, const QJsonValue &value)
{
    if (column.form == Form::Reference || column.form == Form::Optional) {
        const qint64 row = m_names.rowOf(column.kind, value.toString());
        if (row == 0)
            return column.form == Form::Optional ? std::optional(QVariant()) : std::nullopt;
        return row;
    }
    if (value.isUndefined() || value.isNull())
        return QVariant();
    switch (column.form) {
    case Form::Packed:
        return packed(value.toString().toUtf8());
    case Form::Citations:
        return columnTextOf(m_names.numberedCitations(value));
    case Form::Setting:
        return columnText(QJsonArray{m_names.numbered(value.toArray().at(0))});
    case Form::Detail:
        return columnTextOf(m_names.numbered(value));
    case Form::Seal:
        return bound(m_names.numberedSeal(value));
    default:
        return value.isDouble() && value.toDouble() == double(value.toInteger())
                   ? QVariant(value.toInteger())
                   : value.toVariant();
    }
}

QJsonValue TravelRows::entriesOf(qint64 list)
{
    QJsonArray entries;
    Query query(m_database,
                u"SELECT applicant_id, tied, gap, moved, reason FROM shortlist_entry WHERE "
                "shortlist_id = ? ORDER BY position"_s,
                {list});
    while (query.next())
        entries.append(
            QJsonObject{{u"applicant"_s, m_names.keyOf(u"applicant"_s, query.integer(0))},
                        {u"tied"_s, query.flag(1)},
                        {u"gap"_s, query.integer(2)},
                        {u"moved"_s, query.flag(3)},
                        {u"reason"_s, query.text(4)}});
    return entries;
}

void TravelRows::putEntries(qint64 list, const QJsonArray &entries)
{
    Query(m_database, u"DELETE FROM shortlist_entry WHERE shortlist_id = ?"_s, {list});
    int position = 0;
    for (const QJsonValue &entry : entries) {
        const qint64 applicant = m_names.rowOf(u"applicant"_s, entry["applicant"_L1].toString());
        if (applicant == 0)
            continue;
        Query(m_database,
              u"INSERT OR IGNORE INTO shortlist_entry (shortlist_id, position, applicant_id, tied, "
              "gap, moved, reason) VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
              {list, ++position, applicant, entry["tied"_L1].toBool(), entry["gap"_L1].toInt(),
               entry["moved"_L1].toBool(), bound(entry["reason"_L1].toString())});
    }
}

QList<TravelRow> TravelRows::read(const TravelKind &kind, const std::optional<QVariant> &applicants)
{
    QList<TravelRow> rows;
    Query query(m_database, selectFor(kind, applicants.has_value()),
                applicants ? QVariantList{*applicants} : QVariantList());
    while (query.next()) {
        TravelRow row;
        row.owner = query.isNull(1) ? QString() : m_names.keyOf(u"reviewer"_s, query.integer(1));
        row.about = query.isNull(2) ? QString() : m_names.keyOf(u"applicant"_s, query.integer(2));
        row.row = kind.hasRowId ? query.integer(0) : query.integer(2);
        const QString time = query.text(3);
        row.milliseconds = time.isEmpty() ? 0 : timeFromStamp(time).toMSecsSinceEpoch();
        QStringList key;
        int column = fixedColumns;
        for (const TravelColumn &part : kind.key) {
            const QVariant value = query.value(column++);
            key.append(part.form == Form::Reference ? m_names.keyOf(part.kind, value.toLongLong())
                                                    : keyPart(value.toString()));
        }
        for (const TravelColumn &part : kind.values) {
            const QJsonValue value = encoded(part, query.value(column++));
            if (!value.isUndefined())
                row.value.insert(part.name, value);
        }
        row.key = kind.hasRowId ? m_names.keyOf(kind.kind, row.row) : key.join(u'/');
        // A review stays the one that was written about this applicant, also where the applicant
        // has become a part of another one.
        if (kind.kind == TravelName::review || kind.kind == TravelName::score)
            row.about = row.key.section(u'/', 0, 0);
        rows.append(row);
    }
    return rows;
}

/// Whether the column ("table.column") holds this.
bool TravelRows::isThere(const QString &column, const QVariant &value)
{
    return Query(m_database,
                 u"SELECT 1 FROM %1 WHERE %2 = ?"_s.arg(column.section(u'.', 0, 0),
                                                        column.section(u'.', 1)),
                 {value})
        .next();
}

/// How many parts of a key name a row of this kind. Its name has one more where another row of the
/// same name was there before it: see TravelNames::nameFor().
qsizetype TravelRows::sizeOfName(const TravelKind &kind, const QStringList &parts, qsizetype at)
{
    const qsizetype size = qMax(qsizetype(1), kind.key.size());
    const bool hasAddition = kind.key.size() > 1 && at + size < parts.size() &&
                             m_names.rowOf(kind.kind, parts.mid(at, size + 1).join(u'/')) != 0;
    return hasAddition ? size + 1 : size;
}

/// The columns that a row is found by, from its key, all of it: what is too much could name
/// somebody else's row.
bool TravelRows::keyValues(const TravelKind &kind, const QString &key, QStringList &columns,
                           QVariantList &values)
{
    qsizetype at = 0;
    const QStringList parts = key.split(u'/');
    for (const TravelColumn &column : kind.key) {
        const TravelKind *other =
            column.form == Form::Reference ? travelKind(column.kind) : nullptr;
        const qsizetype size = other ? sizeOfName(*other, parts, at) : 1;
        const QString part = parts.mid(at, size).join(u'/');
        at += size;
        columns.append(column.name);
        if (other) {
            values.append(m_names.rowOf(column.kind, part));
            if (values.last().toLongLong() == 0)
                return false;
        } else {
            values.append(bound(textOfKeyPart(part)));
            if (column.form == Form::Known && !isThere(column.kind, values.last()))
                return false;
        }
    }
    const bool hasAddition =
        kind.hasRowId && at + 1 == parts.size() && !QUuid::fromString(parts.last()).isNull();
    return at == parts.size() || hasAddition;
}

void TravelRows::insertRow(const TravelKind &kind, QStringList columns, QVariantList values,
                           const QJsonObject &value, qint64 &row)
{
    if (kind.kind == TravelName::applicant) {
        columns.append(u"changed_at"_s);
        values.append(value.value("created_at"_L1).toString());
        // "Applicant 017" is the same person in every file, as far as that number is free.
        const qint64 code = value.value("code"_L1).toInteger();
        Query taken(m_database, u"SELECT 1 FROM applicant WHERE id = ?"_s, {code});
        if (code > 0 && !taken.next()) {
            columns.append(u"id"_s);
            values.append(code);
        }
    }
    if (kind.kind == TravelName::document) { // settleDocuments() decides
        columns.append(u"is_double"_s);
        values.append(1);
    }
    const QStringList marks(columns.size(), u"?"_s);
    Query inserted(m_database,
                   u"INSERT INTO "_s + kind.table + u" ("_s + columns.join(u", "_s) +
                       u") VALUES ("_s + marks.join(u", "_s) + u')',
                   values);
    row = inserted.insertedId();
}

bool TravelRows::write(const TravelKind &kind, const QString &key, const QJsonObject &value,
                       qint64 &row)
{
    QStringList keyColumns;
    QVariantList keys;
    if (!keyValues(kind, key, keyColumns, keys))
        return false;
    QStringList columns;
    QVariantList values;
    for (const TravelColumn &column : kind.values) {
        if (column.form == Form::Entries)
            continue;
        const auto decodedValue = decoded(column, value.value(column.name));
        if (!decodedValue)
            return false;
        columns.append(column.name);
        values.append(*decodedValue);
    }
    // Only lists that are there need a name for themselves.
    if (kind.kind == TravelName::shortlist && value.value("removed_at"_L1).toString().isEmpty())
        values[0] = QString(u"\u200b"_s + key); // settleLists() gives it its name
    if (!kind.hasRowId) {
        QStringList updates;
        for (const QString &column : std::as_const(columns))
            updates.append(column + u" = excluded."_s + column);
        const QStringList all = keyColumns + columns;
        Query(m_database,
              u"INSERT INTO "_s + kind.table + u" ("_s + all.join(u", "_s) + u") VALUES ("_s +
                  QStringList(all.size(), u"?"_s).join(u", "_s) + u") ON CONFLICT ("_s +
                  keyColumns.join(u", "_s) + u") DO "_s +
                  (updates.isEmpty() ? u"NOTHING"_s : u"UPDATE SET "_s + updates.join(u", "_s)),
              keys + values);
    } else if (row > 0) {
        Query(m_database,
              u"UPDATE "_s + kind.table + u" SET "_s + columns.join(u" = ?, "_s) +
                  u" = ? WHERE id = ?"_s,
              values + QVariantList{row});
    } else {
        if (kind.kind == TravelName::review)
            clearSeat(keys);
        insertRow(kind, keyColumns + columns, keys + values, value, row);
        if (row > 0)
            m_names.add(kind.kind, row, key);
    }
    if (kind.kind == TravelName::shortlist)
        putEntries(row, value.value("entries"_L1).toArray());
    return true;
}

void TravelRows::remove(const TravelKind &kind, const QString &key, qint64 row)
{
    if (kind.hasRowId) {
        for (const auto &[of, statement] : attached) {
            if (kind.kind == of)
                Query(m_database, statement, {row});
        }
        Query(m_database, u"DELETE FROM "_s + kind.table + u" WHERE id = ?"_s, {row});
        m_names.forget(kind.kind, key);
        return;
    }
    QStringList columns;
    QVariantList values;
    if (keyValues(kind, key, columns, values))
        Query(m_database,
              u"DELETE FROM "_s + kind.table + u" WHERE "_s + columns.join(u" = ? AND "_s) +
                  u" = ?"_s,
              values);
}

} // namespace Bole
