// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/ranking.h"

namespace Bole {

using ListEntries = QList<ShortlistEntry>;

/// What people do to the order of a list, as pure functions from entries to entries.

/// Where there are no standings, because the order waits (sharedorder.h), whatever is done by hand
/// counts as away from the rule.

/// Whether somebody gave the entry its place: moved it, tied it, or left a place empty before it.
bool isHandMade(const ShortlistEntry &entry);

enum class ManualOrder { Keep, Reorder };
/// In the rule's order, its ties as ties. Places that were made by hand are kept, and the others
/// are ordered around them, unless somebody says otherwise; then also their reasons go. Nobody
/// falls out: whom the standings do not know stands last.
ListEntries byRule(const ListEntries &entries, const QList<Standing> &standings,
                   ManualOrder handMade);

/// The entry moved to another index and marked as moved, with its reason; unmarked when it stands
/// again where the rule has it, between its neighbours.
ListEntries movedTo(ListEntries entries, qsizetype from, qsizetype to, const QString &reason,
                    const QList<Standing> &standings);

ListEntries withTie(ListEntries entries, qsizetype index, bool tied,
                    const QList<Standing> &standings);
ListEntries withGap(ListEntries entries, qsizetype index, int gap,
                    const QList<Standing> &standings);
ListEntries withReason(ListEntries entries, qsizetype index, const QString &reason);
ListEntries without(const ListEntries &entries, const QList<qsizetype> &indexes);
/// Puts applicants that are not in it yet where the rule has them among those not moved by hand.
ListEntries withAdded(const ListEntries &entries, const QList<ApplicantId> &applicants,
                      const QList<Standing> &standings);

/// How often each school, level and tag is in a list; the most frequent first.
using Counts = QList<std::pair<QString, int>>;
Counts counted(const QStringList &words);

} // namespace Bole
