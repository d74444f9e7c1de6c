// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/stagesdialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskstages.h"
#include "views/common/dialogs.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/spokencell.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

namespace {

enum Column { EnglishColumn, ChineseColumn, DecisionColumn, PeopleColumn, ColumnCount };
constexpr int idRole = Qt::UserRole;

} // namespace

StagesDialog::StagesDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_dialogs(dialogs),
      m_table(new QTableWidget),
      m_remove(new QPushButton(icon("list-remove"), tr("Remove"))),
      m_up(new QPushButton(icon("go-up"), tr("Up"))),
      m_down(new QPushButton(icon("go-down"), tr("Down")))
{
    setObjectName(QStringLiteral("stages-dialog"));
    setWindowTitle(tr("Stages of the season"));
    resize(760, 420);
    build();
    fill(m_openDesk.desk()->stages().all());
}

void StagesDialog::build()
{
    auto *about = new QLabel(tr(
        "An applicant goes from stage to stage. Moves are planned on a list and happen when they "
        "are applied. A stage can bring a decision of the committee with it: whoever comes there "
        "has it."));
    about->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("stages-table"));
    m_table->setAccessibleName(windowTitle());
    m_table->setColumnCount(ColumnCount);
    m_table->setHorizontalHeaderLabels(
        {tr("Name in English"), tr("Name in Chinese"), tr("Decision"), tr("Applicants")});
    m_table->verticalHeader()->setDefaultSectionSize(4 * Grid);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegate(new KeepingDelegate(m_table));
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(DecisionColumn, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(PeopleColumn, QHeaderView::ResizeToContents);
    auto *add = new QPushButton(icon("list-add"), tr("Add a Stage"));
    add->setObjectName(QStringLiteral("stages-add"));
    auto *cancel = new QPushButton(tr("Cancel"));
    auto *save = new QPushButton(tr("Save"));
    save->setObjectName(QStringLiteral("stages-save"));
    for (QPushButton *button : {add, m_remove, m_up, m_down, cancel, save})
        button->setAutoDefault(false); // Enter ends typing in a cell
    auto *foot = new QHBoxLayout;
    for (QPushButton *button : {add, m_remove, m_up, m_down})
        foot->addWidget(button);
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addWidget(about);
    layout->addWidget(m_table, 1);
    layout->addLayout(foot);
    connect(add, &QPushButton::clicked, this, &StagesDialog::addStage);
    connect(m_remove, &QPushButton::clicked, this, &StagesDialog::removeStage);
    connect(m_up, &QPushButton::clicked, this, [this] { moveStage(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveStage(1); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &StagesDialog::store);
}

void StagesDialog::fill(const QList<Stage> &stages)
{
    m_table->setRowCount(int(stages.size()));
    for (int row = 0; row < int(stages.size()); ++row) {
        const Stage &stage = stages[row];
        auto *english = new QTableWidgetItem(stage.name.en);
        english->setData(idRole, stage.id);
        m_table->setItem(row, EnglishColumn, english);
        m_table->setItem(row, ChineseColumn, new QTableWidgetItem(stage.name.zh));
        auto *decision = new QComboBox;
        decision->addItem(tr("None"), int(Decision::Undecided));
        for (const Decision choice : {Decision::Interview, Decision::Admit, Decision::Wait})
            decision->addItem(decisionWord(choice), int(choice));
        decision->setCurrentIndex(decision->findData(int(stage.decision)));
        decision->setAccessibleName(tr("Decision"));
        m_table->setCellWidget(row, DecisionColumn, decision);
        sayChoiceInCell(*m_table, row, DecisionColumn, *decision);
    }
    showPeople();
}

/// How many stand in each stage: one with people in it cannot go.
void StagesDialog::showPeople()
{
    const auto places = m_openDesk.desk()->stages().places();
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString id = m_table->item(row, EnglishColumn)->data(idRole).toString();
        const auto count = std::ranges::count(places, id, &StagePlace::stage);
        auto *item = new QTableWidgetItem(QString::number(count));
        item->setFlags(Qt::ItemIsEnabled);
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, PeopleColumn, item);
    }
}

QList<Stage> StagesDialog::typed() const
{
    QList<Stage> stages;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto *decision = qobject_cast<QComboBox *>(m_table->cellWidget(row, DecisionColumn));
        const QTableWidgetItem *english = m_table->item(row, EnglishColumn);
        Stage stage{
            english->data(idRole).toString(),
            {english->text().trimmed(), m_table->item(row, ChineseColumn)->text().trimmed()},
            Decision(decision->currentData().toInt())};
        if (stage.id.isEmpty())
            stage.id = freeStageId(stages + m_openDesk.desk()->stages().all(), stage.name);
        stages.append(stage);
    }
    return stages;
}

void StagesDialog::addStage()
{
    QList<Stage> stages = typed();
    stages.append({freeStageId(stages, {}), {tr("New stage"), {}}, Decision::Undecided});
    fill(stages);
    m_table->setCurrentCell(m_table->rowCount() - 1, EnglishColumn);
    m_table->editItem(m_table->currentItem());
}

void StagesDialog::removeStage()
{
    QList<Stage> stages = typed();
    const int row = m_table->currentRow();
    if (row < 0 || stages.size() < 2)
        return;
    stages.removeAt(row);
    fill(stages);
}

void StagesDialog::moveStage(int by)
{
    QList<Stage> stages = typed();
    const int row = m_table->currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= stages.size())
        return;
    stages.move(row, to);
    fill(stages);
    m_table->setCurrentCell(to, EnglishColumn);
}

void StagesDialog::store()
{
    if (const auto stored = m_openDesk.desk()->stages().setAll(typed()); stored)
        accept();
    else if (stored.error().detail == QLatin1StringView("stage"))
        m_dialogs.inform(this, tr("The stages could not be stored."),
                         tr("Somebody stands in a stage that would go, or is planned for it. Move "
                            "them first."));
    else
        m_dialogs.error(this, tr("The stages could not be stored."), stored.error());
}

void StagesDialog::reject()
{
    if (typed() == m_openDesk.desk()->stages().all() ||
        m_dialogs.question(this, {tr("Discard the changes to the stages?"),
                                  {},
                                  {tr("Discard"), tr("Go On Editing")},
                                  1,
                                  true}) == 0)
        QDialog::reject();
}

} // namespace Bole
