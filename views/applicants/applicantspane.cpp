// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/applicantspane.h"

#include "model/season/season.h"
#include "model/shortlist/comparison.h"
#include "model/workspace/applicantlistmodel.h"
#include "views/applicants/applicantdelegate.h"
#include "views/applicants/filterpanel.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>

namespace Bole {

ApplicantsPane::ApplicantsPane(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_model(new ApplicantListModel(this)),
      m_search(new QLineEdit(this)),
      m_filterButton(new QToolButton(this)),
      m_sort(new QComboBox(this)),
      m_filters(new FilterPanel(this)),
      m_list(new QListView(this)),
      m_count(new QLabel(this)),
      m_empty(new EmptyState("bole-people", this)),
      m_stack(new QStackedLayout),
      m_saved(new QMenu(this))
{
    build();
    wire();
    retranslate();
    showSeason();
}

void ApplicantsPane::build()
{
    auto *top = new QHBoxLayout;
    top->setContentsMargins(Grid, Grid, Grid, Grid / 2);
    top->setSpacing(Grid / 2);
    m_search->setClearButtonEnabled(true);
    m_search->setObjectName(QStringLiteral("filter"));
    m_search->addAction(icon("edit-find"), QLineEdit::LeadingPosition);
    m_filterButton->setIcon(icon("view-filter"));
    m_filterButton->setCheckable(true);
    m_filterButton->setAutoRaise(true);
    m_filterButton->setPopupMode(QToolButton::MenuButtonPopup);
    m_filterButton->setMenu(m_saved);
    top->addWidget(m_search, 1);
    top->addWidget(m_filterButton);

    m_list->setObjectName(QStringLiteral("applicant-list"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ApplicantDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto *listPage = new QWidget(this);
    listPage->setLayout(m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);

    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    bottom->addWidget(m_count, 1);
    bottom->addWidget(m_sort);
    m_count->setFont(textFont(TextSize::Small));
    m_sort->setFont(textFont(TextSize::Small));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_filters);
    column->addWidget(listPage, 1);
    column->addLayout(bottom);
    m_filters->hide();
    setFocusProxy(m_list);
}

void ApplicantsPane::wire()
{
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, m_model, &ApplicantListModel::setQuery);
    connect(m_filters, &FilterPanel::changed, this,
            [this] { m_model->setFilter(m_filters->filter()); });
    connect(m_filterButton, &QToolButton::toggled, m_filters, &QWidget::setVisible);
    connect(m_sort, &QComboBox::currentIndexChanged, this,
            [this] { m_model->setSort(ListOrder(m_sort->currentData().toInt())); });
    connect(m_saved, &QMenu::aboutToShow, this, &ApplicantsPane::fillSavedFilters);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ApplicantsPane::takeOrder);
    connect(m_model, &ApplicantListModel::loaded, this, &ApplicantsPane::fillTags);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    m_session.setApplicant(
                        current.data(ApplicantListModel::IdRole).value<ApplicantId>());
            });
    connect(m_list, &QWidget::customContextMenuRequested, this, &ApplicantsPane::openContextMenu);
    connect(&m_session, &Session::seasonChanged, this, &ApplicantsPane::showSeason);
    connect(&m_session, &Session::seasonAboutToClose, this,
            [this] { m_model->setSeason(nullptr); });
    connect(&m_session, &Session::reviewerChanged, m_model, &ApplicantListModel::setReviewer);
    connect(&m_session, &Session::applicantChanged, this, &ApplicantsPane::showCurrent);
    connect(m_session.actions().action("compare-add"), &QAction::triggered, this,
            [this] { compareChosen(m_session.comparison()); });
    connect(m_session.actions().action("compare-chosen"), &QAction::triggered, this, [this] {
        compareChosen({});
        if (m_session.comparison().size() > 1)
            m_session.actions().action("mode-compare")->trigger();
    });
    connect(m_session.actions().action("filter-applicants"), &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void ApplicantsPane::showSeason()
{
    m_model->setReviewer(m_session.reviewer());
    m_model->setSeason(m_session.season());
}

void ApplicantsPane::takeOrder()
{
    m_session.setOrder(m_model->order());
    const int shown = m_model->rowCount();
    m_stack->setCurrentIndex(shown == 0 ? 0 : 1);
    if (!m_model->isWhole())
        m_count->setText(tr("Reading the list…"));
    else if (shown == m_model->total())
        m_count->setText(tr("%n applicant(s)", nullptr, shown));
    else
        m_count->setText(tr("%1 of %2").arg(shown).arg(m_model->total()));
    const bool filtered = m_model->total() > 0;
    m_empty->setText(filtered ? tr("Nobody matches") : tr("No applicants yet"),
                     filtered ? tr("Clear the search or loosen the filters.")
                              : tr("Drop PDFs or a folder here, or choose File → Import."));
    showCurrent();
}

void ApplicantsPane::showCurrent()
{
    const QModelIndex index = m_model->indexOf(m_session.applicant());
    if (index.isValid() && index != m_list->currentIndex()) {
        goTo(index);
        m_list->scrollTo(index);
    }
    // Somebody is always in front: the first one when a season is opened or filled.
    if (!m_session.applicant().isValid() && m_model->rowCount() > 0)
        goTo(m_model->index(0));
}

void ApplicantsPane::goTo(const QModelIndex &index)
{
    // Not the view's own setCurrentIndex(): with Ctrl held, as in Ctrl+J, that adds to the
    // selection.
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
}

void ApplicantsPane::fillSavedFilters()
{
    m_saved->clear();
    Season *season = m_session.season();
    if (!season)
        return;
    const auto saved = season->applicants().savedFilters();
    for (const SavedFilter &filter : saved ? *saved : QList<SavedFilter>()) {
        QMenu *entry = m_saved->addMenu(filter.name);
        entry->addAction(tr("Apply"), this, [this, filter] {
            m_search->setText(filter.query);
            m_filters->setFilter(filter.filter);
        });
        entry->addAction(tr("Delete"), this, [season, name = filter.name] {
            static_cast<void>(season->applicants().removeFilter(name));
        });
    }
    m_saved->addSeparator();
    m_saved->addAction(tr("Save This Filter…"), this, &ApplicantsPane::saveFilter);
    m_saved->addAction(tr("Clear All Filters"), this, [this] {
        m_search->clear();
        m_filters->setFilter({});
    });
}

void ApplicantsPane::saveFilter()
{
    const auto name =
        m_session.dialogs().text(this, tr("Save the filter"), tr("Name of the filter:"));
    if (!name || name->trimmed().isEmpty() || !m_session.season())
        return;
    const auto saved = m_session.season()->applicants().saveFilter(
        {name->trimmed(), m_model->query(), m_model->filter()});
    if (!saved)
        m_session.dialogs().error(this, tr("The filter could not be saved."), saved.error());
}

void ApplicantsPane::openContextMenu(const QPoint &position)
{
    if (!m_list->indexAt(position).isValid())
        return;
    QMenu menu(this);
    menu.addAction(m_session.actions().action("compare-chosen"));
    menu.addAction(m_session.actions().action("compare-add"));
    menu.addAction(m_session.actions().action("shortlist-add"));
    menu.addSeparator();
    menu.addAction(tr("Add a Tag…"), this, &ApplicantsPane::addTag);
    QStringList tags;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        tags += index.data(ApplicantListModel::TagsRole).toStringList();
    tags.sort();
    tags.removeDuplicates();
    if (!tags.isEmpty()) {
        QMenu *remove = menu.addMenu(tr("Remove a Tag"));
        for (const QString &tag : std::as_const(tags))
            remove->addAction(u'#' + QString(tag).replace(u'&', QLatin1StringView("&&")), this,
                              [this, tag] { removeTag(tag); });
    }
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

/// Lays what is chosen here beside those that are being compared already.
void ApplicantsPane::compareChosen(QList<ApplicantId> already)
{
    if (!isVisible())
        return;
    for (const ApplicantId applicant : chosen()) {
        if (!already.contains(applicant))
            already.append(applicant);
    }
    if (already.size() > Comparison::most) {
        m_session.say(tr("At most %n can be compared at once.", nullptr, Comparison::most));
        return;
    }
    m_session.setComparison(already);
    m_session.say(tr("%n to compare", nullptr, int(already.size())));
}

void ApplicantsPane::addTag()
{
    Season *season = m_session.season();
    const auto tag = m_session.dialogs().text(this, tr("Add a tag"), tr("Tag:"));
    if (!season || !tag || tag->trimmed().isEmpty())
        return;
    const auto done = season->applicants().addTag(chosen(), tag->trimmed(), m_session.reviewer());
    if (!done)
        m_session.dialogs().error(this, tr("The tag could not be added."), done.error());
    fillTags();
}

void ApplicantsPane::removeTag(const QString &tag)
{
    Season *season = m_session.season();
    if (!season)
        return;
    const auto done = season->applicants().removeTag(chosen(), tag, m_session.reviewer());
    if (!done)
        m_session.dialogs().error(this, tr("The tag could not be removed."), done.error());
    fillTags();
}

QList<ApplicantId> ApplicantsPane::chosen() const
{
    QList<ApplicantId> applicants;
    QModelIndexList indexes = m_list->selectionModel()->selectedIndexes();
    std::ranges::sort(indexes);
    for (const QModelIndex &index : std::as_const(indexes))
        applicants.append(index.data(ApplicantListModel::IdRole).value<ApplicantId>());
    return applicants;
}

void ApplicantsPane::fillTags()
{
    // Not the season's: those would also name what is hidden from this reader.
    m_filters->setTags(m_model->tags());
}

bool ApplicantsPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return) {
            m_list->setFocus();
            if (!m_list->currentIndex().isValid() && m_model->rowCount() > 0)
                goTo(m_model->index(0));
            return true;
        }
        if (key->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ApplicantsPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ApplicantsPane::retranslate()
{
    m_search->setPlaceholderText(tr("Search names, schools, papers, text"));
    m_search->setAccessibleName(tr("Search applicants"));
    m_filterButton->setToolTip(tr("Filters"));
    m_filterButton->setAccessibleName(tr("Filters"));
    m_list->setAccessibleName(tr("Applicants"));
    m_sort->setAccessibleName(tr("Order of the list"));
    const QSignalBlocker quiet(m_sort);
    const int current = qMax(0, m_sort->currentIndex());
    m_sort->clear();
    m_sort->addItem(tr("Name"), int(ListOrder::Name));
    m_sort->addItem(tr("School"), int(ListOrder::School));
    m_sort->addItem(tr("GPA"), int(ListOrder::Gpa));
    m_sort->addItem(tr("Rank"), int(ListOrder::Rank));
    m_sort->addItem(tr("First-author papers"), int(ListOrder::FirstAuthor));
    m_sort->addItem(tr("My score"), int(ListOrder::MyScore));
    m_sort->addItem(tr("To look at"), int(ListOrder::NeedsLook));
    m_sort->addItem(tr("Arrival"), int(ListOrder::Arrival));
    m_sort->setCurrentIndex(current);
    m_model->setLanguage(tr("en", "the language that the list is sorted for: en or zh"));
    takeOrder();
}

} // namespace Bole
