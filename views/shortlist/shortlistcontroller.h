// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskstages.h"
#include "model/desk/shortlistmodel.h"

class QWidget;

namespace Bole {

class Announcements;
class Dialogs;
class OpenDesk;

/// Which of the season's lists is in front, and the questions and errors of what is done to it, in
/// dialogs; the desk does it. Owned by the view.
class ShortlistController : public QObject
{
    Q_OBJECT

public:
    ShortlistController(OpenDesk &openDesk, Announcements &announcements, Dialogs &dialogs,
                        QWidget *window);

    ShortlistModel &model() { return m_model; }
    const QList<Shortlist> &lists() const { return m_lists; }
    const Shortlist &list() const { return m_model.list(); }
    bool hasList() const { return list().id.isValid(); }
    bool isOpen() const { return hasList() && !list().isSealed(); }
    bool isSealBroken() const;
    const QList<SealDifference> &differences() const { return m_differences; }

    void reload();
    void forget(); ///< what the list in front holds, until it is read again
    void close();
    void choose(ShortlistId list);
    ShortlistId chosen() const { return m_chosen; }

    void create();
    void copy();
    void rename();
    void remove();
    void setRule(const RankingRule &rule);
    void setLines(std::optional<int> quota, std::optional<int> waiting);
    void orderByRule() { reorder(rankingRuleFromJson(list().rule)); }
    void add(const QList<ApplicantId> &applicants);
    void removeEntries(const QList<qsizetype> &rows);
    void move(qsizetype from, qsizetype to);
    void toggleTie(qsizetype row);
    void changeGap(qsizetype row, int by);
    void askReason(qsizetype row);
    /// The committee's decision, for these entries.
    void decide(const QList<qsizetype> &rows, Decision decision);
    void decide(const QList<NewDecision> &decisions);
    /// What the chosen answered to an offer; of who declines it asks why.
    void setAnswer(const QList<qsizetype> &rows, Answer answer);
    bool mayDecide() const;
    /// Nothing happens to the stages of these until the moves are applied.
    void planMoves(const QList<qsizetype> &rows, const QString &stage);
    QList<PlannedMove> plannedMoves() const; ///< of the list's people
    void applyMoves();
    void dropMoves();
    void setQuotas(const GroupQuotas &quotas);
    void seal();

signals:
    void listsChanged();
    void listChanged();
    /// The entry that should be in front after a change.
    void entryMoved(Bole::ApplicantId applicant);
    /// The committee's decisions were set, as this step.
    void decided(const QList<Bole::NewDecision> &decisions, Bole::EditId step);

private:
    void load(ShortlistId list);
    DeskLists &stored() const;
    const ShortlistEntry *openEntry(qsizetype row) const;
    bool changed(const Result<DeskLists::Outcome> &done);
    bool tell(const Result<void> &result, const QString &what);
    void reorder(const RankingRule &rule);
    std::optional<ManualOrder> askAboutManualOrder();
    void showNew(const Result<ShortlistId> &made);
    QString freeName() const;
    QString nameOfCopy() const;
    QString moveWords(const PlannedMove &move) const;
    QString namesOf(const QList<ApplicantId> &applicants) const;
    QString answerWords(const QList<ApplicantId> &applicants, Answer answer,
                        const QList<ApplicantId> &movedUp) const;

    OpenDesk &m_openDesk;
    Announcements &m_announcements;
    Dialogs &m_dialogs;
    QWidget *m_window;
    ShortlistModel m_model;
    QList<Shortlist> m_lists;
    ShortlistId m_chosen;
    QList<SealDifference> m_differences;
};

} // namespace Bole
