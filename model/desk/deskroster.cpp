// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskroster.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskstate.h"
#include "model/record/recordpath.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Where the record has what a field of the roster says.
QString pointerOf(RosterField field)
{
    switch (field) {
    case RosterField::Name:
        return u"/basics/name"_s;
    case RosterField::NameOther:
        return u"/basics/nameOther"_s;
    case RosterField::Email:
        return u"/basics/emails/0"_s;
    case RosterField::Phone:
        return u"/basics/phones/0"_s;
    case RosterField::Programme:
        return u"/basics/programme"_s;
    case RosterField::Supervisor:
        return u"/basics/supervisorWish"_s;
    case RosterField::School:
        return u"/education/0/institution"_s;
    case RosterField::Gpa:
        return u"/education/0/gpa/value"_s;
    case RosterField::Number:
    case RosterField::FamilyName:
    case RosterField::GivenName:
        break;
    }
    return {};
}

/// A list that is empty has no first entry to be put right.
std::optional<Edit> editTo(const QString &key, const QString &text, const QJsonObject &record)
{
    const auto field = fromName<RosterField>(key);
    const QString pointer = field ? pointerOf(*field) : QString();
    const QJsonValue now = valueAt(record, pointer);
    const bool isInList = pointer.count(u'/') > 2;
    bool isNumber = false;
    const double number = text.section(u'/', 0, 0).trimmed().toDouble(&isNumber);
    const bool isGpa = field == RosterField::Gpa;
    const QJsonValue wanted = isGpa ? QJsonValue(number) : QJsonValue(text);
    if (pointer.isEmpty() || (isInList && now.isUndefined()) || (isGpa && !isNumber) ||
        now == wanted)
        return std::nullopt;
    return Edit::set(pointer, wanted);
}

} // namespace

RosterColumns DeskRoster::guess(const RosterTable &table) const
{
    return guessedColumns(table, knownColumns(m_state.season.database()));
}

Result<RosterPlan> DeskRoster::preview(const RosterTable &table, const RosterColumns &columns) const
{
    if (!DeskDossiers(m_state).mayChange())
        return failure(ErrorCode::NotAllowed, QStringLiteral("roster"));
    return rosterPeople(m_state.season.database())
        .transform([&](const QList<RosterPerson> &people) {
            RosterPlan plan = planRoster(table, columns, people);
            // Changes are read by people: fields by their names.
            for (const OwnField &field : DeskOwnFields(m_state).fields()) {
                for (RosterPlan::Changed &changed : plan.changed) {
                    for (RosterPlan::Change &change : changed.changes) {
                        if (change.key == ownFieldKey(field.id))
                            change.key = ownRosterKey(field.name.in(m_state.language));
                    }
                }
            }
            return plan;
        });
}

Result<RosterPlan> DeskRoster::take(const RosterOptions &wish)
{
    if (!DeskDossiers(m_state).mayChange())
        return failure(ErrorCode::NotAllowed, QStringLiteral("roster"));
    return m_state.work.settle().and_then(
        [&] { return takeRoster(m_state.season.database(), wish, m_state.reviewer); });
}

QList<RosterLine> DeskRoster::lines(ApplicantId applicant) const
{
    const RosterValues values = this->values(applicant);
    const auto record = m_state.season.records().checked(applicant);
    // What a blind reader sees of a value is not the value.
    const bool isBlind = BlindedSeason::atDesk(m_state, applicant).viewer().blindness.isOn();
    const QJsonObject json = record ? record->json : QJsonObject();
    QList<RosterLine> lines;
    for (auto it = values.begin(); it != values.end(); ++it) {
        // Fields of the committee's own have a panel of their own.
        if (it.key() != otherNumbersKey && fieldOfKey(it.key()).isEmpty())
            lines.append({it.key(), it.value(),
                          isBlind ? std::nullopt : editTo(it.key(), it.value(), json)});
    }
    return lines;
}

RosterValues DeskRoster::values(ApplicantId applicant) const
{
    return BlindedSeason::atDesk(m_state, applicant).roster(applicant);
}

} // namespace Bole
