// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/shortlist.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <functional>
#include <optional>

namespace Bole {

class Database;

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
    /// A new open list with the same order, places, reasons, rule and lines.
    Result<ShortlistId> copy(ShortlistId shortlist, const QString &name, ReviewerId by);
    Result<void> setRule(ShortlistId shortlist, const QJsonObject &rule);
    Result<void> setLines(ShortlistId shortlist, std::optional<int> quota,
                          std::optional<int> waiting);
    Result<void> setQuotas(ShortlistId shortlist, const GroupQuotas &quotas);
    Result<void> setEntries(ShortlistId shortlist, const QList<ShortlistEntry> &entries,
                            ReviewerId by);
    /// The order and the rule that it follows, as one undoable step.
    Result<void> reorder(ShortlistId shortlist, const QJsonObject &rule,
                         const QList<ShortlistEntry> &entries, ReviewerId by);
    /// All of `changes` or nothing.
    Result<void> inOneStep(const std::function<Result<void>()> &changes);
    Result<void> seal(ShortlistId shortlist, const QJsonObject &seal, ReviewerId by);

    Result<QList<Shortlist>> list() const;
    Result<Shortlist> shortlist(ShortlistId shortlist) const;
    Result<std::optional<Shortlist>> findByName(const QString &name) const;

    /// For the history, inside its transaction: {"entries": […], "rule": {…}}, the rule only
    /// where it was changed, too.
    Result<void> setEntriesIfUnchanged(ShortlistId shortlist, const QJsonObject &expected,
                                       const QJsonObject &wanted);

private:
    Result<QList<Shortlist>> select(const QString &condition, const QVariantList &values) const;
    Result<QList<ShortlistEntry>> entriesOf(ShortlistId shortlist) const;
    Result<QHash<ApplicantId, QString>> groupsBy(const QString &field) const;
    Result<void> putEntries(ShortlistId shortlist, const QList<ShortlistEntry> &entries);
    Result<void> update(ShortlistId shortlist, const QString &assignments,
                        const QVariantList &values);
    Result<void> requireOpen(ShortlistId shortlist) const;
    Result<void> requireFreeName(const QString &name, ShortlistId except) const;

    Database &m_database;
};

} // namespace Bole
