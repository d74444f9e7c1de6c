// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/compareview.h"

#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/session.h"
#include "views/shell/actiontable.h"
#include "views/shortlist/applicantpicker.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeWidget>

namespace Bole {

namespace {

constexpr int idRole = Qt::UserRole;
const QString layoutKey = QStringLiteral("compareLayout");

} // namespace

CompareView::CompareView(Session &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setObjectName(QStringLiteral("compare"));
    build();
    wire();
    retranslate();
}

void CompareView::build()
{
    m_add = new QPushButton(icon("list-add"), {});
    m_clear = new QPushButton;
    m_showAll = new QPushButton;
    m_csv = new QPushButton(icon("document-export"), {});
    m_csv->setObjectName(QStringLiteral("compare-csv"));
    m_pdf = new QPushButton(icon("document-print"), {});
    m_pdf->setObjectName(QStringLiteral("compare-pdf"));
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_add);
    bar->addWidget(m_clear);
    bar->addWidget(m_showAll);
    bar->addStretch(1);
    bar->addWidget(m_csv);
    bar->addWidget(m_pdf);
    m_notice = new QLabel;
    m_notice->setWordWrap(true);
    m_tree = new QTreeWidget;
    m_tree->setObjectName(QStringLiteral("compare-table"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setWordWrap(true);
    m_tree->setIndentation(2 * Grid);
    m_tree->setAlternatingRowColors(true);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->header()->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->header()->setSectionsMovable(false);
    m_empty = new EmptyState("bole-compare");
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_tree);
    m_pages->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Grid, Grid, Grid, Grid);
    layout->addLayout(bar);
    layout->addWidget(m_notice);
    layout->addWidget(m_pages, 1);
}

void CompareView::wire()
{
    connect(m_add, &QPushButton::clicked, this, &CompareView::pick);
    connect(m_clear, &QPushButton::clicked, this, [this] { setApplicants({}); });
    connect(m_showAll, &QPushButton::clicked, this, [this] {
        m_hidden.clear();
        storeLayout();
        showComparison();
    });
    connect(m_csv, &QPushButton::clicked, this, &CompareView::saveCsv);
    connect(m_pdf, &QPushButton::clicked, this, &CompareView::savePdf);
    connect(m_tree, &QTreeWidget::itemActivated, this, &CompareView::openCell);
    connect(m_tree, &QTreeWidget::customContextMenuRequested, this, &CompareView::rowMenu);
    connect(m_tree->header(), &QHeaderView::customContextMenuRequested, this,
            &CompareView::headerMenu);
    const auto folded = [this](QTreeWidgetItem *item, bool is) {
        const int group = item->data(0, idRole).toInt();
        is ? (void)m_folded.insert(group) : (void)m_folded.remove(group);
        storeLayout();
    };
    connect(m_tree, &QTreeWidget::itemCollapsed, this,
            [folded](QTreeWidgetItem *item) { folded(item, true); });
    connect(m_tree, &QTreeWidget::itemExpanded, this,
            [folded](QTreeWidgetItem *item) { folded(item, false); });
    connect(m_session.actions().action("compare-add"), &QAction::triggered, this, [this] {
        if (m_session.applicant().isValid() && m_applicants.size() < Comparison::most &&
            !m_applicants.contains(m_session.applicant()))
            setApplicants(m_applicants + QList{m_session.applicant()});
    });
    connect(&m_session, &Session::seasonAboutToClose, this, [this] { setApplicants({}); });
    connect(&m_session, &Session::reviewerChanged, this, &CompareView::reload);
    connect(&m_session, &Session::seasonChanged, this, [this] {
        readLayout();
        reload();
        Season *season = m_session.season();
        if (!season)
            return;
        const auto touched = [this](ApplicantId applicant) {
            if (m_applicants.contains(applicant))
                reload();
        };
        connect(season, &Season::recordChanged, this, touched);
        connect(season, &Season::reviewsChanged, this, touched);
        connect(season, &Season::settingsChanged, this, &CompareView::reload);
    });
}

Viewer CompareView::viewer() const
{
    const bool chinese = QLocale().language() == QLocale::Chinese;
    return Viewer::of(*m_session.season(), m_session.reviewer(),
                      chinese ? QStringLiteral("zh") : QStringLiteral("en"));
}

void CompareView::setApplicants(const QList<ApplicantId> &applicants)
{
    m_applicants = applicants.first(std::min<qsizetype>(applicants.size(), Comparison::most));
    if (!m_applicants.contains(m_pinned))
        m_pinned = {};
    reload();
}

void CompareView::reload()
{
    m_comparison = {};
    if (m_session.season() && !m_applicants.isEmpty()) {
        QList<ApplicantId> order = m_applicants;
        if (const qsizetype at = order.indexOf(m_pinned); at > 0)
            order.move(at, 0);
        const auto made = compare(*m_session.season(), viewer(), m_knowledge, order);
        if (made)
            m_comparison = *made;
        else
            m_session.dialogs().error(this, tr("The applicants could not be compared."),
                                      made.error());
    }
    showComparison();
}

void CompareView::showComparison()
{
    const QSignalBlocker blocker(m_tree);
    m_tree->clear();
    const auto count = m_comparison.applicants.size();
    m_pages->setCurrentIndex(count >= Comparison::fewest ? 0 : 1);
    for (QPushButton *button : {m_csv, m_pdf})
        button->setEnabled(count >= Comparison::fewest);
    m_clear->setEnabled(count > 0);
    m_add->setEnabled(m_session.season() && count < Comparison::most);
    m_showAll->setVisible(!m_hidden.isEmpty());
    m_notice->setVisible(m_comparison.mixesRubrics);
    m_empty->setText(count == 1 ? tr("One more, at least") : tr("Nobody to compare yet"),
                     tr("Choose two to six applicants with “Add Applicants…”, or add the one in "
                        "front with %1.")
                         .arg(QStringLiteral("Ctrl+Shift+D")));
    m_tree->setColumnCount(int(count) + 1);
    QStringList headings{QString()};
    for (qsizetype i = 0; i < count; ++i)
        headings << (m_comparison.applicants[i] == m_pinned ? QStringLiteral("◆ ") : QString()) +
                        m_comparison.names[i];
    m_tree->setHeaderLabels(headings);
    QHash<int, QTreeWidgetItem *> groups;
    for (const CompareRow &row : std::as_const(m_comparison.rows)) {
        QTreeWidgetItem *&group = groups[int(row.group)];
        if (!group) {
            group = new QTreeWidgetItem(m_tree, {groupLabel(row.group)});
            group->setData(0, idRole, int(row.group));
            group->setFont(0, textFont(TextSize::Normal, true));
            group->setFirstColumnSpanned(true);
            group->setExpanded(!m_folded.contains(int(row.group)));
        }
        if (!m_hidden.contains(row.id()))
            addRow(group, row);
    }
    m_tree->header()->setStretchLastSection(true);
    m_tree->setColumnWidth(0, 20 * Grid);
    const int width = count ? (std::max(m_tree->width(), 100 * Grid) - 22 * Grid) / int(count) : 0;
    for (int column = 1; column <= int(count); ++column)
        m_tree->setColumnWidth(column, std::max(width, 20 * Grid));
}

void CompareView::addRow(QTreeWidgetItem *group, const CompareRow &row)
{
    const Colors colors = Colors::of(palette());
    auto *item = new QTreeWidgetItem(group);
    const QString label = rowLabel(row);
    // A sign and a colour: what differs is seen without either alone.
    item->setText(0, row.differs ? QStringLiteral("≠ ") + label : label);
    item->setForeground(0, row.differs ? colors.accent : colors.muted);
    item->setData(0, idRole, row.id());
    for (int i = 0; i < int(row.cells.size()); ++i) {
        const CompareCell &cell = row.cells[i];
        QString text = cell.text.isEmpty() ? QStringLiteral("–") : cell.text;
        if (!cell.original.isEmpty())
            text += u'\n' + cell.original;
        item->setText(i + 1, cell.best ? QStringLiteral("★ ") + text : text);
        item->setToolTip(i + 1, explanation(row, cell));
        item->setTextAlignment(i + 1, Qt::AlignLeft | Qt::AlignTop);
        if (cell.best) {
            item->setForeground(i + 1, colors.good);
            item->setFont(i + 1, textFont(TextSize::Normal, true));
        }
    }
    item->setTextAlignment(0, Qt::AlignLeft | Qt::AlignTop);
}

void CompareView::pick()
{
    if (!m_session.season())
        return;
    auto *picker = new ApplicantPicker(*m_session.season(), viewer(), m_applicants,
                                       Comparison::most - int(m_applicants.size()), this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &ApplicantPicker::chosen, this,
            [this](const QList<ApplicantId> &chosen) { setApplicants(m_applicants + chosen); });
    picker->open();
}

void CompareView::pin(int column)
{
    const ApplicantId applicant = m_comparison.applicants.value(column - 1);
    m_pinned = m_pinned == applicant ? ApplicantId() : applicant;
    reload();
}

void CompareView::remove(int column)
{
    QList<ApplicantId> left = m_applicants;
    left.removeAll(m_comparison.applicants.value(column - 1));
    setApplicants(left);
}

void CompareView::openCell(QTreeWidgetItem *item, int column)
{
    const QString id = item->data(0, idRole).toString();
    const auto row = std::ranges::find(m_comparison.rows, id, &CompareRow::id);
    if (row == m_comparison.rows.end() || column < 1 || column > row->cells.size())
        return;
    const CompareCell cell = row->cells[column - 1];
    const DocumentId document = m_comparison.documents[column - 1];
    m_session.setApplicant(m_comparison.applicants[column - 1]);
    m_session.actions().action("mode-read")->trigger();
    if (document.isValid() && !cell.places.isEmpty())
        m_session.showPlaces(document, cell.places);
}

void CompareView::headerMenu(const QPoint &at)
{
    const int column = m_tree->header()->logicalIndexAt(at);
    if (column < 1)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool pinned = m_comparison.applicants.value(column - 1) == m_pinned;
    connect(menu->addAction(pinned ? tr("Release This Column") : tr("Pin This Column")),
            &QAction::triggered, this, [this, column] { pin(column); });
    connect(menu->addAction(tr("Take Out of the Comparison")), &QAction::triggered, this,
            [this, column] { remove(column); });
    menu->popup(m_tree->header()->mapToGlobal(at));
}

void CompareView::rowMenu(const QPoint &at)
{
    QTreeWidgetItem *item = m_tree->itemAt(at);
    if (!item || !item->parent())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString id = item->data(0, idRole).toString();
    connect(menu->addAction(tr("Hide This Row")), &QAction::triggered, this, [this, id] {
        m_hidden.insert(id);
        storeLayout();
        showComparison();
    });
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

void CompareView::readLayout()
{
    m_hidden.clear();
    m_folded.clear();
    if (!m_session.season())
        return;
    const QJsonObject layout =
        m_session.season()->settings().value(layoutKey).value_or(QJsonValue()).toObject();
    for (const QJsonValue &id : layout.value(u"hidden").toArray())
        m_hidden.insert(id.toString());
    for (const QJsonValue &group : layout.value(u"folded").toArray())
        m_folded.insert(group.toInt());
}

void CompareView::storeLayout()
{
    if (!m_session.season())
        return;
    QJsonArray hidden;
    for (const QString &id : std::as_const(m_hidden))
        hidden << id;
    QJsonArray folded;
    for (const int group : std::as_const(m_folded))
        folded << group;
    const auto stored = m_session.season()->settings().setValue(
        layoutKey,
        QJsonObject{{QStringLiteral("hidden"), hidden}, {QStringLiteral("folded"), folded}});
    if (!stored)
        m_session.dialogs().error(this, tr("The layout could not be stored."), stored.error());
}

void CompareView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace Bole
