// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields pane does with whole sections and entries.
#include "model/desk/desk.h"
#include "model/desk/deskhistory.h"
#include "model/desk/deskrecords.h"
#include "model/record/recordpath.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/fieldspane.h"
#include "views/fields/formdelegate.h"
#include "views/fields/newentrydialog.h"
#include "views/fields/recordformview.h"

#include <QJsonArray>
#include <QMenu>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

/// Everything that was read in the section in front and that nobody has spoken about yet. What is
/// not in the document stays for a person to say.
void FieldsPane::confirmSection()
{
    QModelIndex group = m_form->currentIndex();
    while (group.parent().isValid())
        group = group.parent();
    QList<Edit> edits;
    for (const QModelIndex &field : m_form->form()->fields()) {
        QModelIndex top = field;
        while (top.parent().isValid())
            top = top.parent();
        const auto state = field.data(RecordFormModel::StateRole).value<FieldState>();
        const bool isRead = m_form->form()->origin(field).kind != FieldOrigin::Kind::None &&
                            (state == FieldState::Read || state == FieldState::NeedsLook);
        const bool isTyped = !field.data(RecordFormModel::InvalidTextRole).toString().isEmpty();
        if (top == group && isRead && !isTyped && !field.data(RecordFormModel::HiddenRole).toBool())
            edits.append(Edit::confirm(field.data(RecordFormModel::PointerRole).toString()));
    }
    const QString name = groupLabel(group.data(RecordFormModel::GroupRole).toString());
    if (!applyAll(m_applicant, edits)) {
        m_announcements.say(tr("Nothing is left to confirm in %1.").arg(name));
        return;
    }
    m_announcements.announce(
        {tr("%n value(s) of %1 confirmed", nullptr, int(edits.size())).arg(name),
         m_openDesk.desk()->history().latestStep()});
    m_form->goToNextOpen();
}

void FieldsPane::removeEntry(const QString &entry)
{
    const QModelIndex index = m_form->form()->indexOf(entry);
    const QString name = entryTitle(index.data(RecordFormModel::GroupRole).toString(),
                                    index.data(RecordFormModel::ValueRole).value<QJsonValue>());
    if (applyAll(m_applicant, {Edit::remove(entry)}))
        m_announcements.announce(
            {name.isEmpty() ? tr("Entry removed") : tr("Removed: %1").arg(name),
             m_openDesk.desk()->history().latestStep()});
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

void FieldsPane::addEntry(const QString &group, const QString &first)
{
    const auto spec = std::ranges::find(recordSchema(), group, &GroupSpec::key);
    if (!m_openDesk.desk() || spec == recordSchema().end() || !spec->isList)
        return;
    auto *dialog = new NewEntryDialog(*spec, m_dialogs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!first.isEmpty())
        dialog->setFirst(first);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, dialog, &NewEntryDialog::leave);
    connect(&m_position, &ReadingPosition::applicantChanged, dialog, &NewEntryDialog::leave);
    connect(dialog, &QDialog::accepted, this, [this, dialog, spec, applicant = m_applicant] {
        insertEntry(applicant, *spec, dialog->entry());
    });
    dialog->open();
}

/// Field after field, so that what follows from each (a school's id, a tier) is added, too; but as
/// one step. The applicant may not be the one in front any more.
void FieldsPane::insertEntry(ApplicantId applicant, const GroupSpec &group,
                             const QJsonObject &entry)
{
    const auto shown = m_openDesk.desk()->records().checked(applicant);
    const qsizetype count = shown ? valueAt(shown->record.json, group.pointer).toArray().size() : 0;
    const QString pointer = group.pointer + u'/' + QString::number(count);
    QList<Edit> edits{Edit::insert(pointer, QJsonObject())};
    for (const FieldSpec &field : group.fields) {
        if (const QJsonValue value = valueAt(entry, u'/' + field.key); !value.isUndefined())
            edits.append(Edit::set(pointer + u'/' + field.key, value));
    }
    if (!applyAll(applicant, edits) || applicant != m_applicant)
        return;
    m_form->setCurrentPointer(pointer);
    m_form->setFocus();
}

void FieldsPane::takeFromRoster(const QString &name, const QList<Edit> &edits)
{
    m_form->finishEditing();
    if (applyAll(m_applicant, edits))
        m_announcements.announce(
            {tr("Taken from the roster: %1").arg(name), m_openDesk.desk()->history().latestStep()});
}

void FieldsPane::takeFromReading(const QList<ReadingDifference> &differences)
{
    m_form->finishEditing();
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    const int count = int(differences.size()); // what is taken is no difference any more
    const auto done = desk->records().accept(m_applicant, differences);
    if (!done)
        return m_dialogs.error(this, tr("The change could not be saved."), done.error());
    if (*done == WorkKeeper::Outcome::Kept)
        reload();
    m_announcements.announce({tr("%n value(s) taken from the newer reading", nullptr, count),
                              desk->history().latestStep()});
}

void FieldsPane::takeInto(const QString &pointer)
{
    m_form->setCurrentPointer(pointer);
    fillFromSelection();
}

void FieldsPane::addTakeActions(QMenu &menu, const GroupSpec &group, const QString &pointer)
{
    for (const FieldSpec &field : group.fields) {
        const QString target = pointer + u'/' + field.key;
        const QModelIndex index = m_form->form()->indexOf(target);
        if (index.data(RecordFormModel::PointerRole).toString() == target)
            menu.addAction(fieldLabel(group.key, field.key), this,
                           [this, target] { takeInto(target); });
    }
}

void FieldsPane::fillTakeMenu(QMenu &menu)
{
    const FieldAddress here = addressOf(m_form->currentPointer());
    if (here.field)
        menu.addAction(
            tr("%1 (the field in front)").arg(fieldLabel(here.group->key, here.field->key)), this,
            &FieldsPane::fillFromSelection);
    menu.addSeparator();
    for (const GroupSpec &group : recordSchema()) {
        QMenu *section = menu.addMenu(groupLabel(group.key));
        if (!group.isList) {
            addTakeActions(*section, group, group.pointer);
            continue;
        }
        const QJsonArray entries = m_form->form()
                                       ->indexOf(group.pointer)
                                       .data(RecordFormModel::ValueRole)
                                       .value<QJsonValue>()
                                       .toArray();
        for (int i = 0; i < entries.size(); ++i) {
            QString title = entryTitle(group.key, entries.at(i));
            QMenu *entry = section->addMenu(title.replace(u'&', "&&"_L1));
            addTakeActions(*entry, group, group.pointer + u'/' + QString::number(i));
        }
        section->addAction(tr("A new entry…"), this,
                           [this, key = group.key] { addEntry(key, m_position.selection().text); });
    }
}

} // namespace Bole
