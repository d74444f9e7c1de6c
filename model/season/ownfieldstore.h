// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/ownfield.h"

#include <QHash>
#include <QJsonObject>
#include <QMap>

namespace Bole {

class Database;

/// Fields of the committee's own and their values, one for each applicant. They belong to the
/// committee, whoever wrote them. Every change can be undone.
class OwnFieldStore
{
public:
    explicit OwnFieldStore(Database &database) : m_database(database) {}

    Result<QList<OwnField>> fields() const; ///< in their order
    /// All of them. One that is missing is removed; its values come back with it.
    Result<void> setFields(const QList<OwnField> &fields, ReviewerId by);

    /// By field id, of fields that are there.
    Result<QMap<QString, QString>> values(ApplicantId applicant) const;
    /// A value as it is stored, for all of these; an empty one takes it away.
    Result<void> setValue(const QList<ApplicantId> &applicants, const QString &field,
                          const QString &value, ReviewerId by);

    Result<int> count(const QString &field) const; ///< of those who have a value in it

    /// For the history, inside its transaction; EditConflict when it has changed since.
    Result<void> setFieldsIfUnchanged(const QJsonObject &expected, const QJsonObject &wanted);
    Result<void> setValueIfUnchanged(ApplicantId applicant, const QString &field,
                                     const QString &expected, const QString &wanted);

private:
    Result<void> writeFields(const QList<OwnField> &fields);
    QString value(ApplicantId applicant, const QString &field) const;
    Result<void> writeValue(ApplicantId applicant, const QString &field, const QString &value,
                            ReviewerId by);

    Database &m_database;
};

} // namespace Bole
