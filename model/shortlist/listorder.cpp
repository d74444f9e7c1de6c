// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/listorder.h"

#include "model/review/listties.h"

#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

/// The rule's word on entries and their neighbours.
class Rule
{
public:
    explicit Rule(const QList<Standing> &standings) : m_size(standings.size())
    {
        qsizetype rank = -1;
        for (qsizetype i = 0; i < standings.size(); ++i) {
            if (i == 0 || !standings[i].tied)
                rank = i;
            m_ranks.insert(standings[i].applicant, rank);
            if (standings[i].value)
                m_hasValue.insert(standings[i].applicant);
        }
    }

    qsizetype rank(ApplicantId applicant) const { return m_ranks.value(applicant, m_size); }
    bool ties(ApplicantId one, ApplicantId other) const
    {
        return m_hasValue.contains(one) && m_hasValue.contains(other) && rank(one) == rank(other);
    }
    bool ties(const ListEntries &entries, qsizetype index) const
    {
        return index > 0 && ties(entries[index - 1].applicant, entries[index].applicant);
    }
    /// Stands between the neighbours that the rule gives it. Without standings nobody can tell.
    bool fits(const ListEntries &entries, qsizetype index) const
    {
        const auto at = [&](qsizetype i) {
            return rank(entries[i].applicant);
        };
        return m_size > 0 && (index == 0 || at(index - 1) <= at(index)) &&
               (index + 1 >= entries.size() || at(index) <= at(index + 1));
    }

private:
    qsizetype m_size;
    QHash<ApplicantId, qsizetype> m_ranks;
    QSet<ApplicantId> m_hasValue;
};

/// Nothing shares the place of what is no longer before it.
void mendTies(ListEntries &entries)
{
    if (!entries.isEmpty())
        entries.first().tied = false;
}

/// After something was done to the entry by hand: is it away from the rule now?
void mark(ListEntries &entries, qsizetype index, const Rule &rule)
{
    ShortlistEntry &entry = entries[index];
    entry.moved =
        !rule.fits(entries, index) || entry.gap > 0 || entry.tied != rule.ties(entries, index);
}

} // namespace

bool isHandMade(const ShortlistEntry &entry)
{
    return entry.moved || entry.gap > 0;
}

ListEntries byRule(const ListEntries &entries, const QList<Standing> &standings,
                   ManualOrder handMade)
{
    const auto stays = [handMade](const ShortlistEntry &entry) {
        return handMade == ManualOrder::Keep && isHandMade(entry);
    };
    const Rule rule(standings);
    ListEntries others;
    for (const ShortlistEntry &entry : entries) {
        if (!stays(entry))
            others.append(entry);
    }
    std::ranges::stable_sort(others, std::less(), [&](const ShortlistEntry &entry) {
        return rule.rank(entry.applicant);
    });
    ListEntries result;
    qsizetype next = 0;
    for (const ShortlistEntry &entry : entries) {
        result.append(stays(entry) ? entry : others[next++]);
        if (stays(entry))
            continue;
        result.last().tied = rule.ties(result, result.size() - 1);
        if (isHandMade(result.last())) { // somebody said that these go, too
            result.last().moved = false;
            result.last().gap = 0;
            result.last().reason.clear();
        }
    }
    mendTies(result);
    return result;
}

ListEntries movedTo(ListEntries entries, qsizetype from, qsizetype to, const QString &reason,
                    const QList<Standing> &standings)
{
    if (from < 0 || from >= entries.size())
        return entries;
    to = std::clamp(to, qsizetype(0), entries.size() - 1);
    if (from == to)
        return entries;
    const Rule rule(standings);
    // Whoever shared the place of the one that leaves now begins it.
    if (from + 1 < entries.size() && entries[from + 1].tied && !entries[from].tied)
        entries[from + 1].tied = false;
    entries.move(from, to);
    ShortlistEntry &entry = entries[to];
    const bool intoTie = to > 0 && to + 1 < entries.size() && entries[to + 1].tied;
    const bool fits = rule.fits(entries, to);
    entry.tied = intoTie || (fits && rule.ties(entries, to));
    mark(entries, to, rule);
    if (!entry.moved)
        entry.reason.clear();
    else if (!reason.isEmpty())
        entry.reason = reason;
    mendTies(entries);
    return entries;
}

ListEntries withTie(ListEntries entries, qsizetype index, bool tied,
                    const QList<Standing> &standings)
{
    if (index > 0 && index < entries.size()) {
        entries[index].tied = tied;
        if (tied)
            entries[index].gap = 0;
        mark(entries, index, Rule(standings));
    }
    return entries;
}

ListEntries withGap(ListEntries entries, qsizetype index, int gap, const QList<Standing> &standings)
{
    if (index >= 0 && index < entries.size()) {
        entries[index].gap = std::max(gap, 0);
        if (gap > 0)
            entries[index].tied = false;
        mark(entries, index, Rule(standings));
    }
    return entries;
}

ListEntries withReason(ListEntries entries, qsizetype index, const QString &reason)
{
    if (index >= 0 && index < entries.size())
        entries[index].reason = reason;
    return entries;
}

ListEntries without(const ListEntries &entries, const QList<qsizetype> &indexes)
{
    qsizetype index = 0;
    return entriesThatStay(entries,
                           [&](const ShortlistEntry &) { return !indexes.contains(index++); });
}

ListEntries withAdded(const ListEntries &entries, const QList<ApplicantId> &applicants,
                      const QList<Standing> &standings)
{
    const Rule rule(standings);
    ListEntries result = entries;
    for (const ApplicantId applicant : applicants) {
        if (std::ranges::contains(result, applicant, &ShortlistEntry::applicant))
            continue;
        const auto before = std::ranges::find_if(result, [&](const ShortlistEntry &entry) {
            return !isHandMade(entry) && rule.rank(entry.applicant) > rule.rank(applicant);
        });
        ShortlistEntry entry;
        entry.applicant = applicant;
        entry.tied = before != result.begin() && rule.ties(std::prev(before)->applicant, applicant);
        result.insert(before, entry);
    }
    mendTies(result);
    return result;
}

Counts counted(const QStringList &words)
{
    Counts counts;
    for (const QString &word : words) {
        const auto found = std::ranges::find(counts, word, &std::pair<QString, int>::first);
        if (found == counts.end())
            counts.append({word, 1});
        else
            ++found->second;
    }
    std::ranges::stable_sort(counts, std::greater(), &std::pair<QString, int>::second);
    return counts;
}

} // namespace Bole
