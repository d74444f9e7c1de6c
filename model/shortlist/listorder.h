// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/ranking.h"

namespace Bole {

using ListEntries = QList<ShortlistEntry>;

/// What people do to the order of a list, as pure functions from entries to entries.

/// In the rule's order, its ties as ties; every move by hand is taken back.
ListEntries byRule(const ListEntries &entries, const QList<Standing> &standings);

/// The entry moved to another index and marked as moved, with its reason; unmarked when it stands
/// again where the rule has it, between its neighbours.
ListEntries movedTo(ListEntries entries, qsizetype from, qsizetype to, const QString &reason,
                    const QList<Standing> &standings);

ListEntries withTie(ListEntries entries, qsizetype index, bool tied);
ListEntries withGap(ListEntries entries, qsizetype index, int gap);
ListEntries withReason(ListEntries entries, qsizetype index, const QString &reason);
ListEntries without(ListEntries entries, QList<qsizetype> indexes);
/// Puts applicants that are not in it yet where the rule has them among those not moved by hand.
ListEntries withAdded(const ListEntries &entries, const QList<ApplicantId> &applicants,
                      const QList<Standing> &standings);

/// How often each school, level and tag is in a list; the most frequent first.
using Counts = QList<std::pair<QString, int>>;
Counts counted(const QStringList &words);

} // namespace Bole
