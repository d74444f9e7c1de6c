// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/actionreasons.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskreviews.h"
#include "views/common/actiontable.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"

#include <QMenu>
#include <QTimer>

#include <algorithm>

namespace Bole {

namespace {

/// What an action needs beside an open season, the first that is missing being the reason.
enum class Need { Applicant, Document, Selection, Reviewer, OpenReview, ClosedReview, Paper };

struct ActionNeeds
{
    const char *id;
    QList<Need> needs;
};

const QList<ActionNeeds> &rows()
{
    using enum Need;
    static const QList<ActionNeeds> all{
        {"print", {Paper}},
        {"next-applicant", {Applicant}},
        {"previous-applicant", {Applicant}},
        {"find-in-document", {Document}},
        {"find-next", {Document}},
        {"find-previous", {Document}},
        {"highlight-selection", {Document, Selection}},
        {"highlight-area", {Document}},
        {"fill-from-selection", {Document, Selection}},
        {"next-open-field", {Applicant}},
        {"confirm-section", {Applicant}},
        {"dismiss-hint", {Applicant}},
        {"read-again", {Document}},
        {"zoom-in", {Document}},
        {"zoom-out", {Document}},
        {"zoom-actual", {Document}},
        {"fit-width", {Document}},
        {"fit-page", {Document}},
        {"rotate-left", {Document}},
        {"rotate-right", {Document}},
        {"next-page", {Document}},
        {"previous-page", {Document}},
        {"go-to-page", {Document}},
        {"next-document", {Document}},
        {"previous-document", {Document}},
        {"document-links", {Document}},
        {"queue-next", {Reviewer}},
        {"review-submit", {Reviewer, Applicant, OpenReview}},
        {"review-cite", {Reviewer, Document, Selection, OpenReview}},
        {"review-skip", {Reviewer, Applicant, OpenReview}},
        {"review-abstain", {Reviewer, Applicant, OpenReview}},
        {"review-conflict", {Reviewer, Applicant, OpenReview}},
        {"review-take-back", {Reviewer, Applicant, ClosedReview}},
        {"decide-admit", {Reviewer, Applicant, OpenReview}},
        {"decide-interview", {Reviewer, Applicant, OpenReview}},
        {"decide-wait", {Reviewer, Applicant, OpenReview}},
        {"decide-reject", {Reviewer, Applicant, OpenReview}},
        {"decide-undecided", {Reviewer, Applicant, OpenReview}},
        {"shortlist-add", {Applicant}},
        {"compare-add", {Applicant}},
        {"compare-chosen", {Applicant}},
    };
    return all;
}

/// What can be done without a season.
bool isForAnybody(const QByteArray &id)
{
    static const QList<QByteArray> ids{
        "new-season", "open-season", "open-sample",     "preferences", "quit",
        "shortcuts",  "about",       "command-palette", "full-screen"};
    return ids.contains(id);
}

} // namespace

ActionReasons::ActionReasons(const ActionTable &actions, const OpenDesk &openDesk,
                             const ReadingPosition &position, QObject *parent)
    : QObject(parent), m_actions(actions), m_openDesk(openDesk), m_position(position)
{
}

QString ActionReasons::whyNot(const QByteArray &id) const
{
    const Desk *desk = m_openDesk.desk();
    const bool isListed = m_actions.action("mode-table")->isChecked() ||
                          m_actions.action("mode-statistics")->isChecked();
    const auto row = std::ranges::find_if(rows(), [&](const auto &one) { return id == one.id; });
    const bool isPossible = row == rows().end() && m_actions.action(id)->isEnabled();
    if (!desk && !isForAnybody(id) && !isPossible)
        return tr("Open a season first.");
    const QList<Need> needs = desk && row != rows().end() ? row->needs : QList<Need>();
    for (const Need need : needs) {
        const auto state = desk->reviews().myState(m_position.applicant());
        const bool isClosed =
            state && *state && **state != ReviewState::Draft && **state != ReviewState::Skipped;
        if (need == Need::Paper && isListed)
            return tr("What is shown here is exported, not printed: File → Export.");
        if (need == Need::Applicant && !m_position.applicant().isValid())
            return tr("Choose an applicant first.");
        if (need == Need::Document && !m_position.document().isValid())
            return tr("There is no document in front.");
        if (need == Need::Selection && m_position.selection().isEmpty())
            return tr("Select text in the document first.");
        if (need == Need::Reviewer && !m_openDesk.reviewer().isValid())
            return tr("Choose the current reviewer first.");
        if (need == Need::OpenReview && isClosed)
            return tr("The review is closed: take it back first.");
        if (need == Need::ClosedReview && !isClosed)
            return tr("There is no closed review to take back.");
    }
    if (m_actions.action(id)->isEnabled())
        return {};
    return desk && !desk->committee().mayDecide()
               ? tr("Not possible now, or for coordinators only.")
               : tr("Not possible with what is in front.");
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
