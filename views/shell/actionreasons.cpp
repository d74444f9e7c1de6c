// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/actionreasons.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskdocuments.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskreviews.h"
#include "views/common/actiontable.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/usable.h"
#include "views/shell/actionneeds.h"

#include <QAbstractButton>
#include <QEvent>
#include <QMenu>
#include <QTimer>

#include <algorithm>

namespace Bole {

ActionReasons::ActionReasons(const ActionTable &actions, const OpenDesk &openDesk,
                             const ReadingPosition &position, QObject *parent)
    : QObject(parent),
      m_actions(actions),
      m_openDesk(openDesk),
      m_position(position),
      m_soon(new QTimer(this))
{
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &ActionReasons::explainButtons);
    const auto soon = qOverload<>(&QTimer::start);
    for (const ActionRow &row : actionRows())
        connect(actions.action(row.id), &QAction::enabledChanged, m_soon, soon);
    connect(&position, &ReadingPosition::applicantChanged, m_soon, soon);
    connect(&position, &ReadingPosition::documentChanged, m_soon, soon);
    connect(&openDesk, &OpenDesk::reviewerChanged, m_soon, soon);
    if (parent)
        parent->installEventFilter(this);
}

/// The actions have told their names in the other language by then.
bool ActionReasons::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_soon->start();
    return QObject::eventFilter(watched, event);
}

/// Menus explain themselves whenever they open.
void ActionReasons::explainButtons()
{
    const auto isButton = [](const QObject *object) {
        return qobject_cast<const QAbstractButton *>(object) != nullptr;
    };
    for (const ActionRow &row : actionRows()) {
        QAction *action = m_actions.action(row.id);
        if (std::ranges::any_of(action->associatedObjects(), isButton))
            action->setToolTip(action->isEnabled() ? m_actions.toolTip(row.id) : whyNot(row.id));
    }
}

QString ActionReasons::whyNot(const QByteArray &id) const
{
    const Desk *desk = m_openDesk.desk();
    const bool isListed = m_actions.action("mode-table")->isChecked() ||
                          m_actions.action("mode-statistics")->isChecked();
    if (desk && id == "print" && isListed)
        return tr("What is shown here is exported, not printed: File → Export.");
    const ActionNeeds *row = needsOf(id);
    const bool isGrey = !m_actions.action(id)->isEnabled();
    if (!desk)
        return (row || isGrey) && !isForAnybody(id) ? tr("Open a season first.") : QString();
    for (const ActionNeed need : row ? row->needs : QList<ActionNeed>()) {
        if (const QString reason = missing(need); !reason.isEmpty())
            return reason;
    }
    if (!isGrey)
        return {};
    return row && row->otherwise ? tr(row->otherwise) : tr("Not possible with what is in front.");
}

QString ActionReasons::missing(ActionNeed need) const
{
    const Desk &desk = *m_openDesk.desk();
    const auto shows = [this](const char *mode) {
        return m_actions.action(mode)->isChecked();
    };
    switch (need) {
    case ActionNeed::Applicant:
        return m_position.applicant().isValid() ? QString() : tr("Choose an applicant first.");
    case ActionNeed::Document:
        return m_position.document().isValid() ? QString() : tr("There is no document in front.");
    case ActionNeed::Selection:
        return m_position.selection().isEmpty() ? tr("Select text in the document first.")
                                                : QString();
    case ActionNeed::Uncovered:
        return desk.documents().areCovered() ? tr("Something on the pages is hidden from you.")
                                             : QString();
    case ActionNeed::Reviewer:
        return m_openDesk.reviewer().isValid() ? QString()
                                               : tr("Choose the current reviewer first.");
    case ActionNeed::Compared:
        return m_actions.action("compare-documents")->isEnabled()
                   ? QString()
                   : tr("Choose at least two applicants for the comparison first.");
    case ActionNeed::ComparisonView:
        return shows("mode-compare") ? QString() : tr("Open the comparison first.");
    case ActionNeed::List: // the list's own action knows
        return m_actions.action("shortlist-copy")->isEnabled()
                   ? QString()
                   : tr("There is no list yet: make one first.");
    case ActionNeed::ListView:
        return shows("mode-shortlist") ? QString() : tr("Open the shortlist first.");
    default:
        return missingOfWork(need);
    }
}

/// What has to do with who somebody is, and with how far the work is.
QString ActionReasons::missingOfWork(ActionNeed need) const
{
    const Desk &desk = *m_openDesk.desk();
    const auto state = desk.reviews().myState(m_position.applicant());
    const bool isClosed =
        state && *state && **state != ReviewState::Draft && **state != ReviewState::Skipped;
    const bool isWithdrawn = desk.dossiers().isWithdrawn(m_position.applicant());
    const bool isCoordinator = desk.committee().mayDecide();
    switch (need) {
    case ActionNeed::OpenReview:
        return isClosed ? WhyNot::reviewIsClosed() : QString();
    case ActionNeed::ClosedReview:
        return isClosed ? QString() : tr("There is no closed review to take back.");
    case ActionNeed::Present:
        return isWithdrawn ? tr("The applicant has withdrawn already.") : QString();
    case ActionNeed::Withdrawn:
        return isWithdrawn ? QString() : tr("The applicant takes part.");
    case ActionNeed::Coordinator:
        return isCoordinator ? QString() : WhyNot::coordinatorsOnly();
    case ActionNeed::Change:
        if (!isCoordinator)
            return WhyNot::coordinatorsOnly();
        return desk.dossiers().mayChange()
                   ? QString()
                   : tr("Not while you read blind: you could not recognise whom you change.");
    default:
        return {};
    }
}

void ActionReasons::explain(QMenu *menu)
{
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { show(menu); });
    // After the action that was chosen has been done.
    connect(menu, &QMenu::aboutToHide, this,
            [this] { QTimer::singleShot(0, this, &ActionReasons::restore); });
}

void ActionReasons::show(QMenu *menu)
{
    restore();
    for (QAction *action : menu->actions()) {
        const QByteArray id = action->objectName().toLatin1();
        if (id.isEmpty() || action->isSeparator() || action->menu())
            continue;
        const QString reason = whyNot(id);
        action->setToolTip(reason.isEmpty() ? m_actions.toolTip(id) : reason);
        action->setStatusTip(reason); // for the keyboard, which shows no tool tip
        if (reason.isEmpty() || !action->isEnabled())
            continue;
        action->setEnabled(false);
        m_greyed.append(action);
    }
}

void ActionReasons::restore()
{
    for (const QPointer<QAction> &action : std::as_const(m_greyed)) {
        if (action) {
            action->setEnabled(true);
            action->setToolTip(m_actions.toolTip(action->objectName().toLatin1()));
        }
    }
    m_greyed.clear();
}

} // namespace Bole
