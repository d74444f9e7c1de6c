// SPDX-License-Identifier: GPL-3.0-or-later
// How the shortlist's desk sets the committee's decisions.
#include "views/shortlist/shortlistcontroller.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"

namespace Bole {

bool ShortlistController::mayDecide() const
{
    return m_openDesk.desk() && m_openDesk.desk()->committee().mayDecide();
}

void ShortlistController::decide(const QList<qsizetype> &rows, Decision decision)
{
    if (!isOpen() || rows.isEmpty() || !mayDecide())
        return;
    QString reason;
    if (decision == Decision::Reject) {
        const auto given = m_dialogs.text(
            m_window, tr("Reason"),
            tr("Why does the committee reject %n applicant(s)?", nullptr, int(rows.size())));
        if (!given || given->trimmed().isEmpty())
            return;
        reason = given->trimmed();
    }
    QList<NewDecision> decisions;
    for (const qsizetype row : rows) {
        const PersonRow &entry = m_model.at(int(row));
        decisions.append({entry.facts.id, decision, reason, entry.decision.decision});
    }
    decide(decisions);
}

void ShortlistController::setAnswer(const QList<qsizetype> &rows, Answer answer)
{
    if (rows.isEmpty() || !mayDecide())
        return;
    QString reason;
    if (answer == Answer::Declined) {
        const auto given = m_dialogs.text(m_window, tr("Declined"),
                                          tr("Why was the offer declined, as far as it is known?"));
        if (!given)
            return;
        reason = *given;
    }
    QList<ApplicantId> applicants;
    for (const qsizetype row : rows)
        applicants.append(m_model.at(int(row)).facts.id);
    if (tell(stored().setAnswer(applicants, answer, reason), tr("The answer could not be stored.")))
        reload();
}

void ShortlistController::decide(const QList<NewDecision> &decisions)
{
    if (decisions.isEmpty() || !isOpen())
        return;
    const auto made = stored().decide(list().id, decisions);
    if (!made) {
        m_dialogs.error(m_window, tr("The decision could not be stored."), made.error());
        return;
    }
    if (made->outcome == DeskLists::Outcome::Kept)
        reload(); // it is shown as it will be
    emit decided(decisions, made->step);
}

} // namespace Bole
