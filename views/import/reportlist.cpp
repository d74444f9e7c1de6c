// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/reportlist.h"

#include <QHeaderView>

#include <utility>

namespace Bole {

namespace {

constexpr int applicantRole = Qt::UserRole;
constexpr qsizetype fewLines = 200;

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

ReportList::ReportList(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("importReport"));
    setColumnCount(3);
    setUniformRowHeights(true);
    setAlternatingRowColors(false);
    header()->setSectionResizeMode(QHeaderView::Interactive);
    connect(this, &QTreeWidget::itemClicked, this, &ReportList::choose);
    connect(this, &QTreeWidget::itemActivated, this, &ReportList::choose);
    retranslate();
}

void ReportList::show(const QList<ReportSection> &sections, const NameOf &nameOf)
{
    clear();
    const qsizetype folder = sharedFolder(sections);
    for (const ReportSection &section : sections) {
        auto *group = new QTreeWidgetItem(this, {section.title});
        QFont bold = font();
        bold.setBold(true);
        group->setFont(0, bold);
        group->setFirstColumnSpanned(true);
        group->setFlags(Qt::ItemIsEnabled);
        for (const ReportLine &line : section.lines) {
            const QString who = line.applicant.isValid() ? nameOf(line.applicant) : QString();
            auto *item = new QTreeWidgetItem(group, {line.file.mid(folder), who, line.remark});
            for (const int column : {0, 2})
                item->setToolTip(column, line.text());
            item->setData(0, applicantRole, line.applicant.value);
        }
        // What went well among thousands can stay folded.
        group->setExpanded(section.lines.size() <= fewLines || sections.size() == 1);
    }
    if (topLevelItemCount() > 0 && topLevelItem(0)->childCount() > 0)
        setCurrentItem(topLevelItem(0)->child(0));
    const int width = viewport()->width();
    header()->resizeSection(0, width * 2 / 5);
    header()->resizeSection(1, width / 5);
}

QString ReportList::currentText() const
{
    return currentItem() ? currentItem()->toolTip(0) : QString();
}

void ReportList::choose(const QTreeWidgetItem *item)
{
    const ApplicantId applicant{item->data(0, applicantRole).toLongLong()};
    if (applicant.isValid())
        emit applicantChosen(applicant);
}

void ReportList::retranslate()
{
    setHeaderLabels({tr("File"), tr("Whose it is"), tr("Remark")});
    setAccessibleName(tr("Report of the import"));
}

} // namespace Bole
