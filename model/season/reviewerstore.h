// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/reviewer.h"

#include <QList>
#include <QString>

namespace Bole {

class Database;

/// The people of the committee.
class ReviewerStore
{
public:
    explicit ReviewerStore(Database &database) : m_database(database) {}

    Result<ReviewerId> add(const Reviewer &reviewer); ///< the id is given here
    Result<void> update(const Reviewer &reviewer);
    Result<void> remove(ReviewerId reviewer); ///< out of the list; what they wrote stays
    Result<QList<Reviewer>> list() const;
    Result<QList<Reviewer>> listWithRemoved() const; ///< for the names in histories
    Result<Reviewer> reviewer(ReviewerId reviewer) const;

private:
    Result<QList<Reviewer>> select(const QString &condition, const QVariantList &values) const;

    Database &m_database;
};

} // namespace Bole
