// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QHash>
#include <QMap>

#include <optional>

namespace Bole {

class Database;

/// Numbers that come from elsewhere, such as a written exam: one for each applicant and criterion,
/// whoever brought it in. They belong to the committee, not to a reviewer.
class OutsideNumberStore
{
public:
    explicit OutsideNumberStore(Database &database) : m_database(database) {}

    struct Number
    {
        ApplicantId applicant;
        QString criterion;
        std::optional<double> value; ///< nothing takes it away
    };

    /// All or nothing, with an event for each that is another than before.
    Result<void> set(const QList<Number> &numbers, ReviewerId by);
    /// By applicant and criterion id.
    Result<QHash<ApplicantId, QMap<QString, double>>> all() const;

private:
    Result<void> setOne(const Number &number, ReviewerId by);

    Database &m_database;
};

} // namespace Bole
