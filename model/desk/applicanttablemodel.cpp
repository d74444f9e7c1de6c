// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicanttablemodel.h"

#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskstate.h"
#include "model/desk/loadingpace.h"
#include "model/record/recordbounds.h"
#include "model/season/applicantstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"
#include "model/season/withstores.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace Bole {

namespace {

/// What the loading thread brings.
struct SortedTable
{
    std::shared_ptr<const ApplicantTable> table;
    QList<qsizetype> sorted;
    Blindness blindness;
};

/// As a table shows it: a file keeps four digits, two are enough to look at. A roster may hold a
/// whole letter in a cell, of which a line is shown.
QString shownText(const Cell &cell)
{
    constexpr qsizetype longest = 500;
    const auto *number = std::get_if<double>(&cell);
    return boundedLine(cellText(number ? Cell(std::round(*number * 100) / 100) : cell), longest);
}

int columnIn(const ApplicantTable &table, const QString &id)
{
    const auto found = std::ranges::find(table.columns, id, &TableColumn::id);
    return found == table.columns.end() ? -1 : int(found - table.columns.begin());
}

Result<SortedTable> sortedTable(const BlindedSeason &season, const TableRequest &request,
                                const QString &column, bool descending, int atMost = -1)
{
    return applicantTable(season, request, atMost).transform([&](ApplicantTable &&made) {
        SortedTable result{std::make_shared<const ApplicantTable>(std::move(made)), {}, {}};
        result.sorted = sortedRows(*result.table, columnIn(*result.table, column), descending,
                                   request.language);
        result.blindness = season.viewer().blindness;
        return result;
    });
}

} // namespace

ApplicantTableModel::ApplicantTableModel(QObject *parent) : QAbstractTableModel(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &ApplicantTableModel::readEverybody);
    m_changedSoon.setSingleShot(true);
    connect(&m_changedSoon, &QTimer::timeout, this,
            [this] { refresh(std::exchange(m_changed, {}).values()); });
    connect(&m_searcher, &ApplicantSearcher::found, this, &ApplicantTableModel::showFound);
}

ApplicantTableModel::~ApplicantTableModel() = default;

void ApplicantTableModel::setDesk(Desk *desk)
{
    if (m_desk)
        disconnect(m_desk, nullptr, this, nullptr);
    m_desk = desk;
    m_state = desk ? &desk->applicants().m_state : nullptr;
    m_searcher.setDesk(desk);
    m_soon.stop();
    m_changedSoon.stop();
    m_changed.clear();
    m_isLoading = false;
    m_loadAgain = false;
    m_found.clear();
    if (desk)
        watch(desk);
    take(std::make_shared<const ApplicantTable>(), {}, true);
    reload();
}

void ApplicantTableModel::watch(Desk *desk)
{
    const auto refreshOne = [this](ApplicantId applicant) {
        m_changed.insert(applicant);
        m_changedSoon.start();
    };
    connect(desk, &Desk::reviewerChanged, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::languageChanged, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::applicantsAdded, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::applicantsChanged, this, &ApplicantTableModel::refresh);
    connect(desk, &Desk::recordChanged, this, refreshOne);
    connect(desk, &Desk::documentsChanged, this, refreshOne);
    connect(desk, &Desk::reviewsChanged, this, refreshOne);
    connect(desk, &Desk::decisionsChanged, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::assignmentsChanged, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::shortlistsChanged, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::settingsChanged, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::rubricsChanged, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::reviewersChanged, this, &ApplicantTableModel::reload);
    connect(desk, &Desk::reset, this, &ApplicantTableModel::reload);
}

void ApplicantTableModel::setActive(bool active)
{
    m_isActive = active;
    if (active && std::exchange(m_isStale, false))
        reload();
}

TableRequest ApplicantTableModel::request() const
{
    return {m_state->reviewer, m_state->language, m_columns, m_filter.withdrawn};
}

bool ApplicantTableModel::areMany() const
{
    return m_state->season.applicants().areMany();
}

/// Whether what is hidden from the reader is still the same.
bool ApplicantTableModel::isForMe(const Blindness &shown) const
{
    return shown == BlindedSeason::atDesk(*m_state, {}).viewer().blindness;
}

void ApplicantTableModel::reload()
{
    if (!m_isActive || !m_state) {
        m_isStale = true;
        return;
    }
    if (!areMany())
        return readFirst();
    // What only the one before may see does not stay until everybody has been read.
    if (m_table->rows.isEmpty() || m_shownTo != m_state->reviewer || !isForMe(m_blindness))
        readFirst();
    if (m_isLoading)
        m_loadAgain = true;
    else if (!m_soon.isActive())
        m_soon.start();
}

/// Everybody where there are few, else somebody to look at until everybody is there.
void ApplicantTableModel::readFirst()
{
    const bool many = areMany();
    auto loaded = sortedTable(BlindedSeason::atDesk(*m_state), request(), m_orderColumn,
                              m_isDescending, many ? shownAtOnce : -1);
    if (!loaded)
        return;
    m_blindness = loaded->blindness;
    m_shownTo = m_state->reviewer;
    take(std::move(loaded->table), std::move(loaded->sorted), !many);
}

void ApplicantTableModel::readEverybody()
{
    if (!m_state)
        return;
    m_isLoading = true;
    m_state->season.background().run(
        this,
        asSeenBy(m_state->reviewer, m_state->language,
                 [wanted = request(), column = m_orderColumn,
                  descending = m_isDescending](const BlindedSeason &season) {
                     return sortedTable(season, wanted, column, descending);
                 }),
        [this, asked = request(), column = m_orderColumn,
         descending = m_isDescending](Result<SortedTable> loaded) {
            m_isLoading = false;
            const bool isCurrent =
                m_state && asked == request() && (!loaded || isForMe(loaded->blindness));
            if (loaded && isCurrent) {
                m_blindness = loaded->blindness;
                m_shownTo = m_state->reviewer;
                take(std::move(loaded->table), std::move(loaded->sorted), true);
                if (column != m_orderColumn || descending != m_isDescending)
                    sortAgain();
            }
            if (std::exchange(m_loadAgain, false) || !isCurrent)
                reload();
        });
}

/// Those who were changed, where they stand: nothing moves under the pointer.
void ApplicantTableModel::refresh(const QList<ApplicantId> &applicants)
{
    if (!m_isActive || !m_state || m_isLoading || applicants.size() > refreshedAtOnce)
        return reload();
    const auto fresh = applicantTable(BlindedSeason::atDesk(*m_state), request(), applicants);
    const auto rows = m_state->season.applicants().rows(applicants);
    if (!fresh || !rows || fresh->rows.size() != applicants.size() ||
        fresh->columns.size() != m_table->columns.size())
        return reload();
    auto table = std::make_shared<ApplicantTable>(*m_table); // rows are shared, not copied
    for (const TableRow &row : fresh->rows) {
        const auto known = std::ranges::lower_bound(table->rows, row.id, {}, &TableRow::id);
        const auto fact = std::ranges::find(*rows, row.id, &ApplicantRow::id);
        if (known == table->rows.end() || known->id != row.id ||
            fact->isWithdrawn != m_filter.withdrawn)
            return reload(); // somebody came or went
        *known = row;
    }
    m_table = std::move(table);
    for (const ApplicantId applicant : applicants) {
        if (const int row = rowOf(applicant); row >= 0)
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

void ApplicantTableModel::take(Table table, QList<qsizetype> sorted, bool isWhole)
{
    beginResetModel();
    const Table before = std::exchange(m_table, std::move(table));
    m_sorted = std::move(sorted);
    m_isWhole = isWhole;
    filterRows(); // with what was found last, until it is looked for again
    endResetModel();
    if (searches())
        search();
    // To let go of many takes as long as to take them up.
    if (m_state && before->rows.size() > shownAtOnce)
        m_state->season.background().destroyInBackground(before);
}

void ApplicantTableModel::setColumns(const QStringList &columns)
{
    if (m_columns == columns)
        return;
    m_columns = columns;
    reload();
}

QList<TableColumn> ApplicantTableModel::allColumns() const
{
    if (!m_state)
        return {};
    return tableColumns(BlindedSeason::atDesk(*m_state), m_state->language)
        .value_or(QList<TableColumn>());
}

void ApplicantTableModel::setOrder(const QString &column, bool descending)
{
    if (m_orderColumn == column && m_isDescending == descending)
        return;
    m_orderColumn = column;
    m_isDescending = descending;
    sortAgain();
}

void ApplicantTableModel::sort(int column, Qt::SortOrder order)
{
    if (column >= 0 && column < m_table->columns.size())
        setOrder(m_table->columns[column].id, order == Qt::DescendingOrder);
}

void ApplicantTableModel::sortAgain()
{
    if (!m_state)
        return;
    const int column = columnIn(*m_table, m_orderColumn);
    const auto show = [this](const QList<qsizetype> &sorted) {
        beginResetModel();
        m_sorted = sorted;
        filterRows();
        endResetModel();
    };
    if (!areMany())
        return show(sortedRows(*m_table, column, m_isDescending, m_state->language));
    m_state->season.background().run(
        this,
        withStores(
            [table = m_table, column, descending = m_isDescending, language = m_state->language] {
                return Result<QList<qsizetype>>(sortedRows(*table, column, descending, language));
            }),
        [this, show, table = m_table, id = m_orderColumn,
         descending = m_isDescending](const Result<QList<qsizetype>> &sorted) {
            // Else another order was asked for, or everybody has been read anew.
            if (sorted && sorted->size() == m_table->rows.size() && id == m_orderColumn &&
                descending == m_isDescending)
                show(*sorted);
        });
}

bool ApplicantTableModel::searches() const
{
    return !m_query.trimmed().isEmpty() || !m_filter.isEmpty();
}

void ApplicantTableModel::setQuery(const QString &query)
{
    if (m_query == query)
        return;
    m_query = query;
    search();
}

void ApplicantTableModel::setFilter(const ApplicantFilter &filter)
{
    const bool isOtherTable = m_filter.withdrawn != filter.withdrawn;
    m_filter = filter;
    if (isOtherTable)
        reload();
    else
        search();
}

void ApplicantTableModel::search()
{
    if (searches()) {
        m_searcher.find(m_query, m_filter);
    } else {
        m_searcher.cancel();
        showFound({});
    }
}

void ApplicantTableModel::showFound(const FoundApplicants &found)
{
    beginResetModel();
    m_found = found.all;
    m_foundOtherwise = found.otherwise;
    filterRows();
    endResetModel();
}

/// What is found in documents behind a conflict of interest would tell what is in them: only the
/// name finds such an applicant.
bool ApplicantTableModel::isFound(const TableRow &row) const
{
    if (row.isClosed)
        return m_filter.isEmpty() && row.name.contains(m_query.trimmed(), Qt::CaseInsensitive);
    return std::ranges::binary_search(m_found, row.id);
}

void ApplicantTableModel::filterRows()
{
    m_shown.clear();
    const bool everybody = !searches();
    std::ranges::copy_if(m_sorted, std::back_inserter(m_shown),
                         [&](qsizetype i) { return everybody || isFound(m_table->rows[i]); });
    m_rows.fill(-1, m_table->rows.size());
    for (qsizetype row = 0; row < m_shown.size(); ++row)
        m_rows[m_shown[row]] = int(row);
}

GpaCoverage ApplicantTableModel::gpaCoverage() const
{
    GpaCoverage coverage;
    if (!m_filter.gpaAtLeast)
        return coverage;
    for (const TableRow &row : m_table->rows) {
        if (row.isClosed || !std::ranges::binary_search(m_foundOtherwise, row.id))
            continue;
        coverage.add(m_filter, row.gpa, row.gpaScale,
                     !isFound(row) || !row.unchecked.contains(QStringLiteral("gpa")));
    }
    return coverage;
}

int ApplicantTableModel::uncheckedShown() const
{
    const QStringList facts =
        m_state ? factsComparedBy(m_filter, m_blindness, *m_state) : QStringList();
    if (facts.isEmpty())
        return 0;
    return int(std::ranges::count_if(m_shown, [&](qsizetype at) {
        const TableRow &row = m_table->rows[at];
        return !row.isClosed && std::ranges::any_of(facts, [&](const QString &fact) {
            return row.unchecked.contains(fact);
        });
    }));
}

int ApplicantTableModel::columnOf(const QString &id) const
{
    return columnIn(*m_table, id);
}

ApplicantId ApplicantTableModel::applicantAt(int row) const
{
    return row >= 0 && row < m_shown.size() ? m_table->rows[m_shown[row]].id : ApplicantId();
}

int ApplicantTableModel::rowOf(ApplicantId applicant) const
{
    const auto found = std::ranges::lower_bound(m_table->rows, applicant, {}, &TableRow::id);
    return found == m_table->rows.end() || found->id != applicant
               ? -1
               : m_rows[found - m_table->rows.begin()];
}

int ApplicantTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int ApplicantTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table->columns.size());
}

QVariant ApplicantTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown.size())
        return {};
    const TableRow &row = m_table->rows[m_shown[index.row()]];
    if (role == IdRole)
        return QVariant::fromValue(row.id);
    if (role == NameRole)
        return row.name;
    if (role == Qt::AccessibleTextRole && m_spoken)
        return m_spoken(index);
    return index.column() < row.cells.size()
               ? cellData(row.cells[index.column()], index.column(), role)
               : QVariant();
}

QVariant ApplicantTableModel::cellData(const TableCell &cell, int column, int role) const
{
    const TableColumn &shown = m_table->columns[column];
    switch (role) {
    case Qt::DisplayRole:
        return shownText(cell.value);
    case Qt::ToolTipRole: // a column may be too narrow for it
        return std::holds_alternative<QString>(cell.value) ? shownText(cell.value) : QString();
    case Qt::AccessibleTextRole:
        return QString(shown.heading + QStringLiteral(": ") + shownText(cell.value));
    case UncheckedRole:
        return cell.isUnchecked && !std::holds_alternative<std::monostate>(cell.value);
    case NumberRole:
        return shown.isNumber;
    case ColumnRole:
        return shown.id;
    default:
        return {};
    }
}

QVariant ApplicantTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_table->columns.size())
        return {};
    const TableColumn &column = m_table->columns[section];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return column.heading;
    case Qt::TextAlignmentRole:
        return int((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case ColumnRole:
        return column.id;
    case NumberRole:
        return column.isNumber;
    default:
        return {};
    }
}

} // namespace Bole
