// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/listorder.h"

#include <algorithm>

namespace Bole {

namespace {

QHash<ApplicantId, qsizetype> ranksOf(const QList<Standing> &standings)
{
    QHash<ApplicantId, qsizetype> ranks;
    qsizetype rank = -1;
    for (qsizetype i = 0; i < standings.size(); ++i) {
        if (i == 0 || !standings[i].tied)
            rank = i;
        ranks.insert(standings[i].applicant, rank);
    }
    return ranks;
}

/// Nothing shares the place of what is no longer before it.
void mendTies(ListEntries &entries)
{
    if (!entries.isEmpty())
        entries.first().tied = false;
}

} // namespace

ListEntries byRule(const ListEntries &entries, const QList<Standing> &standings)
{
    ListEntries result;
    for (const Standing &standing : standings) {
        const auto there =
            std::ranges::find(entries, standing.applicant, &ShortlistEntry::applicant);
        if (there == entries.end())
            continue;
        ShortlistEntry entry;
        entry.applicant = standing.applicant;
        entry.tied = standing.tied && !result.isEmpty();
        result.append(entry);
    }
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
    // Whoever shared the place of the one that leaves now begins it.
    if (from + 1 < entries.size() && entries[from + 1].tied && !entries[from].tied)
        entries[from + 1].tied = false;
    entries.move(from, to);
    ShortlistEntry &entry = entries[to];
    entry.tied = false;
    if (to + 1 < entries.size() && entries[to + 1].tied && to > 0)
        entry.tied = true; // put into the middle of a tie
    const auto ranks = ranksOf(standings);
    const auto rank = [&](qsizetype index) {
        return ranks.value(entries[index].applicant, 0);
    };
    const bool fits = (to == 0 || rank(to - 1) <= rank(to)) &&
                      (to + 1 >= entries.size() || rank(to) <= rank(to + 1));
    entry.moved = !fits;
    entry.reason = fits ? QString() : reason.isEmpty() ? entry.reason : reason;
    mendTies(entries);
    return entries;
}

ListEntries withTie(ListEntries entries, qsizetype index, bool tied)
{
    if (index > 0 && index < entries.size()) {
        entries[index].tied = tied;
        if (tied)
            entries[index].gap = 0;
    }
    return entries;
}

ListEntries withGap(ListEntries entries, qsizetype index, int gap)
{
    if (index >= 0 && index < entries.size()) {
        entries[index].gap = std::max(gap, 0);
        if (gap > 0)
            entries[index].tied = false;
    }
    return entries;
}

ListEntries withReason(ListEntries entries, qsizetype index, const QString &reason)
{
    if (index >= 0 && index < entries.size())
        entries[index].reason = reason;
    return entries;
}

ListEntries without(ListEntries entries, QList<qsizetype> indexes)
{
    std::ranges::sort(indexes, std::greater());
    for (const qsizetype index : std::as_const(indexes)) {
        if (index < 0 || index >= entries.size())
            continue;
        if (index + 1 < entries.size() && entries[index + 1].tied && !entries[index].tied)
            entries[index + 1].tied = false;
        entries.removeAt(index);
    }
    mendTies(entries);
    return entries;
}

ListEntries withAdded(const ListEntries &entries, const QList<ApplicantId> &applicants,
                      const QList<Standing> &standings)
{
    const auto ranks = ranksOf(standings);
    ListEntries result = entries;
    for (const ApplicantId applicant : applicants) {
        if (std::ranges::contains(result, applicant, &ShortlistEntry::applicant))
            continue;
        const qsizetype rank = ranks.value(applicant, standings.size());
        auto before = std::ranges::find_if(result, [&](const ShortlistEntry &entry) {
            return !entry.moved && ranks.value(entry.applicant, standings.size()) > rank;
        });
        ShortlistEntry entry;
        entry.applicant = applicant;
        entry.tied = before != result.begin() && ranks.contains(applicant) &&
                     ranks.value(std::prev(before)->applicant, -1) == rank &&
                     rank < standings.size() && standings[rank].value.has_value();
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
