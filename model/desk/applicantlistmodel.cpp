// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantlistmodel.h"
#include "model/knowledge/namedlists.h"

#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskstate.h"
#include "model/record/recordfacts.h"
#include "model/review/blinder.h"
#include "model/review/scorebook.h"
#include "model/season/applicantstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"

#include <algorithm>

namespace Bole {

namespace {

constexpr int shownAtOnce = 100; // of many, while the rest is being read
constexpr int pauseMilliseconds = 200;

Result<FoundApplicants> found(const ApplicantStore &applicants, const QString &query,
                              const ApplicantFilter &filter, const SearchScope &scope)
{
    const auto all = applicants.matching(query, filter, scope);
    if (!all || !filter.gpaAtLeast)
        return all.transform(
            [](const QList<ApplicantId> &ids) { return FoundApplicants{ids, {}}; });
    ApplicantFilter others = filter;
    others.gpaAtLeast.reset();
    others.gpaScale.reset();
    return applicants.matching(query, others, scope).transform([&](const QList<ApplicantId> &ids) {
        return FoundApplicants{*all, ids};
    });
}

std::optional<double> scaleOf(const ApplicantRow &row)
{
    return row.gpa ? comparedScale({*row.gpa, row.gpaScale}) : std::nullopt;
}

} // namespace

ApplicantListModel::ApplicantListModel(QObject *parent) : QAbstractListModel(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &ApplicantListModel::readEverybody);
}

ApplicantListModel::~ApplicantListModel() = default;

void ApplicantListModel::setDesk(Desk *desk)
{
    if (m_desk)
        disconnect(m_desk, nullptr, this, nullptr);
    m_desk = desk;
    m_state = desk ? &desk->applicants().m_state : nullptr;
    m_season = m_state ? &m_state->season : nullptr;
    m_searcher.reset();
    m_soon.stop();
    m_isLoading = false;
    m_loadAgain = false;
    m_isSearching = false;
    m_searchAgain = false;
    m_found.clear();
    if (desk) {
        m_language = desk->language();
        connect(desk, &Desk::reviewerChanged, this, &ApplicantListModel::reload);
        connect(desk, &Desk::languageChanged, this, &ApplicantListModel::setLanguage);
        connect(desk, &Desk::applicantsAdded, this, &ApplicantListModel::reload);
        connect(desk, &Desk::applicantsChanged, this, &ApplicantListModel::refreshRows);
        connect(desk, &Desk::reviewsChanged, this, &ApplicantListModel::refreshReview);
        connect(desk, &Desk::decisionsChanged, this, [this] {
            if (!m_filter.decisions.isEmpty())
                search();
        });
        connect(desk, &Desk::settingsChanged, this, &ApplicantListModel::reload);
        connect(desk, &Desk::reset, this, &ApplicantListModel::reload);
    }
    reload();
}

ReviewerId ApplicantListModel::reviewer() const
{
    return m_state ? m_state->reviewer : ReviewerId();
}

ListWish ApplicantListModel::wish() const
{
    return {reviewer(), m_language, m_sort, m_filter.withdrawn};
}

/// Whether what is hidden from the reader is still the same.
bool ApplicantListModel::isForMe(const Blindness &shown) const
{
    return shown == BlindedSeason::atDesk(*m_state, {}).viewer().blindness;
}

void ApplicantListModel::setLanguage(const QString &language)
{
    if (m_language == language)
        return;
    beginResetModel();
    m_language = language;
    setSortKeys(m_all, m_blindness, m_language);
    sortAll();
    filterAll();
    endResetModel();
}

void ApplicantListModel::setQuery(const QString &query)
{
    if (m_query == query)
        return;
    m_query = query;
    search();
}

void ApplicantListModel::setFilter(const ApplicantFilter &filter)
{
    const bool isOtherList = m_filter.withdrawn != filter.withdrawn;
    m_filter = filter;
    if (isOtherList)
        reload();
    else
        search();
}

void ApplicantListModel::setSort(ListOrder order)
{
    beginResetModel();
    m_sort = order;
    sortAll();
    filterAll();
    endResetModel();
}

void ApplicantListModel::reload()
{
    if (m_season && m_season->applicants().areMany())
        return reloadInBackground();
    show(m_season ? listedApplicants(*m_season, wish()).value_or(ListedApplicants())
                  : ListedApplicants());
}

/// Somebody to look at until everybody is there.
void ApplicantListModel::showFirst()
{
    show(listedApplicants(*m_season, wish(), shownAtOnce).value_or(ListedApplicants()));
}

void ApplicantListModel::reloadInBackground()
{
    // What only the one before may see does not stay until everybody has been read.
    if (m_all.isEmpty() || m_shownTo != reviewer() || !isForMe(m_blindness))
        showFirst();
    if (m_isLoading)
        m_loadAgain = true;
    else if (!m_soon.isActive())
        m_soon.start();
}

void ApplicantListModel::readEverybody()
{
    m_isLoading = true;
    m_season->background().run(
        this, [wanted = wish()](auto &season) { return listedApplicants(season, wanted); },
        [this, asked = wish()](Result<ListedApplicants> loaded) {
            m_isLoading = false;
            const bool isCurrent = asked.reviewer == reviewer() && asked.language == m_language &&
                                   asked.withdrawn == m_filter.withdrawn &&
                                   (!loaded || isForMe(loaded->blindness));
            if (loaded && isCurrent)
                show(std::move(*loaded));
            if (std::exchange(m_loadAgain, false) || !isCurrent)
                reload();
        });
}

void ApplicantListModel::show(ListedApplicants everybody)
{
    beginResetModel();
    m_all.swap(everybody.items);
    m_shownTo = reviewer();
    m_isWhole = everybody.isWhole;
    if (std::exchange(m_blindness, everybody.blindness) != everybody.blindness)
        m_found.clear(); // it may have been found by what is hidden now
    if (everybody.order == m_sort)
        m_sorted = std::move(everybody.sorted);
    else
        sortAll();
    filterAll(); // with what was found last, until it is looked for again
    endResetModel();
    emit loaded();
    if (searches())
        search();
    // To let go of many takes as long as to take them up.
    if (m_season && m_season->applicants().areMany())
        m_season->background().letGo(std::move(everybody.items));
}

ListedApplicant *ApplicantListModel::find(ApplicantId applicant)
{
    const auto found = std::ranges::lower_bound(
        m_all, applicant, std::less(), [](const ListedApplicant &item) { return item.row.id; });
    return found != m_all.end() && found->row.id == applicant ? &*found : nullptr;
}

void ApplicantListModel::rowChanged(ApplicantId applicant)
{
    m_loadAgain = m_isLoading; // what is on its way may have been read before this change
    if (const QModelIndex index = indexOf(applicant); index.isValid())
        emit dataChanged(index, index);
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
        ListedApplicant *item = find(row.id);
        if (!item || row.isWithdrawn != m_filter.withdrawn) {
            reload();
            return;
        }
        item->row = row;
        hideTellingTags(item->row, BlindedSeason::atDesk(*m_state, row.id));
        item->isNew = reviewer().isValid() &&
                      m_season->applicants().isNewFor(row.id, reviewer()).value_or(false);
        rowChanged(row.id);
    }
}

void ApplicantListModel::refreshReview(ApplicantId applicant)
{
    ListedApplicant *item = find(applicant);
    if (!m_season || !reviewer().isValid() || !item)
        return;
    const auto review = m_season->reviews().find(applicant, reviewer());
    if (!review)
        return;
    item->state = *review ? std::optional((*review)->content.state) : std::nullopt;
    const auto book = ScoreBook::of(BlindedSeason::atDesk(*m_state, applicant));
    item->myScore = *review && book ? ownScore(**review, *book) : std::nullopt;
    rowChanged(applicant);
}

QString ApplicantListModel::shownName(const ApplicantRow &row) const
{
    return m_blindness.displayName(row.id, row.name, m_language, row.nickname);
}

/// What is hidden from this reader is nothing to look at.
int ApplicantListModel::shownOpen(const ApplicantRow &row) const
{
    if (!m_blindness.isOn())
        return row.needsLook;
    const Blinder blinder(m_blindness, row.id, {}, m_language);
    const QStringList open = row.openValues();
    return int(std::ranges::count_if(
        open, [&](const QString &pointer) { return !blinder.hidesField(pointer); }));
}

void ApplicantListModel::sortAll()
{
    m_sorted = inOrder(m_all, m_sort, m_blindness);
}

void ApplicantListModel::filterAll()
{
    if (searches()) {
        m_shown.clear();
        std::ranges::copy_if(m_sorted, std::back_inserter(m_shown),
                             [this](qsizetype i) { return isFound(m_all[i]); });
    } else {
        m_shown = m_sorted;
    }
    m_rows.fill(-1, m_all.size());
    for (qsizetype row = 0; row < m_shown.size(); ++row)
        m_rows[m_shown[row]] = int(row);
}

bool ApplicantListModel::searches() const
{
    return !m_query.trimmed().isEmpty() || !m_filter.isEmpty();
}

/// What is asked about "my" review is asked about the reader's, unless somebody else is named.
ApplicantFilter ApplicantListModel::readersFilter() const
{
    ApplicantFilter filter = m_filter;
    if (!filter.reviewer.isValid())
        filter.reviewer = reviewer();
    return filter;
}

QString ApplicantListModel::shownSchool(const ListedApplicant &item) const
{
    if (item.isClosed())
        return {};
    return m_blindness.hides(BlindField::Institution) ? hiddenWord(m_language)
                                                      : item.row.institution;
}

SearchScope ApplicantListModel::scope() const
{
    SearchScope scope;
    scope.reader = reviewer();
    scope.names = !m_blindness.hides(BlindField::Name);
    scope.text = !m_blindness.isOn();
    scope.schools = !m_blindness.hides(BlindField::Institution);
    return scope;
}

void ApplicantListModel::search()
{
    if (!m_season || !searches())
        return showFound({});
    if (m_season->applicants().areMany())
        return searchInBackground();
    showFound(found(m_season->applicants(), m_query, readersFilter(), scope()));
}

/// The list stays as it is until the answer is there, and only the last of what was typed meanwhile
/// is looked for.
void ApplicantListModel::searchInBackground()
{
    if (std::exchange(m_isSearching, true)) {
        m_searchAgain = true;
        return;
    }
    if (!m_searcher)
        m_searcher = std::make_unique<SeasonThread>(m_season->path());
    m_searcher->run(
        this,
        [query = m_query, filter = readersFilter(), scope = scope()](auto &season) {
            return found(season.applicants(), query, filter, scope);
        },
        [this](const Result<FoundApplicants> &found) {
            m_isSearching = false;
            if (std::exchange(m_searchAgain, false))
                search();
            else if (searches())
                showFound(found);
        });
}

void ApplicantListModel::showFound(const Result<FoundApplicants> &found)
{
    beginResetModel();
    const FoundApplicants now = found.value_or(FoundApplicants());
    m_found = now.all;
    m_foundOtherwise = now.otherwise;
    filterAll();
    endResetModel();
}

bool ApplicantListModel::isFound(const ListedApplicant &item) const
{
    return item.isClosed() ? findsClosed(item) : std::ranges::binary_search(m_found, item.row.id);
}

/// What is found in documents behind a conflict of interest would tell what is in them: only the
/// name and my own states find such an applicant.
bool ApplicantListModel::findsClosed(const ListedApplicant &item) const
{
    ApplicantFilter byState;
    byState.reviewer = m_filter.reviewer;
    byState.reviewStates = m_filter.reviewStates;
    const bool wanted =
        m_filter.reviewStates.isEmpty() || m_filter.reviewStates.contains(nameOf(*item.state));
    return wanted && m_filter == byState &&
           shownName(item.row).contains(m_query.trimmed(), Qt::CaseInsensitive);
}

QList<ApplicantId> ApplicantListModel::order() const
{
    QList<ApplicantId> ids;
    ids.reserve(m_shown.size());
    for (const qsizetype i : m_shown)
        ids.append(m_all[i].row.id);
    return ids;
}

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

QStringList ApplicantListModel::shownLists(const ListedApplicant &item) const
{
    return item.isClosed() || m_blindness.hides(BlindField::Institution) ? QStringList()
                                                                         : item.row.lists;
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
        const auto scale = scaleOf(item.row);
        const bool isCompared =
            scale && (!m_filter.gpaScale || isSameScale(*scale, *m_filter.gpaScale));
        coverage.without += item.row.gpa ? 0 : 1;
        coverage.otherScale += item.row.gpa && !isCompared ? 1 : 0;
        if (std::ranges::binary_search(m_found, item.row.id))
            coverage.unchecked += item.row.isUnchecked(QStringLiteral("gpa")) ? 1 : 0;
    }
    return coverage;
}

int ApplicantListModel::uncheckedShown() const
{
    QStringList facts = comparedFacts(m_filter);
    if (m_blindness.hides(BlindField::Institution))
        facts.removeIf(
            [](const QString &fact) { return fact.endsWith(QLatin1StringView("nstitution")); });
    if (facts.isEmpty())
        return 0;
    return int(std::ranges::count_if(m_shown, [&](qsizetype at) {
        const QStringList unchecked = m_all[at].row.uncheckedFacts();
        return !m_all[at].isClosed() && std::ranges::any_of(facts, [&](const QString &fact) {
            return unchecked.contains(fact);
        });
    }));
}

QModelIndex ApplicantListModel::indexOf(ApplicantId applicant) const
{
    const auto found = std::ranges::lower_bound(
        m_all, applicant, std::less(), [](const ListedApplicant &item) { return item.row.id; });
    if (found == m_all.end() || found->row.id != applicant)
        return {};
    const int row = m_rows[found - m_all.begin()];
    return row < 0 ? QModelIndex() : index(row);
}

int ApplicantListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant ApplicantListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown.size())
        return {};
    const ListedApplicant &item = m_all[m_shown[index.row()]];
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
        return shownSchool(item);
    case ListsRole:
        return shownLists(item);
    case LevelRole:
        return item.isClosed() ? QString() : item.row.level.text();
    case AreaRole:
        return item.isClosed() ? QString() : item.row.area;
    case NeedsLookRole:
        return item.isClosed() ? 0 : shownOpen(item.row);
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
    case WithdrawnRole: // the reason may name somebody
        return item.row.isWithdrawn
                   ? QVariant(m_blindness.isOn() ? QString() : item.row.withdrawnReason)
                   : QVariant();
    default:
        return {};
    }
}

} // namespace Bole
