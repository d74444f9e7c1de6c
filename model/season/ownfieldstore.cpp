// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/ownfieldstore.h"

#include "model/season/history.h"
#include "model/season/json.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString fieldsKey = u"fields"_s;
const QString valueKey = u"value"_s;

QJsonObject asStep(const QList<OwnField> &fields)
{
    return {{fieldsKey, toJson(fields)}};
}

} // namespace

Result<QList<OwnField>> OwnFieldStore::fields() const
{
    QList<OwnField> fields;
    Query query(m_database, u"SELECT uuid, definition FROM own_field WHERE removed_at IS NULL "
                            "ORDER BY position, uuid"_s);
    while (query.next()) {
        fields.append(ownFieldFromJson(objectFromColumn(query.text(1))));
        fields.last().id = query.text(0);
    }
    return query.result(fields);
}

Result<void> OwnFieldStore::writeFields(const QList<OwnField> &fields)
{
    Transaction transaction(m_database);
    Query(m_database, u"UPDATE own_field SET removed_at = ? WHERE removed_at IS NULL"_s,
          {timestamp()});
    for (qsizetype i = 0; i < fields.size(); ++i)
        Query(m_database,
              u"INSERT INTO own_field (uuid, position, definition, changed_at) VALUES (?, ?, ?, ?) "
              "ON CONFLICT (uuid) DO UPDATE SET position = excluded.position, definition = "
              "excluded.definition, changed_at = excluded.changed_at, removed_at = NULL"_s,
              {fields[i].id, i, columnText(toJson(fields[i])), timestamp()});
    transaction.announce(Topic::Settings);
    return transaction.commit();
}

Result<void> OwnFieldStore::setFields(const QList<OwnField> &fields, ReviewerId by)
{
    Transaction transaction(m_database);
    const auto before = this->fields();
    if (!before)
        return std::unexpected(before.error());
    if (*before == fields)
        return {};
    return writeFields(fields)
        .and_then([&] {
            return History(m_database)
                .append({}, by, HistoryKind::OwnFields, {}, asStep(*before), asStep(fields));
        })
        .and_then([&](EditId) { return transaction.commit(); });
}

Result<void> OwnFieldStore::setFieldsIfUnchanged(const QJsonObject &expected,
                                                 const QJsonObject &wanted)
{
    return fields().and_then([&](const QList<OwnField> &now) -> Result<void> {
        if (now != ownFieldsFromJson(expected.value(fieldsKey).toArray()))
            return failure(ErrorCode::EditConflict, nameOf(HistoryKind::OwnFields));
        return writeFields(ownFieldsFromJson(wanted.value(fieldsKey).toArray()));
    });
}

Result<QMap<QString, QString>> OwnFieldStore::values(ApplicantId applicant) const
{
    QMap<QString, QString> values;
    Query query(m_database,
                u"SELECT v.field, v.value FROM own_value v JOIN own_field f ON f.uuid = v.field "
                "WHERE v.applicant_id = ? AND f.removed_at IS NULL"_s,
                {applicant.value});
    while (query.next())
        values.insert(query.text(0), query.text(1));
    return query.result(values);
}

Result<int> OwnFieldStore::count(const QString &field) const
{
    Query query(m_database,
                u"SELECT count(*) FROM own_value v JOIN applicant a ON a.id = v.applicant_id WHERE "
                "v.field = ? AND a.removed_at IS NULL"_s,
                {field});
    const int count = query.next() ? query.number(0) : 0;
    return query.result(count);
}

QString OwnFieldStore::value(ApplicantId applicant, const QString &field) const
{
    Query query(m_database, u"SELECT value FROM own_value WHERE applicant_id = ? AND field = ?"_s,
                {applicant.value, field});
    return query.next() ? query.text(0) : QString();
}

Result<void> OwnFieldStore::writeValue(ApplicantId applicant, const QString &field,
                                       const QString &value, ReviewerId by)
{
    Transaction transaction(m_database);
    if (value.isEmpty())
        Query(m_database, u"DELETE FROM own_value WHERE applicant_id = ? AND field = ?"_s,
              {applicant.value, field});
    else
        Query(m_database,
              u"INSERT OR REPLACE INTO own_value (applicant_id, field, value, changed_by, "
              "changed_at) VALUES (?, ?, ?, ?, ?)"_s,
              {applicant.value, field, value, bound(by), timestamp()});
    transaction.announce(Topic::Applicants, applicant.value);
    return transaction.commit();
}

Result<void> OwnFieldStore::setValue(const QList<ApplicantId> &applicants, const QString &field,
                                     const QString &value, ReviewerId by)
{
    Transaction transaction(m_database);
    for (const ApplicantId applicant : applicants) {
        const QString before = this->value(applicant, field);
        if (before == value)
            continue;
        const auto done = writeValue(applicant, field, value, by).and_then([&] {
            return History(m_database)
                .append(applicant, by, HistoryKind::OwnValue, field, {{valueKey, before}},
                        {{valueKey, value}});
        });
        if (!done)
            return std::unexpected(done.error());
    }
    return transaction.commit();
}

Result<void> OwnFieldStore::setValueIfUnchanged(ApplicantId applicant, const QString &field,
                                                const QString &expected, const QString &wanted)
{
    if (value(applicant, field) != expected)
        return failure(ErrorCode::EditConflict, nameOf(HistoryKind::OwnValue));
    return writeValue(applicant, field, wanted, {});
}

} // namespace Bole
