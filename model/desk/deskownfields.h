// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/workkeeper.h"
#include "model/review/ownfield.h"
#include "model/review/requirement.h"

#include <QMap>

namespace Bole {

struct DeskState;

/// What the committee wants of everybody beside the record: fields of its own with their values,
/// and the documents that must be handed in. A part of the desk.
class DeskOwnFields
{
public:
    explicit DeskOwnFields(DeskState &state) : m_state(state) {}

    bool mayDefine() const; ///< leads the committee and reads nothing blind
    /// Without those that are hidden from the person at the keyboard.
    QList<OwnField> fields() const;
    /// All of them, as one step that can be undone. A field without an id is new. NotAllowed for
    /// who may not define them, InvalidValue for one without a name.
    Result<void> setFields(QList<OwnField> fields);
    int valuesIn(const QString &field) const; ///< how many applicants have one

    /// As they are stored, by the field's id; empty where there is a conflict of interest.
    QMap<QString, QString> values(ApplicantId applicant) const;
    /// Something typed, for all of these. InvalidValue where the field cannot hold it, NotAllowed
    /// where the field or one of the applicants is hidden.
    Result<WorkKeeper::Outcome> setValue(const QList<ApplicantId> &applicants, const QString &field,
                                         const QString &text);

    Requirements requirements() const;
    Result<void> setRequirements(const Requirements &requirements);
    /// What somebody has not handed in.
    Requirements missing(ApplicantId applicant) const;

private:
    DeskState &m_state;
};

} // namespace Bole
