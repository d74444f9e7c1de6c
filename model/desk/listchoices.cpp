// SPDX-License-Identifier: GPL-3.0-or-later
// Of ApplicantListModel: what there is to filter by, and what a filter leaves out or cannot know.
#include "model/desk/applicantlistmodel.h"
#include "model/desk/filtercoverage.h"
#include "model/knowledge/namedlists.h"
#include "model/record/recordfacts.h"

#include <algorithm>

namespace Bole {

namespace {

std::optional<double> scaleOf(const ApplicantRow &row)
{
    return row.gpa ? comparedScale({*row.gpa, row.gpaScale}) : std::nullopt;
}

} // namespace

QStringList ApplicantListModel::tags() const
{
    QSet<QString> tags;
    for (const ListedApplicant &item : m_all) {
        for (const QString &tag : item.row.tags)
            tags.insert(tag);
    }
    QStringList sorted(tags.begin(), tags.end());
    sorted.sort();
    return sorted;
}

QStringList ApplicantListModel::schoolLists() const
{
    QSet<QString> found;
    for (const ListedApplicant &item : m_all) {
        if (item.isClosed() || m_blindness.hides(BlindField::Institution))
            continue;
        for (const QStringList &lists : {item.row.lists, item.row.bachelor.lists})
            found.unite(QSet<QString>(lists.begin(), lists.end()));
    }
    QStringList ordered;
    for (const ListedName &entry : listedInstitutions()) {
        if (found.remove(entry.list))
            ordered.append(entry.list);
    }
    QStringList own(found.begin(), found.end());
    own.sort();
    return ordered + own;
}

QStringList ApplicantListModel::venueLists() const
{
    const QString prefix = QStringLiteral("papers.");
    QSet<QString> found;
    for (const ListedApplicant &item : m_all) {
        if (item.isClosed())
            continue;
        for (auto it = item.row.counts.lowerBound(prefix);
             it != item.row.counts.end() && it.key().startsWith(prefix); ++it)
            found.insert(it.key().sliced(prefix.size()));
    }
    QStringList lists(found.begin(), found.end());
    lists.sort();
    return lists;
}

QList<double> ApplicantListModel::gpaScales() const
{
    QMap<double, int> counts;
    for (const ListedApplicant &item : m_all) {
        if (const auto scale = scaleOf(item.row); scale && !item.isClosed())
            ++counts[*scale];
    }
    QList<double> scales = counts.keys();
    std::ranges::stable_sort(scales, std::greater(), [&](double s) { return counts.value(s); });
    return scales;
}

GpaCoverage ApplicantListModel::gpaCoverage() const
{
    GpaCoverage coverage;
    if (!m_filter.gpaAtLeast)
        return coverage;
    for (const ListedApplicant &item : m_all) {
        if (item.isClosed() || !std::ranges::binary_search(m_foundOtherwise, item.row.id))
            continue;
        const bool isFound = std::ranges::binary_search(m_found, item.row.id);
        coverage.add(m_filter, item.row.gpa, item.row.gpaScale,
                     !isFound || !item.row.isUnchecked(QStringLiteral("gpa")));
    }
    return coverage;
}

int ApplicantListModel::uncheckedShown() const
{
    const QStringList facts =
        m_state ? factsComparedBy(m_filter, m_blindness, *m_state) : QStringList();
    if (facts.isEmpty())
        return 0;
    return int(std::ranges::count_if(m_shown, [&](qsizetype at) {
        const QStringList unchecked = m_all[at].row.uncheckedFacts();
        return !m_all[at].isClosed() && std::ranges::any_of(facts, [&](const QString &fact) {
            return unchecked.contains(fact);
        });
    }));
}

} // namespace Bole
