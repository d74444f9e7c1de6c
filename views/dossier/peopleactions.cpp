// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/peopleactions.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskhistory.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/waitingbox.h"
#include "views/dossier/mergedialog.h"
#include "views/dossier/ownfieldsdialog.h"
#include "views/dossier/personpicker.h"
#include "views/dossier/requirementsdialog.h"

#include <QLocale>
#include <QSet>
#include <QWidget>

#include <algorithm>

namespace Bole {

PeopleActions::PeopleActions(OpenDesk &openDesk, ReadingPosition &position,
                             Announcements &announcements, ActionTable &actions, Dialogs &dialogs,
                             QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_actions(actions),
      m_dialogs(dialogs),
      m_window(window)
{
    const auto on = [&](const char *id, void (PeopleActions::*slot)()) {
        connect(actions.action(id), &QAction::triggered, this, slot);
    };
    on("applicant-new", &PeopleActions::createOne);
    on("applicant-rename", &PeopleActions::rename);
    on("applicant-withdraw", &PeopleActions::withdraw);
    on("applicant-take-back", &PeopleActions::takeBack);
    on("applicant-delete", &PeopleActions::removeChosen);
    on("applicant-merge", &PeopleActions::merge);
    on("own-fields", &PeopleActions::editOwnFields);
    on("requirements", &PeopleActions::editRequirements);
    on("compact", &PeopleActions::compact);
    on("end-season", &PeopleActions::endSeason);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, [this] {
        if (Desk *open = desk()) {
            connect(open, &Desk::settingsChanged, this, &PeopleActions::enable);
            connect(open, &Desk::reviewersChanged, this, &PeopleActions::enable);
            connect(open, &Desk::applicantsChanged, this, &PeopleActions::enable);
        }
        enable();
    });
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &PeopleActions::enable);
    connect(&m_position, &ReadingPosition::applicantChanged, this, &PeopleActions::enable);
    enable();
}

Desk *PeopleActions::desk() const
{
    return m_openDesk.desk();
}

void PeopleActions::enable()
{
    const bool may = desk() && desk()->dossiers().mayChange();
    const ApplicantId applicant = m_position.applicant();
    const bool isWithdrawn = may && desk()->dossiers().isWithdrawn(applicant);
    m_actions.action("applicant-new")->setEnabled(may);
    for (const char *id : {"own-fields", "requirements"})
        m_actions.action(id)->setEnabled(may);
    m_actions.action("compact")->setEnabled(may);
    m_actions.action("end-season")->setEnabled(may);
    for (const char *id : {"applicant-rename", "applicant-delete", "applicant-merge"})
        m_actions.action(id)->setEnabled(may && applicant.isValid());
    m_actions.action("applicant-withdraw")->setEnabled(may && applicant.isValid() && !isWithdrawn);
    m_actions.action("applicant-take-back")->setEnabled(isWithdrawn);
}

/// Those who are chosen in the list, where the one in front is among them.
QList<ApplicantId> PeopleActions::chosen() const
{
    const QList<ApplicantId> several = m_chooser ? m_chooser() : QList<ApplicantId>();
    return several.contains(m_position.applicant()) ? several
                                                    : QList<ApplicantId>{m_position.applicant()};
}

QString PeopleActions::names(const QList<ApplicantId> &applicants) const
{
    return applicants.size() == 1 ? desk()->applicants().name(applicants.first())
                                  : tr("%n applicant(s)", nullptr, int(applicants.size()));
}

bool PeopleActions::tell(const Result<void> &done, const QString &text, const QString &failed)
{
    if (done)
        m_announcements.announce({text, desk()->history().latestStep(), true, true});
    else
        m_dialogs.error(m_window, failed, done.error());
    return done.has_value();
}

/// Who comes to the front when these leave the list; asked before they do.
ApplicantId PeopleActions::afterThese(const QList<ApplicantId> &gone) const
{
    const QList<ApplicantId> &order = m_position.order();
    const auto stays = [leave = QSet(gone.begin(), gone.end())](ApplicantId applicant) {
        return !leave.contains(applicant);
    };
    const auto here = std::ranges::find(order, m_position.applicant());
    if (const auto next = std::find_if(here, order.end(), stays); next != order.end())
        return *next;
    const auto before = std::find_if(order.rbegin(), order.rend(), stays);
    return before == order.rend() ? ApplicantId() : *before;
}

void PeopleActions::createOne()
{
    const auto name = m_dialogs.text(m_window, tr("New applicant"), tr("Name of the applicant:"));
    if (!name || name->trimmed().isEmpty() || !desk())
        return;
    const auto made = desk()->dossiers().create(*name);
    const auto done = made.transform([](ApplicantId) {});
    if (tell(done, tr("%1 is a new applicant.").arg(name->simplified()),
             tr("The applicant could not be added.")))
        m_position.setApplicant(*made);
}

void PeopleActions::rename()
{
    const ApplicantId applicant = m_position.applicant();
    const QString before = names({applicant});
    const auto name = m_dialogs.text(m_window, tr("Rename"), tr("Name of the applicant:"), before);
    if (!name || name->trimmed().isEmpty() || name->simplified() == before || !desk())
        return;
    tell(desk()->dossiers().rename(applicant, *name),
         tr("%1 is now called %2.").arg(before, name->simplified()),
         tr("The name could not be changed."));
}

void PeopleActions::withdraw()
{
    const QList<ApplicantId> applicants = chosen();
    const QString who = names(applicants);
    const auto reason = m_dialogs.text(
        m_window, tr("Withdraw"),
        tr("%1 leaves queues, lists and totals, but stays in the season. Reason:").arg(who));
    if (!reason || !desk())
        return;
    const ApplicantId next = afterThese(applicants);
    if (tell(desk()->dossiers().withdraw(applicants, *reason), tr("%1 withdrew.").arg(who),
             tr("The withdrawal could not be saved.")))
        m_position.setApplicant(next);
}

void PeopleActions::takeBack()
{
    const QList<ApplicantId> applicants = chosen();
    const QString text = tr("%1 takes part again.").arg(names(applicants));
    tell(desk()->dossiers().takeBack(applicants), text, tr("This could not be saved."));
}

void PeopleActions::removeChosen()
{
    const QList<ApplicantId> applicants = chosen();
    const QString who = names(applicants);
    const int answer = m_dialogs.question(
        m_window,
        {.text = tr("Delete %1 with all documents and reviews?").arg(who),
         .explanation = tr("They leave every list. This can be undone until the season is "
                           "compacted. Somebody who only gives up the application is better "
                           "withdrawn."),
         .answers = {tr("Delete"), tr("Keep")},
         .preferred = 1,
         .destructive = true});
    if (answer != 0 || !desk())
        return;
    const ApplicantId next = afterThese(applicants);
    if (tell(desk()->dossiers().remove(applicants), tr("%1 was deleted.").arg(who),
             tr("The applicant could not be deleted.")))
        m_position.setApplicant(next);
}

/// Two who are chosen, or the one in front with somebody who is asked for.
void PeopleActions::merge()
{
    const ApplicantId kept = m_position.applicant();
    QList<ApplicantId> others = chosen();
    others.removeAll(kept);
    if (others.size() == 1)
        return openMerge(kept, others.first());
    auto *picker = new PersonPicker(
        *desk(), tr("Merge two applicants"),
        tr("Who is the same person as %1? Those who may be stand at the top.").arg(names({kept})),
        kept, desk()->dossiers().possiblySame(kept), m_window);
    connect(picker, &PersonPicker::chosen, this,
            [this, kept](ApplicantId other) { openMerge(kept, other); });
    picker->open();
}

void PeopleActions::openMerge(ApplicantId kept, ApplicantId other)
{
    if (!desk())
        return;
    auto *dialog = new MergeDialog(*desk(), m_dialogs, kept, other, m_window);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, dialog,
            [dialog] { dialog->done(QDialog::Rejected); }); // without asking
    connect(dialog, &MergeDialog::merged, this, [this](ApplicantId stays, const QString &name) {
        m_position.setApplicant(stays);
        tell({}, tr("Merged into %1.").arg(name), {});
    });
    dialog->open();
}

void PeopleActions::editOwnFields()
{
    auto *dialog = new OwnFieldsDialog(*desk(), m_dialogs, m_window);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, dialog,
            [dialog] { dialog->done(QDialog::Rejected); }); // without asking
    connect(dialog, &OwnFieldsDialog::saved, this,
            [this] { tell({}, tr("The committee's own fields were changed."), {}); });
    dialog->open();
}

void PeopleActions::editRequirements()
{
    auto *dialog = new RequirementsDialog(*desk(), m_dialogs, m_window);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, dialog,
            [dialog] { dialog->done(QDialog::Rejected); }); // without asking
    connect(dialog, &RequirementsDialog::saved, this,
            [this] { m_announcements.announce({tr("What must be handed in was changed."), {}}); });
    dialog->open();
}

/// With what left the file for good before, by whom and when: a line each, the latest first.
QString PeopleActions::withRemovals(const QString &explanation) const
{
    constexpr qsizetype shown = 5;
    QHash<ReviewerId, QString> names;
    for (const Reviewer &person : desk()->committee().everybody().value_or(QList<Reviewer>()))
        names.insert(person.id, person.name);
    QStringList lines;
    const QList<RemovedForGood> removals = desk()->dossiers().removedForGood().mid(0, shown);
    for (const RemovedForGood &removal : removals) {
        const QString line =
            removal.wereNotAdmitted
                ? tr("%1 · %2 · not admitted, removed for good: applicants %3, documents %4")
                : tr("%1 · %2 · deleted, removed for good: applicants %3, documents %4");
        lines.append(line.arg(QLocale().toString(removal.at.toLocalTime(), QLocale::ShortFormat),
                              names.value(removal.by, tr("Somebody")))
                         .arg(removal.applicants)
                         .arg(removal.documents));
    }
    if (!explanation.isEmpty() && !lines.isEmpty())
        lines.prepend(explanation + u'\n');
    return lines.isEmpty() ? explanation : lines.join(u'\n');
}

void PeopleActions::compact()
{
    const DeletedThings deleted = desk()->dossiers().deleted();
    if (deleted.applicants + deleted.documents == 0)
        return m_dialogs.inform(m_window, tr("There is nothing to remove for good."),
                                withRemovals({}));
    const int answer = m_dialogs.question(
        m_window,
        {.text = tr("Take what was deleted out of the file for good?"),
         .explanation = withRemovals(
             tr("Deleted applicants: %1. Deleted documents: %2. Their reviews and histories go "
                "with them, and nothing of it can be undone any more. Backups and copies that "
                "were made before still hold them.")
                 .arg(deleted.applicants)
                 .arg(deleted.documents)),
         .answers = {tr("Remove Permanently"), tr("Keep")},
         .preferred = 1,
         .destructive = true});
    if (answer != 0 || !desk())
        return;
    waitFor(
        tr("The season's file is being written anew…"),
        [this](QObject *context, const DeskDossiers::Done &then) {
            desk()->dossiers().compact(context, then);
        },
        [this](const Result<void> &done) {
            if (!done)
                m_dialogs.error(m_window, tr("The season could not be compacted."), done.error());
            else
                m_announcements.announce({tr("What was deleted is gone from the file."), {}});
        });
}

/// Nothing else can be done meanwhile, but the window answers.
void PeopleActions::waitFor(const QString &text, const Work &work, const DeskDossiers::Done &then)
{
    auto *box = new WaitingBox(text, m_window);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, box, [box] { delete box; });
    box->open();
    work(box, [box, then](const Result<void> &done) {
        delete box;
        then(done);
    });
}

void PeopleActions::endSeason()
{
    const QList<ApplicantId> others = desk()->dossiers().notAdmitted();
    if (others.isEmpty())
        return m_dialogs.inform(
            m_window, tr("There is nobody to remove."),
            withRemovals(
                tr("Either nobody has been admitted by the committee yet, or everybody has.")));
    const int answer = m_dialogs.question(
        m_window, {.text = tr("Remove %n applicant(s) who were not admitted, for good?", nullptr,
                              int(others.size())),
                   .explanation = withRemovals(
                       tr("Their documents, records, reviews and histories leave the file with "
                          "them. This cannot be undone. That it was done, by whom and when, is "
                          "written down in the season. Backups and copies that were made before "
                          "still hold them.")),
                   .answers = {tr("Remove Permanently"), tr("Keep")},
                   .preferred = 1,
                   .destructive = true});
    if (answer != 0 || !desk())
        return;
    const ApplicantId next = afterThese(others);
    waitFor(
        tr("The applicants are being removed, and the season's file is written anew…"),
        [this](QObject *context, const DeskDossiers::Done &then) {
            desk()->dossiers().removeNotAdmitted(context, then);
        },
        [this, next](const Result<void> &done) {
            if (!done)
                return m_dialogs.error(m_window, tr("The applicants could not be removed."),
                                       done.error());
            m_announcements.announce({tr("Only those who were admitted are left."), {}});
            m_position.setApplicant(next);
        });
}

} // namespace Bole
