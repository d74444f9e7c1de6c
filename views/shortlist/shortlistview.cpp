// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/shortlistview.h"

#include "model/compare/comparison.h"
#include "model/desk/desk.h"
#include "model/desk/deskfile.h"
#include "model/desk/desklists.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/export/dossierpdf.h"
#include "views/export/exportdialog.h"
#include "views/export/printing.h"
#include "views/fields/fieldlabels.h"
#include "views/shortlist/applicantpicker.h"
#include "views/shortlist/decidedialog.h"
#include "views/shortlist/rulelabels.h"
#include "views/shortlist/shortlistcontroller.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
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

namespace Bole {

ShortlistView::ShortlistView(OpenDesk &openDesk, ReadingPosition &position,
                             Announcements &announcements, ComparedApplicants &compared,
                             ActionTable &actions, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_compared(compared),
      m_actions(actions),
      m_dialogs(dialogs),
      m_controller(new ShortlistController(m_openDesk, m_announcements, m_dialogs, this))
{
    setObjectName(QStringLiteral("shortlist"));
    build();
    wire();
    retranslate();
}

void ShortlistView::wire()
{
    connect(m_controller, &ShortlistController::listsChanged, this, &ShortlistView::showLists);
    connect(m_controller, &ShortlistController::listChanged, this, &ShortlistView::showList);
    connect(m_controller, &ShortlistController::entryMoved, this, &ShortlistView::select);
    connect(m_controller, &ShortlistController::listChanged, this, &ShortlistView::tellFront);
    connect(m_lists, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            m_controller->choose(ShortlistId{item->data(Qt::UserRole).toLongLong()});
    });
    connect(m_new, &QPushButton::clicked, m_controller, &ShortlistController::create);
    connect(m_rename, &QToolButton::clicked, m_controller, &ShortlistController::rename);
    connect(m_copy, &QToolButton::clicked, m_controller, &ShortlistController::copy);
    connect(m_delete, &QToolButton::clicked, m_controller, &ShortlistController::remove);
    connect(m_decideAll, &QPushButton::clicked, this, &ShortlistView::decideForAll);
    connect(m_controller, &ShortlistController::decided, this, &ShortlistView::showDecided);
    connect(m_rule, &QComboBox::activated, this, [this] {
        m_controller->setRule(rankingRuleFromJson(m_rule->currentData().toJsonObject()));
    });
    connect(m_order, &QPushButton::clicked, m_controller, &ShortlistController::orderByRule);
    for (QSpinBox *box : {m_quota, m_waiting})
        connect(box, &QSpinBox::editingFinished, this, [this] {
            const auto line = [](int value) {
                return value ? std::optional(value) : std::nullopt;
            };
            m_controller->setLines(line(m_quota->value()), line(m_waiting->value()));
        });
    connect(m_add, &QPushButton::clicked, this, &ShortlistView::pick);
    connect(m_stage->menu(), &QMenu::aboutToShow, this, &ShortlistView::fillStages);
    connect(m_quotas, &QToolButton::clicked, this, &ShortlistView::editQuotas);
    connect(m_seal, &QPushButton::clicked, m_controller, &ShortlistController::seal);
    connect(m_export, &QPushButton::clicked, this, &ShortlistView::openExport);
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        m_position.setApplicant(m_controller->model().at(index.row()).facts.id);
        emit readingWanted();
    });

    const ActionTable &actions = m_actions;
    actions.attach("shortlist", this);
    const auto on = [&](const char *id, auto function) {
        connect(actions.action(id), &QAction::triggered, this, function);
    };
    on("shortlist-up", [this] { m_controller->move(currentRow(), currentRow() - 1); });
    on("shortlist-down", [this] { m_controller->move(currentRow(), currentRow() + 1); });
    on("shortlist-tie", [this] { m_controller->toggleTie(currentRow()); });
    on("shortlist-gap", [this] { m_controller->changeGap(currentRow(), 1); });
    on("shortlist-no-gap", [this] { m_controller->changeGap(currentRow(), -1); });
    on("shortlist-reason", [this] { m_controller->askReason(currentRow()); });
    on("shortlist-remove", [this] { m_controller->removeEntries(selectedRows()); });
    on("shortlist-copy", [this] {
        reloadIfStale();
        m_controller->copy();
    });
    on("shortlist-decide", [this] { decideForAll(); });
    on("shortlist-add", [this] { addChosen(); });
    on("compare-add", [this] { compareChosen(m_compared.applicants()); });
    on("compare-chosen", [this] { compareChosen({}); });
    for (const char *id :
         {"shortlist-up", "shortlist-down", "shortlist-tie", "shortlist-gap", "shortlist-no-gap",
          "shortlist-reason", "shortlist-remove", "compare-chosen"})
        m_table->addAction(actions.action(id));
    on("export", [this] { openExport(); });
    on("print", [this] {
        if (isVisible() && m_controller->hasList())
            openPrintPreview(this, QPageLayout::Portrait,
                             [this](QPagedPaintDevice &device) { paint(device); });
    });
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, m_controller, &ShortlistController::close);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &ShortlistView::wireSeason);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &ShortlistView::reload);
    wireSeason();
}

void ShortlistView::wireSeason()
{
    if (const Desk *desk = m_openDesk.desk()) {
        connect(desk, &Desk::shortlistsChanged, this, &ShortlistView::reload);
        connect(desk, &Desk::settingsChanged, this, [this] {
            fillRules(); // lists of venues
            reload();
        });
        connect(desk, &Desk::rubricsChanged, this, [this] {
            fillRules(); // other criteria to order by
            reload();
        });
        connect(desk, &Desk::decisionsChanged, this, &ShortlistView::reload);
        connect(desk, &Desk::reviewersChanged, this, &ShortlistView::reload);
        connect(desk, &Desk::reset, this, &ShortlistView::reload);
        const auto touched = [this](ApplicantId applicant) {
            if (m_controller->model().rowOf(applicant) >= 0)
                reload();
        };
        connect(desk, &Desk::reviewsChanged, this, touched);
        connect(desk, &Desk::recordChanged, this, touched);
    }
    fillRules();
    reload();
}

void ShortlistView::reload()
{
    m_stale = true;
    if (isVisible())
        reloadIfStale();
    else
        m_controller->forget(); // the next to see it may not be allowed to see as much
}

void ShortlistView::reloadIfStale()
{
    if (std::exchange(m_stale, false))
        m_controller->reload();
}

void ShortlistView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    reloadIfStale();
    tellFront();
}

void ShortlistView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    tellFront();
}

void ShortlistView::tellFront()
{
    m_position.setShownList(isVisible() ? m_controller->list().id : ShortlistId());
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
    const int row = m_controller->model().rowOf(applicant);
    if (row >= 0)
        m_table->setCurrentIndex(m_controller->model().index(row, ShortlistModel::Name));
}

/// Lays the chosen entries beside those that are being compared already, and shows them.
void ShortlistView::compareChosen(QList<ApplicantId> already)
{
    if (!isVisible())
        return;
    for (const qsizetype row : selectedRows()) {
        const ApplicantId applicant = m_controller->model().at(int(row)).facts.id;
        if (!already.contains(applicant))
            already.append(applicant);
    }
    m_compared.setApplicants(already.first(std::min<qsizetype>(already.size(), Comparison::most)));
    if (already.size() >= Comparison::fewest)
        emit comparisonWanted();
}

void ShortlistView::addChosen()
{
    QList<ApplicantId> chosen = m_chooser ? m_chooser() : QList<ApplicantId>();
    // The one in front may not be among those that the list shows.
    if (m_position.applicant().isValid() && !chosen.contains(m_position.applicant()))
        chosen = {m_position.applicant()};
    add(chosen);
}

ShortlistId ShortlistView::chosen() const
{
    return m_controller->chosen();
}

void ShortlistView::choose(ShortlistId list)
{
    m_controller->choose(list);
}

void ShortlistView::add(const QList<ApplicantId> &applicants)
{
    reloadIfStale();
    m_controller->add(applicants);
}

/// Names, schools and reasons that are longer than their column get more lines.
void ShortlistView::fitRows()
{
    const QFontMetrics metrics(m_table->font());
    for (int row = 0; row < m_controller->model().rowCount(); ++row) {
        for (const int column :
             {ShortlistModel::Name, ShortlistModel::Institution, ShortlistModel::Moved}) {
            const QModelIndex index = m_controller->model().index(row, column);
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
    request.source.list = m_controller->list();
    request.profile.language = tableLanguageOf(WindowLanguage::inUse());
    request.season = m_openDesk.desk()->file().title().value_or(QString());
    const auto season = m_openDesk.desk()->lists().visibleSeason(nameOf(request.profile.language));
    if (const auto painted = paintShortlist(*season, request, device); !painted)
        m_dialogs.error(const_cast<ShortlistView *>(this), tr("The list could not be printed."),
                        painted.error());
}

void ShortlistView::pick()
{
    if (!m_openDesk.desk())
        return;
    QList<ApplicantId> already;
    for (const ShortlistEntry &entry : m_controller->list().entries)
        already.append(entry.applicant);
    auto *picker = new ApplicantPicker(
        m_openDesk.desk()->lists().people({}).value_or(QList<PersonRow>()), already, 0, this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &ApplicantPicker::chosen, m_controller, &ShortlistController::add);
    picker->open();
}

void ShortlistView::decideForAll()
{
    reloadIfStale();
    if (!m_controller->isOpen() || m_controller->list().entries.isEmpty() ||
        !m_controller->mayDecide())
        return;
    QSet<ApplicantId> withoutPlace;
    for (int i = 0; i < m_controller->model().rowCount(); ++i) {
        const PersonRow &row = m_controller->model().at(i);
        if (!row.takesPlace)
            withoutPlace.insert(row.facts.id);
    }
    auto *dialog = new DecideDialog(m_controller->list(),
                                    m_openDesk.desk()->lists().decisions(m_controller->list()),
                                    m_dialogs, this, withoutPlace);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DecideDialog::decided, m_controller,
            [this](const QList<NewDecision> &decisions) { m_controller->decide(decisions); });
    dialog->open();
}

void ShortlistView::openExport()
{
    if (!m_openDesk.desk())
        return;
    reloadIfStale();
    RowSource source;
    if (m_controller->hasList())
        source.list = m_controller->list();
    auto *dialog =
        new ExportDialog(m_openDesk, m_position, m_announcements, m_dialogs, source, this);
    dialog->setPictures(m_pictures);
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
