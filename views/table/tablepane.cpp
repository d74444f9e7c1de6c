// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/tablepane.h"

#include "model/compare/comparison.h"
#include "model/desk/applicanttablemodel.h"
#include "views/applicants/filterarea.h"
#include "views/applicants/filterpanel.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/settings.h"
#include "views/review/noticebar.h"
#include "views/table/columnsdialog.h"
#include "views/table/tableactions.h"
#include "views/table/tablelayouts.h"

#include <QHeaderView>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace Bole {

TablePane::TablePane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                     ComparedApplicants &compared, ActionTable &actions, Dialogs &dialogs,
                     Settings &settings, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_compared(compared),
      m_actions(actions),
      m_dialogs(dialogs),
      m_settings(settings),
      m_model(new ApplicantTableModel(this)),
      m_does(new TableActions(openDesk, position, announcements, dialogs, this))
{
    setObjectName(QStringLiteral("table-pane"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *notice = new NoticeBar(m_announcements, m_actions);
    connect(notice, &NoticeBar::undoOrRedoWanted, this, &TablePane::undoOrRedoWanted);
    column->addWidget(notice);
    column->addWidget(buildTop());
    column->addWidget(buildMiddle(), 1);
    column->addWidget(buildBottom());
    setFocusProxy(m_table);
    wire();
    wireTable();
    retranslate();
    const auto stored =
        QJsonDocument::fromJson(m_settings.value(Setting::TableLayout).toByteArray());
    if (stored.isObject())
        setLayoutNow(tableLayoutFromJson(stored.object()));
    m_model->setDesk(m_openDesk.desk());
}

TablePane::~TablePane() = default;

void TablePane::wire()
{
    connect(m_actions.action("clear-filters"), &QAction::triggered, this, [this] {
        m_search->clear();
        m_filters->setFilter({});
    });
    m_does->setChooser([this] { return chosen(); });
    m_does->setColumns([this] { return m_model->columns(); });
    m_layouts->setSource([this] { return layoutNow(); });
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, m_model, &ApplicantTableModel::setQuery);
    connect(m_filters, &FilterPanel::changed, this,
            [this] { m_model->setFilter(m_filters->filter()); });
    connect(m_filterButton, &QToolButton::toggled, m_filterArea, &QWidget::setVisible);
    connect(m_layouts, &TableLayouts::chosen, this, &TablePane::setLayoutNow);
    connect(m_columns, &QAbstractButton::clicked, this, &TablePane::chooseColumns);
    connect(m_decide, &QToolButton::clicked, m_does, &TableActions::decide);
    connect(m_export, &QToolButton::clicked, m_does, &TableActions::exportChosen);
    connect(m_compare, &QToolButton::clicked, this, &TablePane::compare);
    m_withdraw->setDefaultAction(m_actions.action("applicant-withdraw"));
    connect(m_withdraw->defaultAction(), &QAction::changed, this, &TablePane::updateButtons);
    connect(&m_openDesk, &OpenDesk::deskChanged, this,
            [this] { m_model->setDesk(m_openDesk.desk()); });
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, [this] { m_model->setDesk(nullptr); });
    connect(&m_position, &ReadingPosition::applicantChanged, this,
            [this] { follow(m_position.applicant()); });
}

void TablePane::wireTable()
{
    m_table->installEventFilter(this);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &TablePane::rememberChosen);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TablePane::restoreChosen);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &TablePane::showCounts);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TablePane::keepChosenInFront);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TablePane::updateButtons);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && !m_isSetting && isVisible())
                    m_position.setApplicant(m_model->applicantAt(current.row()));
            });
    connect(m_table, &QTableView::doubleClicked, this, &TablePane::read);
    connect(m_table, &QWidget::customContextMenuRequested, this, &TablePane::openContextMenu);
    QHeaderView *header = m_table->horizontalHeader();
    connect(header, &QHeaderView::sectionClicked, this, [this](int section) {
        const QString id =
            m_model->headerData(section, Qt::Horizontal, ApplicantTableModel::ColumnRole)
                .toString();
        m_model->setOrder(id, m_model->orderColumn() == id && !m_model->isDescending());
        showOrderMark();
    });
    connect(header, &QHeaderView::sectionResized, this, [this](int section, int, int width) {
        if (!m_isSetting)
            m_widths.insert(
                m_model->headerData(section, Qt::Horizontal, ApplicantTableModel::ColumnRole)
                    .toString(),
                width);
    });
    // The order of columns is the model's: a section that was dragged goes back into its place.
    connect(header, &QHeaderView::sectionMoved, this, &TablePane::takeOrder);
    connect(header, &QWidget::customContextMenuRequested, this, &TablePane::openHeadingMenu);
}

/// Somebody has dragged a heading.
void TablePane::takeOrder()
{
    if (m_isSetting)
        return;
    const QHeaderView *header = m_table->horizontalHeader();
    QStringList columns;
    for (int place = 0; place < header->count(); ++place)
        columns.append(m_model
                           ->headerData(header->logicalIndex(place), Qt::Horizontal,
                                        ApplicantTableModel::ColumnRole)
                           .toString());
    m_model->setColumns(columns);
}

void TablePane::chooseColumns()
{
    auto *dialog = new ColumnsDialog(m_model->allColumns(), m_model->columns(), this);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, dialog, &QDialog::reject);
    connect(dialog, &ColumnsDialog::chosen, m_model, &ApplicantTableModel::setColumns);
    dialog->open();
}

QList<ApplicantId> TablePane::chosen() const
{
    QList<int> rows;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(row);
    }
    std::ranges::sort(rows);
    const auto twice = std::ranges::unique(rows);
    rows.erase(twice.begin(), twice.end());
    QList<ApplicantId> applicants;
    applicants.reserve(rows.size());
    for (const int row : std::as_const(rows))
        applicants.append(m_model->applicantAt(row));
    return applicants;
}

void TablePane::rememberChosen()
{
    m_remembered = chosen();
    m_current = m_model->applicantAt(m_table->currentIndex().row());
}

/// Neighbours as one range: of thousands the view asks for every cell that it paints.
QItemSelection TablePane::selectionOf(const QList<ApplicantId> &applicants) const
{
    QList<int> rows;
    for (const ApplicantId applicant : applicants)
        rows.append(m_model->rowOf(applicant));
    rows.removeAll(-1);
    std::ranges::sort(rows);
    QItemSelection selection;
    for (qsizetype first = 0, next = 0; first < rows.size(); first = next) {
        do
            ++next;
        while (next < rows.size() && rows[next] == rows[next - 1] + 1);
        selection.select(m_model->index(rows[first], 0),
                         m_model->index(rows[next - 1], m_model->columnCount() - 1));
    }
    return selection;
}

void TablePane::restoreChosen()
{
    {
        const QScopedValueRollback setting(m_isSetting, true);
        QHeaderView *header = m_table->horizontalHeader();
        for (int section = 0; section < header->count(); ++section)
            header->moveSection(header->visualIndex(section), section);
        applyWidths();
        m_table->selectionModel()->select(selectionOf(m_remembered),
                                          QItemSelectionModel::ClearAndSelect);
        const int current =
            m_model->rowOf(m_current.isValid() ? m_current : m_position.applicant());
        if (current >= 0)
            m_table->selectionModel()->setCurrentIndex(m_model->index(current, 0),
                                                       QItemSelectionModel::NoUpdate);
    }
    m_stack->setCurrentIndex(m_model->rowCount() == 0 ? 0 : 1);
    showOrderMark();
    showCounts();
    updateButtons();
}

/// Whoever is in front is what the menus are about: nobody who was just taken out of the choice.
void TablePane::keepChosenInFront()
{
    const QItemSelectionModel &selected = *m_table->selectionModel();
    if (m_isSetting || !isVisible() || !selected.hasSelection())
        return;
    const int row = m_model->rowOf(m_position.applicant());
    if (row >= 0 && selected.isRowSelected(row))
        return;
    const QScopedValueRollback setting(m_isSetting, true);
    m_position.setApplicant(m_model->applicantAt(selected.selection().first().top()));
}

void TablePane::follow(ApplicantId applicant)
{
    const int row = m_model->rowOf(applicant);
    if (m_isSetting || row < 0 || row == m_table->currentIndex().row())
        return;
    const QScopedValueRollback setting(m_isSetting, true);
    m_table->selectionModel()->setCurrentIndex(
        m_model->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(m_model->index(row, 0));
}

void TablePane::read()
{
    const ApplicantId applicant = m_model->applicantAt(m_table->currentIndex().row());
    if (!applicant.isValid())
        return;
    m_position.setApplicant(applicant);
    emit readingWanted();
}

void TablePane::compare()
{
    const QList<ApplicantId> people = chosen();
    if (people.size() > Comparison::most)
        return m_announcements.say(
            tr("At most %n can be compared at once.", nullptr, Comparison::most));
    m_compared.setApplicants(people);
    if (people.size() > 1)
        emit comparisonWanted();
}

TableLayout TablePane::layoutNow() const
{
    return {m_layouts->current(),    m_model->columns(), m_widths,         m_model->orderColumn(),
            m_model->isDescending(), m_model->query(),   m_model->filter()};
}

void TablePane::setLayoutNow(const TableLayout &layout)
{
    m_layouts->setCurrent(layout.name);
    m_widths = layout.widths;
    m_search->setText(layout.query);
    m_filters->setFilter(layout.filter);
    m_model->setOrder(layout.orderColumn, layout.isDescending);
    m_model->setColumns(layout.columns.isEmpty() ? usualTableColumns() : layout.columns);
    applyWidths();
    showOrderMark();
}

/// A search or filter without a name ends with the day: nobody shall miss people tomorrow.
void TablePane::remember() const
{
    TableLayout layout = layoutNow();
    if (layout.name.isEmpty()) {
        layout.query.clear();
        layout.filter = {};
    }
    m_settings.setValue(Setting::TableLayout,
                        QJsonDocument(toJson(layout)).toJson(QJsonDocument::Compact));
}

void TablePane::setFilterChoices(const FilterChoices &choices)
{
    m_tags = choices.tags;
    m_filters->setChoices(choices);
}

void TablePane::fillTags(QMenu &menu)
{
    m_does->fillTags(menu, m_tags);
}

void TablePane::fillReaders(QMenu &menu)
{
    m_does->fillReaders(menu);
}

void TablePane::fillRecommendations(QMenu &menu)
{
    m_does->fillRecommendations(menu);
}

void TablePane::fillLists(QMenu &menu)
{
    m_does->fillLists(menu);
}

void TablePane::fillOwnFields(QMenu &menu)
{
    m_does->fillOwnFields(menu);
}

bool TablePane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isReturn = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_table && isReturn) {
        read();
        return true;
    }
    if (watched == m_search && (isReturn || key == Qt::Key_Down)) {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
            m_table->selectRow(0);
        return true;
    }
    if (watched == m_search && key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TablePane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_model->setActive(true);
    m_table->setFocus();
    follow(m_position.applicant());
}

void TablePane::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_model->setActive(false);
    remember();
}

void TablePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace Bole
