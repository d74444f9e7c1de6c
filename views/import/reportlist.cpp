// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/reportlist.h"

#include <QHeaderView>

namespace Bole {

namespace {

constexpr qsizetype fewLines = 200;

} // namespace

ReportList::ReportList(QWidget *parent) : QTreeView(parent), m_report(new ReportModel(this))
{
    setObjectName(QStringLiteral("importReport"));
    setModel(m_report);
    setUniformRowHeights(true);
    setAlternatingRowColors(false);
    header()->setSectionResizeMode(QHeaderView::Interactive);
    connect(this, &QTreeView::clicked, this, &ReportList::choose);
    connect(this, &QTreeView::activated, this, &ReportList::choose);
    retranslate();
}

void ReportList::show(const QList<ReportSection> &sections, const ReportModel::NameOf &nameOf)
{
    m_report->setSections(sections, nameOf);
    for (int row = 0; row < m_report->rowCount(); ++row) {
        setFirstColumnSpanned(row, {}, true);
        // What went well among thousands can stay folded.
        setExpanded(m_report->index(row, 0),
                    sections[row].lines.size() <= fewLines || sections.size() == 1);
    }
    if (m_report->rowCount() > 0)
        setCurrentIndex(m_report->index(0, 0, m_report->index(0, 0)));
    const int width = viewport()->width();
    header()->resizeSection(ReportModel::FileColumn, width * 2 / 5);
    header()->resizeSection(ReportModel::WhoColumn, width / 5);
}

QString ReportList::currentText() const
{
    return currentIndex().siblingAtColumn(ReportModel::FileColumn).data(Qt::ToolTipRole).toString();
}

void ReportList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    emit currentTextChanged();
}

void ReportList::choose(const QModelIndex &index)
{
    const auto applicant = index.data(ReportModel::ApplicantRole).value<ApplicantId>();
    if (applicant.isValid())
        emit applicantChosen(applicant);
}

void ReportList::retranslate()
{
    m_report->retranslate();
    setAccessibleName(tr("Report of the import"));
}

} // namespace Bole
