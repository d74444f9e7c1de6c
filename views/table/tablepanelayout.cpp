// SPDX-License-Identifier: GPL-3.0-or-later
// How the table of everybody is laid out, and its words.
#include "model/desk/applicanttablemodel.h"
#include "model/desk/desk.h"
#include "model/desk/deskownfields.h"
#include "views/applicants/filterarea.h"
#include "views/applicants/filterpanel.h"
#include "views/common/actiontable.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/table/tableactions.h"
#include "views/table/tabledelegate.h"
#include "views/table/tablelayouts.h"
#include "views/table/tablepane.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>

namespace Bole {

namespace {

constexpr int rowHeight = 28;
constexpr int narrowest = 7 * Grid;
constexpr int widest = 32 * Grid;

/// Of what stands in a column at the top: ten thousand need not be measured.
int contentWidth(const QTableView &table, int column)
{
    constexpr int measured = 60;
    const QFontMetrics metrics(table.font());
    int width = 0;
    for (int row = 0; row < std::min(measured, table.model()->rowCount()); ++row) {
        const QString text = table.model()->index(row, column).data().toString();
        width = std::max(width, metrics.horizontalAdvance(text));
    }
    return width + 4 * Grid; // with its margins and a mark
}

} // namespace

QWidget *TablePane::buildTop()
{
    auto *top = new QWidget(this);
    auto *row = new QHBoxLayout(top);
    row->setContentsMargins(Grid, Grid, Grid, Grid / 2);
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("table-search"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("edit-find"), QLineEdit::LeadingPosition);
    m_search->setMaximumWidth(52 * Grid);
    m_filterButton = new QToolButton;
    m_filterButton->setObjectName(QStringLiteral("table-filter"));
    m_filterButton->setIcon(icon("view-filter"));
    m_filterButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_filterButton->setCheckable(true);
    m_layouts = new TableLayouts(m_openDesk, m_dialogs);
    m_columns = new QToolButton;
    m_columns->setObjectName(QStringLiteral("table-columns"));
    m_columns->setIcon(icon("view-visible"));
    m_columns->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("table-count"));
    row->addWidget(m_search, 1);
    row->addWidget(m_filterButton);
    row->addWidget(m_layouts);
    row->addWidget(m_columns);
    row->addStretch(1);
    row->addWidget(m_count);
    return top;
}

QWidget *TablePane::buildMiddle()
{
    m_filters = new FilterPanel;
    m_filterArea = new FilterArea(m_filters);
    m_filterArea->hide();
    m_table = new QTableView;
    m_table->setObjectName(QStringLiteral("applicant-table"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new TableDelegate(m_table));
    m_model->setSpoken(&TableDelegate::spoken);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    // All rows alike: ten thousand need not be measured.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->verticalHeader()->hide();
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionsMovable(true);
    header->setSectionsClickable(true);
    header->setHighlightSections(false);
    header->setSortIndicatorShown(true);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    m_empty = new EmptyState("bole-people");
    auto *page = new QWidget;
    m_stack = new QStackedLayout(page);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto *middle = new QWidget(this);
    auto *row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_filterArea);
    row->addWidget(page, 1);
    return middle;
}

QToolButton *TablePane::addButton(QHBoxLayout *row, const QString &name)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    row->addWidget(button);
    return button;
}

QToolButton *TablePane::addMenuButton(QHBoxLayout *row, const QString &name,
                                      void (TablePane::*fill)(QMenu &))
{
    QToolButton *button = addButton(row, name);
    button->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(button);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, fill] {
        menu->clear();
        if (m_openDesk.desk())
            (this->*fill)(*menu);
    });
    return button;
}

QWidget *TablePane::buildBottom()
{
    auto *bottom = new QWidget(this);
    auto *row = new QHBoxLayout(bottom);
    row->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    m_chosenCount = new QLabel;
    m_chosenCount->setObjectName(QStringLiteral("table-chosen"));
    row->addWidget(m_chosenCount);
    row->addStretch(1);
    m_tag = addMenuButton(row, QStringLiteral("table-tag"), &TablePane::fillTags);
    m_assign = addMenuButton(row, QStringLiteral("table-assign"), &TablePane::fillReaders);
    m_own = addMenuButton(row, QStringLiteral("table-own"), &TablePane::fillOwnFields);
    m_recommend =
        addMenuButton(row, QStringLiteral("table-recommend"), &TablePane::fillRecommendations);
    m_decide = addButton(row, QStringLiteral("table-decide"));
    m_list = addMenuButton(row, QStringLiteral("table-list"), &TablePane::fillLists);
    m_compare = addButton(row, QStringLiteral("table-compare"));
    m_withdraw = addButton(row, QStringLiteral("table-withdraw"));
    m_export = addButton(row, QStringLiteral("table-export"));
    return bottom;
}

void TablePane::applyWidths()
{
    const QScopedValueRollback setting(m_isSetting, true);
    QHeaderView *header = m_table->horizontalHeader();
    for (int section = 0; section < m_model->columnCount(); ++section) {
        const QString id =
            m_model->headerData(section, Qt::Horizontal, ApplicantTableModel::ColumnRole)
                .toString();
        int width = m_widths.value(id);
        if (width <= 0) {
            const bool isName = id == QLatin1StringView("name");
            const int wanted =
                std::max(header->sectionSizeHint(section), contentWidth(*m_table, section));
            width = std::clamp(wanted, isName ? 20 * Grid : narrowest, widest);
        }
        header->resizeSection(section, width);
    }
}

void TablePane::showOrderMark()
{
    const int column = m_model->columnOf(m_model->orderColumn());
    const QSignalBlocker quiet(m_table->horizontalHeader());
    m_table->horizontalHeader()->setSortIndicator(
        column, m_model->isDescending() ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void TablePane::showCounts()
{
    const int shown = m_model->rowCount();
    const qsizetype all = m_model->total();
    m_count->setText(!m_model->isWhole() ? tr("Reading the table…")
                     : shown == all      ? tr("%n applicant(s)", nullptr, shown)
                                         : tr("%1 of %2").arg(shown).arg(all));
    m_filters->setCoverage(m_model->gpaCoverage());
    m_filters->setUnchecked(m_model->uncheckedShown());
    m_empty->setText(all > 0 ? tr("Nobody matches") : tr("No applicants yet"),
                     all > 0 ? tr("Clear the search or loosen the filters.")
                             : tr("Drop PDFs or a folder here, or choose File → Import Files."));
    m_empty->setActions(all > 0 ? QList<QAction *>{m_actions.action("clear-filters")}
                                : QList<QAction *>{m_actions.action("import-roster"),
                                                   m_actions.action("import-folder"),
                                                   m_actions.action("import-files")});
}

void TablePane::updateButtons()
{
    qsizetype count = 0;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection())
        count += range.height();
    m_chosenCount->setText(count == 0 ? tr("Nobody chosen") : tr("%n chosen", nullptr, int(count)));
    const QString nobody = tr("Choose an applicant first.");
    for (QToolButton *button : {m_tag, m_assign, m_own, m_list, m_export})
        setUsable(button, count > 0, nobody);
    setUsable(m_recommend, count > 0 && m_does->mayRecommend(),
              count > 0 ? tr("Choose the current reviewer first.") : nobody);
    setUsable(m_decide, count > 0 && m_does->mayDecide(),
              count > 0 ? WhyNot::coordinatorsOnly() : nobody);
    setUsable(m_compare, count > 1, tr("Choose at least two applicants first."));
    // Not whoever happens to be in front behind the table.
    const QAction &withdraw = *m_withdraw->defaultAction();
    setUsable(m_withdraw, count > 0 && withdraw.isEnabled(),
              count > 0 ? withdraw.toolTip() : nobody);
    m_own->setVisible(m_openDesk.desk() && !m_openDesk.desk()->ownFields().fields().isEmpty());
}

void TablePane::openContextMenu(const QPoint &position)
{
    if (!m_table->indexAt(position).isValid())
        return;
    QMenu menu(this);
    menu.addAction(tr("&Read"), this, &TablePane::read);
    menu.addAction(m_compare->text(), this, &TablePane::compare)
        ->setEnabled(m_compare->isEnabled());
    menu.addSeparator();
    const auto addMenu = [&](const QToolButton *button, void (TablePane::*fill)(QMenu &)) {
        QMenu *part = menu.addMenu(button->text());
        part->setEnabled(button->isEnabled());
        (this->*fill)(*part);
    };
    addMenu(m_tag, &TablePane::fillTags);
    addMenu(m_assign, &TablePane::fillReaders);
    if (!m_own->isHidden())
        addMenu(m_own, &TablePane::fillOwnFields);
    addMenu(m_recommend, &TablePane::fillRecommendations);
    menu.addAction(m_decide->text(), m_does, &TableActions::decide)
        ->setEnabled(m_decide->isEnabled());
    addMenu(m_list, &TablePane::fillLists);
    menu.addSeparator();
    for (const char *id : {"applicant-rename", "applicant-withdraw", "applicant-take-back",
                           "applicant-merge", "applicant-delete"}) {
        if (m_actions.action(id)->isEnabled())
            menu.addAction(m_actions.action(id));
    }
    menu.addAction(m_export->text(), m_does, &TableActions::exportChosen);
    menu.exec(m_table->viewport()->mapToGlobal(position));
}

void TablePane::openHeadingMenu(const QPoint &position)
{
    QHeaderView *header = m_table->horizontalHeader();
    const int section = header->logicalIndexAt(position);
    const QString id =
        m_model->headerData(section, Qt::Horizontal, ApplicantTableModel::ColumnRole).toString();
    QMenu menu(this);
    if (!id.isEmpty()) {
        const auto order = [this, id](bool descending) {
            m_model->setOrder(id, descending);
            showOrderMark();
        };
        menu.addAction(tr("Sort &Upwards"), this, [order] { order(false); });
        menu.addAction(tr("Sort &Downwards"), this, [order] { order(true); });
        menu.addAction(tr("&Hide This Column"), this, [this, id] {
            QStringList columns = m_model->columns();
            columns.removeAll(id);
            m_model->setColumns(columns);
        });
        menu.addSeparator();
    }
    menu.addAction(m_columns->text(), this, &TablePane::chooseColumns);
    menu.exec(header->mapToGlobal(position));
}

void TablePane::retranslate()
{
    m_search->setPlaceholderText(tr("Search names, schools, papers, text"));
    m_search->setAccessibleName(tr("Search applicants"));
    m_search->actions().constFirst()->setText(m_search->accessibleName()); // the lens
    m_filterButton->setText(tr("Filters"));
    m_columns->setText(tr("&Columns…"));
    m_table->setAccessibleName(tr("Table of all applicants"));
    m_tag->setText(tr("Tag"));
    m_assign->setText(tr("Assign"));
    m_own->setText(tr("Fill In"));
    m_recommend->setText(tr("Recommend"));
    m_decide->setText(tr("Decide…"));
    m_decide->setToolTip(tr("As the committee"));
    m_list->setText(tr("Add to List"));
    m_compare->setText(tr("Compare"));
    m_export->setText(tr("Export…"));
    m_layouts->retranslate();
    showCounts();
    updateButtons();
}

} // namespace Bole
