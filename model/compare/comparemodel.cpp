// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparemodel.h"

namespace Bole {

void CompareModel::setComparison(const Comparison &comparison, const CompareLayout &layout)
{
    beginResetModel();
    m_comparison = comparison;
    m_layout = layout;
    m_lines = arranged(m_comparison.rows, m_layout);
    endResetModel();
}

void CompareModel::setLayout(const CompareLayout &layout)
{
    setComparison(m_comparison, layout);
}

void CompareModel::setWords(const Words &words)
{
    beginResetModel();
    m_words = words;
    endResetModel();
}

const CompareRow *CompareModel::rowAt(int row) const
{
    if (row < 0 || row >= m_lines.size() || m_lines[row].isHeading())
        return nullptr;
    return &m_comparison.rows[m_lines[row].row];
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int CompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_comparison.applicants.size());
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const CompareRow *row = rowAt(index.row());
    if (role == HeadingRole)
        return !row;
    if (role == Qt::AccessibleTextRole && m_words.spoken)
        return m_words.spoken(index);
    if (!row)
        return {};
    const CompareCell &cell = row->cells[index.column()];
    switch (role) {
    case Qt::DisplayRole:
        return isUnfolded(*row) ? wholeText(*row, cell)
               : m_words.text   ? m_words.text(*row, cell)
                                : cellText(cell);
    case Qt::ToolTipRole:
        return m_words.explanation ? m_words.explanation(*row, cell) : QString();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeft | Qt::AlignTop);
    case BestRole:
        return cell.best;
    case UncheckedRole:
        return cell.unchecked;
    default:
        return {};
    }
}

QString CompareModel::wholeText(const CompareRow &row, const CompareCell &cell) const
{
    if (!m_words.text)
        return cellText(cell);
    QStringList parts{m_words.text(row, cell)};
    for (const CompareDetail &detail : cell.details)
        parts.append(QStringLiteral("• ") + detail.text);
    parts.removeAll(QString());
    return parts.join(u'\n');
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal)
        return role == Qt::DisplayRole ? QVariant(m_comparison.names.value(section)) : QVariant();
    if (section < 0 || section >= m_lines.size())
        return {};
    const CompareRow *row = rowAt(section);
    switch (role) {
    case Qt::DisplayRole:
        if (!row)
            return m_words.group ? m_words.group(m_lines[section].group,
                                                 equalRows(m_comparison.rows, m_layout,
                                                           m_lines[section].group))
                                 : idAt(section);
        return m_words.row ? m_words.row(*row) : row->id();
    case HeadingRole:
        return !row;
    case FoldedRole:
        return m_layout.folded.contains(groupId(m_lines[section].group));
    case MattersRole:
        return row && row->matters;
    case LacksRole:
        return row && row->lacks;
    case UncheckedRole:
        return row && row->isUnchecked();
    case DetailsRole:
        return row && row->hasDetails();
    case UnfoldedRole:
        return row && isUnfolded(*row);
    case Qt::ToolTipRole:
        return row && m_words.marks ? m_words.marks(*row) : QString();
    default:
        return {};
    }
}

Qt::ItemFlags CompareModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return rowAt(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

} // namespace Bole
