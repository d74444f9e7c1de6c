// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparelayout.h"

#include <QAbstractTableModel>

namespace Bole {

/// A comparison as a table: a row for each line of the layout, a column for each applicant. What
/// rows are called is the view's to say.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        HeadingRole = Qt::UserRole, ///< this row is a group's heading
        FoldedRole,                 ///< and the group is folded
        BestRole,
        UncheckedRole, ///< nobody has looked at what needs a look
        MattersRole,   ///< a large difference
        LacksRole,     ///< somebody has nothing where others have something
        DetailsRole,   ///< there are details to unfold
        UnfoldedRole,  ///< and they are shown
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(const Comparison &comparison, const CompareLayout &layout);
    void setLayout(const CompareLayout &layout);
    /// How to say a group, a row and what a cell is made of.
    struct Words
    {
        std::function<QString(CompareRow::Group, int folded)> group; ///< and equal rows
        std::function<QString(const CompareRow &)> row;
        std::function<QString(const CompareRow &, const CompareCell &)> text;
        std::function<QString(const CompareRow &, const CompareCell &)> explanation;
        std::function<QString(const CompareRow &)> marks;   ///< what the signs before a row mean
        std::function<QString(const QModelIndex &)> spoken; ///< a cell for a screen reader
    };
    void setWords(const Words &words);

    const Comparison &comparison() const { return m_comparison; }
    const CompareLayout &layout() const { return m_layout; }
    const QList<CompareLine> &lines() const { return m_lines; }
    QString idAt(int row) const { return idOf(m_lines[row], m_comparison.rows); }
    /// nullptr for a heading.
    const CompareRow *rowAt(int row) const;
    /// A cell with all that is in it, also what is folded away.
    QString wholeText(const CompareRow &row, const CompareCell &cell) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    bool isUnfolded(const CompareRow &row) const { return m_layout.unfolded.contains(row.id()); }

    Comparison m_comparison;
    CompareLayout m_layout;
    QList<CompareLine> m_lines;
    Words m_words;
};

} // namespace Bole
