// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/rosterimport.h"

#include "model/season/applicantstore.h"
#include "model/season/dossierstore.h"
#include "model/season/ownfieldstore.h"
#include "model/season/recordstore.h"
#include "model/season/rosterstore.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

#include <QJsonObject>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString columnsKey = u"roster.columns"_s;

/// What the form shows of somebody who has no CV yet.
Record recordFrom(const RosterValues &values)
{
    Record record;
    record.basics.name = rosterValue(values, RosterField::Name);
    record.basics.nameOther = rosterValue(values, RosterField::NameOther);
    if (record.basics.name.isEmpty())
        std::swap(record.basics.name, record.basics.nameOther);
    if (const QString mail = rosterValue(values, RosterField::Email); !mail.isEmpty())
        record.basics.emails = {mail};
    if (const QString phone = rosterValue(values, RosterField::Phone); !phone.isEmpty())
        record.basics.phones = {phone};
    return record;
}

/// What stands in a column that is one of the committee's own fields becomes its value, and what is
/// empty now takes it away. Only what the roster changes: people have corrected the rest. What the
/// field cannot hold stays with the roster alone.
Result<void> takeOwnFields(Database &database, ApplicantId applicant, const RosterValues &values,
                           const QStringList &changed, ReviewerId by)
{
    OwnFieldStore ownFields(database);
    const auto fields = ownFields.fields();
    if (!fields)
        return std::unexpected(fields.error());
    for (const OwnField &field : *fields) {
        const QString key = ownFieldKey(field.id);
        if (!changed.contains(key))
            continue;
        const auto value =
            values.contains(key) ? ownValueFromText(field, values.value(key)) : QString();
        const auto done =
            value ? ownFields.setValue({applicant}, field.id, *value, by) : Result<void>();
        if (!done)
            return done;
    }
    return {};
}

Result<void> putOne(Database &database, ApplicantId applicant, const RosterValues &values,
                    const QStringList &changed, ReviewerId by)
{
    return RosterStore(database).put(applicant, values, by).and_then([&] {
        return takeOwnFields(database, applicant, values, changed, by);
    });
}

Result<void> changeOne(Database &database, const RosterPlan::Changed &changed, ReviewerId by)
{
    QStringList keys;
    for (const RosterPlan::Change &change : changed.changes)
        keys.append(change.key);
    return putOne(database, changed.applicant, changed.values, keys, by);
}

Result<void> addOne(Database &database, const RosterValues &values, ReviewerId by)
{
    return DossierStore(database).create(recordFrom(values), by).and_then([&](ApplicantId made) {
        return putOne(database, made, values, values.keys(), by);
    });
}

Result<void> remember(Database &database, const RosterOptions &wish)
{
    QJsonObject columns;
    for (qsizetype i = 0; i < wish.columns.size(); ++i)
        columns.insert(wish.table.head.value(i), wish.columns[i]);
    return SettingStore(database).setQuietly(columnsKey, columns);
}

} // namespace

Result<QList<RosterPerson>> rosterPeople(Database &database)
{
    const auto values = RosterStore(database).all();
    const auto rows = ApplicantStore(database).list();
    const auto withdrawn = ApplicantStore(database).withdrawn();
    if (!values || !rows || !withdrawn)
        return failure(ErrorCode::DatabaseFailed, u"roster"_s);
    QList<RosterPerson> people;
    const QList<ApplicantRow> everybody = *rows + *withdrawn;
    for (const ApplicantRow &row : everybody)
        people.append({row, values->value(row.id)});
    return people;
}

QHash<QString, QString> knownColumns(Database &database)
{
    QHash<QString, QString> columns;
    const auto stored = SettingStore(database).value(columnsKey);
    const QJsonObject json = stored ? stored->toObject() : QJsonObject();
    for (auto it = json.begin(); it != json.end(); ++it)
        columns.insert(it.key(), it.value().toString());
    for (const OwnField &field : OwnFieldStore(database).fields().value_or(QList<OwnField>())) {
        for (const QString &name : {field.name.en, field.name.zh}) {
            if (!name.isEmpty() && !columns.contains(name))
                columns.insert(name, ownFieldKey(field.id));
        }
    }
    return columns;
}

Result<RosterPlan> takeRoster(Database &database, const RosterOptions &wish, ReviewerId by)
{
    Transaction transaction(database);
    const auto people = rosterPeople(database);
    if (!people)
        return std::unexpected(people.error());
    const RosterPlan plan = planRoster(wish.table, wish.columns, *people);
    if (plan.namesNobody())
        return failure(ErrorCode::InvalidTable, u"nobody"_s); // not even those who are gone
    Result<void> done;
    for (const RosterValues &values : plan.added)
        done = done.and_then([&] { return addOne(database, values, by); });
    for (const RosterPlan::Changed &changed : plan.changed)
        done = done.and_then([&] { return changeOne(database, changed, by); });
    if (!wish.goneReason.isNull()) {
        QList<ApplicantId> gone;
        for (const auto &[applicant, name] : plan.gone)
            gone.append(applicant);
        done = done.and_then(
            [&] { return DossierStore(database).withdraw(gone, wish.goneReason, by); });
    }
    return done.and_then([&] { return remember(database, wish); }).and_then([&] {
        return transaction.commit(plan);
    });
}

} // namespace Bole
