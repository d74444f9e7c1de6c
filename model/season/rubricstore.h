// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/rubric.h"
#include "model/review/storedrubric.h"

#include <QDateTime>
#include <QList>

#include <optional>

namespace Bole {

class Database;

/// The season's rubrics with all their versions. The one added last is in use.
class RubricStore
{
public:
    explicit RubricStore(Database &database) : m_database(database) {}

    /// Stores a rubric, new or changed. A version that has scores stays as it is: the change
    /// becomes the next version. The answer says which version it is now.
    Result<StoredRubric> save(const Rubric &rubric, ReviewerId by);

    Result<std::optional<StoredRubric>> current() const;
    Result<StoredRubric> rubric(RubricId rubric) const;
    Result<QList<StoredRubric>>
    list() const; ///< all versions, in the order in which they were made
    Result<bool> hasScores(RubricId rubric) const;

private:
    Result<QList<StoredRubric>> select(const QString &condition, const QVariantList &values) const;

    Database &m_database;
};

} // namespace Bole
