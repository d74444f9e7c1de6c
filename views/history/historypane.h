// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/history.h"

#include <QHash>
#include <QWidget>

class QListWidget;
class QPushButton;
class QStackedLayout;

namespace Bole {

class EmptyState;
class Session;

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
    void showEvent(QShowEvent *event) override;

private:
    void watchSeason();
    void reload();
    void showEntries();
    QString show(const HistoryEntry &entry); ///< brings it to the front; its title
    QString titleOf(const HistoryEntry &entry) const;
    void undo();
    void redo();
    void putBack();
    void updateActions();
    void retranslate();

    Session &m_session;
    QListWidget *m_list;
    QPushButton *m_putBack;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
    bool m_stale = true; ///< to be listed again when the pane is seen
};

} // namespace Bole
