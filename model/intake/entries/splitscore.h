// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/itemfacts.h"

namespace Bole {

/// How well a section's items look as entries that begin at given items. `items` and `facts`
/// outlive it.
class SplitScore
{
public:
    SplitScore(const QList<Item> &items, const QList<ItemFacts> &facts, bool institutions);

    double of(const QList<qsizetype> &starts) const;
    bool isSetAlike(qsizetype a, qsizetype b) const;

private:
    qsizetype end(const QList<qsizetype> &starts, qsizetype e) const;
    qsizetype datePosition(const QList<qsizetype> &starts, qsizetype e) const;
    double entryScore(const QList<qsizetype> &starts, qsizetype e) const;
    /// A further row of a list, dated or not: set like the entry's first, and as complete.
    bool isRowAlike(qsizetype first, qsizetype i) const;
    /// "Chess Tutor" over its bullets: a name without a date, like those with one around it.
    bool opensBullets(qsizetype i) const;

    const QList<Item> &m_items;
    const QList<ItemFacts> &m_facts;
    bool m_institutions;
    int m_dates = 0;
    int m_bullets = 0;
    int m_schools = 0;
    int m_levels = 0;
};

} // namespace Bole
