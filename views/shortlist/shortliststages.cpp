// SPDX-License-Identifier: GPL-3.0-or-later
// How the shortlist's view decides, moves people from stage to stage, and gives groups their
// places.
#include "views/shortlist/shortlistview.h"

#include "model/desk/desk.h"
#include "model/desk/deskstages.h"
#include "views/common/icons.h"
#include "views/common/menuheading.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/shortlist/quotasdialog.h"
#include "views/shortlist/shortlistcontroller.h"
#include "views/shortlist/shortlistdelegate.h"
#include "views/shortlist/stagesdialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

/// What is planned and not done yet, with its two answers.
QWidget *ShortlistView::buildPending()
{
    m_pending = new QWidget;
    m_pending->setObjectName(QStringLiteral("shortlist-pending"));
    m_pendingText = new QLabel;
    m_pendingText->setWordWrap(true);
    m_apply = new QPushButton(icon("dialog-ok-apply"), {});
    m_apply->setObjectName(QStringLiteral("shortlist-apply"));
    m_drop = new QPushButton;
    m_drop->setObjectName(QStringLiteral("shortlist-drop"));
    auto *layout = new QHBoxLayout(m_pending);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pendingText, 1);
    layout->addWidget(m_apply);
    layout->addWidget(m_drop);
    connect(m_apply, &QPushButton::clicked, m_controller, &ShortlistController::applyMoves);
    connect(m_drop, &QPushButton::clicked, m_controller, &ShortlistController::dropMoves);
    return m_pending;
}

void ShortlistView::addStages(QMenu *menu, const char *name,
                              const std::function<QList<qsizetype>()> &rows)
{
    for (const Stage &stage : m_openDesk.desk()->stages().all()) {
        QAction *action = menu->addAction(stage.name.in(WindowLanguage::inUse()));
        action->setObjectName(QLatin1StringView(name) + stage.id);
        connect(action, &QAction::triggered, m_controller,
                [this, rows, id = stage.id] { m_controller->planMoves(rows(), id); });
    }
}

/// For the chosen entries.
void ShortlistView::fillDecisions()
{
    QMenu *menu = m_decide->menu();
    menu->clear();
    for (const Decision decision : {Decision::Admit, Decision::Interview, Decision::Wait,
                                    Decision::Reject, Decision::Undecided}) {
        QAction *action = menu->addAction(decisionWord(decision));
        action->setData(int(decision));
        connect(action, &QAction::triggered, m_controller,
                [this, decision] { m_controller->decide(selectedRows(), decision); });
    }
    addHeading(menu, tr("Answer to the offer"));
    const std::pair<Answer, QString> answers[] = {{Answer::Accepted, tr("Accepted")},
                                                  {Answer::Declined, tr("Declined…")},
                                                  {Answer::None, tr("No answer yet")}};
    for (const auto &[answer, word] : answers) {
        QAction *action = menu->addAction(word);
        action->setObjectName(u"answer-"_s + nameOf(answer));
        connect(action, &QAction::triggered, m_controller,
                [this, given = answer] { m_controller->setAnswer(selectedRows(), given); });
    }
}

/// For the chosen entries, or for all who are within the quota.
void ShortlistView::fillStages()
{
    QMenu *menu = m_stage->menu();
    menu->clear();
    if (!m_openDesk.desk())
        return;
    const auto within = [this] {
        QList<qsizetype> rows;
        for (int row = 0; row < m_controller->model().rowCount(); ++row) {
            if (m_controller->model().at(row).part == ListPart::Within)
                rows.append(row);
        }
        return rows;
    };
    addHeading(menu, tr("Plan a move of the chosen to"));
    addStages(menu, "stage-", [this] { return selectedRows(); });
    QMenu *all = menu->addMenu(tr("Plan a Move of All within the Quota to"));
    addStages(all, "stage-within-", within);
    all->setEnabled(!within().isEmpty());
    menu->addSeparator();
    menu->addAction(tr("Edit the Stages…"), this, &ShortlistView::editStages)
        ->setObjectName(QStringLiteral("stages-edit"));
}

void ShortlistView::editStages()
{
    auto *dialog = new StagesDialog(m_openDesk, m_dialogs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ShortlistView::editQuotas()
{
    if (!m_controller->isOpen())
        return;
    auto *dialog = new QuotasDialog(m_controller->list(),
                                    m_openDesk.desk()->lists().groupings().value_or(Groupings()),
                                    m_dialogs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QuotasDialog::chosen, m_controller, &ShortlistController::setQuotas);
    dialog->open();
}

void ShortlistView::showPending()
{
    const int count = int(m_controller->plannedMoves().size());
    m_pending->setVisible(count > 0 && m_controller->hasList());
    m_pendingText->setText(
        tr("%n move(s) to another stage are planned. Nothing happens until they are applied.",
           nullptr, count));
    m_apply->setText(tr("Apply %n Move(s)…", nullptr, count));
    m_drop->setText(tr("Drop Them"));
    const bool mayDecide = m_controller->mayDecide();
    setUsable(m_apply, mayDecide, WhyNot::coordinatorsOnly());
    setUsable(m_drop, mayDecide, WhyNot::coordinatorsOnly());
    m_table->setColumnHidden(ShortlistModel::Group, m_controller->list().quotas.isEmpty());
    const QList<ShortlistEntry> &entries = m_controller->list().entries;
    m_table->setColumnHidden(ShortlistModel::Moved,
                             std::ranges::none_of(entries, [](const ShortlistEntry &entry) {
                                 return entry.moved || !entry.reason.isEmpty();
                             })); // names need the room
    bool anyStage = false;
    for (int row = 0; row < m_controller->model().rowCount(); ++row) {
        const StagePlace &place = m_controller->model().at(row).stage;
        anyStage = anyStage || place.hasMove() || !place.stage.isEmpty();
    }
    m_table->setColumnHidden(ShortlistModel::Stage, !anyStage);
}

} // namespace Bole
