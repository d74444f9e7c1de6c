// SPDX-License-Identifier: GPL-3.0-or-later
// How the shortlist's desk sets the committee's decisions.
#include "views/shortlist/shortlistcontroller.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskhistory.h"
#include "model/desk/deskstages.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/windowlanguage.h"
#include "views/shortlist/shortlistdelegate.h"

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
    const DeskHistory &history = m_openDesk.desk()->history();
    const EditId before = history.latestStep();
    const auto movedUp =
        m_openDesk.desk()->stages().setAnswer(list().id, applicants, answer, reason);
    if (!tell(movedUp.transform([](const QList<ApplicantId> &) {}),
              tr("The answer could not be stored.")))
        return;
    reload();
    if (const EditId step = history.latestStep(); step != before)
        m_announcements.announce({answerWords(applicants, answer, *movedUp), step});
    if (!movedUp->isEmpty())
        emit entryMoved(movedUp->first());
}

QString ShortlistController::namesOf(const QList<ApplicantId> &applicants) const
{
    QStringList names;
    for (const ApplicantId applicant : applicants) {
        if (const int row = m_model.rowOf(applicant); row >= 0)
            names << m_model.at(row).facts.name;
    }
    return names.join(tr(", ", "between names"));
}

/// What was noted of whom, and who comes within the quota because somebody declined.
QString ShortlistController::answerWords(const QList<ApplicantId> &applicants, Answer answer,
                                         const QList<ApplicantId> &movedUp) const
{
    const QString who = namesOf(applicants);
    const QString up = namesOf(movedUp);
    if (answer == Answer::Accepted)
        return tr("Accepted the offer: %1.").arg(who);
    if (answer == Answer::None)
        return tr("No answer yet: %1.").arg(who);
    if (up.isEmpty())
        return tr("Declined the offer: %1.").arg(who);
    return plannedMoves().isEmpty()
               ? tr("Declined the offer: %1. Moves up within the quota: %2.").arg(who, up)
               : tr("Declined the offer: %1. Moves up within the quota: %2. The move to the free "
                    "stage is planned; apply it above the list.")
                     .arg(who, up);
}

QList<PlannedMove> ShortlistController::plannedMoves() const
{
    if (!m_openDesk.desk() || list().entries.isEmpty())
        return {};
    return m_openDesk.desk()->stages().planned(list().applicants());
}

void ShortlistController::planMoves(const QList<qsizetype> &rows, const QString &stage)
{
    QList<ApplicantId> applicants;
    for (const qsizetype row : rows)
        applicants.append(m_model.at(int(row)).facts.id);
    if (!applicants.isEmpty() && tell(m_openDesk.desk()->stages().plan(applicants, stage),
                                      tr("The move could not be planned.")))
        reload();
}

void ShortlistController::dropMoves()
{
    QList<ApplicantId> applicants;
    for (const PlannedMove &move : plannedMoves())
        applicants.append(move.applicant);
    if (tell(m_openDesk.desk()->stages().plan(applicants, {}),
             tr("The move could not be planned.")))
        reload();
}

/// "江晓: Interview → Offer (Admit)"
QString ShortlistController::moveWords(const PlannedMove &move) const
{
    const QList<Stage> stages = m_openDesk.desk()->stages().all();
    const QString language = WindowLanguage::inUse();
    const QString from = move.place.stage.isEmpty() ? tr("no stage yet")
                                                    : stageName(stages, move.place.stage, language);
    QString words = tr("%1: %2 → %3", "somebody, from one stage to another")
                        .arg(move.name, from, stageName(stages, move.place.planned, language));
    if (const int row = m_model.rowOf(move.applicant); row >= 0 && !m_model.at(row).takesPlace)
        words = tr("%1 (takes no place: ruled out, or no total)", "a move").arg(words);
    if (!move.insteadOf.isEmpty())
        words = tr("%1, instead of %2", "a move, who declined").arg(words, move.insteadOf);
    return move.decision == Decision::Undecided ? words
                                                : tr("%1; decision: %2", "a move, what it brings")
                                                      .arg(words, decisionWord(move.decision));
}

void ShortlistController::applyMoves()
{
    const QList<PlannedMove> moves = plannedMoves();
    QStringList lines;
    QList<ApplicantId> applicants;
    for (const PlannedMove &move : moves) {
        applicants.append(move.applicant);
        lines << moveWords(move);
    }
    const int count = int(moves.size());
    if (count == 0 || m_dialogs.question(m_window, {tr("Apply %n planned move(s)?", nullptr, count),
                                                    lines.join(u'\n'),
                                                    {tr("Apply Them"), tr("Leave Them Planned")},
                                                    0,
                                                    false}) != 0)
        return;
    const auto step = m_openDesk.desk()->stages().apply(applicants, list().id);
    if (!tell(step.transform([](EditId) {}), tr("The moves could not be applied.")))
        return;
    reload();
    m_announcements.announce(
        {tr("%n applicant(s) moved to another stage.", nullptr, count), *step});
}

void ShortlistController::setQuotas(const GroupQuotas &quotas)
{
    if (isOpen() &&
        tell(stored().setQuotas(list().id, quotas), tr("The list could not be changed.")))
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
