// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskownfields.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskstate.h"
#include "model/record/visibletext.h"
#include "model/season/ownfieldstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/withstores.h"

#include <QUuid>

#include <algorithm>

namespace Bole {

namespace {

constexpr qsizetype longestName = 80; // it stands above columns

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Bilingual cleaned(const Bilingual &name)
{
    const auto clean = [](const QString &text) {
        return withoutInvisible(text).simplified().left(longestName);
    };
    return {clean(name.en), clean(name.zh)};
}

/// Ids where they are missing, names without what nobody sees; a choice without a name is none.
OwnField tidy(OwnField field)
{
    if (field.id.isEmpty())
        field.id = newId();
    field.name = cleaned(field.name);
    for (OwnChoice &choice : field.choices) {
        choice.name = cleaned(choice.name);
        if (choice.id.isEmpty())
            choice.id = newId();
    }
    field.choices.removeIf([](const OwnChoice &choice) { return choice.name.isEmpty(); });
    if (field.kind != OwnFieldKind::Choice)
        field.choices.clear();
    return field;
}

} // namespace

bool DeskOwnFields::mayDefine() const
{
    return DeskDossiers(m_state).mayChange();
}

QList<OwnField> DeskOwnFields::fields() const
{
    return BlindedSeason::atDesk(m_state, {}).ownFields().value_or(QList<OwnField>());
}

Result<void> DeskOwnFields::setFields(QList<OwnField> fields)
{
    if (!mayDefine())
        return failure(ErrorCode::NotAllowed, QStringLiteral("fields"));
    for (OwnField &field : fields) {
        field = tidy(field);
        const bool lacksChoices = field.kind == OwnFieldKind::Choice && field.choices.isEmpty();
        if (field.name.isEmpty() || lacksChoices)
            return failure(ErrorCode::InvalidValue, field.id);
    }
    return m_state.work.settle().and_then(
        [&] { return m_state.season.ownFields().setFields(fields, m_state.reviewer); });
}

int DeskOwnFields::valuesIn(const QString &field) const
{
    return mayDefine() ? m_state.season.ownFields().count(field).value_or(0) : 0;
}

QMap<QString, QString> DeskOwnFields::values(ApplicantId applicant) const
{
    const auto rows = BlindedSeason::atDesk(m_state, applicant).rows({applicant});
    return rows && !rows->isEmpty() ? rows->first().own : QMap<QString, QString>();
}

Result<WorkKeeper::Outcome> DeskOwnFields::setValue(const QList<ApplicantId> &applicants,
                                                    const QString &field, const QString &text)
{
    const BlindedSeason visible = BlindedSeason::atDesk(m_state);
    const QList<OwnField> shown = visible.ownFields().value_or(QList<OwnField>());
    const auto known = std::ranges::find(shown, field, &OwnField::id);
    const bool mayRead = std::ranges::all_of(
        applicants, [&](ApplicantId each) { return visible.viewer().mayRead(each); });
    // A text may hold a hidden name: who reads blind saw another text than the one that is there.
    const bool isCovered = visible.viewer().blindness.isOn() && known != shown.end() &&
                           known->kind == OwnFieldKind::Text;
    if (known == shown.end() || !mayRead || isCovered)
        return failure(ErrorCode::NotAllowed, field);
    return ownValueFromText(*known, text).and_then([&](const QString &value) {
        return m_state.work.write({.kind = SeasonWork::Kind::Tag,
                                   .subject = 0,
                                   .applicant = applicants.value(0),
                                   .write = withStores(
                                       [=, by = m_state.reviewer](OwnFieldStore &store) {
                                           return store.setValue(applicants, field, value, by);
                                       },
                                       &Season::ownFields),
                                   .done = {}});
    });
}

Requirements DeskOwnFields::requirements() const
{
    return BlindedSeason::atDesk(m_state, {}).requirements().value_or(Requirements());
}

Result<void> DeskOwnFields::setRequirements(const Requirements &requirements)
{
    if (!mayDefine())
        return failure(ErrorCode::NotAllowed, QStringLiteral("requirements"));
    return m_state.season.settings().setRecorded(requirementsKey, toJson(requirements),
                                                 m_state.reviewer);
}

Requirements DeskOwnFields::missing(ApplicantId applicant) const
{
    const BlindedSeason visible = BlindedSeason::atDesk(m_state, applicant);
    const auto rows = visible.rows({applicant});
    if (!rows || rows->isEmpty() || !visible.viewer().mayRead(applicant))
        return {};
    return missingFrom(requirements(), rows->first().documents);
}

} // namespace Bole
