// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/applicantsearcher.h"
#include "model/desk/applicanttable.h"
#include "model/desk/cellwords.h"
#include "model/desk/filtercoverage.h"
#include "model/review/blindness.h"

#include <QAbstractTableModel>
#include <QSet>
#include <QTimer>

#include <memory>

namespace Bole {

/// The table of everybody: chosen columns, filtered, in the order of one of them. Values are read
/// and sorted on the loading thread where there are many; until then the first of them are shown.
/// Owned by the view, lives on the window's thread.
class ApplicantTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole + 1, ///< ApplicantId
        UncheckedRole,             ///< nobody has checked the value yet
        NumberRole,                ///< the column holds numbers
        ColumnRole,                ///< the column's id; also of a heading
        NameRole,                  ///< of the applicant, as it may be shown
    };
    explicit ApplicantTableModel(QObject *parent = nullptr);
    ~ApplicantTableModel() override;

    void setDesk(Desk *desk); ///< nullptr before the desk goes
    /// Nothing is read while nobody looks; what has changed meanwhile is read afterwards.
    void setActive(bool active);

    void setColumns(const QStringList &columns); ///< ids
    const QStringList &columns() const { return m_columns; }
    QList<TableColumn> shownColumns() const { return m_table->columns; }
    /// All that there are, for whoever chooses.
    QList<TableColumn> allColumns() const;
    void setSpoken(const CellWords &spoken) { m_spoken = spoken; }
    void setQuery(const QString &query);
    void setFilter(const ApplicantFilter &filter);
    void setOrder(const QString &column, bool descending);
    const QString &query() const { return m_query; }
    const ApplicantFilter &filter() const { return m_filter; }
    const QString &orderColumn() const { return m_orderColumn; }
    bool isDescending() const { return m_isDescending; }
    int columnOf(const QString &id) const; ///< -1: not shown

    // What the filter leaves out and cannot know, as the list says it.
    GpaCoverage gpaCoverage() const;
    int uncheckedShown() const;

    qsizetype total() const { return m_table->rows.size(); } ///< whoever is shown
    bool isWhole() const { return m_isWhole; }
    ApplicantId applicantAt(int row) const;
    int rowOf(ApplicantId applicant) const; ///< -1: not shown

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

public slots:
    void reload();

private:
    using Table = std::shared_ptr<const ApplicantTable>;

    void watch(Desk *desk);
    TableRequest request() const;
    bool areMany() const;
    void readFirst();
    void readEverybody();
    void refresh(const QList<Bole::ApplicantId> &applicants);
    void take(Table table, QList<qsizetype> sorted, bool isWhole);
    void sortAgain();
    void search();
    void showFound(const FoundApplicants &found);
    void filterRows();
    bool searches() const;
    bool isFound(const TableRow &row) const;
    bool isForMe(const Blindness &shown) const;
    QVariant cellData(const TableCell &cell, int column, int role) const;

    Desk *m_desk = nullptr;
    const DeskState *m_state = nullptr;
    QStringList m_columns = usualTableColumns();
    QString m_orderColumn = QStringLiteral("name");
    bool m_isDescending = false;
    QString m_query;
    ApplicantFilter m_filter;
    Table m_table = std::make_shared<const ApplicantTable>();
    Blindness m_blindness; ///< under which it was made
    ReviewerId m_shownTo;
    QList<qsizetype> m_sorted; ///< all rows of the table, in order
    QList<qsizetype> m_shown;  ///< of those, whom the search found
    QList<int> m_rows;         ///< where each row of the table is shown; -1: not
    QList<ApplicantId> m_found;
    QList<ApplicantId> m_foundOtherwise; ///< without the condition on the GPA
    ApplicantSearcher m_searcher;
    QTimer m_soon; ///< several changes are read at once
    QTimer m_changedSoon;
    QSet<ApplicantId> m_changed; ///< who is to be read anew then
    bool m_isActive = false;
    bool m_isStale = true;
    bool m_isWhole = true;
    bool m_isLoading = false;
    bool m_loadAgain = false;
    CellWords m_spoken;
};

} // namespace Bole
