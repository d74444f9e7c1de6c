// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/fieldspane.h"

#include "model/intake/checks.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "model/review/blindness.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "model/workspace/consequences.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/recordformview.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QDate>
#include <QEvent>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

PartialDate today()
{
    const QDate now = QDate::currentDate();
    return {now.year(), now.month(), now.day()};
}

} // namespace

FieldsPane::FieldsPane(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_form(new RecordFormView(this)),
      m_empty(new EmptyState("bole-fields", this)),
      m_counter(new QLabel(this)),
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

    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_form, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    setLayout(m_stack);
    setFocusProxy(m_form);

    session.actions().attach("fields", this);
    wireForm();
    wireSession();
    watchSeason();
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
    connect(m_form, &RecordFormView::entryAddRequested, this, &FieldsPane::addEntry);
    connect(m_form, &RecordFormView::entryRemoveRequested, this,
            [this](const QString &entry) { apply(Edit::remove(entry)); });
    connect(m_form, &RecordFormView::entryMoveRequested, this, &FieldsPane::moveEntry);
    connect(m_form, &RecordFormView::checksDismissRequested, this, &FieldsPane::dismissChecks);
    connect(m_form, &RecordFormView::putBackRequested, this, &FieldsPane::putBack);
    connect(m_form, &RecordFormView::editingEnded, this, [this] {
        if (m_reloadsLater)
            reload();
    });
    connect(m_nextOpen, &QToolButton::clicked, m_form, &RecordFormView::goToNextOpen);
    connect(m_session.actions().action("dismiss-hint"), &QAction::triggered, this,
            [this] { dismissChecks(m_form->currentPointer()); });
    connect(m_showAll, &QToolButton::toggled, this, [this](bool all) {
        m_form->form()->setShowAll(all);
        m_form->expandAll();
    });
}

void FieldsPane::wireSession()
{
    connect(&m_session, &Session::materialChanged, this, &FieldsPane::showApplicant);
    connect(&m_session, &Session::seasonAboutToClose, m_form, &RecordFormView::finishEditing);
    connect(&m_session, &Session::reviewerChanged, this, &FieldsPane::reload);
    connect(&m_session, &Session::seasonChanged, this, &FieldsPane::watchSeason);
    connect(&m_session, &Session::seasonChanged, this, &FieldsPane::showApplicant);
    connect(&m_session, &Session::fieldFocused, this, [this](const QString &pointer) {
        if (!pointer.isEmpty() && pointer != m_form->currentPointer())
            m_form->setCurrentPointer(pointer);
    });
    connect(&m_session, &Session::fieldHovered, m_form, &RecordFormView::markPointer);
    connect(m_session.actions().action("fill-from-selection"), &QAction::triggered, this,
            &FieldsPane::fillFromSelection);
    connect(m_session.actions().action("next-open-field"), &QAction::triggered, m_form,
            &RecordFormView::goToNextOpen);
}

void FieldsPane::watchSeason()
{
    if (const Season *season = m_session.season()) {
        connect(season, &Season::recordChanged, this, [this](ApplicantId applicant) {
            if (applicant == m_applicant)
                reload();
        });
        connect(season, &Season::settingsChanged, this, &FieldsPane::reload);
        connect(season, &Season::reset, this, &FieldsPane::reload);
    }
}

void FieldsPane::showApplicant()
{
    m_form->finishEditing(); // it is the last one's
    m_applicant = m_session.material();
    reload();
    if (m_applicant.isValid())
        m_form->startAtTop();
}

void FieldsPane::reload()
{
    // What somebody is typing is not swept away by what another has just saved.
    m_reloadsLater = m_form->isEditing();
    if (m_reloadsLater)
        return;
    CheckedRecord record;
    QList<Check> checks;
    if (Season *season = m_session.season(); season && m_applicant.isValid()) {
        if (auto checked = season->records().checked(m_applicant))
            record = blinded(*checked);
        if (const auto facts = recordFromJson(record.json); facts && !m_blinder.isOn())
            checks = checksOf(*facts, today());
    }
    m_form->setRecord(record, checks);
    m_stack->setCurrentIndex(record.json.isEmpty() ? 0 : 1);
    updateCounter();
}

// What a blind reviewer must not see is replaced before it reaches the form: value, what was read,
// what was typed.
CheckedRecord FieldsPane::blinded(CheckedRecord record)
{
    Season &season = *m_session.season();
    m_blinder = Blinder::of(season, Blindness::of(season, m_session.reviewer()), m_applicant,
                            tr("en", "language code"));
    const auto parsed = recordFromJson(record.json);
    if (!m_blinder.isOn() || !parsed)
        return record;
    record.json = toJson(m_blinder.record(*parsed));
    for (auto mark = record.marks.begin(); mark != record.marks.end(); ++mark) {
        const bool hidden = m_blinder.hidesField(mark.key());
        mark->original =
            hidden ? QJsonValue(QJsonValue::Undefined) : m_blinder.value(mark->original);
        mark->invalidText = hidden ? QString() : m_blinder.text(mark->invalidText);
    }
    return record;
}

// A value that is shown in part only would be saved without the rest.
bool FieldsPane::isHidden(const QString &pointer) const
{
    if (!m_blinder.isOn())
        return false;
    const auto checked = m_session.season()->records().checked(m_applicant);
    if (m_blinder.hidesField(pointer) || !checked)
        return true;
    const auto parsed = recordFromJson(checked->json);
    const QJsonValue read = checked->marks.value(pointer).original;
    return m_blinder.value(read) != read ||
           (parsed && valueAt(toJson(*parsed), pointer) !=
                          valueAt(toJson(m_blinder.record(*parsed)), pointer));
}

void FieldsPane::apply(const Edit &edit)
{
    Season *season = m_session.season();
    if (!season)
        return;
    const bool writes = edit.kind == Edit::Kind::Set || edit.kind == Edit::Kind::KeepText;
    if (m_blinder.hidesField(edit.pointer) || (writes && isHidden(edit.pointer))) {
        m_session.say(
            tr("This value is hidden from you, all or part of it, so it stays as it is."));
        return;
    }
    QList<Edit> edits{edit};
    if (const auto record = season->records().checked(m_applicant);
        record && edit.kind == Edit::Kind::Set) {
        if (!m_knowledge)
            m_knowledge.emplace(Knowledge::committeeFolder());
        edits = withConsequences(*record, edit, *m_knowledge, today());
    }
    const auto done = season->records().apply(m_applicant, edits, m_session.reviewer());
    if (!done)
        m_session.dialogs().error(this, tr("The change could not be saved."), done.error());
}

void FieldsPane::enterValue(const QString &pointer, const QJsonValue &value)
{
    const QModelIndex index = m_form->form()->indexOf(pointer);
    const bool mended = !index.data(RecordFormModel::InvalidTextRole).toString().isEmpty();
    // An editor that was opened and left changes nothing; confirming is Enter's.
    const Selection &selection = m_session.selection();
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
        m_session.say(tr("Every value of this applicant has been looked at."));
}

void FieldsPane::fillFromSelection()
{
    if (m_session.selection().isEmpty()) {
        m_session.say(tr("Select text in the document first; it then goes into the field that is "
                         "in front."));
        return;
    }
    m_filling = true;
    m_form->fillCurrent(m_session.selection().text);
    m_filling = false;
    m_form->setFocus(); // to go on with Enter
}

void FieldsPane::dismissChecks(const QString &pointer)
{
    const QList<Check> checks = m_form->form()->checks(m_form->form()->indexOf(pointer));
    for (const Check &check : checks)
        apply(Edit::dismiss(check.field, check.code));
}

void FieldsPane::moveEntry(const QString &entry, int by)
{
    const FieldAddress address = addressOf(entry);
    const QModelIndex group = m_form->form()->indexOf(address.group->pointer);
    const int to = address.entry + by;
    if (to < 0 || to >= m_form->form()->rowCount(group))
        return;
    apply(Edit::move(entry, to));
    m_form->setCurrentPointer(address.group->pointer + u'/' + QString::number(to));
}

void FieldsPane::addEntry(const QString &group)
{
    for (const GroupSpec &spec : recordSchema()) {
        if (spec.key != group || !spec.isList)
            continue;
        const QModelIndex index = m_form->form()->indexOf(spec.pointer);
        const QString pointer =
            spec.pointer + u'/' + QString::number(m_form->form()->rowCount(index));
        apply(Edit::insert(pointer, QJsonObject()));
        m_form->setCurrentPointer(pointer + u'/' + spec.fields.first().key);
        m_form->setFocus();
        m_form->edit(m_form->currentIndex());
    }
}

void FieldsPane::putBack(const QString &pointer)
{
    const QModelIndex index = m_form->form()->indexOf(pointer);
    if (index.data(RecordFormModel::StateRole).value<FieldState>() == FieldState::Corrected)
        apply(Edit::set(pointer, index.data(RecordFormModel::ReadValueRole).value<QJsonValue>()));
}

void FieldsPane::focusPlaces(const QString &pointer)
{
    m_session.focusField(pointer);
}

void FieldsPane::updateCounter()
{
    const int open = m_form->form()->openCount();
    m_counter->setText(open > 0 ? tr("%n value(s) to look at", nullptr, open)
                                : tr("Nothing left to look at"));
    m_nextOpen->setEnabled(open > 0);
}

void FieldsPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FieldsPane::retranslate()
{
    m_empty->setText(tr("No applicant chosen"),
                     tr("Choose an applicant in the list; the facts read from the document "
                        "appear here."));
    m_form->setAccessibleName(tr("Facts about the applicant"));
    m_nextOpen->setToolTip(tr("Go to the next value that needs a look"));
    m_nextOpen->setAccessibleName(m_nextOpen->toolTip());
    m_showAll->setText(tr("All fields"));
    m_showAll->setToolTip(tr("Also show the fields that the document does not mention"));
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
