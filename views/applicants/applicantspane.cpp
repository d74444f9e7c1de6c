// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/applicantspane.h"

#include "model/compare/comparison.h"
#include "model/desk/applicantlistmodel.h"
#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskfile.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskstages.h"
#include "views/applicants/applicantdelegate.h"
#include "views/applicants/filterarea.h"
#include "views/applicants/filterpanel.h"
#include "views/applicants/gpacondition.h"
#include "views/applicants/sortbox.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"

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

using namespace Qt::StringLiterals;

ApplicantsPane::ApplicantsPane(OpenDesk &openDesk, ReadingPosition &position,
                               Announcements &announcements, ComparedApplicants &compared,
                               ActionTable &actions, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_compared(compared),
      m_actions(actions),
      m_dialogs(dialogs),
      m_model(new ApplicantListModel(this)),
      m_search(new QLineEdit(this)),
      m_filterButton(new QToolButton(this)),
      m_sort(new SortBox(this)),
      m_filters(new FilterPanel),
      m_filterArea(new FilterArea(m_filters, this)),
      m_list(new QListView(this)),
      m_delegate(new ApplicantDelegate(m_list)),
      m_count(new QLabel(this)),
      m_empty(new EmptyState("bole-people", this)),
      m_stack(new QStackedLayout),
      m_saved(new QMenu(this))
{
    build();
    wire();
    retranslate();
    m_model->setDesk(m_openDesk.desk());
}

void ApplicantsPane::build()
{
    auto *top = new QHBoxLayout;
    top->setContentsMargins(Grid, Grid, Grid, Grid / 2);
    top->setSpacing(Grid / 2);
    m_search->setClearButtonEnabled(true);
    m_search->setObjectName(QStringLiteral("filter"));
    m_search->addAction(icon("edit-find"), QLineEdit::LeadingPosition);
    m_filterButton->setObjectName(QStringLiteral("filter-button"));
    m_filterButton->setIcon(icon("view-filter"));
    m_filterButton->setCheckable(true);
    m_filterButton->setAutoRaise(true);
    m_filterButton->setPopupMode(QToolButton::MenuButtonPopup);
    m_filterButton->setMenu(m_saved);
    top->addWidget(m_search, 1);
    top->addWidget(m_filterButton);

    m_list->setObjectName(QStringLiteral("applicant-list"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_model->setSpoken(&ApplicantDelegate::spoken);
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

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_filterArea, 1);
    column->addWidget(listPage, 1);
    column->addLayout(bottom);
    m_filterArea->hide();
    setFocusProxy(m_list);
}

void ApplicantsPane::wire()
{
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, m_model, &ApplicantListModel::setQuery);
    connect(m_filters, &FilterPanel::changed, this,
            [this] { m_model->setFilter(m_filters->filter()); });
    connect(m_filterButton, &QToolButton::toggled, m_filterArea, &QWidget::setVisible);
    connect(m_sort, &SortBox::sortChosen, m_model, &ApplicantListModel::setSort);
    connect(m_saved, &QMenu::aboutToShow, this, &ApplicantsPane::fillSavedFilters);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ApplicantsPane::takeOrder);
    connect(m_model, &ApplicantListModel::loaded, this, &ApplicantsPane::fillTags);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    m_position.setApplicant(
                        current.data(ApplicantListModel::IdRole).value<ApplicantId>());
            });
    connect(m_list, &QWidget::customContextMenuRequested, this, &ApplicantsPane::openContextMenu);
    connect(&m_openDesk, &OpenDesk::deskChanged, this,
            [this] { m_model->setDesk(m_openDesk.desk()); });
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, [this] { m_model->setDesk(nullptr); });
    connect(&m_position, &ReadingPosition::applicantChanged, this, &ApplicantsPane::showCurrent);
    wireActions();
}

void ApplicantsPane::wireActions()
{
    connect(m_actions.action("compare-add"), &QAction::triggered, this,
            [this] { compareChosen(m_compared.applicants()); });
    connect(m_actions.action("compare-chosen"), &QAction::triggered, this, [this] {
        compareChosen({});
        if (m_compared.applicants().size() > 1)
            emit comparisonWanted();
    });
    connect(m_actions.action("filter-applicants"), &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    connect(m_actions.action("clear-filters"), &QAction::triggered, this,
            &ApplicantsPane::clearFilters);
    connect(m_actions.action("search-inside-words"), &QAction::toggled, m_model,
            &ApplicantListModel::setInsideWords);
}

void ApplicantsPane::setPhotos(const std::function<QPixmap(ApplicantId)> &photos)
{
    m_delegate->setPhotos(photos);
    m_list->viewport()->update();
}

void ApplicantsPane::clearFilters()
{
    m_search->clear();
    m_filters->setFilter({});
}

QJsonObject ApplicantsPane::place() const
{
    QJsonObject place{{u"sort"_s, nameOf(m_sort->sort().order)},
                      {u"reversed"_s, m_sort->sort().isReversed}};
    // A season under a password keeps to itself what was searched in it.
    if (const Desk *desk = m_openDesk.desk(); desk && !desk->file().isProtected()) {
        place.insert(u"query"_s, m_search->text());
        place.insert(u"filter"_s, toJson(m_model->filter()));
    }
    return place;
}

void ApplicantsPane::takeUp(const QJsonObject &place)
{
    const auto order = fromName<ListOrder>(place.value("sort"_L1).toString());
    m_sort->setSort({order.value_or(ListOrder::Name), place.value("reversed"_L1).toBool()});
    m_model->setSort(m_sort->sort());
    const ApplicantFilter filter = applicantFilterFromJson(place.value("filter"_L1).toObject());
    m_search->setText(place.value("query"_L1).toString());
    m_filters->setFilter(filter);
    m_filterButton->setChecked(!filter.isEmpty()); // what hides somebody is seen
}

void ApplicantsPane::takeOrder()
{
    m_position.setOrder(m_model->order());
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
                              : tr("Drop PDFs or a folder here, or choose File → Import Files."));
    if (filtered)
        m_empty->setActions(
            {m_actions.action("clear-filters"), m_actions.action("search-inside-words")});
    else
        m_empty->setActions({m_actions.action("import-roster"), m_actions.action("import-folder"),
                             m_actions.action("import-files")});
    m_filters->setCoverage(m_model->gpaCoverage());
    m_filters->setUnchecked(m_model->uncheckedShown());
    showCurrent();
}

void ApplicantsPane::showCurrent()
{
    const QModelIndex index = m_model->indexOf(m_position.applicant());
    if (index.isValid() && index != m_list->currentIndex()) {
        goTo(index);
        m_list->scrollTo(index);
    }
    // Somebody is always in front: the first one when a season is opened or filled.
    if (!m_position.applicant().isValid() && m_model->rowCount() > 0)
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
    Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    const auto saved = desk->applicants().savedFilters();
    for (const SavedFilter &filter : saved ? *saved : QList<SavedFilter>()) {
        QMenu *entry = m_saved->addMenu(filter.name);
        if (const QString words = GpaCondition::words(filter.filter); !words.isEmpty())
            entry->addSection(words);
        entry->addAction(tr("Apply"), this, [this, filter] {
            m_search->setText(filter.query);
            m_filters->setFilter(filter.filter);
        });
        entry->addAction(tr("Delete"), this, [desk, name = filter.name] {
            static_cast<void>(desk->applicants().removeFilter(name));
        });
    }
    m_saved->addSeparator();
    m_saved->addAction(tr("Save This Filter…"), this, &ApplicantsPane::saveFilter);
    m_saved->addAction(m_actions.action("search-inside-words"));
    m_saved->addAction(m_actions.action("clear-filters"));
}

void ApplicantsPane::saveFilter()
{
    const auto name = m_dialogs.text(this, tr("Save the filter"), tr("Name of the filter:"));
    if (!name || name->trimmed().isEmpty() || !m_openDesk.desk())
        return;
    const auto saved = m_openDesk.desk()->applicants().saveFilter(
        {name->trimmed(), m_model->query(), m_model->filter()});
    if (!saved)
        m_dialogs.error(this, tr("The filter could not be saved."), saved.error());
}

void ApplicantsPane::openContextMenu(const QPoint &position)
{
    if (!m_list->indexAt(position).isValid())
        return;
    QMenu menu(this);
    menu.addAction(m_actions.action("compare-chosen"));
    menu.addAction(m_actions.action("compare-add"));
    menu.addAction(m_actions.action("shortlist-add"));
    menu.addSeparator();
    addPeopleActions(menu);
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
    if (hasNoName(chosen()))
        menu.addAction(tr("Give a Nickname…"), this, &ApplicantsPane::giveNickname);
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

/// What the Applicants menu does, as far as it can be done here.
void ApplicantsPane::addPeopleActions(QMenu &menu) const
{
    const auto before = menu.actions().size();
    for (const char *id :
         {"applicant-rename", "applicant-withdraw", "applicant-take-back", "applicant-merge",
          "applicant-split", "document-attach", "applicant-delete"}) {
        if (m_actions.action(id)->isEnabled())
            menu.addAction(m_actions.action(id));
    }
    if (menu.actions().size() > before)
        menu.addSeparator();
}

/// One whose name nobody knows, seen by somebody who may know names.
bool ApplicantsPane::hasNoName(const QList<ApplicantId> &applicants) const
{
    return m_openDesk.desk() && applicants.size() == 1 &&
           m_openDesk.desk()->applicants().hasNoName(applicants.first());
}

void ApplicantsPane::giveNickname()
{
    const QList<ApplicantId> applicants = chosen();
    if (!hasNoName(applicants))
        return;
    DeskApplicants &people = m_openDesk.desk()->applicants();
    const auto name = m_dialogs.text(this, tr("Give a nickname"),
                                     tr("Shown in place of the number, until a name is known:"),
                                     people.nickname(applicants.first()));
    if (!name)
        return;
    if (const auto done = people.setNickname(applicants.first(), *name); !done)
        m_dialogs.error(this, tr("The nickname could not be saved."), done.error());
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
        m_announcements.say(tr("At most %n can be compared at once.", nullptr, Comparison::most));
        return;
    }
    m_compared.setApplicants(already);
    m_announcements.say(tr("%n to compare", nullptr, int(already.size())));
}

void ApplicantsPane::addTag()
{
    const auto tag = m_dialogs.text(this, tr("Add a tag"), tr("Tag:"));
    if (tag && !tag->trimmed().isEmpty() && m_openDesk.desk())
        tellOfTag(m_openDesk.desk()->applicants().addTag(chosen(), tag->trimmed()));
}

void ApplicantsPane::removeTag(const QString &tag)
{
    if (m_openDesk.desk())
        tellOfTag(m_openDesk.desk()->applicants().removeTag(chosen(), tag));
}

void ApplicantsPane::tellOfTag(const Result<WorkKeeper::Outcome> &done)
{
    if (!done)
        m_dialogs.error(this, tr("The tag could not be changed."), done.error());
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

ApplicantId ApplicantsPane::applicantAt(const QPoint &place) const
{
    if (!m_list->isVisible() ||
        !m_list->viewport()->rect().contains(m_list->viewport()->mapFromGlobal(place)))
        return {};
    return m_list->indexAt(m_list->viewport()->mapFromGlobal(place))
        .data(ApplicantListModel::IdRole)
        .value<ApplicantId>();
}

FilterChoices ApplicantsPane::filterChoices() const
{
    return {m_model->tags(),
            m_model->gpaScales(),
            m_model->schoolLists(),
            m_model->venueLists(),
            m_openDesk.desk() ? m_openDesk.desk()->ownFields().fields() : QList<OwnField>(),
            m_openDesk.desk() ? m_openDesk.desk()->stages().all() : QList<Stage>(),
            m_openDesk.desk() ? m_openDesk.desk()->committee().members().value_or(QList<Reviewer>())
                              : QList<Reviewer>()};
}

void ApplicantsPane::fillTags()
{
    // Not the season's: those would also name what is hidden from this reader.
    m_filters->setChoices(filterChoices());
    emit filterChoicesChanged();
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
    m_search->actions().constFirst()->setText(m_search->accessibleName()); // the lens
    m_filterButton->setToolTip(tr("Filters"));
    m_filterButton->setAccessibleName(tr("Filters"));
    m_list->setAccessibleName(tr("Applicants"));
    takeOrder();
}

} // namespace Bole
