// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workspace/applicantlistmodel.h"

#include "model/knowledge/collation.h"
#include "model/review/totals.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"

#include <QHash>

#include <algorithm>

namespace Bole {

ApplicantListModel::ApplicantListModel(QObject *parent) : QAbstractListModel(parent) {}

void ApplicantListModel::setSeason(Season *season)
{
    m_season = season;
    if (season) {
        connect(season, &Season::applicantsAdded, this, &ApplicantListModel::reload);
        connect(season, &Season::applicantsChanged, this, &ApplicantListModel::refreshRows);
        connect(season, &Season::reviewsChanged, this, &ApplicantListModel::reloadReviews);
        connect(season, &Season::settingsChanged, this, &ApplicantListModel::reload);
        connect(season, &Season::reset, this, &ApplicantListModel::reload);
    }
    reload();
}

void ApplicantListModel::setReviewer(ReviewerId reviewer)
{
    m_reviewer = reviewer;
    reload();
}

void ApplicantListModel::setLanguage(const QString &language)
{
    if (m_language == language)
        return;
    beginResetModel();
    m_language = language;
    setNameKeys();
    sortAll();
    filterAll();
    endResetModel();
}

void ApplicantListModel::setQuery(const QString &query)
{
    if (m_query == query)
        return;
    beginResetModel();
    m_query = query;
    filterAll();
    endResetModel();
}

void ApplicantListModel::setFilter(const ApplicantFilter &filter)
{
    beginResetModel();
    m_filter = filter;
    filterAll();
    endResetModel();
}

void ApplicantListModel::setSort(SortKey key)
{
    beginResetModel();
    m_sort = key;
    sortAll();
    filterAll();
    endResetModel();
}

void ApplicantListModel::reload()
{
    beginResetModel();
    m_all.clear();
    m_blindness = m_season ? Blindness::of(*m_season, m_reviewer) : Blindness();
    if (m_season) {
        const auto rows = m_season->applicants().list();
        const auto fresh = m_season->applicants().newFor(m_reviewer);
        const QSet<ApplicantId> isNew = fresh && m_reviewer.isValid()
                                            ? QSet<ApplicantId>(fresh->begin(), fresh->end())
                                            : QSet<ApplicantId>();
        for (const ApplicantRow &row : rows.value_or(QList<ApplicantRow>()))
            m_all.append({row, {}, {}, {}, {}, isNew.contains(row.id)});
    }
    setNameKeys();
    reloadReviews();
    sortAll();
    filterAll();
    endResetModel();
}

void ApplicantListModel::refreshRows(const QList<ApplicantId> &applicants)
{
    const auto rows = m_season ? m_season->applicants().rows(applicants)
                               : Result<QList<ApplicantRow>>(QList<ApplicantRow>());
    if (!rows || rows->size() != applicants.size()) {
        reload(); // one was removed or restored
        return;
    }
    for (const ApplicantRow &row : *rows) {
        const auto item = std::ranges::find(m_all, row.id, [](const Item &i) { return i.row.id; });
        if (item == m_all.end()) {
            reload();
            return;
        }
        item->row = row;
        if (const QModelIndex index = indexOf(row.id); index.isValid())
            emit dataChanged(index, index);
    }
}

void ApplicantListModel::reloadReviews()
{
    if (!m_season || !m_reviewer.isValid())
        return;
    const auto reviews = m_season->reviews().ofReviewer(m_reviewer);
    QHash<ApplicantId, const Review *> mine;
    for (const Review &review : reviews ? *reviews : QList<Review>())
        mine.insert(review.applicant, &review);
    QHash<RubricId, Rubric> rubrics;
    if (const auto stored = m_season->rubrics().list()) {
        for (const StoredRubric &rubric : *stored)
            rubrics.insert(rubric.id, rubric.rubric);
    }
    for (Item &item : m_all) {
        const Review *review = mine.value(item.row.id);
        item.state = review ? std::optional(review->content.state) : std::nullopt;
        item.myScore.reset();
        if (review && rubrics.contains(review->rubric)) {
            if (const auto sum = Bole::total(review->content, rubrics[review->rubric]))
                item.myScore = sum->value;
        }
    }
    if (!m_shown.isEmpty())
        emit dataChanged(index(0), index(int(m_shown.size()) - 1));
}

void ApplicantListModel::setNameKeys()
{
    const Collation collation(m_language.startsWith(QLatin1StringView("zh"))
                                  ? Collation::Language::Chinese
                                  : Collation::Language::English);
    for (Item &item : m_all) {
        item.nameKey = collation.sortKey(shownName(item.row));
        item.schoolKey = collation.sortKey(item.row.institution);
    }
}

QString ApplicantListModel::shownName(const ApplicantRow &row) const
{
    return m_blindness.displayName(row.id, row.name, m_language);
}

bool ApplicantListModel::comesBefore(const Item &a, const Item &b) const
{
    // What is unknown comes last, whatever the direction.
    const auto descending = [](const std::optional<double> &x, const std::optional<double> &y) {
        return x.value_or(-1) <=> y.value_or(-1);
    };
    std::partial_ordering order = std::partial_ordering::equivalent;
    switch (m_sort) {
    case BySchool:
        if (!m_blindness.hides(BlindField::Institution))
            order = a.schoolKey.compare(b.schoolKey) <=> 0;
        break;
    case ByGpa:
        order = descending(b.row.gpaPercent, a.row.gpaPercent);
        break;
    case ByRank:
        order = a.row.rankPercent.value_or(1000) <=> b.row.rankPercent.value_or(1000);
        break;
    case ByFirstAuthor:
        order = b.row.firstAuthor <=> a.row.firstAuthor;
        break;
    case ByMyScore:
        order = descending(b.myScore, a.myScore);
        break;
    case ByNeedsLook:
        order = b.row.needsLook <=> a.row.needsLook;
        break;
    case ByArrival:
        order = a.row.id <=> b.row.id;
        break;
    case ByName:
        break;
    }
    if (order != 0)
        return order < 0;
    return a.nameKey != b.nameKey ? a.nameKey < b.nameKey : a.row.id < b.row.id;
}

void ApplicantListModel::sortAll()
{
    std::ranges::sort(m_all, [this](const Item &a, const Item &b) { return comesBefore(a, b); });
}

void ApplicantListModel::filterAll()
{
    m_shown.clear();
    if (m_query.trimmed().isEmpty() && m_filter.isEmpty()) {
        m_shown.resize(m_all.size());
        std::ranges::generate(m_shown, [i = qsizetype(0)]() mutable { return i++; });
        return;
    }
    SearchScope scope;
    scope.reader = m_reviewer;
    scope.names = !m_blindness.hides(BlindField::Name);
    scope.text = !m_blindness.isOn();
    scope.schools = !m_blindness.hides(BlindField::Institution);
    const auto ids = m_season ? m_season->applicants().matching(m_query, m_filter, scope)
                              : Result<QList<ApplicantId>>(QList<ApplicantId>());
    const QSet<ApplicantId> wanted =
        ids ? QSet<ApplicantId>(ids->begin(), ids->end()) : QSet<ApplicantId>();
    for (qsizetype i = 0; i < m_all.size(); ++i) {
        if (wanted.contains(m_all[i].row.id))
            m_shown.append(i);
    }
}

QList<ApplicantId> ApplicantListModel::order() const
{
    QList<ApplicantId> ids;
    ids.reserve(m_shown.size());
    for (const qsizetype i : m_shown)
        ids.append(m_all[i].row.id);
    return ids;
}

QModelIndex ApplicantListModel::indexOf(ApplicantId applicant) const
{
    const auto found =
        std::ranges::find(m_shown, applicant, [this](qsizetype i) { return m_all[i].row.id; });
    return found == m_shown.end() ? QModelIndex() : index(int(found - m_shown.begin()));
}

int ApplicantListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant ApplicantListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown.size())
        return {};
    const Item &item = m_all[m_shown[index.row()]];
    switch (role) {
    case IdRole:
        return QVariant::fromValue(item.row.id);
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case NameRole:
        return shownName(item.row);
    case NameOtherRole:
        return m_blindness.hides(BlindField::Name) ? QString() : item.row.nameOther;
    case SchoolRole:
        return m_blindness.hides(BlindField::Institution) ? QString() : item.row.institution;
    case LevelRole:
        return item.row.level;
    case AreaRole:
        return item.row.area;
    case NeedsLookRole:
        return item.row.needsLook;
    case SettledRole:
        return item.row.settled;
    case MyScoreRole:
        return item.myScore ? QVariant(*item.myScore) : QVariant();
    case ReviewStateRole:
        return item.state ? QVariant::fromValue(int(*item.state)) : QVariant();
    case TagsRole:
        return item.row.tags;
    case IsNewRole:
        return item.isNew;
    default:
        return {};
    }
}

} // namespace Bole
