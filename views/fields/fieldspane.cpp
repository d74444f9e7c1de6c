// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/fieldspane.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskrecords.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/ownfieldspanel.h"
#include "views/fields/readingpanel.h"
#include "views/fields/recordformview.h"
#include "views/fields/rosterpanel.h"
#include "views/fields/samepersonhint.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>

namespace Bole {

using namespace Qt::StringLiterals;

FieldsPane::FieldsPane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                       ActionTable &actions, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_actions(actions),
      m_dialogs(dialogs),
      m_form(new RecordFormView(this)),
      m_empty(new EmptyState("bole-fields", this)),
      m_counter(new QLabel(this)),
      m_scanned(new QWidget(this)),
      m_scannedText(new QLabel(m_scanned)),
      m_checkLines(new QToolButton(m_scanned)),
      m_nextOpen(new QToolButton(this)),
      m_showAll(new QToolButton(this)),
      m_add(new QToolButton(this)),
      m_header(new QWidget(this)),
      m_stack(new QStackedLayout)
{
    auto *header = new QHBoxLayout(m_header);
    header->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    header->addWidget(m_counter, 1);
    header->addWidget(m_nextOpen);
    header->addWidget(m_showAll);
    header->addWidget(m_add);
    m_add->setAutoRaise(true);
    m_add->setIcon(icon("list-add"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(new QMenu(m_add));
    m_nextOpen->setAutoRaise(true);
    m_showAll->setAutoRaise(true);
    m_showAll->setCheckable(true);
    m_nextOpen->setIcon(icon("go-next"));
    m_scanned->setObjectName(u"read-from-scan"_s);
    auto *scanned = new QHBoxLayout(m_scanned);
    scanned->setContentsMargins(Grid, 0, Grid, Grid / 2);
    scanned->addWidget(m_scannedText, 1);
    scanned->addWidget(m_checkLines);
    m_scannedText->setWordWrap(true);
    m_scannedText->setFont(textFont(TextSize::Small));
    m_checkLines->setDefaultAction(m_actions.action("check-lines"));
    m_scanned->hide();

    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scanned);
    m_samePerson = new SamePersonHint(m_openDesk, page);
    column->addWidget(m_samePerson);
    m_reading = new ReadingPanel(m_openDesk, page);
    column->addWidget(m_reading);
    m_ownFields = new OwnFieldsPanel(m_openDesk, m_position, m_dialogs, page);
    column->addWidget(m_ownFields);
    m_roster = new RosterPanel(m_openDesk, m_position, page);
    column->addWidget(m_roster);
    column->addWidget(m_form, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    setLayout(m_stack);
    setFocusProxy(m_form);

    m_actions.attach("fields", this);
    wireForm();
    followPosition();
    watchDesk();
    showApplicant();
    retranslate();
}

void FieldsPane::wireForm()
{
    connect(m_form, &RecordFormView::currentPointerChanged, this, &FieldsPane::focusPlaces);
    connect(m_form, &RecordFormView::valueEntered, this, &FieldsPane::enterValue);
    connect(m_form, &RecordFormView::textNotUnderstood, this,
            [this](const QString &pointer, const QString &text) {
                apply(Edit::keepText(pointer, text));
            });
    connect(m_form, &RecordFormView::confirmed, this, &FieldsPane::confirm);
    connect(m_form, &RecordFormView::reopened, this,
            [this](const QString &pointer) { apply(Edit::reopen(pointer)); });
    connect(m_form, &RecordFormView::entryAddRequested, this,
            [this](const QString &group) { addEntry(group); });
    connect(m_form, &RecordFormView::entryRemoveRequested, this, &FieldsPane::removeEntry);
    connect(m_form, &RecordFormView::sectionConfirmed, this, &FieldsPane::confirmSection);
    connect(m_form, &RecordFormView::takeWanted, this, &FieldsPane::fillFromSelection);
    connect(m_actions.action("confirm-section"), &QAction::triggered, this,
            &FieldsPane::confirmSection);
    connect(m_form, &RecordFormView::entryMoveRequested, this, &FieldsPane::moveEntry);
    connect(m_form, &RecordFormView::checksDismissRequested, this, &FieldsPane::dismissChecks);
    connect(m_form, &RecordFormView::putBackRequested, this, &FieldsPane::putBack);
    connect(m_form, &RecordFormView::editingEnded, this, [this] {
        if (m_reloadsLater)
            reload();
    });
    connect(m_samePerson, &SamePersonHint::mergeWanted, this, &FieldsPane::mergeWanted);
    connect(m_reading, &ReadingPanel::takeWanted, this, &FieldsPane::takeFromReading);
    connect(m_roster, &RosterPanel::takeWanted, this, &FieldsPane::takeFromRoster);
    connect(m_nextOpen, &QToolButton::clicked, m_form, &RecordFormView::goToNextOpen);
    connect(m_actions.action("dismiss-hint"), &QAction::triggered, this,
            [this] { dismissChecks(m_form->currentPointer()); });
    connect(m_showAll, &QToolButton::toggled, this, [this](bool all) {
        m_form->form()->setShowAll(all);
        m_form->expandAll();
    });
}

void FieldsPane::followPosition()
{
    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this,
            &FieldsPane::showApplicant);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, m_form, &RecordFormView::finishEditing);
    connect(&m_openDesk, &OpenDesk::typingEnding, m_form, &RecordFormView::finishEditing);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &FieldsPane::reload);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &FieldsPane::watchDesk);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &FieldsPane::showApplicant);
    connect(&m_position, &ReadingPosition::fieldFocused, this, [this](const QString &pointer) {
        if (!pointer.isEmpty() && pointer != m_form->currentPointer())
            m_form->setCurrentPointer(pointer);
    });
    connect(&m_position, &ReadingPosition::fieldHovered, m_form, &RecordFormView::markPointer);
    connect(m_actions.action("fill-from-selection"), &QAction::triggered, this,
            &FieldsPane::fillFromSelection);
    connect(m_actions.action("next-open-field"), &QAction::triggered, m_form,
            &RecordFormView::goToNextOpen);
}

void FieldsPane::watchDesk()
{
    if (const Desk *desk = m_openDesk.desk()) {
        connect(desk, &Desk::recordChanged, this, [this](ApplicantId applicant) {
            if (applicant == m_applicant)
                reload();
        });
        connect(desk, &Desk::settingsChanged, this, &FieldsPane::reload);
        connect(desk, &Desk::reset, this, &FieldsPane::reload);
    }
}

void FieldsPane::showApplicant()
{
    m_form->finishEditing(); // it is the last one's
    m_applicant = m_position.visibleApplicant();
    reload();
    if (m_applicant.isValid())
        m_form->start(!m_actions.action("start-at-top")->isChecked());
}

void FieldsPane::reload()
{
    // What somebody is typing is not swept away by what another has just saved.
    m_reloadsLater = m_form->isEditing();
    if (m_reloadsLater)
        return;
    VisibleRecord shown;
    if (const Desk *desk = m_openDesk.desk(); desk && m_applicant.isValid())
        shown = desk->records().checked(m_applicant).value_or(VisibleRecord());
    m_form->form()->setHidden(shown.isHidden);
    m_form->setPeople(people());
    m_form->setRecord(shown.record, shown.checks);
    m_stack->setCurrentIndex(shown.record.json.isEmpty() ? 0 : 1);
    const QJsonObject source = shown.record.json.value("source"_L1).toObject();
    m_scanned->setVisible(source.value("ocr"_L1).toBool());
    m_ocrEngine = source.value("ocrEngine"_L1).toString();
    describeScan();
    m_samePerson->setApplicant(m_applicant);
    m_reading->setApplicant(m_applicant);
    describeEmpty();
    updateCounter();
}

PeopleNames FieldsPane::people() const
{
    PeopleNames names;
    if (const Desk *desk = m_openDesk.desk()) {
        const auto all = desk->committee().everybody();
        for (const Reviewer &reviewer : all.value_or(QList<Reviewer>()))
            names.insert(reviewer.id, reviewer.name);
    }
    return names;
}

void FieldsPane::apply(const Edit &edit)
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    const auto done = desk->records().edit(m_applicant, edit);
    if (!done && done.error().code == ErrorCode::NotAllowed)
        m_announcements.say(
            tr("This value is hidden from you, all or part of it, so it stays as it is."));
    else if (!done)
        m_dialogs.error(this, tr("The change could not be saved."), done.error());
    else if (*done == WorkKeeper::Outcome::Kept)
        reload(); // it is shown as it will be
}

bool FieldsPane::applyAll(ApplicantId applicant, const QList<Edit> &edits)
{
    const Desk *desk = m_openDesk.desk();
    if (!desk || edits.isEmpty())
        return false;
    const auto done = desk->records().edit(applicant, edits);
    if (!done)
        m_dialogs.error(this, tr("The change could not be saved."), done.error());
    else if (*done == WorkKeeper::Outcome::Kept)
        reload();
    return done.has_value();
}

void FieldsPane::enterValue(const QString &pointer, const QJsonValue &value)
{
    const QModelIndex index = m_form->form()->indexOf(pointer);
    const bool mended = !index.data(RecordFormModel::InvalidTextRole).toString().isEmpty();
    // An editor that was opened and left changes nothing; confirming is Enter's.
    const Selection &selection = m_position.selection();
    const bool fromDocument = m_filling && !selection.isEmpty();
    if (!mended && !fromDocument &&
        index.data(RecordFormModel::ValueRole).value<QJsonValue>() == value)
        return;
    apply(Edit::set(pointer, value, fromDocument ? selection.places : QList<Place>()));
}

void FieldsPane::confirm(const QString &pointer)
{
    const bool wasOpen = m_form->form()->openCount() > 0;
    apply(Edit::confirm(pointer));
    if (wasOpen && m_form->form()->openCount() == 0)
        m_announcements.say(tr("Every value of this applicant has been looked at."));
}

void FieldsPane::fillFromSelection()
{
    if (m_position.selection().isEmpty()) {
        m_announcements.say(
            tr("Select text in the document first; it then goes into the field that is "
               "in front."));
        return;
    }
    m_filling = true;
    m_form->fillCurrent(m_position.selection().text);
    m_filling = false;
    m_form->setFocus(); // to go on with Enter
}

void FieldsPane::dismissChecks(const QString &pointer)
{
    const QList<Check> checks = m_form->form()->checks(m_form->form()->indexOf(pointer));
    for (const Check &check : checks)
        apply(Edit::dismiss(check.field, check.code));
}

void FieldsPane::putBack(const QString &pointer)
{
    const QModelIndex index = m_form->form()->indexOf(pointer);
    if (index.data(RecordFormModel::StateRole).value<FieldState>() == FieldState::Corrected)
        apply(Edit::set(pointer, index.data(RecordFormModel::ReadValueRole).value<QJsonValue>()));
}

void FieldsPane::focusPlaces(const QString &pointer)
{
    m_position.focusField(pointer);
}

void FieldsPane::describeEmpty()
{
    if (m_applicant.isValid()) {
        m_empty->setText(tr("Nothing was read yet"),
                         tr("Attach a document of this applicant; what is read from it appears "
                            "here."));
        m_empty->setActions({m_actions.action("document-attach")});
    } else {
        m_empty->setText(tr("No applicant chosen"),
                         tr("Choose an applicant in the list; the facts read from the document "
                            "appear here."));
        m_empty->setActions({m_actions.action("focus-applicants")});
    }
}

void FieldsPane::updateCounter()
{
    const int open = m_form->form()->openCount();
    m_counter->setText(open > 0 ? tr("%n value(s) to look at", nullptr, open)
                                : tr("Nothing left to look at"));
    setUsable(m_nextOpen, open > 0, tr("Nothing left to look at"));
}

void FieldsPane::resizeEvent(QResizeEvent *event)
{
    m_ownFields->setRoom(height());
    m_roster->setRoom(height());
    m_reading->setRoom(height());
    QWidget::resizeEvent(event);
}

void FieldsPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FieldsPane::describeScan()
{
    m_scannedText->setText(
        m_ocrEngine.isEmpty()
            ? tr("Read from a scan: compare it with the page.")
            : tr("Read from a scan by %1: compare it with the page.").arg(m_ocrEngine));
}

void FieldsPane::retranslate()
{
    describeEmpty();
    describeScan();
    m_form->setAccessibleName(tr("Facts about the applicant"));
    m_nextOpen->setToolTip(tr("Go to the next value that needs a look"));
    m_nextOpen->setAccessibleName(m_nextOpen->toolTip());
    m_showAll->setText(tr("All fields"));
    m_showAll->setToolTip(tr("Also show the fields in which nothing was recognised"));
    m_add->setToolTip(tr("Add an entry"));
    m_add->setAccessibleName(m_add->toolTip());
    m_add->menu()->clear();
    for (const GroupSpec &group : recordSchema()) {
        if (group.isList)
            m_add->menu()->addAction(groupLabel(group.key), this,
                                     [this, key = group.key] { addEntry(key); });
    }
    m_form->doItemsLayout();
    m_form->viewport()->update();
    updateCounter();
}

} // namespace Bole
