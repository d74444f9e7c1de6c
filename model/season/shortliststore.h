// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace Bole {

class Database;

struct ShortlistEntry
{
    ApplicantId applicant;
    bool tied = false;  ///< shares the place of the entry before
    int gap = 0;        ///< places left empty before it
    bool moved = false; ///< by hand, away from the rule
    QString reason;     ///< for the move

    bool operator==(const ShortlistEntry &) const = default;
};

/// A named list: ordered by a rule, then by hand.
struct Shortlist
{
    ShortlistId id;
    QString name;
    QJsonObject rule;
    std::optional<int> quota;   ///< after how many entries the quota ends
    std::optional<int> waiting; ///< how many more are on the waiting list
    QList<ShortlistEntry> entries;
    QJsonObject seal; ///< empty while the list is open; with its checksum otherwise
    ReviewerId createdBy;
    QDateTime createdAt;
    QDateTime changedAt;

    bool isSealed() const { return !seal.isEmpty(); }
    bool operator==(const Shortlist &) const = default;
};

/// The shortlists. A sealed one refuses every change (ShortlistSealed). Changes of the order can be
/// undone.
class ShortlistStore
{
public:
    explicit ShortlistStore(Database &database) : m_database(database) {}

    /// InvalidValue when the name is empty or taken.
    Result<ShortlistId> create(const QString &name, ReviewerId by);
    Result<void> rename(ShortlistId shortlist, const QString &name);
    Result<void> remove(ShortlistId shortlist);
    Result<void> setRule(ShortlistId shortlist, const QJsonObject &rule);
    Result<void> setLines(ShortlistId shortlist, std::optional<int> quota,
                          std::optional<int> waiting);
    Result<void> setEntries(ShortlistId shortlist, const QList<ShortlistEntry> &entries,
                            ReviewerId by);
    Result<void> seal(ShortlistId shortlist, const QJsonObject &seal, ReviewerId by);

    Result<QList<Shortlist>> list() const;
    Result<Shortlist> shortlist(ShortlistId shortlist) const;
    Result<std::optional<Shortlist>> findByName(const QString &name) const;

    /// For the history, inside its transaction: {"entries": […]}.
    Result<void> turnEntries(ShortlistId shortlist, const QJsonObject &expected,
                             const QJsonObject &wanted);

private:
    Result<QList<Shortlist>> select(const QString &condition, const QVariantList &values) const;
    Result<QList<ShortlistEntry>> entriesOf(ShortlistId shortlist) const;
    Result<void> putEntries(ShortlistId shortlist, const QList<ShortlistEntry> &entries);
    Result<void> update(ShortlistId shortlist, const QString &assignments,
                        const QVariantList &values);
    Result<void> requireOpen(ShortlistId shortlist) const;
    Result<void> requireFreeName(const QString &name, ShortlistId except) const;

    Database &m_database;
};

} // namespace Bole
