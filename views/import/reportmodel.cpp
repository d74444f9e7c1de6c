// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/reportmodel.h"

#include <QFont>

#include <utility>

namespace Bole {

namespace {

constexpr quintptr ofSections = 0; // of a line: its section's number, and one

/// How long the folder's name is in which all of them lie: it tells nothing.
qsizetype sharedFolder(const QList<ReportSection> &sections)
{
    QString shared;
    bool isFirst = true;
    for (const ReportSection &section : sections) {
        for (const ReportLine &line : section.lines) {
            const QString folder = line.file.left(line.file.lastIndexOf(u'/') + 1);
            if (std::exchange(isFirst, false))
                shared = folder;
            while (!folder.startsWith(shared))
                shared = shared.left(shared.lastIndexOf(u'/', -2) + 1);
        }
    }
    return shared.size();
}

} // namespace

void ReportModel::setSections(const QList<ReportSection> &sections, const NameOf &nameOf)
{
    beginResetModel();
    m_sections = sections;
    m_nameOf = nameOf;
    m_sharedFolder = sharedFolder(sections);
    endResetModel();
}

void ReportModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

QModelIndex ReportModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : ofSections);
}

QModelIndex ReportModel::parent(const QModelIndex &index) const
{
    return index.internalId() == ofSections
               ? QModelIndex()
               : createIndex(int(index.internalId()) - 1, 0, ofSections);
}

int ReportModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_sections.size());
    const bool isSection = parent.internalId() == ofSections && parent.column() == 0;
    return isSection ? int(m_sections[parent.row()].lines.size()) : 0;
}

int ReportModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ReportModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() != ofSections)
        return lineData(m_sections[qsizetype(index.internalId()) - 1].lines[index.row()],
                        index.column(), role);
    if (index.column() == 0 && role == Qt::DisplayRole)
        return m_sections[index.row()].title;
    if (role == Qt::FontRole) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant ReportModel::lineData(const ReportLine &line, int column, int role) const
{
    if (role == ApplicantRole)
        return QVariant::fromValue(line.applicant);
    if (role == Qt::ToolTipRole)
        return column == WhoColumn ? QVariant() : line.text();
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case FileColumn:
        return line.file.mid(m_sharedFolder);
    case WhoColumn:
        return line.applicant.isValid() ? m_nameOf(line.applicant) : QString();
    default:
        return line.remark;
    }
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == FileColumn  ? tr("File")
           : section == WhoColumn ? tr("Whose it is")
                                  : tr("Remark");
}

Qt::ItemFlags ReportModel::flags(const QModelIndex &index) const
{
    return index.internalId() == ofSections ? Qt::ItemIsEnabled
                                            : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace Bole
