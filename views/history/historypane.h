// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/history.h"

#include <QHash>
#include <QWidget>

class QStackedLayout;
class QTreeWidget;

namespace Bole {

class EmptyState;
class Session;

/// An edit in words: "Change GPA", "Remove from Publications". Also what Undo calls it.
QString editTitle(const HistoryEntry &entry);

/// Who changed what about the applicant in front, when, from what to what; any value can be put
/// back. It also carries undo and redo, which work across restarts because the history is in the
/// file.
class HistoryPane : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPane(Session &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void watchSeason();
    void reload();
    void undo();
    void redo();
    void putBack();
    void updateActions();
    void retranslate();

    Session &m_session;
    QTreeWidget *m_list;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
};

} // namespace Bole
