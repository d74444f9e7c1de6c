// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/exchangeactions.h"

#include "model/desk/desk.h"
#include "model/desk/deskhistory.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/exchange/conflictsdialog.h"
#include "views/exchange/hubactions.h"
#include "views/exchange/packagetext.h"
#include "views/exchange/progressdialog.h"
#include "views/exchange/sharedialog.h"

#include <QAction>
#include <QFileInfo>
#include <QWidget>

namespace Bole {

using namespace Qt::StringLiterals;

ExchangeActions::ExchangeActions(OpenDesk &openDesk, ReadingPosition &position,
                                 Announcements &announcements, ActionTable &actions,
                                 Dialogs &dialogs, const HubActions &hub, QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_actions(actions),
      m_dialogs(dialogs),
      m_hub(hub),
      m_window(window)
{
    const auto on = [&](const char *id, auto act) {
        connect(m_actions.action(id), &QAction::triggered, this, act);
    };
    on("committee-share", &ExchangeActions::share);
    on("committee-bring-in", &ExchangeActions::bringIn);
    on("committee-folder", &ExchangeActions::bringInFolder);
    on("committee-conflicts", &ExchangeActions::showConflicts);
    on("committee-progress", &ExchangeActions::showProgress);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &ExchangeActions::enable);
    enable();
}

void ExchangeActions::enable()
{
    // A package can be the first thing that somebody has of a season.
    for (const char *id :
         {"committee-share", "committee-folder", "committee-conflicts", "committee-progress"})
        m_actions.action(id)->setEnabled(m_openDesk.desk() != nullptr);
}

void ExchangeActions::share()
{
    m_openDesk.finishTyping();
    ShareDialog dialog(m_openDesk, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    ShareRequest wish = dialog.wish();
    wish.path = wish.isFolder ? m_dialogs.openFolder(m_window, tr("Folder that is kept in step"))
                              : m_dialogs.saveFile(m_window, tr("Save the package"),
                                                   dialog.recipientName() + u".bolepack"_s,
                                                   tr("Package (*.bolepack)"));
    if (wish.path.isEmpty())
        return;
    m_announcements.say(tr("The package is being made…"));
    m_openDesk.desk()->exchange().share(wish, [this](const Result<ShareOutcome> &made) {
        if (!made)
            return m_dialogs.error(m_window, tr("The package could not be made."), made.error());
        m_announcements.say(
            made->isBlind
                ? tr("The package is in %1. Names and contact are not in it, and texts in place of "
                     "documents.")
                      .arg(QFileInfo(made->path).fileName())
                : tr("The package is in %1.").arg(QFileInfo(made->path).fileName()));
    });
}

void ExchangeActions::bringIn()
{
    m_openDesk.finishTyping();
    const QString package =
        m_dialogs.openFile(m_window, tr("Bring in a package"), tr("Package (*.bolepack)"));
    if (package.isEmpty())
        return;
    const auto needs = DeskExchange::needsPassphrase(package);
    if (!needs)
        return m_dialogs.inform(m_window, tr("The package cannot be brought in."),
                                packageErrorText(needs.error()));
    QString passphrase;
    if (*needs) {
        const auto typed =
            m_dialogs.password(m_window, tr("Bring in a package"),
                               tr("Passphrase of %1:").arg(QFileInfo(package).fileName()));
        if (!typed)
            return;
        passphrase = *typed;
    }
    if (!m_openDesk.desk())
        return makeSeason(package, passphrase);
    m_announcements.say(tr("The package is being looked at…"));
    m_openDesk.desk()->exchange().plan(package, passphrase,
                                       [this, package, passphrase](Result<ArrivalPlan> plan) {
                                           planned(package, passphrase, std::move(plan));
                                       });
}

void ExchangeActions::makeSeason(const QString &package, const QString &passphrase)
{
    const QString path = m_dialogs.saveFile(m_window, tr("Where your file of the season shall be"),
                                            QFileInfo(package).completeBaseName() + u".bole"_s,
                                            tr("Season (*.bole)"));
    if (path.isEmpty())
        return;
    m_announcements.say(tr("Your file of the season is being made…"));
    m_worker.run([this, package, passphrase, path] {
        m_worker.bringBack(
            [this, path, made = DeskExchange::createFrom(package, passphrase, path)] {
                seasonMade(path, made);
            });
    });
}

void ExchangeActions::seasonMade(const QString &path, const Result<void> &made)
{
    m_announcements.say({});
    if (!made)
        return m_dialogs.inform(m_window, tr("No season could be made of the package."),
                                packageErrorText(made.error()));
    emit openWanted(path);
}

void ExchangeActions::planned(const QString &package, const QString &passphrase,
                              Result<ArrivalPlan> plan)
{
    m_announcements.say({});
    if (!plan)
        return m_dialogs.inform(m_window, tr("The package cannot be brought in."),
                                packageErrorText(plan.error()));
    QString explanation = arrivalText(*plan);
    if (!plan->isVerified)
        explanation +=
            u"\n\n"_s + tr("It is not signed by anybody this file knows: nothing of it is taken.");
    const int answer = m_dialogs.question(m_window, {tr("Bring in what %1 sent?").arg(plan->sender),
                                                     explanation,
                                                     {tr("Bring In"), tr("Cancel")},
                                                     0,
                                                     false});
    if (answer != 0)
        return;
    m_openDesk.desk()->exchange().bringIn(
        package, passphrase, [this](Result<ArrivalPlan> done) { arrived(std::move(done)); });
}

void ExchangeActions::arrived(Result<ArrivalPlan> plan)
{
    if (!plan)
        return m_dialogs.inform(m_window, tr("The package cannot be brought in."),
                                packageErrorText(plan.error()));
    const QString text =
        tr("What %1 sent is here. It can be undone in one step.").arg(plan->sender);
    const QString conflicts = conflictsText();
    m_announcements.announce({conflicts.isEmpty() ? text : text + u' ' + conflicts,
                              m_openDesk.desk()->history().latestStep(), true, true});
}

QString ExchangeActions::conflictsText() const
{
    const int waiting = m_openDesk.desk()->exchange().conflictCount();
    return waiting == 0 ? QString()
                        : tr("%n conflict(s) wait for a decision: File → Committee, Conflicts.",
                             nullptr, waiting);
}

void ExchangeActions::tellOfConflicts()
{
    if (const QString text = conflictsText(); !text.isEmpty())
        m_announcements.announce({text, {}, true});
}

void ExchangeActions::bringInFolder()
{
    m_openDesk.finishTyping();
    const QString folder = m_dialogs.openFolder(m_window, tr("Folder that is kept in step"));
    if (folder.isEmpty())
        return;
    const auto typed = m_dialogs.password(m_window, tr("Bring in from a folder"),
                                          tr("Passphrase of the packages (empty: none):"));
    if (!typed)
        return;
    m_openDesk.desk()->exchange().bringInFolder(
        folder, *typed, [this](const Result<MailboxOutcome> &outcome) {
            if (!outcome)
                return m_dialogs.error(m_window, tr("The folder cannot be read."), outcome.error());
            m_announcements.say(
                tr("%n package(s) brought in.", nullptr, int(outcome->taken.size())));
            if (!outcome->unreadable.isEmpty())
                m_dialogs.inform(
                    m_window, tr("Some packages could not be opened."),
                    tr("They stay for the next time: %1").arg(outcome->unreadable.join(u", "_s)));
            tellOfConflicts();
        });
}

void ExchangeActions::showConflicts()
{
    m_openDesk.finishTyping();
    auto *dialog = m_window->findChild<ConflictsDialog *>(Qt::FindDirectChildrenOnly);
    if (!dialog) {
        dialog = new ConflictsDialog(m_openDesk, m_dialogs, m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ConflictsDialog::placeWanted, this, &ExchangeActions::showPlace);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void ExchangeActions::showPlace(const ExchangeConflict &conflict)
{
    emit readingWanted();
    m_position.setApplicant(conflict.applicant);
    m_position.focusField(conflict.pointer);
    if (!conflict.places.isEmpty())
        m_position.showPlaces(conflict.document, conflict.places);
}

void ExchangeActions::showProgress()
{
    ProgressDialog dialog(m_openDesk, m_hub.hub(), m_window);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, &dialog, &QDialog::reject);
    dialog.exec();
}

} // namespace Bole
