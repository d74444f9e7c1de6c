// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/roster.h"
#include "model/result.h"

#include <QHash>
#include <QJsonObject>
#include <QVariant>

namespace Bole {

class Database;

/// What the committee's own list says of each applicant, beside what their documents say.
class RosterStore
{
public:
    explicit RosterStore(Database &database) : m_database(database) {}

    Result<RosterValues> values(ApplicantId applicant) const;
    Result<QHash<ApplicantId, RosterValues>> all() const;
    Result<QHash<ApplicantId, RosterValues>> of(const QList<ApplicantId> &applicants) const;
    Result<QStringList> keys() const; ///< of all values that somebody has
    /// All of one person's values; the application number is also the applicant's. Undoable.
    Result<void> put(ApplicantId applicant, const RosterValues &values, ReviewerId by);
    /// For the history, inside its transaction; EditConflict when they have changed since.
    Result<void> setIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                const QJsonObject &wanted);

private:
    Result<QHash<ApplicantId, RosterValues>> read(const QString &condition,
                                                  const QVariantList &bound) const;
    Result<void> write(ApplicantId applicant, const RosterValues &values);

    Database &m_database;
};

} // namespace Bole
