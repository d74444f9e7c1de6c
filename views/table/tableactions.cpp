// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/tableactions.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskhistory.h"
#include "model/desk/desklists.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskreviews.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/reviewwords.h"
#include "views/common/windowlanguage.h"
#include "views/export/exportdialog.h"
#include "views/shortlist/decidedialog.h"

#include <QMenu>

namespace Bole {

namespace {

/// What people have typed is no mnemonic.
QString menuText(const QString &text)
{
    return QString(text).replace(u'&', QLatin1StringView("&&"));
}

} // namespace

TableActions::TableActions(OpenDesk &openDesk, ReadingPosition &position,
                           Announcements &announcements, Dialogs &dialogs, QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_dialogs(dialogs),
      m_window(window)
{
}

Desk *TableActions::desk() const
{
    return m_openDesk.desk();
}

bool TableActions::tell(const Result<void> &done, const QString &text, const QString &failed,
                        bool canBeUndone)
{
    if (done)
        m_announcements.announce(
            {text, canBeUndone ? desk()->history().latestStep() : EditId(), true, true});
    else
        m_dialogs.error(m_window, failed, done.error());
    return done.has_value();
}

void TableActions::fillTags(QMenu &menu, const QStringList &known)
{
    menu.addAction(tr("&New Tag…"), this, &TableActions::addTag);
    if (known.isEmpty())
        return;
    menu.addSeparator();
    QMenu *away = nullptr;
    for (const QString &name : known)
        menu.addAction(menuText(u'#' + name), this, [this, name] { tag(name, true); });
    menu.addSeparator();
    away = menu.addMenu(tr("&Remove a Tag"));
    for (const QString &name : known)
        away->addAction(menuText(u'#' + name), this, [this, name] { tag(name, false); });
}

void TableActions::addTag()
{
    const auto name = m_dialogs.text(m_window, tr("Add a tag"), tr("Tag:"));
    if (name && !name->simplified().isEmpty() && desk())
        tag(name->simplified(), true);
}

void TableActions::tag(const QString &tag, bool there)
{
    const QList<ApplicantId> people = m_chosen();
    const auto done = there ? desk()->applicants().addTag(people, tag)
                            : desk()->applicants().removeTag(people, tag);
    const QString text = there ? tr("#%1 for %n applicant(s).", nullptr, int(people.size()))
                               : tr("#%1 taken from %n applicant(s).", nullptr, int(people.size()));
    tell(done.transform([](WorkKeeper::Outcome) {}), text.arg(tag),
         tr("The tag could not be changed."));
}

void TableActions::fillReaders(QMenu &menu)
{
    const QList<Reviewer> members = desk()->committee().members().value_or(QList<Reviewer>());
    for (const Reviewer &reader : members)
        menu.addAction(menuText(reader.name), this, [this, id = reader.id] { assign(id, true); });
    menu.addSeparator();
    QMenu *away = menu.addMenu(tr("&Remove From"));
    for (const Reviewer &reader : members)
        away->addAction(menuText(reader.name), this, [this, id = reader.id] { assign(id, false); });
}

/// Nobody gets an applicant with whom they declared a conflict of interest.
void TableActions::assign(ReviewerId reader, bool there)
{
    const AssignmentSheet sheet = desk()->committee().assignments();
    QList<Assignment> readings;
    int conflicts = 0;
    for (const ApplicantId applicant : m_chosen()) {
        const Assignment one{applicant, reader};
        const bool isClosed = there && sheet.conflicts.contains(one);
        conflicts += isClosed ? 1 : 0;
        if (!isClosed && sheet.assigned.contains(one) != there)
            readings.append(one);
    }
    const auto done =
        there ? desk()->committee().assign(readings) : desk()->committee().unassign(readings);
    QString text = there ? tr("Assigned: %n applicant(s).", nullptr, int(readings.size()))
                         : tr("Unassigned: %n applicant(s).", nullptr, int(readings.size()));
    if (conflicts > 0)
        text += u' ' + tr("Left out because of a conflict of interest: %1.").arg(conflicts);
    tell(done, text, tr("The assignment could not be saved."), false);
}

bool TableActions::mayRecommend() const
{
    return desk() && desk()->reviewer().isValid();
}

void TableActions::fillRecommendations(QMenu &menu)
{
    for (const Decision decision : {Decision::Admit, Decision::Interview, Decision::Wait,
                                    Decision::Reject, Decision::Undecided})
        menu.addAction(ReviewWords::decisionName(decision), this,
                       [this, decision] { recommend(decision); });
}

void TableActions::recommend(Decision decision)
{
    const QList<ApplicantId> people = m_chosen();
    QString reason;
    if (decision == Decision::Reject) {
        const auto given = m_dialogs.text(
            m_window, tr("Reason"),
            tr("Why do you recommend to reject %n applicant(s)?", nullptr, int(people.size())));
        if (!given || given->trimmed().isEmpty())
            return;
        reason = given->trimmed();
    }
    const auto done = desk()->reviews().recommend(people, decision, reason);
    const qsizetype recommended = done.value_or(0);
    QString text = tr("You recommend for %n applicant(s): %1.", nullptr, int(recommended))
                       .arg(ReviewWords::decisionName(decision));
    if (const qsizetype closed = people.size() - recommended; closed > 0)
        text += u' ' + tr("Left out: %n whose review is closed; take it back to change it.",
                          nullptr, int(closed));
    tell(done.transform([](qsizetype) {}), text, tr("The recommendation could not be saved."),
         recommended > 0);
}

bool TableActions::mayDecide() const
{
    return desk() && desk()->committee().mayDecide();
}

/// The same table of who gets what as for a list.
void TableActions::decide()
{
    if (!mayDecide())
        return;
    const Shortlist chosen = *RowSource::of(m_chosen()).list;
    auto *dialog = new DecideDialog(chosen, desk()->lists().decisions(chosen), m_dialogs, m_window);
    dialog->setWindowTitle(tr("Decide about %n applicant(s)", nullptr, int(chosen.entries.size())));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, dialog, &QWidget::close);
    connect(dialog, &DecideDialog::decided, this, [this](const QList<NewDecision> &decisions) {
        const auto made = desk()->lists().decide({}, decisions);
        tell(made.transform([](const DecisionsMade &) {}),
             tr("The committee decided about %n applicant(s).", nullptr, int(decisions.size())),
             tr("The decision could not be stored."));
    });
    dialog->open();
}

void TableActions::fillLists(QMenu &menu)
{
    for (const Shortlist &list : desk()->lists().all().value_or(QList<Shortlist>())) {
        QAction *action = menu.addAction(menuText(list.name), this,
                                         [this, list] { addToList(list.id, list.name); });
        action->setEnabled(!list.isSealed());
    }
    menu.addSeparator();
    menu.addAction(tr("&New List…"), this, &TableActions::addToNewList);
}

void TableActions::addToList(ShortlistId list, const QString &name)
{
    const QList<ApplicantId> people = m_chosen();
    tell(desk()->lists().add(list, people).transform([](DeskLists::Outcome) {}),
         tr("%n applicant(s) are on the list “%1”.", nullptr, int(people.size())).arg(name),
         tr("The list could not be changed."));
}

void TableActions::addToNewList()
{
    const auto name = m_dialogs.text(m_window, tr("New list"), tr("Name of the list:"));
    if (!name || name->simplified().isEmpty() || !desk())
        return;
    const auto made = desk()->lists().create(name->simplified());
    if (made)
        addToList(*made, name->simplified());
    else
        m_dialogs.error(m_window, tr("The list could not be made."), made.error());
}

void TableActions::fillOwnFields(QMenu &menu)
{
    const QString language = WindowLanguage::inUse();
    for (const OwnField &field : desk()->ownFields().fields()) {
        const QString name = field.name.in(language);
        if (field.kind != OwnFieldKind::Choice && field.kind != OwnFieldKind::YesNo) {
            menu.addAction(menuText(name) + u'…', this, [this, field, name] {
                const auto text = m_dialogs.text(m_window, tr("Fill in"), name);
                if (text)
                    setOwnValue(field.id, *text);
            });
            continue;
        }
        QMenu *values = menu.addMenu(menuText(name));
        const auto offer = [&](const QString &stored, const QString &text) {
            values->addAction(menuText(text), this,
                              [this, id = field.id, stored] { setOwnValue(id, stored); });
        };
        if (field.kind == OwnFieldKind::YesNo) {
            for (const QString &word : {QStringLiteral("yes"), QStringLiteral("no")})
                offer(word, ownValueText(field, word, language));
        }
        for (const OwnChoice &choice : field.choices)
            offer(choice.id, choice.name.in(language));
        values->addSeparator();
        offer({}, tr("Empty"));
    }
}

void TableActions::setOwnValue(const QString &field, const QString &text)
{
    const QList<ApplicantId> people = m_chosen();
    const auto done = desk()->ownFields().setValue(people, field, text);
    if (!done && done.error().code == ErrorCode::InvalidValue)
        return m_dialogs.inform(m_window, tr("This field cannot hold “%1”.").arg(text));
    tell(done.transform([](WorkKeeper::Outcome) {}),
         tr("Filled in for %n applicant(s).", nullptr, int(people.size())),
         tr("The change could not be saved."));
}

void TableActions::exportChosen()
{
    if (!desk())
        return;
    auto *dialog = new ExportDialog(m_openDesk, m_position, m_announcements, m_dialogs,
                                    RowSource::of(m_chosen()), m_window);
    dialog->chooseColumns(m_columns());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace Bole
