// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/shortlistview.h"

#include "model/season/season.h"
#include "model/shortlist/comparison.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/export/dossierpdf.h"
#include "views/export/exportdialog.h"
#include "views/export/printing.h"
#include "views/fields/fieldlabels.h"
#include "views/session.h"
#include "views/shell/actiontable.h"
#include "views/shortlist/applicantpicker.h"
#include "views/shortlist/rulelabels.h"
#include "views/shortlist/shortlistdelegate.h"
#include "views/shortlist/shortlistdesk.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

namespace Bole {

ShortlistView::ShortlistView(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_desk(new ShortlistDesk(session, this))
{
    setObjectName(QStringLiteral("shortlist"));
    build();
    wire();
    retranslate();
}

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
    column->addWidget(buildTable(), 1);

    m_empty = new EmptyState("bole-shortlist");
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
    m_delete = new QToolButton;
    m_delete->setIcon(icon("edit-delete"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_new, 1);
    buttons->addWidget(m_rename);
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
    for (QSpinBox *box : {m_quota, m_waiting}) {
        box->setRange(0, 9999);
        box->setSpecialValueText(QStringLiteral("–"));
    }
    m_add = new QPushButton(icon("list-add"), {});
    m_order = new QPushButton(icon("view-sort"), {});
    m_decide = new QToolButton;
    m_decide->setPopupMode(QToolButton::InstantPopup);
    m_decide->setMenu(new QMenu(m_decide));
    m_seal = new QPushButton(icon("object-locked"), {});
    m_seal->setObjectName(QStringLiteral("shortlist-seal"));
    m_export = new QPushButton(icon("document-export"), {});
    m_export->setObjectName(QStringLiteral("shortlist-export"));

    auto *first = new QHBoxLayout;
    first->addWidget(m_ruleLabel);
    first->addWidget(m_rule, 1);
    first->addWidget(m_order);
    first->addSpacing(2 * Grid);
    first->addWidget(m_quotaLabel);
    first->addWidget(m_quota);
    first->addWidget(m_waitingLabel);
    first->addWidget(m_waiting);
    auto *second = new QHBoxLayout;
    second->addWidget(m_add);
    second->addWidget(m_decide);
    second->addStretch(1);
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
    m_table->setModel(&m_desk->model());
    m_table->setItemDelegate(new ShortlistDelegate(m_table));
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

void ShortlistView::wire()
{
    connect(m_desk, &ShortlistDesk::listsChanged, this, &ShortlistView::showLists);
    connect(m_desk, &ShortlistDesk::listChanged, this, &ShortlistView::showList);
    connect(m_desk, &ShortlistDesk::entryMoved, this, &ShortlistView::select);
    connect(m_lists, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            m_desk->choose(ShortlistId{item->data(Qt::UserRole).toLongLong()});
    });
    connect(m_new, &QPushButton::clicked, m_desk, &ShortlistDesk::create);
    connect(m_rename, &QToolButton::clicked, m_desk, &ShortlistDesk::rename);
    connect(m_delete, &QToolButton::clicked, m_desk, &ShortlistDesk::remove);
    connect(m_rule, &QComboBox::activated, this,
            [this] { m_desk->setRule(rankingRuleFromJson(m_rule->currentData().toJsonObject())); });
    connect(m_order, &QPushButton::clicked, m_desk, &ShortlistDesk::orderByRule);
    for (QSpinBox *box : {m_quota, m_waiting})
        connect(box, &QSpinBox::editingFinished, this, [this] {
            const auto line = [](int value) {
                return value ? std::optional(value) : std::nullopt;
            };
            m_desk->setLines(line(m_quota->value()), line(m_waiting->value()));
        });
    connect(m_add, &QPushButton::clicked, this, &ShortlistView::pick);
    connect(m_seal, &QPushButton::clicked, m_desk, &ShortlistDesk::seal);
    connect(m_export, &QPushButton::clicked, this, &ShortlistView::openExport);
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        m_session.setApplicant(m_desk->model().at(index.row()).facts.id);
        m_session.actions().action("mode-read")->trigger();
    });

    const ActionTable &actions = m_session.actions();
    actions.attach("shortlist", this);
    const auto on = [&](const char *id, auto function) {
        connect(actions.action(id), &QAction::triggered, this, function);
    };
    on("shortlist-up", [this] { m_desk->move(currentRow(), currentRow() - 1); });
    on("shortlist-down", [this] { m_desk->move(currentRow(), currentRow() + 1); });
    on("shortlist-tie", [this] { m_desk->toggleTie(currentRow()); });
    on("shortlist-gap", [this] { m_desk->changeGap(currentRow(), 1); });
    on("shortlist-no-gap", [this] { m_desk->changeGap(currentRow(), -1); });
    on("shortlist-reason", [this] { m_desk->askReason(currentRow()); });
    on("shortlist-remove", [this] { m_desk->removeEntries(selectedRows()); });
    on("shortlist-add", [this] { addChosen(); });
    on("compare-add", [this] { compareChosen(m_session.comparison()); });
    on("compare-chosen", [this] { compareChosen({}); });
    for (const char *id :
         {"shortlist-up", "shortlist-down", "shortlist-tie", "shortlist-gap", "shortlist-no-gap",
          "shortlist-reason", "shortlist-remove", "compare-chosen"})
        m_table->addAction(actions.action(id));
    on("export", [this] { openExport(); });
    on("print", [this] {
        if (isVisible() && m_desk->hasList())
            openPrintPreview(this, QPageLayout::Portrait,
                             [this](QPagedPaintDevice &device) { paint(device); });
    });
    connect(&m_session, &Session::seasonAboutToClose, m_desk, &ShortlistDesk::close);
    connect(&m_session, &Session::seasonChanged, this, &ShortlistView::wireSeason);
    connect(&m_session, &Session::reviewerChanged, this, &ShortlistView::reload);
    wireSeason();
}

void ShortlistView::wireSeason()
{
    if (Season *season = m_session.season()) {
        connect(season, &Season::shortlistsChanged, this, &ShortlistView::reload);
        connect(season, &Season::settingsChanged, this, &ShortlistView::reload);
        connect(season, &Season::rubricsChanged, this, &ShortlistView::reload);
        connect(season, &Season::reset, this, &ShortlistView::reload);
        const auto touched = [this](ApplicantId applicant) {
            if (m_desk->model().rowOf(applicant) >= 0)
                reload();
        };
        connect(season, &Season::reviewsChanged, this, touched);
        connect(season, &Season::recordChanged, this, touched);
    }
    fillRules();
    reload();
}

void ShortlistView::reload()
{
    m_stale = true;
    if (isVisible())
        freshen();
    else
        m_desk->forget(); // the next to see it may not be allowed to see as much
}

void ShortlistView::freshen()
{
    if (std::exchange(m_stale, false))
        m_desk->reload();
}

void ShortlistView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    freshen();
}

int ShortlistView::currentRow() const
{
    return m_table->currentIndex().row();
}

QList<qsizetype> ShortlistView::selectedRows() const
{
    QList<qsizetype> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        rows.append(index.row());
    return rows;
}

void ShortlistView::select(ApplicantId applicant)
{
    const int row = m_desk->model().rowOf(applicant);
    if (row >= 0)
        m_table->setCurrentIndex(m_desk->model().index(row, ShortlistModel::Name));
}

/// Lays the chosen entries beside those that are being compared already, and shows them.
void ShortlistView::compareChosen(QList<ApplicantId> already)
{
    if (!isVisible())
        return;
    for (const qsizetype row : selectedRows()) {
        const ApplicantId applicant = m_desk->model().at(int(row)).facts.id;
        if (!already.contains(applicant))
            already.append(applicant);
    }
    m_session.setComparison(already.first(std::min<qsizetype>(already.size(), Comparison::most)));
    if (already.size() >= Comparison::fewest)
        m_session.actions().action("mode-compare")->trigger();
}

void ShortlistView::addChosen()
{
    QList<ApplicantId> chosen = m_chooser ? m_chooser() : QList<ApplicantId>();
    // The one in front may not be among those that the list shows.
    if (m_session.applicant().isValid() && !chosen.contains(m_session.applicant()))
        chosen = {m_session.applicant()};
    freshen();
    m_desk->add(chosen);
}

/// Names, schools and reasons that are longer than their column get more lines.
void ShortlistView::fitRows()
{
    const QFontMetrics metrics(m_table->font());
    for (int row = 0; row < m_desk->model().rowCount(); ++row) {
        for (const int column :
             {ShortlistModel::Name, ShortlistModel::Institution, ShortlistModel::Moved}) {
            const QModelIndex index = m_desk->model().index(row, column);
            const bool isLong = metrics.horizontalAdvance(index.data().toString()) + 2 * Grid >
                                m_table->columnWidth(column);
            if (isLong || m_table->rowHeight(row) > 4 * Grid) {
                m_table->resizeRowToContents(row);
                break;
            }
        }
    }
}

void ShortlistView::paint(QPagedPaintDevice &device) const
{
    ExportRequest request;
    request.source.list = m_desk->list();
    request.viewer = m_session.reviewer();
    const bool chinese = QLocale().language() == QLocale::Chinese;
    request.profile.headings = chinese ? Headings::Chinese : Headings::English;
    if (const auto painted = paintShortlist(*m_session.season(), request, device); !painted)
        m_session.dialogs().error(const_cast<ShortlistView *>(this),
                                  tr("The list could not be printed."), painted.error());
}

void ShortlistView::pick()
{
    if (!m_session.season())
        return;
    QList<ApplicantId> already;
    for (const ShortlistEntry &entry : m_desk->list().entries)
        already.append(entry.applicant);
    auto *picker = new ApplicantPicker(*m_session.season(), m_desk->viewer(), already, 0, this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &ApplicantPicker::chosen, m_desk, &ShortlistDesk::add);
    picker->open();
}

void ShortlistView::openExport()
{
    if (!m_session.season())
        return;
    freshen();
    ExportSource source;
    if (m_desk->hasList())
        source.list = m_desk->list();
    auto *dialog = new ExportDialog(m_session, source, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ShortlistView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace Bole
