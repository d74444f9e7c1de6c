// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/reporttext.h"

#include <QAbstractItemModel>

namespace Bole {

/// The lines of an import's report below what became of them. Belongs to the report's list; lines
/// are worded when they are looked at, since there may be thousands.
class ReportModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { FileColumn, WhoColumn, RemarkColumn, ColumnCount };
    enum Role { ApplicantRole = Qt::UserRole };

    using QAbstractItemModel::QAbstractItemModel;

    using NameOf = std::function<QString(ApplicantId)>;
    void setSections(const QList<ReportSection> &sections, const NameOf &nameOf);
    const QList<ReportSection> &sections() const { return m_sections; }
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QVariant lineData(const ReportLine &line, int column, int role) const;

    QList<ReportSection> m_sections;
    NameOf m_nameOf;
    qsizetype m_sharedFolder = 0; ///< how much of every path says nothing
};

} // namespace Bole
