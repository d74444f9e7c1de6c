// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/reportlist.h"

#include <QHeaderView>

namespace Bole {

namespace {

constexpr int applicantRole = Qt::UserRole;
constexpr qsizetype fewLines = 200;

} // namespace

ReportList::ReportList(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("importReport"));
    setColumnCount(2);
    setUniformRowHeights(true);
    setAlternatingRowColors(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::Interactive);
    setTextElideMode(Qt::ElideMiddle);
    connect(this, &QTreeWidget::itemClicked, this, &ReportList::choose);
    connect(this, &QTreeWidget::itemActivated, this, &ReportList::choose);
    retranslate();
}

void ReportList::show(const QList<ReportSection> &sections, const NameOf &nameOf)
{
    clear();
    for (const ReportSection &section : sections) {
        auto *group = new QTreeWidgetItem(this, {section.title});
        QFont bold = font();
        bold.setBold(true);
        group->setFont(0, bold);
        group->setFirstColumnSpanned(true);
        group->setFlags(Qt::ItemIsEnabled);
        for (const ReportLine &line : section.lines) {
            const QString who = line.applicant.isValid() ? nameOf(line.applicant) : QString();
            auto *item = new QTreeWidgetItem(group, {line.text, who});
            item->setToolTip(0, line.text);
            item->setData(0, applicantRole, line.applicant.value);
        }
        // What went well among thousands can stay folded.
        group->setExpanded(section.lines.size() <= fewLines || sections.size() == 1);
    }
    if (topLevelItemCount() > 0 && topLevelItem(0)->childCount() > 0)
        setCurrentItem(topLevelItem(0)->child(0));
    header()->resizeSection(1, 220);
}

void ReportList::choose(const QTreeWidgetItem *item)
{
    const ApplicantId applicant{item->data(0, applicantRole).toLongLong()};
    if (applicant.isValid())
        emit applicantChosen(applicant);
}

void ReportList::retranslate()
{
    setHeaderLabels({tr("File"), tr("Whose it is")});
    setAccessibleName(tr("Report of the import"));
}

} // namespace Bole
