// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantsearcher.h"

#include "model/desk/applicanttable.h"
#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskstate.h"
#include "model/season/applicantstore.h"
#include "model/season/ownfieldstore.h"
#include "model/season/rosterstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"

#include <algorithm>
#include <utility>

namespace Bole {

namespace {

const QString unreadLanguage = QStringLiteral("en"); // of headings, which nobody reads here

/// What is searched in. What the reader may see is read only where it is asked for.
struct SearchedStores
{
    const ApplicantStore &applicants;
    const RosterStore &rosters;
    std::function<BlindedSeason()> visible;
};

/// A value of a column of the table of everybody, as the reader may see it, by applicant.
Result<QHash<ApplicantId, Cell>> cellsOf(const SearchedStores &stores,
                                         const QList<ApplicantId> &applicants, ReviewerId reader,
                                         const QString &column)
{
    return applicantTable(stores.visible(), {reader, unreadLanguage, {column}, false}, applicants)
        .transform([](const ApplicantTable &table) {
            QHash<ApplicantId, Cell> cells;
            for (const TableRow &row : table.rows)
                cells.insert(row.id, row.cells.value(0).value);
            return cells;
        });
}

/// Of those found, the ones whom the committee gave at least so much.
Result<QList<ApplicantId>> withTotal(const SearchedStores &stores, QList<ApplicantId> found,
                                     double least, ReviewerId reader)
{
    return cellsOf(stores, found, reader, QStringLiteral("total"))
        .transform([&](const QHash<ApplicantId, Cell> &cells) {
            found.removeIf([&](ApplicantId applicant) {
                const Cell cell = cells.value(applicant);
                const auto *total = std::get_if<double>(&cell);
                return !total || *total < least - 1e-9;
            });
            return found;
        });
}

/// Of those found, the ones who apply for such a programme: by the committee's roster, or by what
/// they wrote themselves.
Result<QList<ApplicantId>> withProgramme(const SearchedStores &stores, QList<ApplicantId> found,
                                         const QString &programme, ReviewerId reader)
{
    const auto rosters = stores.rosters.all();
    if (!rosters)
        return std::unexpected(rosters.error());
    return cellsOf(stores, found, reader, QStringLiteral("programme"))
        .transform([&](const QHash<ApplicantId, Cell> &cells) {
            found.removeIf([&](ApplicantId applicant) {
                const QString listed =
                    rosterValue(rosters->value(applicant), RosterField::Programme);
                const QString named = listed.isEmpty() ? cellText(cells.value(applicant)) : listed;
                return !named.contains(programme, Qt::CaseInsensitive);
            });
            return found;
        });
}

/// What SQL cannot ask for.
Result<QList<ApplicantId>> narrowed(const SearchedStores &stores, const QList<ApplicantId> &found,
                                    const ApplicantFilter &filter, ReviewerId reader)
{
    Result<QList<ApplicantId>> left = found;
    if (!filter.programme.isEmpty())
        left = withProgramme(stores, *left, filter.programme, reader);
    if (left && filter.totalAtLeast)
        left = withTotal(stores, *left, *filter.totalAtLeast, reader);
    return left;
}

Result<QList<ApplicantId>> matching(const SearchedStores &stores, const QString &query,
                                    const ApplicantFilter &filter, const SearchScope &scope)
{
    return stores.applicants.matching(query, filter, scope)
        .and_then([&](const QList<ApplicantId> &found) {
            return narrowed(stores, found, filter, scope.reader);
        });
}

/// Of those found, whose name has every word.
QList<ApplicantId> byName(const ApplicantStore &applicants, const QString &query,
                          const SearchScope &scope, const QList<ApplicantId> &found)
{
    if (query.trimmed().isEmpty() || !scope.names)
        return {};
    SearchScope names = scope;
    names.schools = names.publications = names.text = false;
    names.notes = SearchScope::Notes::None;
    const auto named = applicants.matching(query, {}, names).value_or(QList<ApplicantId>());
    QList<ApplicantId> both;
    std::ranges::set_intersection(found, named, std::back_inserter(both));
    return both;
}

Result<FoundApplicants> search(const SearchedStores &stores, const QString &query,
                               const ApplicantFilter &filter, const SearchScope &scope)
{
    const auto all = matching(stores, query, filter, scope);
    if (!all)
        return std::unexpected(all.error());
    FoundApplicants found{*all, {}, byName(stores.applicants, query, scope, *all)};
    if (!filter.gpaAtLeast)
        return found;
    ApplicantFilter others = filter;
    others.gpaAtLeast.reset();
    others.gpaScale.reset();
    return matching(stores, query, others, scope).transform([&](const QList<ApplicantId> &ids) {
        found.otherwise = ids;
        return found;
    });
}

} // namespace

ApplicantSearcher::ApplicantSearcher(QObject *parent) : QObject(parent) {}

ApplicantSearcher::~ApplicantSearcher() = default;

void ApplicantSearcher::setDesk(Desk *desk)
{
    m_state = desk ? &desk->applicants().m_state : nullptr;
    m_thread.reset();
    m_isWaited = false;
    m_isSearching = false;
    m_searchAgain = false;
}

/// What is asked about "my" review is asked about the reader's, unless somebody else is named.
ApplicantFilter ApplicantSearcher::readersFilter() const
{
    ApplicantFilter filter = m_filter;
    if (!filter.reviewer.isValid())
        filter.reviewer = m_state->reviewer;
    return filter;
}

SearchScope ApplicantSearcher::scope() const
{
    const Blindness blindness = BlindedSeason::atDesk(*m_state, {}).viewer().blindness;
    SearchScope scope;
    scope.reader = m_state->reviewer;
    scope.names = !blindness.hides(BlindField::Name);
    scope.text = !blindness.isOn();
    scope.schools = !blindness.hides(BlindField::Institution);
    scope.insideWords = m_isInsideWords;
    scope.hiddenFields = unsearchedFields(m_state->season.ownFields(), blindness);
    return scope;
}

void ApplicantSearcher::find(const QString &query, const ApplicantFilter &filter)
{
    m_query = query;
    m_filter = filter;
    m_isWaited = m_state != nullptr;
    if (!m_state)
        return emit found({});
    const ApplicantStore &applicants = m_state->season.applicants();
    if (applicants.areMany())
        return findInBackground();
    m_isWaited = false;
    const SearchedStores stores{applicants, m_state->season.rosters(), [this] {
                                    return BlindedSeason::atDesk(*m_state);
                                }};
    emit found(search(stores, m_query, readersFilter(), scope()).value_or(FoundApplicants()));
}

void ApplicantSearcher::cancel()
{
    m_isWaited = false;
    m_searchAgain = false;
}

void ApplicantSearcher::findInBackground()
{
    if (std::exchange(m_isSearching, true)) {
        m_searchAgain = true;
        return;
    }
    if (!m_thread)
        m_thread = std::make_unique<SeasonThread>(m_state->season.path());
    m_thread->run(
        this,
        [query = m_query, filter = readersFilter(), scope = scope()](auto &season) {
            const SearchedStores stores{season.applicants(), season.rosters(), [&] {
                                            return BlindedSeason::atDesk(season, scope.reader,
                                                                         unreadLanguage);
                                        }};
            return search(stores, query, filter, scope);
        },
        [this](const Result<FoundApplicants> &answer) {
            m_isSearching = false;
            if (std::exchange(m_searchAgain, false))
                findInBackground();
            else if (std::exchange(m_isWaited, false))
                emit found(answer.value_or(FoundApplicants()));
        });
}

} // namespace Bole
