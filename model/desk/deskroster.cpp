// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskroster.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskstate.h"
#include "model/intake/rosterchecks.h"
#include "model/knowledge/folding.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"
#include "model/season/withstores.h"

#include <QJsonArray>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QJsonValue numberIn(const QString &text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber ? QJsonValue(number) : QJsonValue(QJsonValue::Undefined);
}

/// "3.8/4": a mark, and perhaps the best that there is.
QList<Edit> gradeEdits(const Record &record, const QString &said)
{
    const QJsonValue value = numberIn(said.section(u'/', 0, 0));
    if (value.isUndefined() || record.education.isEmpty())
        return {};
    QJsonObject grade{{u"value"_s, value}};
    QJsonValue scale = numberIn(said.section(u'/', 1, 1));
    if (const auto &before = record.education.first().gpa;
        scale.isUndefined() && before && before->scale)
        scale = *before->scale;
    if (!scale.isUndefined())
        grade.insert(u"scale"_s, scale);
    return {Edit::set(u"/education/0/gpa"_s, grade)};
}

/// Before those that are there.
Edit firstOfList(const QString &pointer, const QString &said, const QStringList &others)
{
    return Edit::set(pointer, QJsonArray::fromStringList(QStringList{said} + others));
}

/// A name goes where the one in the same script stands.
Edit nameEdit(const Basics &basics, const QString &said)
{
    const bool isOther = !basics.name.isEmpty() && hasHan(basics.name) != hasHan(said);
    return Edit::set(isOther ? u"/basics/nameOther"_s : u"/basics/name"_s, said);
}

QList<Edit> schoolEdits(const Record &record, const QString &said)
{
    QList<Edit> edits;
    if (record.education.isEmpty())
        edits.append(Edit::insert(u"/education/0"_s, QJsonObject()));
    edits.append(Edit::set(u"/education/0/institution"_s, said));
    return edits;
}

/// What takes it over into the record; nothing where that says the same, or has no such value.
QList<Edit> editsTo(RosterField field, const QString &said, const Record &record)
{
    const Basics &basics = record.basics;
    if (said.isEmpty() || agreesWithRoster(record, field, said).value_or(false))
        return {};
    switch (field) {
    case RosterField::Name:
    case RosterField::NameOther:
        return {nameEdit(basics, said)};
    case RosterField::Email:
        return {firstOfList(u"/basics/emails"_s, said, basics.emails)};
    case RosterField::Phone:
        return {firstOfList(u"/basics/phones"_s, said, basics.phones)};
    case RosterField::Programme:
        return {Edit::set(u"/basics/programme"_s, said)};
    case RosterField::Supervisor:
        return {Edit::set(u"/basics/supervisorWish"_s, said)};
    case RosterField::School:
        return schoolEdits(record, said);
    case RosterField::Gpa:
        return gradeEdits(record, said);
    case RosterField::Number:
    case RosterField::FamilyName:
    case RosterField::GivenName:
        break;
    }
    return {};
}

} // namespace

RosterColumns DeskRoster::guess(const RosterTable &table) const
{
    return guessedColumns(table, knownColumns(m_state.season.database()));
}

/// Changes are read by people: fields by their names.
RosterPlan DeskRoster::inWords(RosterPlan plan) const
{
    QHash<QString, QString> names;
    for (const OwnField &field : DeskOwnFields(m_state).fields())
        names.insert(ownFieldKey(field.id), ownRosterKey(field.name.in(m_state.language)));
    for (RosterPlan::Changed &changed : plan.changed) {
        for (RosterPlan::Change &change : changed.changes)
            change.key = names.value(change.key, change.key);
    }
    return plan;
}

void DeskRoster::preview(const RosterTable &table, const RosterColumns &columns, QObject *context,
                         const Planned &then) const
{
    if (!DeskDossiers(m_state).mayChange())
        return then(failure(ErrorCode::NotAllowed, u"roster"_s));
    m_state.season.background().run(
        context,
        withStores(
            [table, columns](Database &database) {
                return rosterPeople(database).transform([&](const QList<RosterPerson> &people) {
                    return planRoster(table, columns, people);
                });
            },
            &Season::database),
        [this, then](const Result<RosterPlan> &plan) {
            then(plan.transform([this](const RosterPlan &made) { return inWords(made); }));
        });
}

void DeskRoster::take(const RosterOptions &wish, QObject *context, const Planned &then)
{
    if (!DeskDossiers(m_state).mayChange())
        return then(failure(ErrorCode::NotAllowed, u"roster"_s));
    if (const auto settled = m_state.work.settle(); !settled)
        return then(std::unexpected(settled.error()));
    m_state.season.background().run(
        context,
        withStores([wish, by = m_state.reviewer](
                       Database &database) { return takeRoster(database, wish, by); },
                   &Season::database),
        [this, then](const Result<RosterPlan> &plan) {
            m_state.season.refresh(); // the panes show it before anybody says so
            then(plan);
        });
}

/// As the form does: the number first, then who it is, the committee's own columns at the end.
QList<RosterLine> DeskRoster::lines(ApplicantId applicant) const
{
    RosterValues values = this->values(applicant);
    const auto record = m_state.season.records().current(applicant);
    // What a blind reader sees of a value is not the value.
    const bool isBlind = BlindedSeason::atDesk(m_state, applicant).viewer().blindness.isOn();
    QList<RosterLine> lines;
    for (const auto &[field, name] : EnumNames<RosterField>::names) {
        const QString said = values.take(QString::fromLatin1(name));
        if (!said.isEmpty())
            lines.append({QString::fromLatin1(name), said,
                          isBlind || !record ? QList<Edit>() : editsTo(field, said, *record)});
    }
    for (auto it = values.begin(); it != values.end(); ++it) {
        // Fields of the committee's own have a panel of their own.
        if (it.key() != otherNumbersKey && fieldOfKey(it.key()).isEmpty())
            lines.append({it.key(), it.value(), {}});
    }
    return lines;
}

RosterValues DeskRoster::values(ApplicantId applicant) const
{
    return BlindedSeason::atDesk(m_state, applicant).roster(applicant);
}

} // namespace Bole
