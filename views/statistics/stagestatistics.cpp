// SPDX-License-Identifier: GPL-3.0-or-later
// How the statistics show the way of people through the stages of the season.
#include "model/desk/desk.h"
#include "model/desk/deskstages.h"
#include "model/knowledge/namedlists.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/uncheckedmark.h"
#include "views/common/windowlanguage.h"
#include "views/statistics/chartframe.h"
#include "views/statistics/scorecharts.h"
#include "views/statistics/statisticsview.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QTableWidget>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QTableWidgetItem *countItem(int count, const QString &how)
{
    auto *item = new QTableWidgetItem(QString::number(count));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(how);
    return item;
}

/// As everywhere: by shape and colour, and in words on hover.
void markUncheckedItem(QTableWidgetItem *item, const QString &why)
{
    item->setText(uncheckedSign() + item->text());
    item->setForeground(Colors::of(QGuiApplication::palette()).warning);
    item->setToolTip(why + u"\n\n"_s + item->toolTip());
}

} // namespace

QString StatisticsView::groupName(const StageCount &count)
{
    switch (count.kind) {
    case StageCount::Kind::SchoolList:
        return listTitle(count.group, WindowLanguage::inUse());
    case StageCount::Kind::Programme:
        return count.group;
    case StageCount::Kind::Everybody:
        break;
    }
    return tr("Everybody");
}

/// How far the people of each school list and programme have come.
void StatisticsView::showStages()
{
    const QList<Stage> stages = m_openDesk.desk()->stages().all();
    const auto counts = m_openDesk.desk()->stages().counts().value_or(QList<StageCount>());
    QStringList headings{tr("Group"), tr("Applied")};
    for (const Stage &stage : stages)
        headings << stage.name.in(WindowLanguage::inUse());
    headings << tr("Accepted") << tr("Declined");
    m_stages->setColumnCount(int(headings.size()));
    m_stages->setHorizontalHeaderLabels(headings);
    m_stages->setRowCount(int(counts.size()));
    for (int row = 0; row < int(counts.size()); ++row) {
        const StageCount &count = counts[row];
        m_stages->setItem(row, 0, new QTableWidgetItem(groupName(count)));
        const QList<int> numbers = QList<int>{count.applicants} + count.reached +
                                   QList<int>{count.accepted, count.declined};
        for (int i = 0; i < int(numbers.size()); ++i)
            m_stages->setItem(
                row, i + 1,
                countItem(numbers[i],
                          tr("Who stands in this stage or further on; lists are those of the "
                             "bachelor's school")));
        if (count.unchecked > 0)
            markUncheckedItem(
                m_stages->item(row, 1),
                tr("%n of them by a school that nobody has checked yet", nullptr, count.unchecked));
    }
    const bool anyList =
        std::ranges::contains(counts, StageCount::Kind::SchoolList, &StageCount::kind);
    m_schools->setVisible(anyList);
    if (anyList)
        m_schools->setChart(ScoreCharts::schoolLists(counts, stages, palette()));
    m_stages->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_stages->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

} // namespace Bole
