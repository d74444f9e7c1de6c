// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where in the shortlist's view.
#include "views/shortlist/shortlistview.h"

#include "views/common/announcements.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/review/noticebar.h"
#include "views/shortlist/shortlistcontroller.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace Bole {

void ShortlistView::build()
{
    auto *main = new QWidget;
    auto *column = new QVBoxLayout(main);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->addWidget(buildToolbar());
    m_status = new QLabel;
    m_status->setWordWrap(true);
    m_status->setObjectName(QStringLiteral("shortlist-status"));
    column->addWidget(m_status);
    column->addWidget(buildPending());
    column->addWidget(buildTable(), 1);

    m_empty = new EmptyState("bole-shortlist");
    auto *fill = new QAction(icon("list-add"), {}, m_empty);
    fill->setObjectName(QStringLiteral("shortlist-fill"));
    connect(fill, &QAction::triggered, m_controller, &ShortlistController::create);
    m_empty->setActions({fill});
    m_pages = new QStackedWidget;
    m_pages->addWidget(main);
    m_pages->addWidget(m_empty);

    m_counts = new QTextBrowser;
    m_counts->setFrameShape(QFrame::NoFrame);
    m_counts->setObjectName(QStringLiteral("shortlist-counts"));

    auto *columns = new QSplitter(Qt::Horizontal);
    columns->addWidget(buildSidebar());
    columns->addWidget(m_pages);
    columns->addWidget(m_counts);
    columns->setStretchFactor(1, 1);
    columns->setSizes({26 * Grid, 100 * Grid, 26 * Grid});
    columns->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
}

QWidget *ShortlistView::buildSidebar()
{
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(Grid, Grid, Grid, Grid);
    m_lists = new QListWidget;
    m_lists->setFrameShape(QFrame::NoFrame);
    m_lists->setObjectName(QStringLiteral("shortlist-lists"));
    m_lists->setWordWrap(true); // names are long where they are in two languages
    m_lists->setTextElideMode(Qt::ElideNone);
    m_lists->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_lists->setResizeMode(QListView::Adjust);
    m_new = new QPushButton(icon("list-add"), {});
    m_new->setObjectName(QStringLiteral("shortlist-new"));
    m_rename = new QToolButton;
    m_rename->setIcon(icon("document-edit"));
    m_copy = new QToolButton;
    m_copy->setObjectName(QStringLiteral("shortlist-copy-button"));
    m_copy->setIcon(icon("edit-copy"));
    m_delete = new QToolButton;
    m_delete->setIcon(icon("edit-delete"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_new, 1);
    buttons->addWidget(m_rename);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_delete);
    layout->addWidget(m_lists, 1);
    layout->addLayout(buttons);
    return side;
}

QWidget *ShortlistView::buildToolbar()
{
    auto *bar = new QWidget;
    auto *layout = new QGridLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    m_ruleLabel = new QLabel;
    m_rule = new QComboBox;
    m_rule->setObjectName(QStringLiteral("shortlist-rule"));
    m_rule->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ruleLabel->setBuddy(m_rule);
    m_quotaLabel = new QLabel;
    m_quota = new QSpinBox;
    m_quotaLabel->setBuddy(m_quota);
    m_waitingLabel = new QLabel;
    m_waiting = new QSpinBox;
    m_waitingLabel->setBuddy(m_waiting);
    m_quota->setObjectName(QStringLiteral("shortlist-quota"));
    m_waiting->setObjectName(QStringLiteral("shortlist-waiting"));
    for (QSpinBox *box : {m_quota, m_waiting}) {
        box->setRange(0, 9999);
        box->setSpecialValueText(QStringLiteral("–"));
    }
    m_add = new QPushButton(icon("list-add"), {});
    m_order = new QPushButton(icon("view-sort"), {});
    m_order->setObjectName(QStringLiteral("shortlist-order"));
    m_decide = new QToolButton;
    m_decide->setPopupMode(QToolButton::InstantPopup);
    m_decide->setMenu(new QMenu(m_decide));
    m_decide->setObjectName(QStringLiteral("shortlist-decide-chosen"));
    m_decideAll = new QPushButton;
    m_decideAll->setObjectName(QStringLiteral("shortlist-decide-all"));
    m_stage = new QToolButton;
    m_stage->setPopupMode(QToolButton::InstantPopup);
    m_stage->setMenu(new QMenu(m_stage));
    m_stage->setObjectName(QStringLiteral("shortlist-stage"));
    m_quotas = new QToolButton;
    m_quotas->setObjectName(QStringLiteral("shortlist-quotas"));
    m_seal = new QPushButton(icon("object-locked"), {});
    m_seal->setObjectName(QStringLiteral("shortlist-seal"));
    m_export = new QPushButton(icon("document-export"), {});
    m_export->setObjectName(QStringLiteral("shortlist-export"));

    // Beside the buttons that decide, and its room is kept: nothing moves when it comes and goes.
    auto *notice = new NoticeBar(m_announcements, m_actions);
    connect(notice, &NoticeBar::undoOrRedoWanted, this, &ShortlistView::undoOrRedoWanted);
    QSizePolicy policy = notice->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    notice->setSizePolicy(policy);
    // Who declined and who moves up takes two lines on a laptop.
    notice->setMinimumHeight(2 * fontMetrics().lineSpacing() + Grid + Grid / 2);

    auto *first = new QHBoxLayout;
    first->addWidget(m_ruleLabel);
    first->addWidget(m_rule, 1);
    first->addWidget(m_order);
    first->addSpacing(2 * Grid);
    first->addWidget(m_quotaLabel);
    first->addWidget(m_quota);
    first->addWidget(m_quotas);
    first->addWidget(m_waitingLabel);
    first->addWidget(m_waiting);
    auto *second = new QHBoxLayout;
    second->addWidget(m_add);
    second->addWidget(m_decide);
    second->addWidget(m_decideAll);
    second->addWidget(m_stage);
    second->addWidget(notice, 1);
    second->addWidget(m_seal);
    second->addWidget(m_export);
    layout->addLayout(first, 0, 0);
    layout->addLayout(second, 1, 0);
    return bar;
}

QWidget *ShortlistView::buildTable()
{
    m_table = new QTableView;
    m_table->setObjectName(QStringLiteral("shortlist-table"));
    m_table->setModel(&m_controller->model());
    m_table->setItemDelegate(new ShortlistDelegate(m_table));
    m_controller->model().setSpoken(&ShortlistDelegate::spoken);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setDragDropMode(QAbstractItemView::InternalMove);
    m_table->setDragDropOverwriteMode(false);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(4 * Grid);
    QHeaderView *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setMinimumSectionSize(6 * Grid);
    header->setResizeContentsPrecision(100); // rows that are looked at; lists may be long
    for (int i = 0; i < ShortlistModel::ColumnCount; ++i) {
        const bool isText = i == ShortlistModel::Name || i == ShortlistModel::Institution ||
                            i == ShortlistModel::Moved;
        header->setSectionResizeMode(i,
                                     isText ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
    // Behind the header's own work: the width is then the one that is shown.
    connect(header, &QHeaderView::sectionResized, this, &ShortlistView::fitRows,
            Qt::QueuedConnection);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    return m_table;
}

} // namespace Bole
