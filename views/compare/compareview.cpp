// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/compareview.h"

#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "views/common/actiontable.h"
#include "views/common/comparedapplicants.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/compare/comparelayouts.h"
#include "views/compare/comparepages.h"
#include "views/compare/comparetable.h"
#include "views/compare/savedcomparisons.h"
#include "views/export/printing.h"
#include "views/shortlist/applicantpicker.h"

#include <QAction>
#include <QEvent>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>

namespace Bole {

namespace {

enum Page { TablePage, DocumentsPage, EmptyPage };

} // namespace

CompareView::CompareView(OpenDesk &openDesk, ReadingPosition &position,
                         ComparedApplicants &compared, ReaderPool &readers, ActionTable &actions,
                         Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_compared(compared),
      m_readers(readers),
      m_actions(actions),
      m_dialogs(dialogs)
{
    setObjectName(QStringLiteral("compare"));
    build();
    wire();
    retranslate();
}

CompareView::~CompareView()
{
    delete m_table; // before its model, which is no child
}

void CompareView::build()
{
    m_layouts = new CompareLayouts(m_openDesk, m_dialogs, this);
    m_add = new QPushButton(icon("list-add"), {});
    m_clear = new QPushButton;
    m_saved = new SavedComparisons(m_openDesk, m_compared, m_dialogs, this);
    m_name = new QToolButton;
    m_name->setObjectName(QStringLiteral("compare-saved"));
    m_name->setPopupMode(QToolButton::InstantPopup);
    m_name->setMenu(m_saved);
    m_layout = new QToolButton;
    m_layout->setPopupMode(QToolButton::InstantPopup);
    m_layout->setMenu(m_layouts);
    m_documents = new QToolButton;
    m_documents->setDefaultAction(m_actions.action("compare-documents"));
    m_documents->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_csv = new QPushButton(icon("document-export"), {});
    m_csv->setObjectName(QStringLiteral("compare-csv"));
    m_pdf = new QPushButton(icon("document-export"), {});
    m_pdf->setObjectName(QStringLiteral("compare-pdf"));
    m_print = new QPushButton(icon("document-print"), {});
    auto *bar = new QHBoxLayout;
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_add, m_clear, m_name, m_documents, m_layout})
        bar->addWidget(widget);
    bar->addStretch(1);
    for (QWidget *widget : {m_csv, m_pdf, m_print})
        bar->addWidget(widget);
    m_notice = new QLabel;
    m_notice->setObjectName(QStringLiteral("compare-notice"));
    m_notice->setWordWrap(true);
    m_table = new CompareTable;
    m_table->setObjectName(QStringLiteral("compare-table"));
    m_table->setModel(&m_model);
    m_cell = new QTextBrowser;
    m_cell->setObjectName(QStringLiteral("compare-cell"));
    m_cell->setOpenLinks(false);
    m_cell->setFrameShape(QFrame::NoFrame);
    auto *tableAndCell = new QSplitter(Qt::Vertical);
    tableAndCell->addWidget(m_table);
    tableAndCell->addWidget(m_cell);
    tableAndCell->setStretchFactor(0, 1);
    tableAndCell->setSizes({60 * Grid, 14 * Grid});
    tableAndCell->setChildrenCollapsible(true);
    m_documentPages = new ComparePages(m_openDesk, m_readers);
    m_empty = new EmptyState("bole-compare");
    auto *fill = new QAction(icon("list-add"), {}, m_empty);
    fill->setObjectName(QStringLiteral("compare-fill"));
    connect(fill, &QAction::triggered, this, &CompareView::pick);
    m_empty->setActions({fill});
    m_pages = new QStackedWidget;
    m_pages->addWidget(tableAndCell);
    m_pages->addWidget(m_documentPages);
    m_pages->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Grid, Grid, Grid, Grid);
    layout->addLayout(bar);
    layout->addWidget(m_notice);
    layout->addWidget(m_pages, 1);
}

void CompareView::setPhotos(const std::function<QPixmap(ApplicantId)> &photos)
{
    m_table->setPhotos(photos);
}

void CompareView::wire()
{
    connect(m_add, &QPushButton::clicked, this, &CompareView::pick);
    connect(m_clear, &QPushButton::clicked, this, [this] { setApplicants({}); });
    connect(m_csv, &QPushButton::clicked, this, &CompareView::saveCsv);
    connect(m_pdf, &QPushButton::clicked, this, &CompareView::savePdf);
    connect(m_print, &QPushButton::clicked, this, &CompareView::print);
    connect(m_layouts, &CompareLayouts::changed, this,
            [this] { m_model.setLayout(m_layouts->current()); });
    connect(m_table, &CompareTable::cellActivated, this, &CompareView::openCell);
    connect(m_table, &CompareTable::headingActivated, this, &CompareView::foldLine);
    connect(m_table, &CompareTable::rowActivated, this, &CompareView::unfoldRow);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CompareView::showCell);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &CompareView::showCell,
            Qt::QueuedConnection);
    connect(m_cell, &QTextBrowser::anchorClicked, this, &CompareView::openDetail);
    connect(m_saved, &SavedComparisons::nameChanged, this, &CompareView::showState);
    connect(m_table, &CompareTable::lineMoved, this, &CompareView::moveLine);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        lineMenu(m_table->rowAt(at.y()), m_table->viewport()->mapToGlobal(at));
    });
    QHeaderView *names = m_table->verticalHeader();
    connect(names, &QWidget::customContextMenuRequested, this, [this, names](const QPoint &at) {
        lineMenu(names->logicalIndexAt(at), names->mapToGlobal(at));
    });
    connect(m_table->horizontalHeader(), &QHeaderView::customContextMenuRequested, this,
            &CompareView::headerMenu);

    const ActionTable &actions = m_actions;
    actions.attach("compare", this);
    const auto on = [&](const char *id, auto function) {
        connect(actions.action(id), &QAction::triggered, this, function);
    };
    on("compare-row-up", [this] { moveCurrent(-1); });
    on("compare-row-down", [this] { moveCurrent(1); });
    on("compare-hide-row", [this] { hideLine(m_table->currentIndex().row()); });
    on("compare-documents", [this](bool on) { showDocuments(on); });
    on("print", [this] { print(); });
    connect(&m_compared, &ComparedApplicants::changed, this, &CompareView::reload);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &CompareView::reload);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &CompareView::wireSeason);
    wireSeason();
}

void CompareView::wireSeason()
{
    m_layouts->load();
    reload();
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    const auto touched = [this](ApplicantId applicant) {
        if (applicants().contains(applicant))
            reload();
    };
    connect(desk, &Desk::recordChanged, this, touched);
    connect(desk, &Desk::reviewsChanged, this, touched);
    connect(desk, &Desk::decisionsChanged, this, &CompareView::reload);
    connect(desk, &Desk::rubricsChanged, this, &CompareView::reload);
    connect(desk, &Desk::reset, this, &CompareView::reload);
    connect(desk, &Desk::settingsChanged, this, &CompareView::reload);
}

QList<ApplicantId> CompareView::applicants() const
{
    return m_compared.applicants();
}

void CompareView::setApplicants(const QList<ApplicantId> &applicants)
{
    m_compared.setApplicants(
        applicants.first(std::min<qsizetype>(applicants.size(), Comparison::most)));
}

void CompareView::reload()
{
    Comparison comparison;
    QList<ApplicantId> order = applicants();
    if (!order.contains(m_pinned))
        m_pinned = {};
    if (m_openDesk.desk() && !order.isEmpty()) {
        if (const qsizetype at = order.indexOf(m_pinned); at > 0)
            order.move(at, 0);
        if (!m_knowledge)
            m_knowledge.emplace(Knowledge::committeeFolder());
        const auto made = m_openDesk.desk()->lists().compare(*m_knowledge, order);
        if (made)
            comparison = *made;
        else
            m_dialogs.error(this, tr("The applicants could not be compared."), made.error());
    }
    const bool samePeople = comparison.documents == m_model.comparison().documents &&
                            comparison.names == m_model.comparison().names;
    m_model.setComparison(comparison, m_layouts->current());
    m_table->setPinned(m_pinned.isValid());
    if (!samePeople)
        m_documentPages->setComparison({}); // until they are looked at
    showState();
}

void CompareView::showState()
{
    const auto count = comparison().applicants.size();
    const bool enough = count >= Comparison::fewest;
    QAction *documents = m_actions.action("compare-documents");
    m_pages->setCurrentIndex(!enough                  ? EmptyPage
                             : documents->isChecked() ? DocumentsPage
                                                      : TablePage);
    if (enough && documents->isChecked() && !m_documentPages->pages(0))
        m_documentPages->setComparison(comparison());
    documents->setEnabled(enough);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_csv, m_pdf, m_print, m_layout})
        setUsable(widget, enough, tr("Choose at least two applicants for the comparison first."));
    setUsable(m_clear, count > 0, tr("Nobody is in the comparison."));
    m_name->setText((m_saved->name().isEmpty() ? tr("Comparison") : m_saved->name()) +
                    QStringLiteral(" ▾"));
    m_cell->setVisible(enough);
    setUsable(m_add, m_openDesk.desk() && count < Comparison::most,
              m_openDesk.desk() ? tr("At most %n can be chosen.", nullptr, Comparison::most)
                                : tr("Open a season first."));
    m_notice->setText(notices().join(u'\n'));
    m_notice->setVisible(!m_notice->text().isEmpty());
    m_empty->setText(
        count == 1 ? tr("Choose at least one more") : tr("Nobody to compare yet"),
        tr("Choose two to six applicants in the list and press %1, or add them here with “Add "
           "Applicants…”.")
            .arg(
                m_actions.action("compare-chosen")->shortcut().toString(QKeySequence::NativeText)));
}

void CompareView::showDocuments(bool shown)
{
    m_actions.action("compare-documents")->setChecked(shown);
    showState();
}

void CompareView::pick()
{
    if (!m_openDesk.desk())
        return;
    auto *picker =
        new ApplicantPicker(m_openDesk.desk()->lists().people({}).value_or(QList<PersonRow>()),
                            applicants(), Comparison::most - int(applicants().size()), this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &ApplicantPicker::chosen, this,
            [this](const QList<ApplicantId> &chosen) { setApplicants(applicants() + chosen); });
    picker->open();
}

void CompareView::pin(ApplicantId applicant)
{
    m_pinned = applicant;
    reload();
}

void CompareView::remove(ApplicantId applicant)
{
    QList<ApplicantId> left = applicants();
    left.removeAll(applicant);
    setApplicants(left);
}

void CompareView::moveLine(int from, int to)
{
    const CompareLayout layout = moved(m_layouts->current(), comparison().rows, from, to);
    const QString id = m_model.idAt(from);
    const int column = std::max(m_table->currentIndex().column(), 0);
    m_layouts->setCurrent(layout);
    for (int line = 0; line < m_model.rowCount(); ++line) {
        if (m_model.idAt(line) == id)
            m_table->setCurrentIndex(m_model.index(line, column));
    }
}

void CompareView::moveCurrent(int by)
{
    const int line = m_table->currentIndex().row();
    int to = line + by;
    if (line < 0)
        return;
    // A heading changes places with the next heading, not with its own rows.
    while (!m_model.rowAt(line) && to >= 0 && to < m_model.rowCount() && m_model.rowAt(to))
        to += by;
    if (to >= 0 && to < m_model.rowCount())
        moveLine(line, to);
}

void CompareView::hideLine(int line)
{
    if (!m_model.rowAt(line))
        return;
    CompareLayout layout = m_layouts->current();
    layout.hidden.insert(m_model.idAt(line));
    m_layouts->setCurrent(layout);
}

void CompareView::foldLine(int line)
{
    CompareLayout layout = m_layouts->current();
    const QString id = groupId(m_model.lines()[line].group);
    if (!layout.folded.remove(id))
        layout.folded.insert(id);
    m_layouts->setCurrent(layout);
}

void CompareView::unfoldRow(int line)
{
    if (!m_model.rowAt(line))
        return;
    CompareLayout layout = m_layouts->current();
    const QString id = m_model.idAt(line);
    if (!layout.unfolded.remove(id))
        layout.unfolded.insert(id);
    m_layouts->setCurrent(layout);
    m_table->setCurrentIndex(m_model.index(line, std::max(m_table->currentIndex().column(), 0)));
}

void CompareView::print()
{
    if (isVisible() && comparison().applicants.size() >= Comparison::fewest)
        openPrintPreview(this, QPageLayout::Landscape,
                         [this](QPagedPaintDevice &device) { paint(device); });
}

void CompareView::openCell(const QModelIndex &index)
{
    const CompareRow *row = m_model.rowAt(index.row());
    if (!row)
        return;
    open(index, row->cells[index.column()].places);
}

void CompareView::open(const QModelIndex &index, const QList<Place> &places)
{
    const DocumentId document = comparison().documents[index.column()];
    m_position.setApplicant(comparison().applicants[index.column()]);
    emit readingWanted();
    if (document.isValid() && !places.isEmpty())
        m_position.showPlaces(document, places);
}

void CompareView::headerMenu(const QPoint &at)
{
    const int column = m_table->horizontalHeader()->logicalIndexAt(at);
    if (column < 0)
        return;
    const ApplicantId applicant = comparison().applicants[column];
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool pinned = applicant == m_pinned;
    connect(menu->addAction(pinned ? tr("Unpin This Column") : tr("Pin This Column")),
            &QAction::triggered, this,
            [this, applicant, pinned] { pin(pinned ? ApplicantId() : applicant); });
    connect(menu->addAction(tr("Add to the Shortlist")), &QAction::triggered, this,
            [this, applicant] {
                m_position.setApplicant(applicant);
                emit additionWanted({applicant});
            });
    connect(menu->addAction(tr("Take Out of the Comparison")), &QAction::triggered, this,
            [this, applicant] { remove(applicant); });
    menu->popup(m_table->horizontalHeader()->mapToGlobal(at));
}

void CompareView::lineMenu(int line, const QPoint &global)
{
    if (line < 0)
        return;
    m_table->setCurrentIndex(m_model.index(line, std::max(m_table->currentIndex().column(), 0)));
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const char *id : {"compare-row-up", "compare-row-down"})
        menu->addAction(m_actions.action(id));
    if (m_model.rowAt(line))
        menu->addAction(m_actions.action("compare-hide-row"));
    else
        connect(menu->addAction(tr("Fold or Unfold")), &QAction::triggered, this,
                [this, line] { foldLine(line); });
    menu->popup(global);
}

void CompareView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace Bole
