// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/shortliststore.h"
#include "model/shortlist/listorder.h"
#include "model/shortlist/shortlistmodel.h"

class QWidget;

namespace Bole {

class Session;

/// What can be done to the season's lists, and which of them is in front. The view asks for it, the
/// season's stores do it; questions and errors go through the session's dialogs. Owned by the view.
class ShortlistDesk : public QObject
{
    Q_OBJECT

public:
    ShortlistDesk(Session &session, QWidget *window);

    ShortlistModel &model() { return m_model; }
    const QList<Shortlist> &lists() const { return m_lists; }
    const Shortlist &list() const { return m_model.list(); }
    bool hasList() const { return list().id.isValid(); }
    bool isOpen() const { return hasList() && !list().isSealed(); }
    bool isSealBroken() const { return m_sealBroken; }
    Viewer viewer() const;

    void reload();
    void forget(); ///< what the list in front holds, until it is read again
    void close();
    void choose(ShortlistId list);

    void create();
    void rename();
    void remove();
    void setRule(const RankingRule &rule);
    void setLines(std::optional<int> quota, std::optional<int> waiting);
    void orderByRule();
    void add(const QList<ApplicantId> &applicants);
    void removeEntries(const QList<qsizetype> &rows);
    void move(qsizetype from, qsizetype to);
    void toggleTie(qsizetype row);
    void changeGap(qsizetype row, int by);
    void askReason(qsizetype row);
    void decide(Decision decision);
    void seal();

signals:
    void listsChanged();
    void listChanged();
    /// The entry that should be in front after a change.
    void entryMoved(Bole::ApplicantId applicant);

private:
    void load(ShortlistId list);
    bool put(const ListEntries &entries);
    bool tell(const Result<void> &result, const QString &what);
    QString freeName() const;

    Session &m_session;
    QWidget *m_window;
    ShortlistModel m_model;
    QList<Shortlist> m_lists;
    ShortlistId m_chosen;
    bool m_sealBroken = false;
};

} // namespace Bole
