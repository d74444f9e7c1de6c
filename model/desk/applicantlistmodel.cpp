// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantlistmodel.h"

#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskstate.h"
#include "model/desk/loadingpace.h"
#include "model/review/blinder.h"
#include "model/review/scorebook.h"
#include "model/season/applicantstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"

#include <algorithm>

namespace Bole {

ApplicantListModel::ApplicantListModel(QObject *parent) : QAbstractListModel(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &ApplicantListModel::readEverybody);
    connect(&m_searcher, &ApplicantSearcher::found, this, &ApplicantListModel::showFound);
    connect(&m_lines, &FoundLines::arrived, this, [this](ApplicantId applicant) {
        if (const QModelIndex index = indexOf(applicant); index.isValid())
            emit dataChanged(index, index, {FoundLineRole});
    });
}

ApplicantListModel::~ApplicantListModel() = default;

void ApplicantListModel::setDesk(Desk *desk)
{
    if (m_desk)
        disconnect(m_desk, nullptr, this, nullptr);
    m_desk = desk;
    m_state = desk ? &desk->applicants().m_state : nullptr;
    m_season = m_state ? &m_state->season : nullptr;
    m_searcher.setDesk(desk);
    m_lines.setDesk(m_state);
    m_soon.stop();
    m_isLoading = false;
    m_loadAgain = false;
    m_found.clear();
    if (desk) {
        m_language = desk->language();
        connect(desk, &Desk::reviewerChanged, this, &ApplicantListModel::reload);
        connect(desk, &Desk::languageChanged, this, &ApplicantListModel::setLanguage);
        connect(desk, &Desk::applicantsAdded, this, &ApplicantListModel::reload);
        connect(desk, &Desk::applicantsChanged, this, &ApplicantListModel::refreshRows);
        connect(desk, &Desk::reviewsChanged, this, &ApplicantListModel::refreshReview);
        connect(desk, &Desk::decisionsChanged, this, [this] {
            if (!m_filter.decisions.isEmpty() || !m_filter.stages.isEmpty())
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

ListRequest ApplicantListModel::request() const
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

void ApplicantListModel::setInsideWords(bool inside)
{
    m_searcher.setInsideWords(inside);
    if (searches())
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

void ApplicantListModel::setSort(const ListSort &sort)
{
    if (sort == m_sort)
        return;
    const bool isRead = isReadForOrder(sort.order) && sort.order != m_sort.order;
    m_sort = sort;
    if (isRead)
        return reload();
    beginResetModel();
    sortAll();
    filterAll();
    endResetModel();
}

void ApplicantListModel::reload()
{
    if (m_season && m_season->applicants().areMany())
        return reloadInBackground();
    show(m_season ? read(-1) : ListedApplicants());
}

/// Here and now: everybody, or the first of them.
ListedApplicants ApplicantListModel::read(int atMost) const
{
    // My own states are read with the list: mostly only what is hidden of everybody is needed.
    const BlindedSeason visible = isReadForOrder(m_sort.order)
                                      ? BlindedSeason::atDesk(*m_state)
                                      : BlindedSeason::atDesk(*m_state, {});
    return listedApplicants(visible, m_season->applicants(), m_season->reviews(),
                            m_season->rosters(), request(), atMost)
        .value_or(ListedApplicants());
}

/// Somebody to look at until everybody is there.
void ApplicantListModel::showFirst()
{
    show(read(shownAtOnce));
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
        this,
        asSeenBy(
            reviewer(), m_language,
            [wanted = request()](const BlindedSeason &visible, const ApplicantStore &applicants,
                                 const ReviewStore &reviews, const RosterStore &rosters) {
                return listedApplicants(visible, applicants, reviews, rosters, wanted);
            },
            &Season::applicants, &Season::reviews, &Season::rosters),
        [this, asked = request()](Result<ListedApplicants> loaded) {
            m_isLoading = false;
            const bool isCurrent = asked.reviewer == reviewer() && asked.language == m_language &&
                                   asked.withdrawn == m_filter.withdrawn &&
                                   (asked.sort == m_sort || !isReadForOrder(m_sort.order)) &&
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
    if (everybody.sort == m_sort)
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
        m_season->background().destroyInBackground(std::move(everybody.items));
}

/// Where somebody stands in `m_all`; -1: nowhere.
qsizetype ApplicantListModel::positionOf(ApplicantId applicant) const
{
    const auto found = std::ranges::lower_bound(
        m_all, applicant, std::less(), [](const ListedApplicant &item) { return item.row.id; });
    return found != m_all.end() && found->row.id == applicant ? found - m_all.begin() : -1;
}

ListedApplicant *ApplicantListModel::find(ApplicantId applicant)
{
    const qsizetype at = positionOf(applicant);
    return at < 0 ? nullptr : &m_all[at];
}

void ApplicantListModel::rowChanged(ApplicantId applicant)
{
    m_loadAgain = m_isLoading; // what is on its way may have been read before this change
    if (const QModelIndex index = indexOf(applicant); index.isValid())
        emit dataChanged(index, index);
}

void ApplicantListModel::refreshRows(const QList<ApplicantId> &applicants)
{
    // One by one, thousands would hold up the window.
    if (m_season && applicants.size() > refreshedAtOnce && m_season->applicants().areMany())
        return reload();
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
        // Who is called what was typed stands above those who only mention it.
        std::ranges::stable_partition(m_shown, [this](qsizetype i) {
            return std::ranges::binary_search(m_foundByName, m_all[i].row.id);
        });
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

QString ApplicantListModel::shownSchool(const ListedApplicant &item) const
{
    if (item.isClosed())
        return {};
    return m_blindness.hides(BlindField::Institution) ? hiddenWord(m_language)
                                                      : item.row.institution;
}

void ApplicantListModel::search()
{
    if (searches()) {
        m_searcher.find(m_query, m_filter);
    } else {
        m_searcher.cancel();
        showFound({});
    }
}

void ApplicantListModel::showFound(const FoundApplicants &found)
{
    beginResetModel();
    m_found = found.all;
    m_foundOtherwise = found.otherwise;
    m_foundByName = found.byName;
    m_lines.forget();
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

QStringList ApplicantListModel::shownLists(const ListedApplicant &item) const
{
    return item.isClosed() || m_blindness.hides(BlindField::Institution) ? QStringList()
                                                                         : item.row.lists;
}

QModelIndex ApplicantListModel::indexOf(ApplicantId applicant) const
{
    const qsizetype at = positionOf(applicant);
    const int row = at < 0 ? -1 : m_rows[at];
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
    case Qt::AccessibleTextRole:
        return m_spoken ? m_spoken(index) : shownName(item.row);
    case Qt::DisplayRole:
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
    case FoundLineRole:
        return m_query.trimmed().isEmpty() ? QVariant()
                                           : QVariant::fromValue(m_lines.of(item.row.id, m_query));
    case WithdrawnRole: // the reason may name somebody
        return item.row.isWithdrawn
                   ? QVariant(m_blindness.isOn() ? QString() : item.row.withdrawnReason)
                   : QVariant();
    default:
        return {};
    }
}

} // namespace Bole
